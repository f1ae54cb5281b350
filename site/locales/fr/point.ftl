# Point : des rangées de pions, des cartes d’échange, une banque.

## Le jeu

point-name = Point
point-tagline = Une rangée de pions, trois cartes qui se lisent dans les deux sens, une banque. Qui n’aura plus qu’une couleur ?
point-description = Jouez à Point à deux, trois ou quatre, ou deux contre deux, sur le même écran : échangez vos pions contre ceux de la banque jusqu’à n’avoir plus qu’une couleur. Gratuit, sans inscription, même hors ligne.
point-cover = La boîte de Point : une grande carte d’échange un peu tournée, des anneaux vert d’eau, une rangée de pions d’ébène et d’ivoire.
point-author = Piatnik, vers 1975

## Les places

point-seat-0 = Joueur 1
point-seat-1 = Joueur 2
point-seat-2 = Joueur 3
point-seat-3 = Joueur 4

## Les options

point-option-players = Joueurs
point-option-players-2 = Deux
point-option-players-3 = Trois
point-option-players-4 = Quatre
point-option-players-teams = 2 contre 2
point-option-players-help = À deux, le sort dit qui réunit les noirs. À trois, tout le monde les veut. À quatre, les places 1 et 3 réunissent les noirs, 2 et 4 les blancs, chacun pour soi ou en équipe.

point-option-deck = Cartes
point-option-deck-twice32 = Deux et trois
point-option-deck-five64 = Cinq en tout
point-option-deck-help = Deux et trois : chaque carte échange deux pions contre trois, et chacune existe en double. Cinq en tout : s’y ajoutent des cartes qui échangent un pion contre quatre ; plus court et plus fou.

point-option-layout = Rangée de départ
point-option-layout-free = Libre
point-option-layout-pairs = Par paires
point-option-layout-random = Au hasard
point-option-layout-help = Libre : chacun range ses six noirs et six blancs comme il veut. Par paires : deux noirs, deux blancs, et ainsi de suite.

## La fin de partie

point-termination-colour = { $winner } gagne : sa rangée n’a plus qu’une couleur, la bonne.
point-termination-together = { $winner } gagnent ensemble : leurs deux rangées n’ont plus que leur couleur, avec douze pions au moins.
point-termination-long = Partie nulle : après 300 tours, personne n’y est arrivé.

## Les pions et les cartes, tels qu’on les dit

point-pawn-b = noir
point-pawn-w = blanc
point-card-name = { $left } contre { $right }
point-place = place { $place } : { $pawn }
point-place-use = Ici, rendre { $gives }, prendre { $takes }. La rangée deviendrait : { $row }
point-row = { $player }, rangée de { $count ->
    [one] { $count } pion
   *[other] { $count } pions
} : { $pawns }.
point-row-stopped = Ce joueur s’est arrêté.
point-reading = Carte : rendre { $gives }, prendre { $takes } ({ $state }).
point-reading-turned = Tournée : rendre { $gives }, prendre { $takes } ({ $state }).
point-reading-fits = { $count ->
    [one] une place
   *[other] { $count } places
}
point-reading-nowhere = ces pions ne sont pas côte à côte dans la rangée
point-reading-short = la banque n’a pas assez : il manque { $black ->
    [0] { $white ->
        [one] un blanc
       *[other] { $white } blancs
    }
   *[other] { $white ->
        [0] { $black ->
            [one] un noir
           *[other] { $black } noirs
        }
       *[other] { $black ->
            [one] un noir
           *[other] { $black } noirs
        } et { $white ->
            [one] un blanc
           *[other] { $white } blancs
        }
    }
}
point-copies = En { $count } exemplaires.
point-card-of = Chez { $player }.
point-offer-lies = Jetée à l’instant, à prendre.
point-taken-lies = Prise au joueur précédent, à utiliser ce tour-ci.
point-bank = Banque
point-bank-holds = Banque : { $black ->
    [one] { $black } noir
   *[other] { $black } noirs
}, { $white ->
    [one] { $white } blanc
   *[other] { $white } blancs
}
point-pile = Pioche
point-pile-holds = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
point-discard = Défausse
point-discard-holds = Défausse : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
point-stopped = arrêté
point-left = Encore { $count } à échanger sur { $length } : { $pawn ->
    [b] des noirs
   *[w] des blancs
}

## Les coups, tels qu’on les annonce

point-step-row = { $player } range ses pions : { $pawns }.
point-step-card = { $player } reçoit la carte { $card }.
point-step-lot = { $players ->
    [2] Le sort a parlé : { $player } réunit les noirs et commence.
   *[other] Le sort a parlé : { $player } commence.
}
point-step-draw = { $refill ->
    [0] { $player } pioche.
   *[other] La pioche est vide : la défausse est mélangée. { $player } pioche.
}
point-step-take = { $player } prend la carte jetée : { $card }.
point-step-use = { $player } rend { $gives } et prend { $takes }, place { $place }. Banque : { $black ->
    [one] { $black } noir
   *[other] { $black } noirs
}, { $white ->
    [one] { $white } blanc
   *[other] { $white } blancs
}.
point-step-throw = { $player } jette la carte { $card }.
point-step-swap = { $player } donne { $card } à { $partner } contre { $other }.
point-step-stop = { $player } s’arrête et laisse ses cartes à { $partner }.
point-step-end = { $player } termine son tour.
point-note-lot = sort : { $player }
point-note-draw = pioche
point-note-take = prend { $card }
point-note-throw = jette { $card }
point-note-stop = arrêt
point-note-end = fin

## Les boutons

point-button-draw = Piocher
point-button-take = Prendre la carte
point-button-turn = Tourner
point-button-exchange = Échanger
point-button-throw = Jeter
point-button-stop = S’arrêter
point-button-end = Terminer le tour
point-hints = Ce que l’échange donne aux autres
point-stats = Les cartes restantes
point-layouts = Rangées toutes prêtes
point-layout-pairs = Paires
point-layout-triples = Trios
point-layout-halves = Moitiés
point-layout-random = Hasard
point-lay = { $player } : c’est ma rangée

## Ce qu’il y a à faire

point-hint-row = Touchez deux pions pour les échanger, ou prenez une rangée toute prête.
point-hint-row-second = Touchez l’autre pion : ils changeront de place.
point-hint-random = Le hasard range les pions.
point-hint-deal = On donne les cartes.
point-hint-lot = On tire au sort.
point-hint-begins = { $colour ->
    [b] { $player } réunit les noirs et commence : piochez une carte.
   *[w] { $player } réunit les blancs et commence : piochez une carte.
}
point-hint-draw = { $player } : piochez une carte.
point-hint-draw-useless = { $player } : la carte jetée ne peut pas vous servir. Piochez.
point-hint-take-or-draw = { $player } : piochez, ou prenez la carte jetée ; il faudra alors l’utiliser.
point-hint-use = { $player } : choisissez une carte cochée. La toucher encore la tourne.
point-hint-throw = { $player } : aucune carte ne peut servir. Choisissez celle que vous jetez.
point-hint-throw-this = Touchez la défausse pour jeter cette carte, ou choisissez-en une autre.
point-hint-throw-usable = Attention : { $player } pourrait prendre cette carte et s’en servir.
point-hint-throw-useless = { $player } ne pourrait rien faire de cette carte.
point-hint-taken = { $player } : la carte prise doit servir maintenant.
point-hint-swap = Touchez une carte de votre partenaire pour l’échanger contre celle-ci.
point-hint-chosen = { $count ->
    [one] { $exchange } : touchez la place éclairée pour voir le résultat, ou tournez la carte.
   *[other] { $exchange } : touchez une des { $count } places éclairées, ou tournez la carte.
}
point-hint-nowhere = { $exchange } : votre rangée n’a pas cette suite. Tournez la carte.
point-hint-short = { $exchange } : la banque n’a pas assez. Il manque { $black ->
    [0] { $white ->
        [one] un blanc.
       *[other] { $white } blancs.
    }
   *[other] { $white ->
        [0] { $black ->
            [one] un noir.
           *[other] { $black } noirs.
        }
       *[other] { $black ->
            [one] un noir
           *[other] { $black } noirs
        } et { $white ->
            [one] un blanc.
           *[other] { $white } blancs.
        }
    }
}
point-hint-preview = { $exchange }, place { $place } : voici le résultat. Touchez encore pour échanger.
point-hint-preview-wins = { $exchange }, place { $place } : et c’est gagné ! Touchez encore pour échanger.
point-hint-done = { $player } : c’est fait.
point-hint-done-swaps = { $swaps ->
    [one] Vous pouvez encore échanger une carte avec votre partenaire.
   *[other] Vous pouvez encore échanger { $swaps } cartes avec votre partenaire.
}
point-swaps-left = { $count ->
    [0] Plus d’échange avec le partenaire ce tour-ci
    [one] Encore un échange avec le partenaire
   *[other] Encore { $count } échanges avec le partenaire
}

## Ce qu’un échange donne aux autres

