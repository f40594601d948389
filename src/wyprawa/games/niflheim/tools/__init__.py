"""For designers: `proof` (what is wrong with a page), `drafts` (pages that are not in the book)."""
