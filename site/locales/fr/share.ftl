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
