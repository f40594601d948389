"""Scenes as SVG. Pure functions of the scene and the words."""

from wyprawa.scene.svg.boards import board
from wyprawa.scene.svg.cards import fact_icon
from wyprawa.scene.svg.icons import icon, sprite
from wyprawa.scene.svg.picture import PictureError, detail, picture, png

__all__ = ["PictureError", "board", "detail", "fact_icon", "icon", "picture", "png", "sprite"]
