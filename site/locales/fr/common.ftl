# Les mots communs à tous les jeux. Typographie : espaces insécables fines devant ; ! ? et insécables devant : et dans « ».

## Partout

common-site = Escale à jeux
common-site-short = Escale
common-home = Escale à jeux, l’étagère
common-shelf = Retour à l’étagère
common-rules = Règles
common-close = Fermer
common-dismiss = Masquer ce message
common-cancel = Annuler
common-version = Version { $version }

## L’étagère

home-title = Escale à jeux en ligne – des jeux de société pour deux et plus
home-description = Des jeux de société d’auteurs, dessinés avec soin, à jouer tout de suite sur le même écran. Gratuit, sans inscription, sans publicité, même hors ligne.
home-lead = Posez-vous un instant, choisissez une boîte, jouez. Sans inscription, sans publicité, même hors ligne.
home-shelf = L’étagère
home-in-progress = Parties en cours
home-finished = { $count ->
    [one] Partie terminée ({ $count })
   *[other] Parties terminées ({ $count })
}
home-resume = Reprendre
home-review = Revoir
home-turn = tour { $turn }
home-play = Jouer
home-alone = Jouer seul
home-together = À plusieurs
home-play-game = Jouer à { $game }
home-players = { $range ->
    [yes] { $fewest } à { $count } joueurs
   *[no] { $count } joueurs
}
home-age = dès { $age } ans
home-minutes = { $range ->
    [yes] { $shortest } à { $longest } min
   *[no] { $shortest } min
}
home-delete = Supprimer
home-delete-match = Supprimer la partie { $match }
home-delete-title = Supprimer cette partie ?
home-delete-text = Elle disparaîtra de cet appareil pour de bon.
home-aside = { $count ->
    [one] Une partie enregistrée est illisible. Elle a été mise de côté, rien n’est perdu.
   *[other] { $count } parties enregistrées sont illisibles. Elles ont été mises de côté, rien n’est perdu.
}
home-aside-save = Les garder dans un fichier
home-footer = Un site libre, fait à la main. Les jeux appartiennent à leurs auteurs ; textes et dessins sont les nôtres.

## Les règles

rules-contents = Sur cette page
rules-figure = Figure { $number }
rules-figure-play = Jouer cette position

## Jouer

play-title = { $game } – jouer en ligne
play-board = Plateau. { $player } joue.
play-board-over = Plateau. La partie est finie.
play-place-selected = choisi
play-place-target = destination possible
play-turn-region = Le tour
play-plate-active = à vous de jouer
play-plate-waiting = attend son tour
play-plate-asked = peut réagir
play-plate-won = a gagné
play-nobody = Personne
play-react = Réagir !
play-end-turn = Terminer le tour
play-ending = Plus rien à jouer : le tour se termine…
play-kept = C’est noté : votre coup sera joué dès que le moteur sera prêt.
play-choose = Plusieurs coups mènent là. Lequel ?
play-refused = Ce coup n’est pas possible.
play-refused-replay = Vous revoyez la partie. Revenez au présent pour jouer.
play-refused-chance = D’abord : « { $action } ».
play-nothing = Aucun coup possible : le tour passe…
play-chance = Laisser faire le hasard
play-chance-table = Vrais dés
play-chance-screen = Lancer à l’écran
play-teaching = Partie d’apprentissage : même le hasard se reprend
play-announce-chance = { $player } : { $action }.
play-looking = Moment { $at } sur { $length }.
play-moment = moment { $at } sur { $length }
play-hint-setup = Réglez la partie, ou jouez tout de suite sur le plateau.
play-hint-example = Une figure des règles : jouez la suite.
play-from-here = Reprendre d’ici
play-present = Revenir au présent
play-moves = Coups
play-moves-empty = Les coups s’écriront ici.
play-undone = Coup annulé
play-undo-group = Annuler et rétablir
play-undo = Annuler le coup
play-redo = Rétablir le coup
play-undo-turn = Annuler le tour
play-redo-turn = Rétablir le tour
play-replay = Revoir la partie
play-replay-play = Revoir la partie depuis le début
play-replay-pause = Mettre en pause
play-replay-back = Un coup en arrière
play-replay-forward = Un coup en avant
play-replay-moment = Moment de la partie
play-menu = Menu
play-tools = Outils
play-flip = Retourner le plateau
play-fullscreen = Plein écran
play-fullscreen-exit = Quitter le plein écran
play-copy-position = Copier la position
play-copy-record = Copier la partie
play-export = Enregistrer dans un fichier
play-load = Charger une partie
play-new = Nouvelle partie
play-other-match = Nouvelle partie
play-rematch = Revanche
play-rematch-swap = Revanche, camps échangés
play-result-win = { $count ->
    [one] { $winner } gagne !
   *[other] { $winner } gagnent !
}
play-result-draw = Partie nulle
play-result-replay = Revoir la partie
play-result-turns = { $count ->
    [one] En { $count } tour.
   *[other] En { $count } tours.
}
play-announce-start = La partie est prête.
play-announce-turn = { $player } : à vous de jouer.
play-announce-undone = Coup annulé.
play-announce-redone = Coup rétabli.
play-notice-other-tab = Cette partie a avancé dans un autre onglet : la voici à jour.
play-notice-set-aside = Cette partie enregistrée est illisible. Elle a été mise de côté, rien n’est perdu.
play-notice-no-match = Cette adresse ne mène à aucune partie de cet appareil. En voici une nouvelle.

