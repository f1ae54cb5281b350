# Diaballik et Senseï. $edition vaut « diaballik » ou « sensei ».

## Le jeu

diaballik-name = Diaballik
diaballik-edition = { $edition ->
    [sensei] Senseï
   *[diaballik] Diaballik
}
diaballik-tagline = Sept supports, une bille, trois actions. Qui passera derrière l’autre ?
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
diaballik-left-antijeu = { $antijeu ->
    [automatic] { $player } gagne par antijeu si le tour se termine ainsi : { $contacts } contacts avec le mur.
   *[announced] { $player } peut annoncer l’antijeu : { $contacts } contacts avec le mur.
}

## Dans la liste des coups et sur la boîte

diaballik-note-antijeu = antijeu
diaballik-note-end = fin
diaballik-cover-line = & Senseï

## Pourquoi un coup est refusé

error-diaballik-game-over = La partie est finie. Revenez en arrière ou lancez une revanche.
error-diaballik-opening-one-action = Le premier tour est court : une seule action, et vous l’avez faite. Terminez le tour.
error-diaballik-no-support = { $edition ->
    [sensei] Il n’y a pas de pierre en { $square }. Choisissez l’une des vôtres.
   *[diaballik] Il n’y a pas de support en { $square }. Choisissez l’un des vôtres.
}
error-diaballik-not-your-support = { $edition ->
    [sensei] La pierre en { $square } est à l’adversaire. Choisissez l’une des vôtres.
   *[diaballik] Le support en { $square } est à l’adversaire. Choisissez l’un des vôtres.
}
error-diaballik-no-moves-left = Plus de déplacement pour ce tour : deux au plus.
error-diaballik-carrier-cannot-move = { $edition ->
    [sensei] La pierre en { $square } porte le personnage : elle ne bouge pas tant qu’il est dessus.
   *[diaballik] Le support en { $square } porte la bille : il ne bouge pas tant qu’elle est dessus.
}
error-diaballik-not-straight = { $edition ->
    [sensei] Une pierre se déplace tout droit, le long d’une ligne ou d’une colonne.
   *[diaballik] Un support se déplace tout droit, le long d’une ligne ou d’une colonne.
}
error-diaballik-too-far = C’est trop loin : en mode Shizukana, un déplacement fait une seule case.
error-diaballik-occupied = La case { $square } est occupée. Il faut une case vide.
error-diaballik-chasm = { $edition ->
    [sensei] { $square } est un gouffre : aucune pierre ne peut s’y poser.
   *[diaballik] { $square } est un gouffre : aucun support ne peut s’y poser.
}
error-diaballik-path-blocked = Le chemin est barré en { $square }.
error-diaballik-path-chasm = { $edition ->
    [sensei] Un gouffre s’ouvre en { $square } : une pierre ne peut pas le franchir.
   *[diaballik] Un gouffre s’ouvre en { $square } : un support ne peut pas le franchir.
}
error-diaballik-pass-used = La passe de ce tour est déjà faite : une seule par tour.
error-diaballik-not-the-ball = { $edition ->
    [sensei] Votre personnage n’est pas en { $square }, mais en { $ball }. C’est de là qu’il saute.
   *[diaballik] Votre bille n’est pas en { $square }, mais en { $ball }. C’est de là que part la passe.
}
error-diaballik-no-receiver = { $edition ->
    [sensei] Aucune de vos pierres n’attend le personnage en { $square }.
   *[diaballik] Aucun de vos supports n’attend la bille en { $square }.
}
error-diaballik-not-in-line = Une passe suit une ligne, une colonne ou une diagonale.
error-diaballik-blocked-by-opponent = { $edition ->
    [sensei] La pierre adverse en { $square } coupe le passage.
   *[diaballik] Le support adverse en { $square } coupe la passe.
}
error-diaballik-antijeu-automatic = Dans cette partie, l’antijeu ne s’annonce pas : il est constaté à la fin de chaque tour.
error-diaballik-no-wall = L’adversaire ne forme pas de mur de la colonne a à la colonne g.
error-diaballik-few-contacts = { $count ->
    [0] Rien ne touche encore le mur : il faut { $needed } contacts face à face.
    [one] Un seul contact avec le mur : il en faut { $needed }, face à face.
   *[other] Seulement { $count } contacts avec le mur : il en faut { $needed }, face à face.
}
error-diaballik-end-no-action = Faites au moins une action avant de terminer : un déplacement ou une passe.

## Pourquoi un texte n’est pas compris

error-diaballik-step-syntax = « { $text } » n’est pas un coup. Écrivez par exemple c7-c6 (déplacement), d7>c7 (passe), antijeu ou end.
error-diaballik-position-syntax = « { $text } » n’est pas une position. Il faut le plateau, le camp qui joue (w ou d), les déplacements et les passes qui restent.
error-diaballik-position-rows = « { $text } » ne décrit pas sept lignes de sept cases, séparées par des barres obliques.
error-diaballik-position-supports = { $side ->
    [w] Il faut sept supports blancs ; cette position en compte { $count }.
   *[d] Il faut sept supports noirs ; cette position en compte { $count }.
}
error-diaballik-position-balls = { $side ->
    [w] Il faut une seule bille blanche ; cette position en compte { $count }.
   *[d] Il faut une seule bille noire ; cette position en compte { $count }.
}
error-diaballik-position-chasm = Dans cette position, une pièce se trouve dans le gouffre { $square }. Changez la position ou l’option des gouffres.
error-diaballik-position-two-winners = Dans cette position, les deux camps auraient gagné à la fois.
error-diaballik-position-word = « { $text } » n’a pas de sens à la fin d’une position de cette partie.

