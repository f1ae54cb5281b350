# Die ganze Seite in einer Datei.

single-title = Zum Mitnehmen
single-offer = Alle Spiele in einer einzigen Datei von { $size } MB: Kopiere sie auf einen Computer oder einen Stick, ein Doppelklick öffnet sie im Browser, ohne Installation und ohne Netz.
single-download = Datei herunterladen
single-here = Alles steckt in dieser Datei: Du kannst sie auf einen Stick kopieren oder weitergeben, ein Netz braucht sie nicht. Deine Partien bleiben in diesem Browser; um eine mitzunehmen, wähle in ihrem Menü „In Datei speichern“.
single-no-scripts = In dieser Datei stecken Spiele, und die brauchen Skripte: Öffne sie in einem Browser, der JavaScript erlaubt.
single-incomplete = Diese Datei ist unvollständig: Kopiere sie oder lade sie noch einmal herunter.