point-help-choose = Choisissez une carte et une place, et vous verrez ce que la nouvelle banque permet aux autres.
point-help-throw = Choisissez une carte, et vous verrez si le joueur suivant pourrait s’en servir.
point-help-nothing = La nouvelle banque ne change rien pour les autres.
point-opens = { $player } pourrait faire { $exchange }
point-opens-wins = { $player } pourrait gagner avec { $exchange }
point-closes = { $player } ne pourrait plus faire { $exchange }
point-stats-help = On ne connaît pas l’ordre de la pioche, mais on sait ce qu’elle contient. Voici les cartes de la pioche et de la défausse.
point-stats-card = Carte

## Pourquoi un coup est refusé

error-point-game-over = La partie est finie.
error-point-by-chance = C’est au hasard de décider.
error-point-lay-out-first = Rangez d’abord vos pions.
error-point-stopped = Vous avez choisi de vous arrêter : il ne reste qu’à terminer le tour.
error-point-row-not-now = La rangée est déjà faite.
error-point-row-uneven = Il faut { $needed } noirs et { $needed } blancs ; il y a ici { $black } noirs et { $white } blancs.
error-point-take-first = Prenez d’abord une carte.
error-point-taken-already = Vous avez déjà pris une carte ce tour-ci.
error-point-nothing-offered = Il n’y a pas de carte jetée à prendre.
error-point-offer-useless = Cette carte ne peut pas servir dans votre rangée ; or celui qui la prend doit l’utiliser. Piochez.
error-point-not-in-hand = Cette carte n’est pas dans votre main.
error-point-use-the-taken = Vous avez pris la carte jetée : c’est elle qu’il faut utiliser.
error-point-not-there = À partir de la place { $place }, votre rangée n’a pas ces pions dans cet ordre.
error-point-beyond-the-row = La rangée n’a que { $length } pions : il n’y a pas de place { $place }.
error-point-bank-short = La banque n’a pas assez pour cette carte. Il manque { $black ->
    [0] { $white ->
        [one] un blanc.
       *[other] { $white } blancs.
    }
   *[other] { $white ->
        [0] { $black ->
            [one] un noir.
           *[other] { $black } noirs.
        }
       *[other] { $black ->
            [one] un noir
           *[other] { $black } noirs
        } et { $white ->
            [one] un blanc.
           *[other] { $white } blancs.
        }
    }
}
error-point-used-already = Vous avez déjà utilisé ou jeté une carte dans ce tour : terminez-le.
error-point-must-use = Pas encore : au moins une de vos cartes peut servir. Il faut en utiliser une, même si cela ne vous arrange pas.
error-point-end-too-early = Pas encore : utilisez une carte, ou jetez-en une si aucune ne peut servir.
error-point-no-partner = Échanger des cartes ou s’arrêter : cela n’existe qu’à deux contre deux.
error-point-partner-stopped = Votre partenaire s’est arrêté : vous avez toutes les cartes.
error-point-swaps-spent = Pas plus de { $most } échanges de cartes par tour.
error-point-swap-identical = Ces deux cartes sont identiques : les échanger ne changerait rien.
error-point-swap-taken = La carte prise au joueur précédent doit servir : elle ne s’échange pas.
error-point-not-the-partners = Cette carte n’est pas à votre partenaire.
error-point-stop-second = Votre partenaire s’est déjà arrêté : vous devez continuer.
error-point-stop-mixed = Pour s’arrêter, il faut une rangée d’une seule couleur, la sienne.
error-point-stop-not-now = On s’arrête avant de prendre une carte, ou après en avoir utilisé ou jeté une.

## Pourquoi un texte n’est pas compris

error-point-step-syntax = « { $text } » n’est pas un coup. Écrivez par exemple wb=bww@3, throw wb=bww, draw, take ou end (b pour noir, w pour blanc).
error-point-position-syntax = « { $text } » n’est pas une position de Point.
error-point-position-seats = Il faut { $seats } joueurs ; cette position en a { $given }.
error-point-position-row = « { $text } » n’est pas une rangée possible ici.
error-point-position-card = « { $text } » n’est pas une carte.
error-point-position-copies = La carte { $card } n’existe qu’en { $copies ->
    [one] { $copies } exemplaire
   *[other] { $copies } exemplaires
} dans ce jeu de cartes.
error-point-position-phase = « { $phase } » n’est pas un moment possible du tour.
error-point-position-seat = Il n’y a pas de place { $seat } : elles vont de 1 à { $seats }.
error-point-position-turn = Le tour { $turn } n’est pas possible ici ; le dernier est le { $longest }.
error-point-position-colours = « { $colours } » ne dit pas qui réunit quelle couleur.
error-point-position-hand = La place { $seat } devrait avoir { $expected } cartes et en a { $cards }.
error-point-position-pile = La pioche ou la défausse ne convient pas à ce moment.
error-point-position-pawns = { $colour ->
    [b] Il devrait y avoir { $expected } pions noirs en tout, il y en a { $count }.
   *[w] Il devrait y avoir { $expected } pions blancs en tout, il y en a { $count }.
}
error-point-position-offer = Aucune carte ne peut être à prendre à ce moment ({ $card }).
error-point-position-taken = La carte { $card } ne peut pas avoir été prise ici.
error-point-position-swaps = Il ne peut pas y avoir eu { $swaps } échanges de cartes ici.
error-point-position-stopped = La place { $seat } ne peut pas s’être arrêtée.
error-point-position-ending = La position dit « { $text } », mais la partie n’est pas finie ainsi.

