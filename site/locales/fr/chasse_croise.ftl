# Chassé-croisé : la course croisée à deux dés.

## Le jeu

chasse_croise-name = Chassé-croisé
chasse_croise-tagline = Dix pions qui montent, dix pions qui traversent, deux dés. Qui passera sans se faire toucher ?
chasse_croise-description = Jouez au Chassé-croisé à deux, sur le même écran : lancez les dés, faites traverser vos pions, renvoyez ceux de l’adversaire au départ. Gratuit, sans inscription, même hors ligne.
chasse_croise-cover = La boîte du Chassé-croisé : deux rubans rayés qui se croisent, un cône rouge, un cylindre blanc et deux dés.
chasse_croise-cover-title = Chassé-|croisé
chasse_croise-author = Auteur inconnu

## Les camps

chasse_croise-seat-0 = Rouge
chasse_croise-seat-1 = Blanc

## Les options

chasse_croise-option-lanes = Couloirs
chasse_croise-option-lanes-10 = Dix
chasse_croise-option-lanes-7 = Sept
chasse_croise-option-lanes-5 = Cinq
chasse_croise-option-lanes-help = Dix pions par camp, comme sur le plateau d’origine, ou moins pour une partie plus courte.

chasse_croise-option-first = Qui commence
chasse_croise-option-first-roll = Les dés
chasse_croise-option-first-red = Rouge
chasse_croise-option-first-white = Blanc
chasse_croise-option-first-help = Les dés : chacun lance, le plus fort total commence et relance pour jouer.

## La fin de partie

chasse_croise-termination-home = { $winner } gagne : tous ses pions sont arrivés.
chasse_croise-termination-long = Partie nulle : après 600 tours, personne n’est arrivé.

## Les coups, tels qu’on les annonce

chasse_croise-step-roll = { $player } lance les dés : { $high } et { $low }.
chasse_croise-step-play = { $direction ->
    [forward] { $player } avance le pion { $lane } de { $die }, { $where }.
   *[backward] { $player } recule le pion { $lane } de { $die }, { $where }.
}
chasse_croise-step-hit = { $pawn } retourne au départ !
chasse_croise-step-end = { $player } termine son tour.
chasse_croise-note-end = fin

## Les boutons

chasse_croise-roll = Lancer les dés
chasse_croise-button-end = Terminer le tour
chasse_croise-swap = Échanger l’ordre des dés
chasse_croise-hints = Pions menacés
chasse_croise-stats = Les dés jusqu’ici
chasse_croise-real-die = Dé { $number }
chasse_croise-real-choose = Touchez la face de chaque dé
chasse_croise-real-play = Jouer { $first } et { $second }

## Les cases

chasse_croise-pawn = { $seat } { $lane }
chasse_croise-where-start = au départ
chasse_croise-where-home = arrivé
chasse_croise-where-crossing = case { $place }
chasse_croise-place-pawn = pion { $pawn }, { $where }
chasse_croise-place-empty = couloir { $lane } : { $seat }, { $where }, vide

## Ce que disent les dés

chasse_croise-dice = { $left ->
    [0] Dés : { $high } et { $low }, tous deux joués.
    [one] Dés : { $high } et { $low }. Il reste le { $first }.
   *[other] Dés : { $high } et { $low }, à jouer.
}
chasse_croise-dice-waiting = Les dés attendent : { $player }.
chasse_croise-to-roll = { $player } : aux dés !
chasse_croise-rolloff = Qui commence ? { $player } lance les dés.
chasse_croise-rolloff-answer = { $other } a fait { $total }. { $player } lance les dés.
chasse_croise-rolloff-again = Égalité ! On relance, { $player } d’abord.
chasse_croise-begins = { $player } commence : relancez les dés.
chasse_croise-left = { $count ->
    [0] Les deux dés sont joués.
    [one] Il reste le { $first } à jouer.
   *[other] À jouer : { $first } et { $second }.
}
chasse_croise-barred = { $pawn } barre le passage : on ne saute pas par-dessus.
chasse_croise-home = { $seat } : { $count } sur { $of } à l’arrivée

## Sous le plateau, sur un petit écran

chasse_croise-tray = Choisir un pion
chasse_croise-tray-landings = Choisir une arrivée
chasse_croise-tray-back = { $pawn } : choisir un autre pion
chasse_croise-tray-home = but
chasse_croise-tray-start = dép.
chasse_croise-landing = { $count ->
    [one] Avec le { $first } : { $where }.
   *[other] Avec le { $first } puis le { $second } : { $where }.
}

## Les menaces et l’équité des dés

chasse_croise-threats = { $count ->
    [0] Aucun pion menacé
    [one] Un pion menacé
   *[other] { $count } pions menacés
}
chasse_croise-threat = { $pawn } : { $ways } sur { $of }
chasse_croise-stats-help = Combien de fois chaque face est tombée. Le trait montre la moyenne de dés parfaits.
chasse_croise-stats-face = Face
chasse_croise-stats-rolls = Lancers
chasse_croise-stats-pairs = Doubles
chasse_croise-stats-mean = Total moyen
chasse_croise-stats-expected = { $count } (moy. { $expected })
chasse_croise-stats-fair = Les dés viennent du hasard cryptographique de votre appareil, le même qui protège vos mots de passe. Personne ne peut les prévoir, et rien ne les corrige : une série étonnante reste du hasard.

