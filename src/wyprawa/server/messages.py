"""What goes over the wire: messages of a viewer, and the small ones it gets. Frames are made in `sight`."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, get_args

import msgspec

Pace: TypeAlias = Literal["slow", "normal", "fast", "instant"]
Kind: TypeAlias = Literal["person", "bot", "open"]
PAUSES: dict[str, float] = {"slow": 2.0, "normal": 0.9, "fast": 0.3, "instant": 0.0}  # seconds between bots


class Hello(msgspec.Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message: the ticket, and how the viewer wants to be spoken to and called. `claim`: a ticket
    that nobody else knows is wanted in place of a link."""

    ticket: str
    language: str = "en"
    name: str = ""
    claim: bool = False


class Kept(msgspec.Struct, frozen=True, tag="kept"):
    """The claimed ticket is stored: from now on it alone shall lead to its seats."""


class Answer(msgspec.Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """An option's key, for the question with this number of one's own seat."""

    number: int
    seat: int
    key: str


class Sheet(msgspec.Struct, frozen=True, tag="sheet", forbid_unknown_fields=True):
    """Several questions filled in together, as pairs of a question and an option's key. It is only shown what
    comes of it, unless it is `sent`."""

    number: int
    seat: int
    pairs: tuple[tuple[str, str], ...]
    sent: bool = False


class Undo(msgspec.Struct, frozen=True, tag="undo"):
    """Take back one's own last choice, or ask the others for it."""


class Redo(msgspec.Struct, frozen=True, tag="redo"):
    """Make again what was taken back."""


class Agree(msgspec.Struct, frozen=True, tag="agree", forbid_unknown_fields=True):
    """Yes or no to the open proposal; a no of the one who made it withdraws it."""

    yes: bool


class Open(msgspec.Struct, frozen=True, tag="open"):
    """Ask the others to open the record, the replay and all cards before the game is over."""


class Chat(msgspec.Struct, frozen=True, tag="chat", forbid_unknown_fields=True):
    text: str


class Language(msgspec.Struct, frozen=True, tag="language", forbid_unknown_fields=True):
    language: str


class Name(msgspec.Struct, frozen=True, tag="name", forbid_unknown_fields=True):
    name: str


class Seat(msgspec.Struct, frozen=True, tag="seat", forbid_unknown_fields=True):
    """Hand a seat to a bot, back to its person, or free it: one's own, or as the host."""

    seat: int
    kind: Kind
    bot: str = "sensible"


class Words(msgspec.Struct, frozen=True, tag="words", forbid_unknown_fields=True):
    """One's own seat is ready, and adds these words to the seed, or none; before the game has begun."""

    seat: int
    text: str = ""


class Begin(msgspec.Struct, frozen=True, tag="begin"):
    """The host begins the game without those who have not come."""


class SetPace(msgspec.Struct, frozen=True, tag="pace", forbid_unknown_fields=True):
    """The host says how quickly bots follow one another."""

    pace: Pace


class Between(msgspec.Struct, frozen=True, tag="between", forbid_unknown_fields=True):
    """What lies between two cells, such as the line of sight; only the one who asks is told."""

    start: str
    end: str


class Earlier(msgspec.Struct, frozen=True, tag="earlier", forbid_unknown_fields=True):
    """The lines of the log before this one, for one who has come late; some at a time."""

    before: int


class Hint(msgspec.Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """Think over the open question of one's own seat, and say what is best and why."""

    seat: int


class Ping(msgspec.Struct, frozen=True, tag="ping"):
    pass


FromViewer: TypeAlias = (
    Hello
    | Kept
    | Answer
    | Sheet
    | Undo
    | Redo
    | Open
    | Agree
    | Chat
    | Language
    | Name
    | Seat
    | Words
    | Begin
    | SetPace
    | Between
    | Earlier
    | Hint
    | Ping
)
KINDS = get_args(FromViewer)

_decoder = msgspec.json.Decoder(FromViewer)
_encoder = msgspec.json.Encoder()


def read(text: str | bytes) -> FromViewer:
    """A viewer's message; raises `msgspec.DecodeError` (or a child) that says what is wrong with it."""
    message: FromViewer = _decoder.decode(text)
    return message


def write(message: Any) -> str:
    """A message as it is sent."""
    return _encoder.encode(message).decode()
