# The pages around the games: a lost address, embedding in another site, self-check.

## An address that leads nowhere

lost-title = This page does not exist
lost-text = The address may be old, or mistyped. The games are still here:
lost-meant = You were probably looking for:
