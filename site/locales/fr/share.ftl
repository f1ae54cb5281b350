# Partager : liens, codes QR, liens reçus.

## Un lien qui part

share-link = Le lien
share-copy = Copier le lien
share-copied = Lien copié.
share-copy-by-hand = Le navigateur ne permet pas de copier : le lien est choisi, à prendre à la main.
share-send = Envoyer…
share-send-failed = L’envoi n’a pas abouti. Copiez le lien.
share-qr = Code QR du lien
share-qr-help = À viser avec l’appareil photo d’un téléphone.
share-qr-long = Ce lien ({ $length } caractères) est trop long pour un code QR lisible : copiez-le, ou exportez la partie dans un fichier.
share-qr-failed = Le code QR n’a pas pu être dessiné : copiez le lien.

## Partager une partie

play-share = Partager
keys-share = Partager la partie ou la position
share-title = Partager
share-legend = Que partager ?
share-match = Toute la partie
share-match-help = Tout ce qui a été joué jusqu’ici : on peut la revoir depuis le début, et continuer.
share-position = Ce moment seul (coup { $at })
share-position-help = La position montrée, sans les coups d’avant : on joue à partir d’elle.
share-position-sealed = Ce qui est caché reste scellé dans la position.
share-seat = Voir ce lien
share-own-ready = Ce lien contient vos secrets, et ceux des autres restent scellés.
share-waiting = Le lien se prépare…
share-private = La partie est dans le lien même, avec les noms des joueurs. Rien n’est envoyé à un serveur.
share-subject = { $game } – Escale à jeux

## Un lien reçu

play-arriving = La partie du lien s’ouvre : chaque coup est vérifié.
met-title = Vous avez déjà cette partie
met-text = La vôtre va plus loin que le lien.
met-text-turns = La vôtre en est au tour { $own }, celle du lien au tour { $link }.
met-help = La partie du lien peut aussi s’ouvrir à côté : la vôtre reste enregistrée.
met-stay = Garder la mienne
met-open = Ouvrir celle du lien
launch-no-match = Ce fichier ne contient pas de partie que ce site connaisse.
