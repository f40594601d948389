"""What a person sees of Monster Lands, and the words for it."""
