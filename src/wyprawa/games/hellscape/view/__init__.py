"""Everything a person sees of Hellscape."""
