"""Scenes as SVG. Pure functions of the scene and the words."""

from wyprawa.scene.svg.boards import STANDING, board, ground, standing
from wyprawa.scene.svg.cards import fact_icon
from wyprawa.scene.svg.icons import icon
from wyprawa.scene.svg.picture import PictureError, detail, picture, png
from wyprawa.scene.svg.symbols import sprite

__all__ = [
    "STANDING", "PictureError", "board", "detail", "fact_icon", "ground", "icon", "picture", "png", "sprite",
    "standing",
]  # fmt: skip
