# The whole site in one file.

single-title = To carry away
single-offer = All the games in one file of { $size } MB: copy it to a computer or a stick, a double click opens it in the browser, with nothing to install and no network.
single-download = Download the file
single-here = Everything is in this file: copy it to a stick or pass it on, no network needed. Your games stay in this browser; to take one along, choose “Save to a file” in its menu.
single-no-scripts = There are games in this file, and they need scripts: open it in a browser that allows JavaScript.
single-incomplete = This file is incomplete: copy or download it again.
