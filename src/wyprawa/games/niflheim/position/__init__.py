"""What positions are made of, and what cannot be right about one."""