## Pourquoi un coup est refusé

error-chasse-croise-step-syntax = « { $text } » n’est pas un coup. Écrivez par exemple 4+6 (pion 4, six en avant), 4-3 (trois en arrière), roll 6-3 ou end.
error-chasse-croise-roll-not-now = Les dés sont déjà lancés pour ce tour.
error-chasse-croise-end-forward-possible = Pas encore : un dé peut avancer un pion, il faut donc le jouer (par exemple le { $die } avec le pion { $lane }).
error-chasse-croise-no-such-lane = Il n’y a pas de couloir { $lane } : ils vont de 1 à { $lanes }.
error-chasse-croise-no-such-die = Aucun dé ne montre { $die }.
error-chasse-croise-die-used = Le { $die } est déjà joué.
error-chasse-croise-beyond-home = L’arrivée se gagne au point près : le pion { $lane } est à { $left } du but, le { $die } est trop.
error-chasse-croise-beyond-start = Le pion { $lane } ne peut pas reculer de { $die } : il n’est qu’à { $left } de son départ.
error-chasse-croise-blocked = Un pion adverse barre le passage du pion { $lane } en case { $by } : on ne saute pas par-dessus.

## Pourquoi un texte n’est pas compris

error-chasse-croise-position-syntax = « { $text } » n’est pas une position. Il faut les places des pions rouges, celles des blancs, le camp qui joue et les dés.
error-chasse-croise-position-lanes = Il faut { $lanes } pions par camp ; cette position en donne { $given }.
error-chasse-croise-position-crossing = Deux pions ne peuvent pas se tenir au même croisement : colonne { $column }, rangée { $row }.
error-chasse-croise-position-dice = « { $text } » n’est pas un lancer. Écrivez par exemple 6-3, 6-3:3 (il reste le 3) ou - (à lancer).
error-chasse-croise-position-two-winners = Dans cette position, les deux camps auraient gagné à la fois.

## Pourquoi ce tour, dans un conseil

advice-chasse_croise-win = Gagne tout de suite !
advice-chasse_croise-hit = { $points ->
    [one] Renvoie le pion adverse { $lane } au départ : un pas à refaire.
   *[other] Renvoie le pion adverse { $lane } au départ : { $points } pas à refaire.
}
advice-chasse_croise-hits = Renvoie deux pions adverses au départ : { $points } pas à refaire.
advice-chasse_croise-home = { $count ->
    [one] Fait arriver le pion { $lane }.
   *[other] Fait arriver deux pions d’un coup.
}
advice-chasse_croise-rescue = Met à l’abri le pion { $lane }, qui risquait d’être touché.
advice-chasse_croise-bar = Barre la route du pion adverse { $lane }, qui ne peut pas sauter.
advice-chasse_croise-threat = Menace le pion adverse { $lane }, qui a beaucoup à perdre.
advice-chasse_croise-safe = Avance sans laisser de pion en grand danger.
advice-chasse_croise-back = Recule un peu pour être mieux placé au prochain lancer.
advice-chasse_croise-pass = Rien de mieux à faire que de terminer le tour.
advice-chasse_croise-advance = Avance, avec un risque qui en vaut la peine.

## Les figures des règles

chasse_croise-example-start = Premier tour : Rouge a lancé 6 et 3. Tous ses pions attendent au départ, en A.
chasse_croise-example-rolloff = Rouge et Blanc ont fait 9 tous les deux : on relance.
chasse_croise-example-two-dice = Rouge a lancé 6 et 3. Le pion 2 avance de 6 et le pion 5 de 3 ; ou le pion 7 avance de 9 ; ou le pion 5 recule de 6 et le pion 2 de 3.
chasse_croise-example-straight-home = Avec 6 et 5, le pion 4 va d’un trait de son départ à son arrivée : onze pas.
chasse_croise-example-hits = Rouge a lancé 4 et 3. Le pion 2 avance de 3 et touche Blanc 6 ; le pion 8 avance de 4 et touche Blanc 5.
chasse_croise-example-out-of-home = Rouge a lancé 6 et 2. Les pions 3 et 6, déjà arrivés, ressortent et touchent chacun un pion blanc.
chasse_croise-example-no-jump = Rouge a lancé 3 et 2. Le pion 4 est coincé : avec 2, 3 ou 5, il devrait sauter par-dessus Blanc 1.
chasse_croise-example-one-step-left = Le pion 1 est à un pas du but, mais les dés disent 3 et 2. On peut passer… ou reculer de 2 et avancer de 3 !
chasse_croise-example-back-and-home = Rouge a lancé 6 et 5. Le pion 3 recule de 5, touche Blanc 5, puis avance de 6 : le voilà arrivé.
chasse_croise-example-back-twice = Rouge a lancé 5 et 2. Le pion 3 recule de 5, touche, puis recule encore de 2 et touche de nouveau.
chasse_croise-example-compulsory = Rouge a lancé 6 et 1. Les deux dés peuvent avancer un pion : impossible de terminer tout de suite.
chasse_croise-example-nothing-left = Devant chaque pion rouge se tient un pion blanc : aucun 6 ne passe. Le tour s’arrête là.
chasse_croise-example-won-with-a-die-left = Le 1 fait arriver le dernier pion : la partie est gagnée, le 6 n’est pas joué.
