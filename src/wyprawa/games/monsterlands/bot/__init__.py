"""The sensible player: `answers` to every question, what things are `worth`, and `counsel` for search."""
