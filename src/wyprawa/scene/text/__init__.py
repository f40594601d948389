"""A scene as lines of text for a terminal. Pure functions of the scene and the words; no colours in them."""

from wyprawa.scene.text.draw import draw, offered, plain, prompt_rows, seat_name
from wyprawa.scene.text.rows import WIDTH, Row

__all__ = ["WIDTH", "Row", "draw", "offered", "plain", "prompt_rows", "seat_name"]
