# Les pages autour des jeux : adresse perdue, intégration dans un autre site, vérification.

## Une adresse qui ne mène nulle part

lost-title = Cette page n’existe pas
lost-text = L’adresse est peut-être ancienne ou mal recopiée. Les jeux, eux, sont toujours là :
lost-meant = Vous cherchiez sans doute :
