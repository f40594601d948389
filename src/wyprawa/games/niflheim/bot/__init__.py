"""A sensible leader of the party: `tasks` (what the page wants, square by square), `squares` (where to go),
`blows` (what an attack is worth), `camp` (the Interlude), `answers` (every question)."""
