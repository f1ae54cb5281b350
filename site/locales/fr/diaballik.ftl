# Diaballik et Senseï. $edition vaut « diaballik » ou « sensei ».

## Le jeu

diaballik-name = Diaballik
diaballik-edition = { $edition ->
    [sensei] Senseï
   *[diaballik] Diaballik
}
diaballik-tagline = Sept supports, une bille, trois actions. Qui passera derrière l’autre ?
diaballik-tagline-sensei = Le Sage ou le Singe : qui atteindra l’autre rive ?
diaballik-description = Jouez à Diaballik et à Senseï à deux, sur le même écran : déplacez vos supports, faites la passe, portez votre bille sur la ligne adverse. Gratuit, sans inscription, même hors ligne.
diaballik-cover = La boîte de Diaballik : deux billes de verre sur un tapis vert, entre des supports de bois tourné.
diaballik-author = Un jeu de Philippe Lefrançois

## Les camps

diaballik-seat-0 = { $edition ->
    [sensei] Le Sage
   *[diaballik] Blanc
}
diaballik-seat-1 = { $edition ->
    [sensei] Le Singe
   *[diaballik] Noir
}

## Les options

diaballik-option-edition = Édition
diaballik-option-edition-diaballik = Diaballik
diaballik-option-edition-sensei = Senseï
diaballik-option-edition-help = Le même jeu sous deux habits : billes et supports, ou le Sage et le Singe sur leurs pierres.

diaballik-option-movement = Déplacement
diaballik-option-movement-shizukana = Shizukana (le calme)
diaballik-option-movement-arashi = Arashi (la tempête)
diaballik-option-movement-help = Shizukana : une case par déplacement. Arashi : autant de cases libres qu’on veut, en ligne droite.

diaballik-option-start = Départ
diaballik-option-start-line = En ligne
diaballik-option-start-swapped = Croisé
diaballik-option-start-help = En ligne : chacun chez soi. Croisé : en b et en f, chacun a déjà une pièce dans le camp d’en face.

diaballik-option-chasms = Gouffres
diaballik-option-chasms-none = Aucun
diaballik-option-chasms-two = Deux (b4, f4)
diaballik-option-chasms-four = Quatre (c3, e3, c5, e5)
diaballik-option-chasms-help = Des trous où rien ne s’arrête et que seules les passes survolent. En mode Arashi seulement.

diaballik-option-antijeu = Antijeu
diaballik-option-antijeu-announced = Annoncé
diaballik-option-antijeu-automatic = Automatique
diaballik-option-antijeu-help = Contre un mur : à vous de le voir et de l’annoncer, ou le jeu le constate à la fin de chaque tour.

diaballik-option-first = Qui commence
diaballik-option-first-white = { $edition ->
    [sensei] Le Sage
   *[diaballik] Blanc
}
diaballik-option-first-dark = { $edition ->
    [sensei] Le Singe
   *[diaballik] Noir
}
diaballik-option-first-help = Le camp qui joue le tout premier tour.

diaballik-option-opening = Premier tour
diaballik-option-opening-free = Libre
diaballik-option-opening-short = Court
diaballik-option-opening-help = Court : le tout premier tour se limite à une seule action, un déplacement ou une passe.

diaballik-advice-short-opening = Conseillé : avec Arashi et le départ croisé, qui commence peut forcer la victoire au deuxième tour. Un premier tour court rétablit l’équilibre.

## La fin de partie

diaballik-termination-goal = { $edition ->
    [sensei] { $winner } gagne : son personnage a atteint la ligne de départ adverse.
   *[diaballik] { $winner } gagne : sa bille a atteint la ligne de départ adverse.
}
diaballik-termination-antijeu = { $edition ->
    [sensei] { $winner } gagne par antijeu : au moins trois de ses pierres butaient contre le mur adverse.
   *[diaballik] { $winner } gagne par antijeu : au moins trois de ses supports butaient contre le mur adverse.
}
diaballik-termination-repetition = Partie nulle : la même position est apparue trois fois.

## Les coups, tels qu’on les annonce

diaballik-step-move = { $edition ->
    [sensei] { $player } déplace une pierre de { $from } en { $to }.
   *[diaballik] { $player } déplace un support de { $from } en { $to }.
}
diaballik-step-pass = { $edition ->
    [sensei] { $player } fait passer son personnage de { $from } en { $to }.
   *[diaballik] { $player } passe la bille de { $from } en { $to }.
}
diaballik-step-antijeu = { $player } annonce l’antijeu.
diaballik-step-end = { $player } termine son tour.

## Les boutons

diaballik-button-antijeu = Annoncer l’antijeu
diaballik-button-end = Terminer le tour

## Les cases

diaballik-place-empty = { $place }, case vide
diaballik-place-support = { $edition ->
    [sensei] { $place }, pierre : { $seat }
   *[diaballik] { $place }, support : { $seat }
}
diaballik-place-ball = { $edition ->
    [sensei] { $place }, pierre et personnage : { $seat }
   *[diaballik] { $place }, support avec la bille : { $seat }
}
diaballik-place-chasm = { $place }, gouffre

## Ce qui reste du tour

diaballik-left = Reste à jouer
diaballik-left-moves = { $count ->
    [0] Plus de déplacement
    [one] { $count } déplacement
   *[other] { $count } déplacements
}
diaballik-left-passes = { $count ->
    [0] Plus de passe
    [one] { $count } passe
   *[other] { $count } passes
}
diaballik-left-antijeu = { $player } peut annoncer l’antijeu : { $contacts } contacts avec le mur.

## Dans la liste des coups et sur la boîte

diaballik-note-antijeu = antijeu
diaballik-note-end = fin
diaballik-cover-line = & Senseï
