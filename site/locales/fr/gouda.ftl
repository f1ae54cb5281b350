# Gouda! Gouda! : la course au fromage, à deux jusqu’à six.

## Le jeu

gouda-name = Gouda! Gouda!
gouda-tagline = Des souris, une cuisine la nuit, un énorme fromage. Qui montera le premier sur la table ?
gouda-description = Jouez à Gouda! Gouda! de deux à six, sur le même écran : lancez les dés, faites grimper vos souris, faites dégringoler les autres, et gardez vos pouvoirs secrets. Gratuit, sans inscription, même hors ligne.
gouda-cover = La boîte de Gouda! Gouda! : une pyramide de souris sous un gouda entier, la nuit, et trois dés de couleur.
gouda-cover-title = Gouda!|Gouda!
gouda-author = Frédéric Moyersoën

## Les couleurs

gouda-seat-0 = Rouge
gouda-seat-1 = Bleu
gouda-seat-2 = Vert
gouda-seat-3 = Jaune
gouda-seat-4 = Violet
gouda-seat-5 = Blanc

## Les options

gouda-option-markers = Pouvoirs
gouda-option-markers-help = Combien de marqueurs secrets chacun tire. Sans pouvoirs, qui commence a un petit avantage ; avec trois, non. « Un de chaque » se joue à cinq au plus.
gouda-option-markers-0 = Aucun
gouda-option-markers-1 = 1
gouda-option-markers-2 = 2
gouda-option-markers-3 = 3
gouda-option-markers-4 = 4
gouda-option-markers-5 = 5
gouda-option-markers-set = Un de chaque
gouda-option-cheeses = Fromages sur la table
gouda-option-cheeses-help = Un seul : la première souris arrivée gagne. Plusieurs : c’est le festival, on joue jusqu’au dernier morceau.
gouda-option-cheeses-1 = Un
gouda-option-cheeses-3 = Trois
gouda-option-cheeses-6 = Six
gouda-option-scattered = Fromages en chemin
gouda-option-scattered-help = Un morceau de plus sur chacun des trois détours. Pas avec six sur la table : la boîte du jeu n’en contient que six.
gouda-option-scattered-off = Non
gouda-option-scattered-on = Oui
gouda-option-first = Qui commence
gouda-option-first-help = La place qui joue d’abord : traditionnellement, la personne la plus jeune.
gouda-option-first-1 = Place 1
gouda-option-first-2 = Place 2
gouda-option-first-3 = Place 3
gouda-option-first-4 = Place 4
gouda-option-first-5 = Place 5
gouda-option-first-6 = Place 6
gouda-advice-second-game = Déjà joué une fois ? Avec trois pouvoirs chacun, la partie devient plus retorse, et personne n’a l’avantage.

## La fin de partie

gouda-termination-cheese = { $winner } gagne : une de ses souris est au fromage !
gouda-termination-festival = Il n’y a plus une miette. { $winner } a mangé le plus de fromage.
gouda-termination-stranded = Plus une souris ne peut avancer. { $winner } a mangé le plus de fromage.

## Les lieux

gouda-place-m0 = la grosse boîte
gouda-place-c1 = la caisse de gauche
gouda-place-c2 = la caisse de droite
gouda-place-m1 = les livres de cuisine
gouda-place-s1 = les confitures
gouda-place-m2 = les cartons
gouda-place-s2 = les journaux
gouda-place-m3 = les sacs de farine
gouda-place-s3 = la boîte à biscuits
gouda-place-m4 = l’étagère
gouda-place-f1 = le tabouret de gauche
gouda-place-f2 = le tabouret de droite
gouda-place-t = la table
gouda-mice = { $count ->
    [one] une souris : { $seat }
   *[other] { $count } souris : { $seat }
}
gouda-count = { $count ->
    [one] 1 souris
   *[other] { $count } souris
}
gouda-nobody-here = personne
gouda-cheese = { $count ->
    [one] un fromage
   *[other] { $count } fromages
}

## Les dés

gouda-roll = Lancer les dés
gouda-dice-g = { $count ->
    [one] 1 vert
   *[other] { $count } verts
}
gouda-dice-y = { $count ->
    [one] 1 jaune
   *[other] { $count } jaunes
}
gouda-dice-r = { $count ->
    [one] 1 rouge
   *[other] { $count } rouges
}
gouda-dice = { $left ->
    [0] Dés : { $dice }. Aucun ne reste.
    [one] Dés : { $dice }. Il en reste un.
   *[other] Dés : { $dice }. Il en reste { $left }.
}
gouda-dice-none = Pas encore de dés sur la table.
gouda-worth = { $count ->
    [one] 1 dé
   *[other] { $count } dés
}
gouda-real-g = Un dé vert
gouda-real-y = Un dé jaune
gouda-real-r = Un dé rouge
gouda-real-choose = { $count ->
    [one] Encore un dé
   *[other] Encore { $count } dés
}
gouda-real-play = C’est ce lancer

