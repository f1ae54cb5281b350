# Moguli : des taupes, des chemins, et des galeries dessous.

## Le jeu

moguli-name = Moguli
moguli-tagline = Un jardin de sentiers, des galeries dessous. Pour traverser, il faut plonger sous quelqu’un.
moguli-description = Jouez à Moguli à deux, sur le même écran : tournez les tuiles du jardin, plongez sous les taupes, traversez. Les galeries se voient enfin. Gratuit, sans inscription, même hors ligne.
moguli-cover = La boîte de Moguli : deux taupes sur leurs taupinières, l’une coiffée de paille, l’autre d’un casque, et une galerie qui serpente sous la pelouse.
moguli-author = Reinhold Wittig, Abacusspiele, 2004

## Les camps

moguli-seat-0 = Clair
moguli-seat-1 = Foncé
moguli-pawn-0 = pion clair
moguli-pawn-1 = pion foncé

## Les options

moguli-option-new_home_row = Nouvelle rangée de départ
moguli-option-new_home_row-off = Non
moguli-option-new_home_row-on = Oui
moguli-option-new_home_row-help = Avant le premier tour, chacun peut échanger les tuiles de sa rangée avec celles de la rangée 3, 4 ou 5.

moguli-option-cylinder = Cylindre
moguli-option-cylinder-off = Non
moguli-option-cylinder-on = Oui
moguli-option-cylinder-help = Les colonnes a et e se touchent : ce qui sort d’un côté rentre de l’autre, dessus comme dessous.

## La fin de partie

moguli-termination-crossed = { $winners ->
    [0] Partie nulle : quatre pions de chaque camp ont traversé.
   *[other] { $winner } gagne : quatre pions ont traversé.
}
moguli-termination-blocked = { $winners ->
    [0] Partie nulle : six tours de suite sans coup possible, et autant de pions arrivés de part et d’autre.
   *[other] { $winner } gagne : six tours de suite sans coup possible, et plus de pions arrivés.
}
moguli-termination-limit = { $winners ->
    [0] Partie nulle : 400 tours, et autant de pions arrivés de part et d’autre.
   *[other] { $winner } gagne : après 400 tours, plus de pions arrivés.
}

## Les coups, tels qu’on les annonce

moguli-step-lay = Les tuiles sont posées.
moguli-step-swap = { $player } échange sa rangée avec la rangée { $row }.
moguli-step-keep = { $player } garde sa rangée.
moguli-step-pivot = { $player } tourne la tuile { $tile } de { $angle ->
    [90] un quart de tour à droite.
    [180] un demi-tour.
   *[270] un quart de tour à gauche.
}
moguli-step-move = { $player } va de { $from } en { $to } : { $way }.
moguli-step-end = { $player } termine son tour.

moguli-note-lay = tuiles
moguli-note-swap = rangée { $row }
moguli-note-keep = garde
moguli-note-pivot = { $tile } { $angle ->
    [90] +90°
    [180] 180°
   *[270] −90°
}
moguli-note-end = fin

## Les routes

moguli-route-surface = par le chemin { $gates }
moguli-route-down = descend en { $gate }
moguli-route-under = passe sous { $gate } ({ $pawn })
moguli-route-up = remonte en { $gate }
moguli-route-on = puis { $gates }
moguli-route-bonus = bonus

## Les tuiles

moguli-side-ne = nord-est
moguli-side-se = sud-est
moguli-side-sw = sud-ouest
moguli-side-nw = nord-ouest
moguli-place = { $place }, chemin { $top }, dessous { $under }
moguli-place-unlaid = { $place }, tuile pas encore posée
moguli-place-marked = triangle
moguli-place-locked = ne peut pas être tournée
moguli-place-mover = peut se déplacer

## Les boutons

