"""Questions about the state that change nothing."""