## Les pouvoirs

gouda-power-reroll = Relance
gouda-power-reroll-help = Des dés de votre choix sont relancés.
gouda-power-improve = Amélioration
gouda-power-improve-help = Des dés de votre choix montent d’un cran : un rouge devient jaune, un jaune devient vert.
gouda-power-worsen = Détérioration
gouda-power-worsen-help = Des dés de votre choix descendent d’un cran : un vert devient jaune, un jaune devient rouge.
gouda-power-transfer = Transfert
gouda-power-transfer-help = Le lancer vaut pour un autre lieu, au moins aussi peuplé.
gouda-power-annul = Annulation
gouda-power-annul-help = Annule tout un lancer, des dés, ou le pouvoir de quelqu’un.
gouda-power-extra = Tour supplémentaire
gouda-power-extra-help = À la fin d’un tour : encore un, depuis le lieu que vous nommez.
gouda-played-place = { $power } : { $place }
gouda-played-dice = { $power } : { $dice }
gouda-played-roll = { $power } de tout le lancer
gouda-played-answer = { $power } en réponse
gouda-on-roll = tout le lancer
gouda-on-marker = ce pouvoir
gouda-stands = Ça marche !
gouda-falls = Annulé !
gouda-markers-left = { $count ->
    [0] aucun pouvoir
    [one] un pouvoir caché
   *[other] { $count } pouvoirs cachés
}
gouda-eaten = { $count ->
    [0] aucun fromage
    [one] un fromage
   *[other] { $count } fromages
}
gouda-look = Mes pouvoirs
gouda-look-whose = À qui de regarder ?
gouda-hand = Vos pouvoirs, pour vos yeux seulement. Les autres n’en connaissent que le nombre.
gouda-hand-empty = Vous n’avez plus de pouvoir.
gouda-hand-choose = Choisissez un pouvoir à jouer, ou cachez tout.
gouda-hand-nothing = Aucun de vos pouvoirs ne sert en ce moment.
gouda-play = Jouer : { $power }
gouda-play-dice = { $power } : { $dice }
gouda-pick-dice = Choisissez un ou plusieurs dés
gouda-pick-place = Choisissez un lieu :
gouda-annul-roll = Annuler tout le lancer : on relance

## Ce qu’on demande, ce qu’il y a à faire

gouda-ask-roll = Quelqu’un joue un pouvoir sur ce lancer ?
gouda-ask-end = Fin du tour. Quelqu’un joue un Tour supplémentaire ?
gouda-ask-marker = Quelqu’un l’annule ?
gouda-hint-draw = Les pouvoirs sont tirés.
gouda-hint-place = { $count ->
    [one] { $player } : encore une souris à placer.
   *[other] { $player } : encore { $count } souris à placer, sur la boîte ou les caisses.
}
gouda-hint-from = { $player } : choisissez un lieu où vous avez une souris. Un dé par souris présente.
gouda-hint-roll = { $count ->
    [one] { $player } : un dé à lancer pour { $place }.
   *[other] { $player } : { $count } dés à lancer pour { $place }.
}
gouda-hint-apply = { $count ->
    [0] { $player } : aucun dé n’a d’effet.
    [one] { $player } : encore un dé. Choisissez une souris, n’importe laquelle.
   *[other] { $player } : encore { $count } dés. Choisissez une souris, n’importe laquelle.
}
gouda-hint-to = Où va cette souris ? Vert monte, rouge descend.

## Sous le plateau et dans le panneau

gouda-place-one = { $place } : { $count } de vos souris. Une de plus
gouda-place-all = Toutes en M0
gouda-place-again = Recommencer
gouda-tray-from = Choisir un lieu
gouda-tray-mice = Choisir une souris : { $place }
gouda-tray-to = Choisir où elle va
gouda-tray-back = Choisir une autre souris
gouda-go-up = Monter : { $place }
gouda-go-down = Descendre : { $place }
gouda-button-end = Terminer le tour
gouda-button-decline = Passer

## Les coups, tels qu’on les annonce

gouda-step-draw = { $count ->
    [one] { $player } tire un pouvoir.
   *[other] { $player } tire { $count } pouvoirs.
}
gouda-step-mice = { $player } place ses souris : { $can } sur la grosse boîte, { $left } à gauche, { $right } à droite.
gouda-step-from = { $player } désigne { $place }.
gouda-step-roll = { $player } lance : { $dice }.
gouda-step-up = { $player } fait monter une souris ({ $owner }) : { $place }.
gouda-step-down = { $player } fait descendre une souris ({ $owner }) : { $place }.
gouda-step-eats = Elle mange un fromage pour { $owner } !
gouda-step-marker = { $player } joue { $played }.
gouda-step-decline = { $player } ne joue pas de pouvoir.
gouda-step-end = { $player } a joué ses dés.
gouda-step-stands = { $power } de { $player } : ça marche.
gouda-step-falls = { $power } de { $player } : annulé.
gouda-note-draw = { $count ->
    [one] tire 1
   *[other] tire { $count }
}
gouda-note-decline = –
gouda-note-end = fin