## Préparer la partie

setup-title = Préparer la partie
setup-open = Régler la partie
setup-start = Commencer
setup-company = Avec qui
setup-company-alone = Seul, contre l’ordinateur
setup-company-people = À plusieurs, ici
setup-count = Nombre de joueurs
setup-players = { $count ->
    [one] un joueur
   *[other] { $count } joueurs
}
setup-reseated = { $count } joueurs à table, pour que tout s’accorde.
setup-sign = Place { $seat } : { $sign }. Changer
setup-signs = Choisir sa couleur
setup-seats = À la table
setup-name = Nom : { $seat }
setup-name-hint = Nom, si vous voulez
setup-kind-human = humain
setup-kind = Qui joue : { $seat }
setup-kind-level = { $name }, niveau { $level }
setup-rotate = Échanger les places
setup-with = { $value } – avec { $needed }
setup-followed = { $option } passe à « { $value } » pour que tout s’accorde.
setup-take-advice = { $option } : { $value }
setup-teaching = Partie d’apprentissage
setup-teaching-help = On peut reprendre même un lancer de dés. La partie le dira dans son texte.

## Adversaires

opponent-level-1 = Poussin
opponent-level-1-help = découvre le jeu et se trompe souvent.
opponent-level-2 = Lapin
opponent-level-2-help = joue vite et oublie de regarder vos réponses.
opponent-level-3 = Renard
opponent-level-3-help = réfléchit avant de jouer.
opponent-level-4 = Hibou
opponent-level-4-help = voit loin et se trompe rarement.
opponent-level-5 = Dragon
opponent-level-5-help = joue de toutes ses forces.
opponent-badge = ordinateur, niveau { $level }
opponent-plate-active = réfléchit…
opponent-thinks = { $player } réfléchit…
opponent-arrives = { $player } arrive à table…
opponent-now = Jouer maintenant
opponent-pause = Pause
opponent-go-on = Continuer
opponent-paused = Les adversaires attendent.
opponent-trouble = { $player } n’arrive pas à jouer. Rien n’est perdu : réessayez, ou jouez à sa place.
opponent-take-over = Jouer à sa place

## Conseils

advice-ask = Un conseil ?
advice-thinking = Je cherche un bon coup…
advice-best = { $steps } : { $why }
advice-second = Ou bien { $steps } : { $why }
advice-plain = c’est ce que je vois de mieux.
advice-take = Jouer ce coup
advice-other = Autre idée
advice-back = Première idée
advice-close = Fermer le conseil
advice-failed = Pas de conseil cette fois. Réessayez dans un instant.

## Qui mène

ahead-label = Qui mène : { $list }
ahead-seat = { $player } { $share }
curve-open = Qui menait ?
curve-title = Qui menait, tour après tour
curve-label = La courbe de la partie ; le tableau plus bas dit la même chose en chiffres.
curve-progress = La courbe se dessine
curve-failed = La courbe n’a pas pu être dessinée.
curve-turns = Les tournants
curve-turn = Tour { $turn } : +{ $gain } pour { $player }
curve-calm = Pas de tournant : la partie a glissé doucement vers sa fin.
curve-table = En chiffres
curve-table-turn = Après le tour
curve-start = début

## Charger, copier

load-title = Charger une partie
load-help = Collez un lien reçu, une partie copiée ou une position, ou choisissez un fichier.
load-label = Lien, partie ou position
load-file = Choisir un fichier
load-go = Charger
copy-title = À copier
copy-help = Ce navigateur ne laisse pas copier d’ici. Voici le texte :
copied-position = Position copiée.
copied-record = Partie copiée.

