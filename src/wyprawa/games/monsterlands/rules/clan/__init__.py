"""What a clan is and has (chapters 3, 4, 10, 23): `choosing`, `gains`, `members`."""
