"""What the page of a scenario says: setup, special rules, ending (GN-4, GN-32, GN-35)."""
