"""Exploration (chapters 6, 7, 8). Read phase, discoveries, tokens, resources."""
