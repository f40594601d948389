"""Pieces and dice. Each is drawn around its own middle, inside a square of 100 by 100."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from wyprawa.scene.model import Die, Fact, Piece
from wyprawa.scene.svg import dice, tokens
from wyprawa.scene.svg.icons import icons, mark
from wyprawa.scene.svg.letters import LINE, fitted, width, written
from wyprawa.scene.svg.terrain import prop
from wyprawa.scene.svg.wares import is_ware, ware
from wyprawa.scene.text.rows import die as said_die
from wyprawa.scene.text.rows import piece as said_piece
from wyprawa.words import Words

# The shape of a seat's base: circle, square, triangle, hexagon, diamond, shield.
BASES = (
    "M0-37a37 37 0 0 1 0 74a37 37 0 0 1 0-74z",
    "M-26-34h52q8 0 8 8v52q0 8-8 8h-52q-8 0-8-8v-52q0-8 8-8z",
    "M-7-35q7-9 14 0l32 58q5 12-8 13h-62q-13-1-8-13z",
    "M-19-35h38q4 0 6 4l14 27q2 4 0 8l-14 27q-2 4-6 4h-38q-4 0-6-4l-14-27q-2-4 0-8l14-27q2-4 6-4z",
    "M-6-39q6-5 12 0l33 33q5 6 0 12l-33 33q-6 5-12 0l-33-33q-5-6 0-12z",
    "M0-39l33 9q4 1 4 6v16q0 32-37 47q-37-15-37-47v-16q0-5 4-6z",
)
TOKEN = "M0-35a35 35 0 0 1 0 70a35 35 0 0 1 0-70z"
FOE = "M-30-37h60q6 0 7 6l3 30q0 4-2 7l-16 26q-3 5-8 5h-28q-5 0-8-5l-16-26q-2-3-2-7l3-30q1-6 7-6z"

# Things that lie around rather than stand and fight.
_THINGS = frozenset(
    (
        *("chest", "coin", "coins", "extra", "gem", "gold", "key", "loot", "potion", "treasure"),
        *("closed", "defence", "door", "exit", "obstacle", "panic", "trap", "trap-down", "trap-hidden"),
        *("land", "quest", "scroll"),
        *("clock", "flag", "hazard", "portal", "seal", "smithy", "sun"),
    )
)
_CHIPS = ((-37, 4), (37, 4), (-37, -19), (37, -19), (-14, -39), (10, -39))  # where a figure's chips sit


_READABLE = 66.0  # the size down to which numbers on figures can be read as they are
_MOST_GROWN = 1.6
_WHOLE = 'x="-50" y="-50" width="100" height="100"'


def is_thing(each: Piece) -> bool:
    """Whether a piece is a token that lies there, no matter whose it is."""
    return each.kind in _THINGS


def piece(
    each: Piece, words: Words, x: float, y: float, size: float, wide: float = 0, *, on_map: bool = False
) -> str:
    """A piece at a place; only the outermost group says where. What stands small has larger numbers."""
    grown = _MOST_GROWN if on_map else max(1.0, min(_MOST_GROWN, _READABLE / size))
    start, rest = _piece(each, words, size, wide, round(grown, 2))
    return f"{start}{x:g} {y:g}{rest}"


@lru_cache(maxsize=4096)
def _piece(each: Piece, words: Words, size: float, wide: float, grown: float) -> tuple[str, str]:
    id, thing = escape(each.id), each.seat is None and is_thing(each)
    owner = "" if each.seat is None else f" seat-{each.seat} owned"
    shown = (
        " ware"
        if is_ware(each)
        else " figure"
        if each.face
        else " thing"
        if thing and prop(each.kind)
        else " token"
        if thing
        else ""
    )
    kinds = f"piece piece-{escape(each.kind)}{owner}{shown}{tokens.state(each)}"
    more = f' data-more="{escape(" ".join(each.more))}"' if each.more else ""
    start = f'<g class="{kinds}" data-id="{id}" data-piece="{id}"{more} transform="translate('
    chips = [] if wide else list(each.facts)
    if is_ware(each):
        figure = ware(each, list(each.facts), words)
    else:
        figure = tokens.token(each, chips, grown) if each.face else _figure(each, thing, chips, grown)
    inside = f'<g transform="scale({size / 100:g})">{figure}</g>'
    beside = _beside(each, words, size, wide) if wide else ""
    return start, f')"><title>{escape(in_words(each, words))}</title>{inside}{beside}</g>'


@lru_cache(maxsize=4096)
def in_words(each: Piece, words: Words) -> str:
    """A piece in words, cached."""
    return said_piece(each, words)


def _figure(each: Piece, thing: bool, chips: list[Fact], grown: float) -> str:
    if thing and prop(each.kind):
        return _thing(each, chips, grown)
    shape = TOKEN if thing else FOE if each.seat is None else BASES[each.seat % len(BASES)]
    drawn = [f'<ellipse class="shade" cy="36" rx="30" ry="7"/><path class="base" d="{shape}"/>']
    if not thing:
        ring = each.rank if each.rank in ("elite", "boss") else "rim"
        drawn.append(f'<path class="{ring}" transform="scale(.87)" d="{shape}"/>')
    low = 8 if each.seat is not None and each.seat % len(BASES) == 2 else 0
    drawn.append(mark(each.kind, -23, -24 + low, 46, each.glyph))
    if each.health is not None:
        drawn.append(_health(*each.health))
    # Rank and number go on top: they tell pieces apart that look alike.
    drawn += _chips(chips)
    if each.rank:
        name = each.rank if each.rank in icons() else "elite"
        seal = f'<circle class="badge" cx="31" cy="-31" r="15"/>{mark(name, 21, -41, 20)}'
        drawn.append(f'<g class="chip">{seal}</g>')
    number = tokens.NUMBER.search(each.glyph)
    if number is not None and each.kind in icons():
        drawn.append(_badge(number[0], -31, -31))
    return "".join(drawn)


def _thing(each: Piece, chips: list[Fact], grown: float) -> str:
    """Something that lies about as it is: gems, coins, a chest. A trap, and what can be destroyed, lies in
    the ground already."""
    if each.health is not None:
        life = tokens.life(*each.health, grown) + tokens.numbered(each, grown)
        return "".join(['<circle class="base" r="45"/>', life, *_chips(chips)])
    drawn = "" if each.kind == "trap" else f'<use href="#p-{prop(each.kind)}" {_WHOLE}/>'
    return "".join(['<circle class="base" r="40"/>', drawn, *_chips(chips)])


def _badge(text: str, x: float, y: float) -> str:
    size = 22 if len(text) == 1 else 17
    number = f'<text class="badge-text" x="{x:g}" y="{y + size * 0.35:g}" font-size="{size}">{text}</text>'
    return f'<circle class="badge" cx="{x:g}" cy="{y:g}" r="15"/>{number}'


def _health(left: int, most: int) -> str:
    share = 76 * min(max(left, 0), most) / max(most, 1)
    return (
        '<rect class="health-back" x="-40" y="29" width="80" height="19" rx="9.5"/>'
        f'<rect class="health" x="-38" y="31" width="{share:g}" height="15" rx="7.5"/>'
        f'<text class="health-text" y="44.5" font-size="16">{left}/{most}</text>'
    )


def _chips(facts: list[Fact]) -> list[str]:
    """Figures as small icons around the piece; if there are too many, the last says how many more."""
    drawn = []
    for n, (fact, (x, y)) in enumerate(zip(facts, _CHIPS, strict=False)):
        half = 11
        if n == len(_CHIPS) - 1 and len(facts) > len(_CHIPS):
            inside = _chip_text(x, y, f"+{len(facts) - n}")
        elif isinstance(fact.value, int):
            half, x = 15, x + (4 if x < 0 else -4)
            inside = mark(fact.icon, x - 13, y - 7.5, 15) + _chip_text(x + 7, y, str(fact.value))
        else:
            inside = mark(fact.icon, x - 8.5, y - 8.5, 17)
        box = f'x="{x - half}" y="{y - 11}" width="{2 * half}" height="22" rx="11"'
        drawn.append(f'<g class="chip"><rect class="badge" {box}/>{inside}</g>')
    return drawn


def _chip_text(x: float, y: float, text: str) -> str:
    size = 14 if len(text) < 2 else 11
    return f'<text class="badge-text" x="{x:g}" y="{y + 5:g}" font-size="{size}">{text}</text>'


def _beside(each: Piece, words: Words, size: float, wide: float) -> str:
    """The name and the figures of a piece, to its right."""
    left, room = size / 2 + 4, wide - size - 8
    below = 21 if each.facts else 0
    letters, lines = fitted((words.say(each.title),), (19, 18, 17.5), room, size - below)
    top = -(len(lines) * letters * LINE + below) / 2
    drawn = [written(lines, left, top + letters, letters, "label")]
    x, y = left, top + len(lines) * letters * LINE + 2
    for fact in each.facts:
        number = str(fact.value) if isinstance(fact.value, int) else ""
        next_x = x + 19 + width(number, 17.5) + 5
        if next_x > left + room:
            break
        drawn.append(f'<g class="crest">{mark(fact.icon, x, y, 18)}</g>')
        drawn.append(
            f'<text x="{x + 19:g}" y="{y + 15:g}" font-size="17.5">{number}</text>' if number else ""
        )
        x = next_x
    return "".join(drawn)


# --- dice ---------------------------------------------------------------------------------------------


def die(each: Die, words: Words, x: float, y: float, size: float) -> str:
    """A die at a place."""
    start, rest = _die(each, words, size)
    return f"{start}{x:g} {y:g}{rest}"


@lru_cache(maxsize=4096)
def _die(each: Die, words: Words, size: float) -> tuple[str, str]:
    kinds = escape(dice.classes(each))
    start = f'<g class="{kinds}" data-id="{escape(each.id)}" transform="translate('
    inside = f'<g transform="scale({size / 100:g})">{dice.drawn(each, words)}</g>'
    return start, f')"><title>{escape(said_die(each, words))}</title>{inside}</g>'
