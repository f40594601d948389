"""What happens to figures: reveals (GN-11), wounds and death (GN-13, GN-20), stuns, blocks, pushes ."""
