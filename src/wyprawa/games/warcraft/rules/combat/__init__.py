"""Combat, and adversaries that survive it (chapters 13, 14, 22). Read fight, outcome, undefeated."""
