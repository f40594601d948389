"""What happens to figures: Wounds and kills (chapters 5, 13, 17), conditions (23), Mana and Rage, items
(4), XP (3)."""
