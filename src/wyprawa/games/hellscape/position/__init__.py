"""What positions mean, and whether they can be."""
