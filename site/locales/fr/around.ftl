# Les pages autour des jeux : adresse perdue, intégration dans un autre site, vérification.

## Une adresse qui ne mène nulle part

lost-title = Cette page n’existe pas
lost-text = L’adresse est peut-être ancienne ou mal recopiée. Les jeux, eux, sont toujours là :
lost-meant = Vous cherchiez sans doute :

## Intégrer un jeu dans un autre site

embed-title = Intégrer un jeu
embed-description = Montrez un jeu d’Escale à jeux dans votre propre site : choisissez-le, copiez une ligne de HTML, collez-la dans votre page.
embed-lead = Montrez un jeu dans votre propre site. Choisissez, copiez la ligne, collez-la dans votre page : c’est tout.
embed-games = Quels jeux ?
embed-games-help = Si vous en cochez plusieurs, le visiteur choisit.
embed-theme-auto = Comme votre page
embed-options = Fixer des options, partir d’une position
embed-options-help = Ce que vous fixez n’est plus proposé au joueur. Le reste demeure son choix.
embed-option-free = Au choix du joueur
embed-start = Position de départ
embed-start-usual = La position habituelle
embed-kind = Sous quelle forme ?
embed-kind-help = L’élément reste léger jusqu’à ce qu’on touche « Jouer » et prend la hauteur qu’il lui faut. Le cadre simple convient là où les scripts sont interdits.
embed-kind-element = Élément
embed-kind-iframe = Cadre simple
embed-line = La ligne à coller
embed-copy = Copier la ligne
embed-copied = Copié.
embed-copy-by-hand = Le navigateur ne permet pas de copier : le texte est là, à prendre à la main.
embed-preview = Aperçu
embed-facts = Bon à savoir
embed-fact-light = Rien de lourd n’est chargé avant que le visiteur ne touche « Jouer ».
embed-fact-private = Aucun traceur, aucun cookie, aucun appel à un autre serveur : rien à ajouter à votre page sur les données personnelles.
embed-fact-saving = Certains navigateurs interdisent aux cadres d’enregistrer. Le jeu le dit alors, et la partie peut être exportée.
embed-fact-script = Votre page peut suivre la partie et la commander par messages ; la documentation du projet les décrit.
embed-back = { $game } sur Escale à jeux
embed-again = Changer de jeu
embed-unknown = Ce jeu n’est pas sur l’étagère.
play-no-scripts = Ce jeu a besoin de scripts, et ils sont désactivés ici. S’il est montré dans une autre page, son cadre doit les permettre : sandbox="allow-scripts allow-same-origin".
play-boxed = La page qui montre ce jeu l’enferme trop : son cadre doit permettre allow-same-origin. Sans cela, le navigateur refuse au jeu ses propres fichiers.

## Vérifier que tout marche

check-title = Vérifier le site
check-description = Ce que le site trouve sur cet appareil : moteur de jeu, temps de démarrage, enregistrement, usage hors ligne, et ce qui a échoué.
check-lead = Ce qui marche sur cet appareil, et ce qui ne marche pas. En cas de souci, copiez cette liste dans un courriel : elle ne contient rien de personnel et n’est envoyée nulle part.
check-waiting = en cours…
check-site = Version du site
check-published = Version publiée
check-published-same = La même : ce site est à jour.
check-published-other = { $version }, plus récente : rouvrez le site pour l’obtenir.
check-published-unknown = Inconnue : le serveur ne répond pas.
check-engine = Moteur de jeu
check-engine-ready = Prêt : règles { $version }
check-engine-failed = N’a pas démarré ({ $error })
check-boot = Démarrage
check-boot-snapshot = { $seconds } s, depuis l’image mémoire
check-boot-plain = { $seconds } s, sans image mémoire
check-answer = Réponse
check-answer-time = { $ms } ms
check-storage = Enregistrement
check-storage-good = { $matches ->
    [0] Possible ; aucune partie enregistrée
    [one] Possible ; une partie enregistrée
   *[other] Possible ; { $matches } parties enregistrées
}
check-aside = Mis de côté
check-aside-count = { $count ->
    [one] Une partie illisible
   *[other] { $count } parties illisibles
}
check-room = Place
check-room-used = { $used } Mo utilisés sur { $quota } Mo
check-offline = Sans réseau
check-offline-ready = Prêt : { $files } fichiers gardés sur l’appareil
check-offline-none = Pas encore : ouvrez un jeu une fois avec le réseau
check-offline-refused = Refusé par le navigateur
check-network = Réseau
check-network-yes = Présent
check-network-no = Absent
check-frame = Cadre
check-frame-yes = Montré dans une autre page
check-frame-no = Page ouverte directement
check-failures = Échecs passés
check-failures-none = Aucun
check-browser = Navigateur
check-screen = Écran
check-copy = Copier pour un courriel
check-copied = Copié.