moguli-lay = Poser les tuiles
moguli-button-swap = Prendre la { $row }
moguli-button-keep = Garder la mienne
moguli-button-end = Terminer le tour
moguli-hints = Montrer les tuiles qui ouvrent un coup
moguli-stats = Le terrain
moguli-rematch-same = Revanche, même terrain
moguli-tools = Regarder autrement
moguli-lens-under = Voir dessous
moguli-lens-under-key = Voir dessous, tant que la touche est tenue ; un appui bref le laisse ouvert jusqu’au suivant
moguli-lens-through = Galeries en pointillé
moguli-lens-through-key = Galeries en pointillé, de même
moguli-short-under = Dessous
moguli-short-through = Galeries
moguli-short-hints = Aide
moguli-short-terrain = Terrain
moguli-turning = Tourner la tuile { $tile }
moguli-angle = { $angle ->
    [90] Un quart de tour à droite
    [180] Un demi-tour
   *[270] Un quart de tour à gauche
}
moguli-angle-opens = { $angle } (ouvre un coup)
moguli-confirm = { $kind ->
    [pivot] Tourner
    [move] Aller en { $to }
   *[none] Valider
}
moguli-let-go = Lâcher

## Ce qu’il y a à faire

moguli-left = À jouer : { $pivots ->
    [0] aucune tuile à tourner
    [one] une tuile à tourner
   *[other] { $pivots } tuiles à tourner
}, { $moves ->
    [0] le pion est déplacé
   *[other] un pion à déplacer
}
moguli-crossed = { $seat } : { $count } sur { $needed } de l’autre côté
moguli-blocked = { $count ->
    [one] Un tour bloqué
   *[other] { $count } tours bloqués de suite
} ; à { $limit }, la partie s’arrête.
moguli-hint-lay = Les 35 tuiles attendent : laissez faire le hasard, ou choisissez le terrain.
moguli-hint-swap = { $player } peut échanger toute sa rangée avec la rangée 3, 4 ou 5, ou la garder.
moguli-hint-free = { $player } : libérez une porte de la rangée { $row }. Les pions cerclés d’or le peuvent.
moguli-hint-frozen = { $player } est bloqué : il faudrait libérer une porte, mais aucun pion ne le peut. Tournez une tuile, ou terminez.
moguli-hint-frozen-turned = { $player } reste bloqué : aucun pion ne peut libérer une porte. Terminez le tour.
moguli-hint-stuck = { $player } n’a aucun déplacement possible. Tournez une tuile, ou terminez.
moguli-hint-stuck-turned = { $player } n’a aucun déplacement possible. Terminez le tour.
moguli-hint-last = Dernier tour de { $player } : tout pion peut bouger, la rangée ne compte plus.
moguli-hint-bonus = Bonus ! { $pivots ->
    [one] Vous pouvez encore tourner une tuile.
   *[other] Vous pouvez encore tourner { $pivots } tuiles.
}
moguli-hint-left = { $moves ->
    [0] { $pivots ->
        [0] Tout est joué.
       *[other] Vous pouvez encore tourner une tuile, ou terminer.
    }
   *[other] { $pivots ->
        [0] Vous pouvez encore déplacer un pion.
       *[other] Tournez une tuile, déplacez un pion, dans l’ordre qui vous plaît.
    }
}
moguli-hint-opens = { $count ->
    [0] Aucune tuile n’ouvrirait de nouveau coup.
    [one] Une tuile, tournée, ouvrirait un coup.
   *[other] { $count } tuiles, tournées, ouvriraient un coup.
}
moguli-hint-both = { $tile } : touchez une porte pour y aller ; retouchez la tuile pour la tourner.
moguli-hint-pawn = { $tile } : touchez une porte pour y aller.
moguli-hint-tile = { $tile } : retouchez la tuile pour la tourner d’un quart, puis validez.
moguli-hint-route = { $from }–{ $to } : { $way }.
moguli-hint-pivot = { $tile } : { $appear ->
    [0] aucun lien n’apparaît
    [one] un lien apparaît
   *[other] { $appear } liens apparaissent
}, { $vanish ->
    [0] aucun ne disparaît.
    [one] un disparaît.
   *[other] { $vanish } disparaissent.
} Validez, ou tournez encore.

## Le terrain

