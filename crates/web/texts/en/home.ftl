home-title = Board games about realms and beasts