## Pourquoi un coup est refusé

error-gouda-not-now = { $phase ->
    [draw] Pas maintenant : on tire d’abord les pouvoirs.
    [place] Pas maintenant : placez d’abord vos cinq souris.
    [from] Pas maintenant : désignez d’abord un lieu.
    [roll] Pas maintenant : lancez d’abord les dés.
    [react] Pas maintenant : on demande d’abord qui joue un pouvoir.
    [apply] Pas maintenant : appliquez d’abord les dés.
   *[close] Pas maintenant : le tour finit, on demande d’abord qui joue un Tour supplémentaire.
}
error-gouda-chance-not-now = Ce n’est pas le moment de lancer ni de tirer.
error-gouda-decline-not-asked = On ne vous demande rien en ce moment.
error-gouda-marker-not-now = Pas maintenant : un pouvoir se joue juste après un lancer ou à la fin d’un tour.
error-gouda-mice-count = Il faut placer { $needed } souris, pas { $count }.
error-gouda-from-table = La table ne se désigne pas : une souris qui y arrive n’en repart plus.
error-gouda-from-no-mouse = Vous n’avez pas de souris en { $place }.
error-gouda-no-such-die = { $die ->
    [g] Il n’y a plus de dé vert.
   *[r] Il n’y a plus de dé rouge.
}
error-gouda-no-such-mouse = La place { $seat } n’a pas de souris en { $place }.
error-gouda-not-forward = De { $place }, un pas en avant ne mène pas en { $to }.
error-gouda-not-backward = De { $place }, un pas en arrière ne mène pas en { $to }.
error-gouda-no-way-back = Plus bas que { $place }, il n’y a rien : le dé rouge y est sans effet.
error-gouda-end-dice-left = { $count ->
    [one] Pas encore : il reste un dé à appliquer.
   *[other] Pas encore : il reste { $count } dés à appliquer.
}
error-gouda-marker-not-held = Vous n’avez pas ce pouvoir.
error-gouda-answer-annul-only = À un pouvoir, on ne répond que par une Annulation.
error-gouda-answer-alone = En réponse, l’Annulation vise le pouvoir joué : on n’y choisit pas de dés.
error-gouda-answer-to-nothing = Dites ce que vous annulez : tout le lancer, ou des dés.
error-gouda-extra-at-the-end = Le Tour supplémentaire se joue à la fin d’un tour.
error-gouda-only-extra-at-the-end = À la fin d’un tour, seul le Tour supplémentaire se joue.
error-gouda-dice-not-there = Ces dés ne sont pas dans le lancer, ou sont déjà annulés.
error-gouda-improve-green = Un dé vert ne peut pas être amélioré : choisissez des jaunes ou des rouges.
error-gouda-worsen-red = Un dé rouge ne peut pas être détérioré : choisissez des jaunes ou des verts.
error-gouda-transfer-same = Le lancer vaut déjà pour { $place } : choisissez un autre lieu.
error-gouda-transfer-table = Un lancer ne se transfère pas sur la table.
error-gouda-transfer-few = Pour y transférer le lancer, il faut au moins { $needed } souris en { $place } ; il y en a { $count }.
error-gouda-extra-no-mouse = La place { $seat } n’a pas de souris en { $place } : elle ne peut pas y rejouer.

## Pourquoi un texte n’est pas compris

error-gouda-step-syntax = « { $text } » n’est pas un coup. Écrivez par exemple mice 3 1 1, from M2, g2 M3 (une souris de la place 2 monte en M3), end ou decline.
error-gouda-position-syntax = « { $text } » n’est pas une position.
error-gouda-position-field = Cette position est incomplète : « { $field } » manque ou n’a rien à faire là.
error-gouda-position-seat = « { $text } » n’est pas une place : il y en a { $seats }.
error-gouda-position-seats = Cette position est pour { $given } joueurs, et vous êtes { $seats }.
error-gouda-position-mice = Les souris de la place { $seat } ne sont pas possibles.
error-gouda-position-table = Les souris ne peuvent pas être ainsi sur la table.
error-gouda-position-cheese = Les fromages de cette position ne sont pas possibles.
error-gouda-position-place = Le lancer ne peut pas valoir pour { $place }.
error-gouda-position-dice = Ces dés ne sont pas possibles : « { $text } ».
error-gouda-position-markers = Les pouvoirs de cette position ne sont pas possibles.
error-gouda-position-asked = On ne peut rien demander à la place { $seat } : elle n’a plus de pouvoir.
error-gouda-position-stack = Ce pouvoir ne peut pas être en cours : « { $text } ».
error-gouda-position-set-up = Cette mise en place n’est pas possible.
error-gouda-position-over = Cette position est celle d’une partie finie, et ne s’accorde pas avec son résultat.