moguli-terrain-own = Choisir le terrain
moguli-terrain-own-help = Collez un terrain reçu, ou composez le vôtre. Une lettre par tuile, de la rangée 7 à la rangée 1 : b nord-est, p sud-est, q sud-ouest, d nord-ouest ; en capitale si la tuile a un triangle.
moguli-terrain-text = Le terrain en lettres
moguli-terrain-tap = Toucher une tuile :
moguli-terrain-turn = Tourner
moguli-terrain-mark = Triangle
moguli-terrain-play = Jouer sur ce terrain
moguli-terrain-syntax = Il faut 35 lettres parmi b, p, q, d, B, P, Q, D : sept rangées de cinq.
moguli-terrain-help = Ce texte décrit les 35 tuiles comme elles ont été posées. Envoyez-le, notez-le : on jouera sur le même terrain.
moguli-terrain-none = Les tuiles ne sont pas encore posées.
moguli-terrain-copy = Copier le terrain
moguli-terrain-copied = Copié
moguli-terrain-again = Rejouer ici

## Pourquoi un coup est refusé

error-moguli-laid = Les tuiles sont déjà posées.
error-moguli-choose-first = Choisissez d’abord votre rangée de départ.
error-moguli-chosen = Il n’y a pas de rangée à choisir maintenant.
error-moguli-swap-row = La rangée { $row } ne s’échange pas : seulement la 3, la 4 ou la 5.
error-moguli-no-pivot-left = Il n’y a plus de tuile à tourner dans ce tour : une seule, et une de plus avec le bonus.
error-moguli-no-bonus = Vous avez déjà tourné votre tuile, et votre déplacement n’a pas gagné de bonus : il n’est passé sous aucun pion adverse.
error-moguli-locked = La tuile { $tile } vient d’être tournée par l’adversaire : on n’y touche pas ce tour-ci.
error-moguli-pivot-closes = Tourner ainsi { $tile } fermerait votre dernier moyen de libérer une porte de votre rangée. Sortez d’abord un pion.
error-moguli-moved = Vous avez déjà déplacé un pion dans ce tour.
error-moguli-no-pawn = Il n’y a pas de pion en { $gate }.
error-moguli-not-your-pawn = Le pion de { $gate } est à l’adversaire.
error-moguli-same-gate = Un pion ne peut pas finir sur la porte d’où il part.
error-moguli-occupied = La porte { $gate } est occupée.
error-moguli-must-free = Il faut d’abord libérer une porte de votre rangée : { $free ->
    [0] aucune n’est libre
    [one] une seule est libre
   *[other] { $free } sont libres
}, il en faut { $needed }.
error-moguli-frozen = Vous êtes bloqué : il faut libérer une porte de votre rangée, et aucun pion ne le peut. Tournez une tuile si vous pouvez encore, ou terminez.
error-moguli-home-open = Ce pion ne peut pas rentrer dans votre rangée : il doit y rester { $needed } portes libres.
error-moguli-under-nobody = Un chemin mène en { $gate }, mais sous personne : un déplacement passe toujours sous terre, sous au moins un pion.
error-moguli-no-way = Avec les tuiles ainsi posées, aucune route ne mène ce pion en { $gate }.
error-moguli-end-must-free = Pas encore : un de vos pions peut libérer une porte de votre rangée, il faut le faire ({ $free ->
    [0] aucune libre
    [one] une libre
   *[other] { $free } libres
} sur les { $needed } qu’il faut).

## Pourquoi un texte n’est pas compris

error-moguli-step-syntax = « { $text } » n’est pas un coup. Écrivez par exemple c4*90 (tourner), a1-c5 (déplacer), swap 3, keep ou end.
error-moguli-tiles-marked = Il faut { $needed } tuiles à triangle (capitales) ; ce terrain en a { $count }.
error-moguli-position-syntax = « { $text } » n’est pas une position. Il faut les tuiles, les pions et le camp qui joue (w ou d).
error-moguli-position-tiles = « { $text } » ne décrit pas les tuiles : sept rangées de cinq lettres parmi b, p, q, d, B, P, Q, D.
error-moguli-position-pawns = « { $text } » ne place pas les pions : sept rangées de w, d et de chiffres pour les portes libres.
error-moguli-position-count = Il faut cinq pions { $side ->
    [w] clairs
   *[d] foncés
} ; cette position en a { $count }.
error-moguli-position-word = « { $text } » n’a pas de sens dans cette position.
error-moguli-position-over = Dans cette position, la partie serait déjà finie.

