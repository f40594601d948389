"""The frame (chapters 2, 3, 5, 24). Read beginning, turn, movement, cleanup."""
