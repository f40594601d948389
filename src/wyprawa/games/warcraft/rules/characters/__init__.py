"""What happens to characters (chapters 15, 16, 19, 20, 25). Read damage, defeat, levels, hand, items."""
