"""Parts of the scene: cards, board, clans, chances and options in words."""
