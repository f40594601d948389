"""Challenges (chapters 9, 10, 12). Read phase, drawing, events."""
