"""The Dungeon: movement and traps (chapters 9, 24), Doors and Rooms (9, 10), spawning (10, 16), objects
and deeds (11,
24, 32), the start of a Boss fight (21)."""
