"""Faces as data: a file of paths for each game, drawn by `scene.svg.faces`. A face is named `game/name`."""
