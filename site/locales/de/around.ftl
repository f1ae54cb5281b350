# Die Seiten um die Spiele herum: eine verlorene Adresse, Einbetten in eine andere Seite, Selbsttest.

## Eine Adresse, die nirgendwohin führt

lost-title = Diese Seite gibt es nicht
lost-text = Vielleicht ist die Adresse alt oder verschrieben. Die Spiele sind noch da:
lost-meant = Du hast wohl das hier gesucht:
