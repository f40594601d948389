"""The rulebook of Gloomhaven, room by room."""
