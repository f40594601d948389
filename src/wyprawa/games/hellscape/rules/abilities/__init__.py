"""What the verbs do, one function each: in Combats, to figures, with movement, with cards, Enemies and
Missions."""
