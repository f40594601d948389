"""Exact chances: what dice come to (`rolling`), and what that means for a trail as it lies (`trails`)."""
