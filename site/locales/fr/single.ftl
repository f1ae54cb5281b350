# Le site entier dans un seul fichier.

single-title = À emporter
single-offer = Tous les jeux dans un seul fichier de { $size } Mo : copiez-le sur un ordinateur ou une clé, un double clic l’ouvre dans le navigateur, sans installation ni réseau.
single-download = Télécharger le fichier
single-here = Tout est dans ce fichier : il se copie sur une clé, se donne, et se passe de réseau. Vos parties, elles, restent dans ce navigateur ; pour en emporter une, choisissez « Enregistrer dans un fichier » dans son menu.
single-no-scripts = Ce fichier contient des jeux, et il leur faut des scripts : ouvrez-le dans un navigateur où JavaScript est permis.
single-incomplete = Ce fichier est incomplet : copiez-le ou téléchargez-le à nouveau.