## Les figures des règles

gouda-example-start = Mise en place : cinq souris à répartir sur la boîte M0 et les caisses C1 et C2.
gouda-example-seven-mice = Sept souris en M2 : Rouge désigne ce lieu et lance cinq dés, le maximum.
gouda-example-three-mice = Trois souris en M3 : trois dés pour Bleu.
gouda-example-green-and-red = Un vert, un rouge, trois jaunes : une souris de M2 monte, une autre descend, quelle que soit leur couleur.
gouda-example-single-red = Une souris seule et un dé rouge : il faut descendre, en M1 ou en S1.
gouda-example-reroll-duel = Rouge peut relancer les trois dés rouges… et Bleu répondre par une autre Relance.
gouda-example-extra-turn = Fin du tour de Rouge, qui a un Tour supplémentaire : encore trois dés depuis M4 ?
gouda-example-extra-turn-forced = Vert impose à Rouge un second tour depuis M4, où quatre souris bleues attendent.
gouda-example-transfer = Bleu transfère le lancer de M2 vers M1 ou M3 : il y a là au moins quatre souris.
gouda-example-transfer-back = Un second Transfert peut ramener le lancer en M2 : il se mesure au lieu désigné.
gouda-example-improvement = Rouge améliore le seul dé jaune : ses deux souris montent, l’autre descend.
gouda-example-improvement-forced = Pendant le tour de Bleu, Rouge améliore trois dés jaunes : les quatre souris doivent monter.
gouda-example-deterioration = Bleu détériore le vert et le jaune : plus rien ne monte vers la table.
gouda-example-annulment-answered = Bleu a annulé tout le lancer ; Rouge peut annuler cette Annulation.
gouda-example-annulment-stack = Une Annulation en cours, deux autres en main : la dernière compte.
gouda-example-annulment-of-dice = Deux dés annulés : ils n’ont plus d’effet, et aucun pouvoir ne peut plus les choisir.
gouda-example-asked-anyway = Bleu n’a rien d’utile, mais on lui demande tout de même : sauter quelqu’un en dirait trop.
gouda-example-cheese = Deux verts en F1 : Rouge peut gagner… ou faire gagner Bleu par mégarde.
gouda-example-no-way-back = Sur la grosse boîte, les dés rouges n’ont pas d’effet.
gouda-example-festival = Festival : chaque souris arrivée mange un morceau et quitte la partie.
gouda-example-festival-tie = Le dernier morceau du festival : à égalité, le premier morceau mangé départage.
gouda-example-scattered = Des morceaux sur les détours : on les mange en montant comme en descendant.
gouda-example-bare-table = Table nue : qui y arrive y reste, et passe son tour s’il n’a plus d’autre souris.
gouda-example-stranded = La dernière souris en chemin : après elle, plus personne ne peut manger.
gouda-example-full-set = Cinq joueurs, chacun avec un pouvoir de chaque sorte.

## Les conseils : pourquoi jouer ainsi

advice-gouda-wins = Gagne tout de suite.
advice-gouda-last-step = { $percent } % de chances d’atteindre la table avec ce lancer.
advice-gouda-crowd = { $dice } dés à lancer : de quoi monter, et faire descendre les autres.
advice-gouda-leader = Donne à votre souris de tête une chance de monter.
advice-gouda-follow = Fait suivre les autres souris : en groupe, on lance plus de dés.
advice-gouda-eats = Mange un morceau de fromage.
advice-gouda-forward = Fait monter vos souris.
advice-gouda-back = Fait descendre les souris des autres.
advice-gouda-spares = Fait le moins de mal possible avec ces dés.
advice-gouda-makes-win = Ce pouvoir rend votre lancer gagnant.
advice-gouda-stops-win = Empêche une souris adverse d’atteindre la table.
advice-gouda-helps = Ce pouvoir rend votre lancer meilleur.
advice-gouda-harms = Gâche un lancer qui vous coûterait cher.
advice-gouda-annuls = Annule un pouvoir qui vous nuirait.
advice-gouda-again = Rejouer tout de suite vaut bien ce pouvoir.
advice-gouda-forces = Impose un tour qui n’arrange que vous.
advice-gouda-keeps = Gardez vos pouvoirs pour un moment plus important.
advice-gouda-together = Ensemble, vos souris lancent plus de dés.
advice-gouda-spread = Réparties, vos souris profitent des dés de tous.