## Secrets

curtain-pass = Passez l’appareil à { $player }
curtain-text = Ce qui suit n’est que pour { $player }. Les autres regardent ailleurs.
curtain-lift = Je regarde
curtain-title = { $player } : pour vous seulement
curtain-hide = Cacher
curtain-falls = Cette vue se referme d’elle-même.
record-title = Transmettre la partie
record-legend = Que faire des secrets ?
record-sealed = Scellée
record-sealed-help = Pour la garder ou la reprendre ailleurs : ce qui est caché reste caché.
record-seat = Telle que { $player } la connaît
record-whole = Entière, secrets compris
record-whole-help = Pour revoir la partie cartes sur table.
record-own-ready = Cette copie contient vos secrets, et ceux des autres restent scellés.

## Le clavier

keys-title = Raccourcis clavier
keys-off = Les raccourcis d’une seule lettre sont désactivés dans les réglages.
keys-key = Touche
keys-action = Effet
keys-name-enter = Entrée
keys-name-space = Espace
keys-name-escape = Échap
keys-name-pageup = Page préc.
keys-name-pagedown = Page suiv.
keys-name-shift = Maj
keys-name-ctrl = Ctrl
keys-move = Se déplacer sur le plateau
keys-point = Choisir une case, jouer
keys-cancel = Abandonner le choix, revenir au présent
keys-chance = Lancer les dés, laisser faire le hasard
keys-end = Terminer le tour
keys-advice = Demander un conseil
keys-now = Presser l’adversaire
keys-undo = Annuler le coup
keys-redo = Rétablir le coup
keys-undo-turn = Annuler le tour
keys-redo-turn = Rétablir le tour
keys-back = Regarder le coup d’avant
keys-forward = Regarder le coup d’après
keys-replay = Revoir la partie, pause
keys-flip = Retourner le plateau
keys-fullscreen = Plein écran
keys-help = Cette liste

## Réglages

settings-title = Réglages
settings-language = Langue
settings-theme = Lumière
settings-theme-system = Comme l’appareil
settings-theme-light = Jour
settings-theme-dark = Soir
settings-motion = Animations
settings-motion-system = Comme l’appareil
settings-motion-full = Toutes
settings-motion-reduced = Discrètes
settings-sounds = Sons
settings-sounds-help = Le bois, le verre, la fin du tour.
settings-chance = Dés et hasard
settings-chance-help = Qui lance : vous, d’un bouton ; le jeu, tout seul ; ou de vrais dés sur la table, que vous saisissez.
settings-chance-press = Je lance
settings-chance-auto = Automatique
settings-chance-table = Vrais dés
settings-reactions = Réactions des joueurs
settings-reactions-help = Quand plusieurs personnes jouent sur cet appareil et peuvent réagir : demander à chaque fois ; attendre un instant ; ou ne pas demander, un bouton permet alors d’intervenir. Quand quelqu’un vient de réagir, on demande toujours si quelqu’un lui répond.
settings-reactions-always = À chaque fois
settings-reactions-brief = Un instant
settings-reactions-call = Sur appel
settings-confirm-end = Confirmer la fin du tour
settings-confirm-end-help = Le tour ne se termine jamais tout seul : il attend votre bouton.
settings-ahead = Qui mène
settings-ahead-help = Une barre montre qui devrait gagner.
settings-patience = Temps de réflexion
settings-patience-help = Ce que { $level }, l’adversaire le plus fort, peut prendre pour un tour.
settings-patience-seconds = { $seconds } s
settings-coordinates = Coordonnées
settings-coordinates-help = Lettres et chiffres au bord du plateau.
settings-big-pieces = Grandes pièces
settings-big-pieces-help = Plus faciles à voir et à saisir.
settings-auto-flip = Tourner le plateau
settings-auto-flip-help = À chaque tour, le plateau fait face à qui joue.
settings-contrast = Contraste élevé
settings-contrast-help = Plateau et textes en traits francs.
settings-shortcuts = Raccourcis d’une lettre
settings-shortcuts-help = À couper si la voix ou une aide technique les déclenche.

## Moteur, hors ligne, mises à jour, stockage

