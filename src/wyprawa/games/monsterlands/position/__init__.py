"""What is written and checked of a table that lies there as data. Read tables."""
