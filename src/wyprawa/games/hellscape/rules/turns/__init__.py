"""The frame: the beginning of a game (chapter 7), rounds and phases (1, 8, 15, 18, 19, 21), a Hero's turn
with its
actions (8, 9, 14), what Classes add to it (26 to 31)."""
