"""What serves those who study the game."""
