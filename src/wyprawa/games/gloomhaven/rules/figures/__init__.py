"""What happens to figures and the cards before their players.

Cards: `piles` (chapters 8, 16, 22), `infusing` (15), `using` (15, 16, 24), `boosts`, `modifiers` (2, 11).
Figures: `damage` (23), `conditions` (14), `healing` (18), `traps` (4), `movement` (8), `looting` (21),
`summoning` (19), `sides`.
"""
