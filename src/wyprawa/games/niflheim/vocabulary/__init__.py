"""The words that pages and tables are written in."""