engine-loading = Le moteur de jeu se prépare. Vous pouvez déjà choisir votre premier coup.
engine-progress = Préparation du moteur de jeu
engine-failed = Le moteur de jeu n’a pas pu démarrer. Vérifiez la connexion, puis réessayez.
engine-retry = Réessayer
engine-restarting = Le moteur s’est interrompu, il redémarre. Rien n’est perdu.
engine-restarted = Le moteur s’est interrompu : il redémarre et retrouve la partie.
offline-ready = Prêt : le site fonctionne désormais sans connexion.
update-available = Nouvelle version disponible.
update-now = Actualiser
update-busy = Une partie est en cours dans un autre onglet : la nouvelle version attendra.
storage-refused = Ce navigateur ne permet pas d’enregistrer ici. La partie continue, mais elle sera perdue à la fermeture : copiez-la pour la garder.
storage-full = L’espace d’enregistrement est plein. La partie continue sans être enregistrée : supprimez d’anciennes parties, ou copiez celle-ci.

## Erreurs

error-unknown = Quelque chose s’est mal passé ({ $code }). Réessayez ; si cela persiste, rechargez la page.
error-internal = Le moteur a rencontré une erreur imprévue. Rechargez la page : la partie est enregistrée.
error-engine-lost = Le moteur s’est interrompu. Rejouez votre coup.
error-engine-boot = Le moteur de jeu n’a pas pu démarrer. Rechargez la page.
error-example-unknown = Cette figure n’existe pas. Voici le plateau de départ.
error-level-unknown = Il n’y a pas de niveau { $level }.
error-opponent-unknown = Adversaire inconnu : « { $opponent } ».
error-tune-nothing = Ce jeu n’a rien à apprendre.
error-observed-invalid = L’adversaire n’a pas compris la position.
error-game-unknown = Ce jeu n’est pas sur l’étagère.
error-option-unknown = L’option « { $option } » n’existe pas dans ce jeu.
error-option-value = L’option « { $option } » n’accepte pas « { $value } ».
error-option-needs = « { $option } = { $value } » demande « { $other } = { $needed } ».
error-seat-count = Avec ces options, ce jeu ne se joue pas à { $given }.
error-seat-kind = Ce type de joueur n’existe pas.
error-seat-name = Ce nom ne convient pas : il le faut plus court et sans caractère spécial.
error-seat-sign = Il faut à chaque personne une couleur que personne d’autre n’a.
error-seat-unknown = Cette place n’existe pas.
error-text-too-long = Ce texte est trop long.
error-step-game-over = La partie est finie.
error-step-chance = C’est au hasard de jouer.
error-match-unknown = Cette partie n’est plus ouverte. Rechargez la page.
error-match-moved = La partie a changé entre-temps. La voici à jour.
error-match-full = Cette partie est trop longue pour continuer.
error-moment-unknown = Ce moment de la partie n’existe pas.
error-seed-invalid = Cette graine de hasard n’est pas valable.
error-draw-not-chance = Ce n’est pas au hasard de jouer.
error-chance-unlisted = Ce hasard a trop d’issues pour les énumérer.
error-undo-nothing = Il n’y a rien à annuler.
error-undo-chance = On ne revient pas sur un tirage.
error-undo-secret = On ne revient pas sur un secret dévoilé.
error-redo-nothing = Il n’y a rien à rétablir.
error-record-empty = Il n’y a rien à charger. Collez une partie copiée ou une position.
error-record-too-long = Ce texte est trop long pour être une partie.
error-record-format = Ce texte n’est pas une partie : la ligne « { $line } » manque ou est mal formée.
error-record-newer = Cette partie vient d’une version plus récente du site. Actualisez la page, puis réessayez.
error-record-older = Cette partie suit d’anciennes règles que cette version ne connaît plus.
error-record-game-unknown = Cette partie est d’un jeu inconnu ici : « { $game } ».
error-record-sum = Ce texte est incomplet ou a été modifié : sa somme de contrôle ne correspond pas. Copiez-le de nouveau en entier.
error-record-content = Cette partie est mal formée ({ $problem }).
error-record-step = Le coup { $index } (« { $step } ») n’est pas permis : la partie ne peut pas être rejouée.
error-record-secrets = On ne transmet toute la partie, secrets compris, qu’une fois qu’elle est finie.
error-link-format = Cette adresse ne contient pas de partie.
error-link-broken = Ce lien est incomplet ou abîmé. Copiez-le de nouveau en entier, ou demandez-le encore une fois.
error-seal-broken = Ce qui était caché dans cette partie a été modifié.
error-examples-invalid = Les figures de ce jeu sont illisibles.
error-request-format = Le moteur n’a pas compris la demande.
error-request-method = Le moteur ne connaît pas « { $method } ».
error-request-params = Il manque quelque chose à la demande ({ $param }).
