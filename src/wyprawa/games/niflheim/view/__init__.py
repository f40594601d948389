"""What a person sees of it."""
