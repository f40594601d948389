"""What serves designers: measures of finished games."""
