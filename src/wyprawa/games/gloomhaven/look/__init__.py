"""Parts of the scene: map, figures, heroes, monsters, the order of turns, chances and options in words."""
