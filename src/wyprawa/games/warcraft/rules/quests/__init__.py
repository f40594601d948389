"""Quests, trophies, the log and victory (chapters 17, 18, 26). Read gaining, progress, scoring."""
