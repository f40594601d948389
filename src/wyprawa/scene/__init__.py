"""What a table looks like, as data, and how it is drawn."""

from wyprawa.scene.boards import cell_name, hex_board
from wyprawa.scene.look import answer, look, option_look, record_text, told, word_id
from wyprawa.scene.model import (
    Board,
    Card,
    Cell,
    Die,
    Ending,
    Fact,
    LogLine,
    OptionLook,
    Panel,
    Piece,
    Prompt,
    Scene,
    Track,
    Zone,
)

__all__ = [
    "Board", "Card", "Cell", "Die", "Ending", "Fact", "LogLine", "OptionLook", "Panel", "Piece", "Prompt",
    "Scene", "Track", "Zone", "answer", "cell_name", "hex_board", "look", "option_look", "record_text",
    "told", "word_id",
]  # fmt: skip
