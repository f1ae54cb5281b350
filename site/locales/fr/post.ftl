# Parties par correspondance : deux appareils qui s’envoient des liens.

## Choisir une partie par correspondance

setup-company-post = À distance, par lien
post-title = Par correspondance
post-invite = Inviter
post-how = Vous jouez votre tour et envoyez un lien ; l’autre l’ouvre, joue et vous en renvoie un. Chaque appareil retient son côté, dans ce navigateur.
post-fair = Dés et tirages viennent d’un nombre secret de chacun des deux appareils, fixé avant de jouer : personne ne peut les choisir ni relancer, et chaque lien est vérifié. Ce que cela n’empêche pas : un programme trafiqué qui regarde d’avance les dés de son propre tour, ou quelqu’un qui ne répond plus.
post-hides = Ce qui est caché pourrait se lire dans un lien : par correspondance, on joue sans ({ $options }).
post-seat = Vous jouez
post-seats = Vous jouez : { $seats }. Les autres places sont sur l’autre appareil.
post-name-hint = Votre nom, si vous voulez

## Où en est la partie

post-send-invitation = Il ne manque que l’autre : envoyez l’invitation.
post-send = Votre tour est joué. Envoyez-le : { $player }
post-send-reveal = Rien à jouer ici cette fois : envoyez le lien, pour que le hasard puisse suivre. À : { $player }
post-wait = On attend le lien de : { $player }
post-wait-join = On attend que quelqu’un accepte l’invitation et renvoie un lien.
post-look = Vous regardez : cet appareil n’a pas de place dans cette partie. Pour jouer, ouvrez le lien dans le navigateur qui l’a commencée ou rejointe.
post-invited-look = Voici le plateau de l’invitation.
post-plate-awaited = attendu
post-plate-ready = à envoyer
post-shelf-play = À vous
post-shelf-send = À envoyer
post-shelf-wait = On attend la réponse
post-shelf-over = Terminée
post-shelf-look = En spectateur
post-send-button = Envoyer…
post-send-result = Envoyer le dernier tour…
post-again-button = Revoir le dernier lien
post-undo = Reprendre
post-recovered = Le lien contenait aussi un de vos tours, que ce navigateur n’avait pas gardé : le revoici.

## Le lien à envoyer

post-invitation-title = L’invitation
post-send-title = Pour : { $player }
post-invitation-text = Envoyez ce lien à une personne. La première qui rejoint la partie et renvoie un lien joue avec vous.
post-send-text = Envoyez ce lien et attendez celui qui reviendra. Ce qui est envoyé ne se reprend plus.
post-invitation-mail = On joue à { $game } ? Ouvrez le lien pour rejoindre la partie :
post-send-mail = { $game }, tour { $turn } : mon coup.
post-keep = Le lien reste disponible sous le plateau, même après un rechargement. Votre nombre secret reste dans ce navigateur et n’est dans aucun lien.

## Une invitation

post-invited-title = Une invitation : { $game }
post-invited-text = De la part de : { $player }. Vous joueriez : { $seat }. On s’envoie des liens, un par tour.
post-join = Rejoindre
post-decline = Pas maintenant

## Les liens qui ne changent rien

post-told-same-title = Vous avez déjà cela
post-told-same = Ce lien contient ce qui est déjà ici : rien n’a changé.
post-told-older-title = Vous avez déjà plus
post-told-older = Ce lien est plus ancien que votre partie : rien n’a changé.
post-told-forked-title = Une autre suite de la partie
post-told-forked = À partir du tour { $turn }, ce lien raconte une autre partie que la vôtre. La vôtre n’a pas changé ; entendez-vous sur celle qui compte.
post-told-look = Regarder cette copie
post-told-taken-a-title = La place est prise
post-told-taken-a = Quelqu’un d’autre avait déjà rejoint la partie : { $player }. Vous continuez avec la première personne ; envoyez une nouvelle invitation à la seconde si vous voulez.
post-told-taken-b-title = La place est prise
post-told-taken-b = Un autre appareil avait rejoint la partie avant celui-ci : { $player } joue avec lui. Demandez une nouvelle invitation.
post-told-refused-title = Ce lien n’est pas accepté
post-told-refused = Rien n’a changé ici. La raison :

## Erreurs

error-undo-sent = Ce qui est envoyé ne se reprend plus.
error-post-storage = Ce navigateur ne garde rien ici et ne pourrait pas retenir votre côté : une partie par correspondance ne peut pas commencer. Autorisez l’enregistrement, ou quittez la fenêtre privée.
error-post-hides = Avec ces options, quelque chose est caché et pourrait se lire dans un lien : pas de partie par correspondance.
error-post-seats = Par correspondance, seules des personnes jouent, et chacun des deux appareils a une place.
error-post-plain = Une partie par correspondance commence au début habituel, sans reprise du hasard.
error-post-secret = Le nombre secret de cet appareil n’est pas celui de cette partie.
error-post-link = Ce qu’un appareil a dévoilé de son nombre secret ne correspond pas à ce qu’il avait fixé. Le lien a été modifié.
error-post-dice = Un lancer ou un tirage de ce lien n’est pas celui que donnent les nombres secrets des deux appareils.
error-post-waits = L’autre appareil doit répondre avant que le hasard puisse suivre.
error-post-not-yours = C’est à l’autre appareil de jouer.
error-post-yours = C’est à vous : jouez d’abord, envoyez ensuite.
error-post-looking = Cet appareil n’a pas de place dans cette partie : il peut regarder, pas jouer.
error-post-joined = Quelqu’un a déjà rejoint cette partie.
error-post-none = Ce n’est pas une partie par correspondance.
error-post-other = Ce lien est celui d’une autre partie.
error-post-changed = Ce lien change ce qui était convenu : les options, les places ou les noms.
error-post-forged = Ce lien contient un tour de votre côté que cet appareil n’a pas joué.
