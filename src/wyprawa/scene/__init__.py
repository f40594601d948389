"""What a table looks like, as data, and how it is drawn."""

from wyprawa.scene.acts import changes, panel_id
from wyprawa.scene.boards import cell_name, hex_board, laid, network_board, square_board, zone_board
from wyprawa.scene.look import answer, asked, log_line, look, option_look, record_text, told, word_id
from wyprawa.scene.model import (
    Act,
    Bar,
    Board,
    Card,
    Cell,
    Chart,
    Die,
    DieSpace,
    Door,
    Drawn,
    Ending,
    Fact,
    Half,
    LogLine,
    Marks,
    OptionLook,
    Panel,
    Piece,
    Prompt,
    Ray,
    Reason,
    Scene,
    Spot,
    Track,
    Verb,
    Way,
    Zone,
)
from wyprawa.scene.odds import percent, spread
from wyprawa.scene.options import Looks

__all__ = [
    "Act", "Bar", "Board", "Card", "Cell", "Chart", "Die", "DieSpace", "Door", "Drawn", "Ending", "Fact",
    "Half", "LogLine", "Looks", "Marks", "OptionLook", "Panel", "Piece", "Prompt", "Ray", "Reason", "Scene",
    "Spot", "Track", "Verb", "Way", "Zone", "answer", "asked", "cell_name", "changes", "hex_board", "laid",
    "log_line", "look", "network_board", "option_look", "panel_id", "percent", "record_text", "spread",
    "square_board", "told", "word_id", "zone_board",
]  # fmt: skip
