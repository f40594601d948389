"""Questions about the state that change nothing: figures, ground, ways, reach, abilities, effects."""
