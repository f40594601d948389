"""For designers: measures of finished games."""