## Les figures des règles

moguli-example-start = Le départ : cinq pions de chaque côté. Trois coups libèrent une porte de Clair ; le tour ne peut finir sans l’un d’eux.
moguli-example-tiles = En c2, une tuile à triangle : même angle dessus et dessous. En c3, une tuile sans triangle : la galerie va vers les deux autres côtés.
moguli-example-surface = En surface, c4 ne peut partir que vers d4, car c5 est occupée. En d3 il descend, passe sous e3 et remonte en e2.
moguli-example-phases = De b3 à b4 par le chemin, puis dessous : sous c4, et l’on remonte en c3 ou en d3.
moguli-example-under-nobody = Les mêmes galeries, mais personne en c4 : on ne passe sous aucun pion, donc aucun coup.
moguli-example-bonus = Clair est passé sous le pion foncé de c4 : il peut tourner sa tuile, et une autre en bonus.
moguli-example-locked = Clair a tourné a1, puis l’a remise : Foncé ne peut pas la tourner à ce tour.
moguli-example-ring = Un anneau de galeries : par un côté ou par l’autre, on passe sous b4 et l’on remonte en b3 ou en c4.
moguli-example-left-gate = La porte quittée compte comme vide : passer sous d5 ne suffit pas, il faut passer sous un autre pion.
moguli-example-must-free = Une seule porte de Clair est libre : a1 ou b1 doit sortir. Le pion de c4 attend.
moguli-example-frozen = Aucun pion de Clair ne peut sortir : il ne déplace rien, il peut seulement tourner une tuile.
moguli-example-thawed = Clair a tourné b1 : maintenant a1 peut sortir, donc il le doit.
moguli-example-home-open = Deux portes libres, pas plus : c2 ne peut pas rentrer, mais c1 peut changer de porte.
moguli-example-home-three = Trois portes libres : c2 peut rentrer.
moguli-example-fill = Clair est entré en b7. Foncé n’a plus qu’une porte libre : il doit en libérer une autre.
moguli-example-last-turn = Clair a quatre pions arrivés. Foncé joue une dernière fois : c2–e1 fait partie nulle.
moguli-example-second-wins = Foncé joue c2–b1, termine son tour, et gagne.
moguli-example-blocked = Sixième tour bloqué de suite : Foncé a un pion arrivé, Clair aucun. Foncé gagne.
moguli-example-blocked-draw = Sixième tour bloqué de suite, un pion arrivé chacun : partie nulle.
moguli-example-limit = Tour 400, le dernier : Foncé a trois pions arrivés, Clair deux.
moguli-example-new-home-row = Avec les tuiles de la rangée 5, Clair aurait un premier coup ; avec les siennes, aucun.
moguli-example-cylinder = Cylindre : sous la terre, e7 mène à a7. Le pion e5 remonte en a6 ou en b6.
moguli-example-no-cylinder = Les mêmes tuiles sans le cylindre : aucun coup.

## Les conseils

advice-moguli-win = Gagne tout de suite : le quatrième pion traverse.
advice-moguli-stop = Empêche l’adversaire de gagner au prochain tour.
advice-moguli-cross = Un pion de plus de l’autre côté, en { $gate }.
advice-moguli-freeze = Bloque l’adversaire : il doit libérer une porte et ne le peut plus.
advice-moguli-free = Libère la porte { $gate } de votre rangée.
advice-moguli-spoil = Tourner { $tile } coupe le meilleur chemin de l’adversaire.
advice-moguli-forward = { $rows ->
    [one] Avance d’une rangée.
   *[other] Avance de { $rows } rangées.
}
advice-moguli-bonus = Passe sous un pion adverse : une tuile de plus à tourner.
advice-moguli-prepare = Tourner { $tile } prépare le tour suivant.
advice-moguli-regroup = Place mieux un pion pour la suite.
advice-moguli-wait = Rien de mieux à faire pour l’instant.
advice-moguli-swap = La rangée { $row } donne un meilleur départ.
advice-moguli-keep = Votre rangée est déjà la meilleure.
