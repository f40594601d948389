"""Questions about the table that change nothing; view, odds and bot ask them too."""