## Pourquoi ce tour : les conseils

advice-diaballik-win-goal = { $edition ->
    [sensei] Gagne tout de suite : le personnage arrive.
   *[diaballik] Gagne tout de suite : la bille arrive.
}
advice-diaballik-win-antijeu = Gagne tout de suite par antijeu : trois contacts avec le mur adverse.
advice-diaballik-win-forced = Gagne à coup sûr en { $turns } tours, quoi que fasse l’adversaire.
advice-diaballik-lost = Tout perd : c’est le tour que l’adversaire risque le plus de mal punir.
advice-diaballik-draw = Fait partie nulle : la position apparaît pour la troisième fois.
advice-diaballik-stop-goal = Empêche la passe gagnante de l’adversaire.
advice-diaballik-stop-antijeu = Empêche l’antijeu : l’adversaire allait toucher votre mur trois fois.
advice-diaballik-threat = Menace de gagner au prochain tour : l’adversaire doit réagir.
advice-diaballik-forward = { $edition ->
    [sensei] Rapproche le personnage du but.
   *[diaballik] Rapproche la bille du but.
}
advice-diaballik-scout = { $edition ->
    [sensei] Place une pierre tout près de la ligne adverse, prête à recevoir le personnage.
   *[diaballik] Place un support tout près de la ligne adverse, prêt à recevoir la bille.
}
advice-diaballik-block = { $edition ->
    [sensei] Barre la route au personnage adverse.
   *[diaballik] Barre la route à la bille adverse.
}
advice-diaballik-advance = { $edition ->
    [sensei] Fait avancer vos pierres.
   *[diaballik] Fait avancer vos supports.
}
advice-diaballik-regroup = Réorganise votre jeu pour ouvrir des passes et fermer celles de l’adversaire.

## Les figures des règles

diaballik-example-start = Le départ : sept supports par camp, les billes au milieu. À Blanc de jouer.
diaballik-example-turn = Blanc a joué un déplacement, c7-c6, puis la passe, d7>c6. Il lui reste un déplacement, ou la fin du tour.
diaballik-example-moves = En deux déplacements, le support blanc e5 peut atteindre c5, d4, d5, d6, e6, e7 ou f6.
diaballik-example-carrier = Le porteur d7 ne peut pas bouger. Mais après la passe d7>e7, il est libre, dans le même tour.
diaballik-example-passes = Noir peut passer de c1 vers a3, e1 ou g1, en survolant son propre support. Vers c4, le support blanc c3 coupe la ligne.
diaballik-example-no-action = Les supports blancs sont enfermés et la bille n’en voit aucun : Blanc ne peut que terminer son tour.
diaballik-example-goal = À Blanc de gagner : l’éclaireur va de f2 en f1, et la bille le rejoint en diagonale depuis c4.
diaballik-example-antijeu = Le mur blanc va de a à g. Les supports noirs a3, e4 et g4 le touchent de front : Noir peut annoncer l’antijeu.
diaballik-example-antijeu-behind = Le support noir d6 est déjà derrière le mur : il ne compte pas. Il manque encore un contact.
diaballik-example-antijeu-third = Deux contacts seulement. Noir avance de a2 en a3 : voilà le troisième, et l’annonce est permise aussitôt.
diaballik-example-antijeu-automatic = Antijeu automatique : si Noir joue a2-a3 et termine son tour, il gagne sans rien annoncer.
diaballik-example-sensei = Senseï : les mêmes coups, sur des pierres. Le Sage et le Singe ont déjà quitté leur place de départ.
diaballik-example-arashi = En mode Arashi, le support arrivé en c4 peut repartir aussi loin que la voie est libre, tout droit.
diaballik-example-swapped = Le départ croisé : chaque camp a deux éclaireurs sur la ligne adverse, en b et en f.
diaballik-example-chasms-two = Deux gouffres, en b4 et f4. Le Sage saute de b6 en b2 par-dessus le premier ; la pierre f7, elle, s’arrête au plus tard en f5.
diaballik-example-chasms-four = Quatre gouffres, en c3, e3, c5 et e5. D’un seul bond en diagonale, le Sage en franchit deux, de b6 à f2.
diaballik-example-chasms-antijeu = Les gouffres b4 et f4 ferment le mur du Sage. Devant eux, b3 et f3 ne comptent pas ; c3 et d3, si. Que le Singe avance a3 en a4, et il aura ses trois contacts.
diaballik-example-short-opening = Premier tour court : après un seul déplacement, il ne reste qu’à terminer.
diaballik-example-repetition = La position de départ apparaît ici pour la deuxième fois. Une fois de plus, et la partie est nulle.
diaballik-example-forced-win = Arashi et départ croisé : après c7-c5, c5-b5 et d7>b5, Noir n’a plus de parade.
