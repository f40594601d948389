"""Every error the kernel raises. Each says what was given, what was expected and where."""

from __future__ import annotations


class WyprawaError(Exception):
    """Parent of all errors of this package."""


class OptionError(WyprawaError, ValueError):
    """An answer that cannot be accepted. The table stays as it was."""


class UnreadableOption(OptionError):
    """The text is not an option key at all."""


class IllegalOption(OptionError):
    """The option is readable but not among those open."""


class AmbiguousOption(OptionError):
    """The text fits more than one open option."""


class NothingToUndo(WyprawaError):
    """There is no earlier choice, or fair play forbids going back past it."""


class RuleError(WyprawaError):
    """A game's rules broke the kernel's contract: a fault of the game, not of the player."""


class ScriptError(WyprawaError, AssertionError):
    """A scripted outcome is missing, left over or impossible."""


class GameError(WyprawaError, ValueError):
    """A game is unknown, cannot be loaded, or was asked for with options it does not have."""


class SetupError(GameError):
    """Options that do not go together. `word` names the game's text that tells people so."""

    def __init__(self, text: str, word: str = "", game: str = "") -> None:
        super().__init__(text)
        self.word, self.game = word, game


class PositionError(WyprawaError, ValueError):
    """Position text that cannot be read; names the line."""


class RecordError(WyprawaError, ValueError):
    """A record file that cannot be read; names the line. `brief` quotes nothing that may be secret."""

    def __init__(self, text: str, detail: str = "") -> None:
        super().__init__(f"{text}: {detail}" if detail else text)
        self.brief = text


class ForeignRecord(RecordError):
    """Not a Wyprawa record."""


class NewerRecord(RecordError):
    """Written by a newer version of the format or of the game's rules."""


class TruncatedRecord(RecordError):
    """The file stops before its end line."""


class DamagedRecord(RecordError):
    """A line does not fit the digest chained from the lines before it."""


class UnplayableRecord(RecordError):
    """A choice in the file is not open at that point of the game."""


class OutOfBounds(RecordError):
    """A file that is too big, or that costs the rules too much time or memory."""


class UnprovenRecord(RecordError):
    """Commitment, seed, words, choices and result do not all belong together."""