## Les figures des règles

point-example-start = Avant la partie : chacun range six noirs et six blancs comme il veut.
point-example-printed-1 = Noir rend un noir et deux blancs qui se suivent, et prend un blanc et un noir. La banque, vide, garde un blanc. La carte est tournée pour cela.
point-example-printed-2 = Blanc rend ses pions 6 et 7, un blanc et un noir, et prend un noir et deux blancs.
point-example-both-readings = Une carte, deux lectures, et pour chacune un choix de places.
point-example-bank-short = La banque n’a qu’un noir. La carte qui en demande trois sans en rendre attendra : il en manque deux.
point-example-compulsory = Une seule carte peut servir, et elle coûte un noir à Noir. Il faut la jouer quand même.
point-example-throw = Aucune carte ne peut servir : on en jette une, au choix. Les deux cartes identiques ne font qu’un choix.
point-example-offer = La carte jetée est à prendre, à condition de s’en servir. Piocher l’envoie à la défausse.
point-example-taken = La carte prise doit servir dans le tour, quoi que la main puisse faire d’autre.
point-example-offer-useless = Cette carte ne peut pas servir : impossible de la prendre.
point-example-refill = La pioche est vide : toute la défausse redevient la pioche.
point-example-win = Après cet échange, la rangée de Noir est toute noire : Noir gagne à la fin de son tour.
point-example-wrong-colour = Une rangée toute de l’autre couleur ne décide de rien : ici, tous réunissent les noirs.
point-example-three = À trois, la première rangée toute noire gagne.
point-example-four = À quatre, les places 2 et 4 réunissent les blancs : celle-ci va gagner.
point-example-five64 = L’autre jeu de cartes a aussi des cartes d’un pion contre quatre.
point-example-swap = À deux contre deux, les partenaires sont face à face. Celui dont c’est le tour peut échanger une carte contre une carte différente.
point-example-swaps-spent = Trois échanges de cartes par tour, pas un de plus.
point-example-swap-duty = Une carte peut servir… mais on a le droit de la donner d’abord au partenaire.
point-example-stop = La rangée du joueur 1 est toute noire : il peut s’arrêter et laisser ses cartes au partenaire.
point-example-stop-not-now = Carte en main, on ne s’arrête pas : il faut d’abord jouer.
point-example-seven-cards = Le partenaire d’un joueur arrêté tient six cartes, sept pendant son tour.
point-example-eleven = À eux deux, onze pions noirs et plus aucun blanc : un de moins qu’il n’en faut.
point-example-skipped = Les tours d’un joueur arrêté sont sautés : après la place 4 vient la place 2.
point-example-long = Après 300 tours, la partie est nulle.

## Les conseils : pourquoi un coup est bon

advice-point-win = Gagne tout de suite.
advice-point-block = Ne laisse à aucun adversaire une carte gagnante.
advice-point-ready = Au prochain tour, une carte de votre main peut achever la rangée.
advice-point-clear = { $count ->
    [one] Un pion de l’autre couleur en moins.
   *[other] { $count } pions de l’autre couleur en moins.
}
advice-point-deny = Il manque désormais à la banque ce qu’il faut au joueur suivant.
advice-point-shape = La rangée sera plus facile à achever.
advice-point-later = Perd un peu dans la rangée, mais la banque et les cartes gardées le rendront.
advice-point-least = Il faut utiliser une carte : c’est ici le moindre mal.
advice-point-safe = Le joueur suivant ne peut pas utiliser la carte jetée.
advice-point-throw = Aucune carte n’est utilisable, et celle-ci vous manquera le moins.
advice-point-take = La carte jetée fait mieux qu’une carte inconnue.
advice-point-draw = La pioche promet mieux que la carte jetée.
advice-point-swap = La carte de votre partenaire fait mieux dans votre rangée.
advice-point-stop = Votre rangée est comme il faut : plus rien ne peut la gâter.
advice-point-end = Il n’y a plus rien à faire à ce tour.
advice-point-row = Une rangée qui s’achève en peu d’échanges.
