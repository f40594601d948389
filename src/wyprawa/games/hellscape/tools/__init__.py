"""What serves developers and designers: measures of a game."""
