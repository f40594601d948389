"""Position text: the map drawn with the figures on it, heroes with their cards, decks and what lies about.

    figures:
      A  . . a .
      B   . 0 . +
      0 0 hero brute side=0 hp=9/10
      4 a monster bandit_guard side=1 hp=3/5 number=2 conditions=poison

A figure's line is its number, its sign on the map (`-` if it is not there), kind and name, then whatever is
not at its default. What lies on the map is drawn for the reader (`o` obstacle, `^` trap, `+` closed door, `'`
open door); the lines `obstacles`, `traps` and so on say it, with hexes by name: row `B`, second hex: `B2`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from string import ascii_letters
from typing import Any

from wyprawa.games.gloomhaven import casting
from wyprawa.games.gloomhaven.abilities.terms import ELEMENTS
from wyprawa.games.gloomhaven.content import MODIFIERS
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.state import (
    NOWHERE,
    Active,
    Figure,
    Held,
    Hero,
    Modifiers,
    MonsterDeck,
    Obstacle,
    State,
    Trap,
)
from wyprawa.parts.boards import ids, mask
from wyprawa.parts.records import Drawn, Way, draw_record, read_record

NONE = "none"
SIGNS = "".join(sign for sign in ascii_letters if sign not in "oO")
MOST_ALIKE = 100  # cards in a pile
LABEL = 3  # columns before the map
STRENGTHS = ("inert", "waning", "strong")


# --- hexes by name ----------------------------------------------------------------------------------------


def name(s: State, cell: int) -> str:
    return casting.names(s.ground().board)[cell] if cell != NOWHERE else "-"


def cell_of(s: State, text: str) -> int:
    if text == "-":
        return NOWHERE
    for cell, each in casting.names(s.ground().board).items():
        if each == text:
            return cell
    raise ValueError(f"no hex is called {text!r} in this scenario")


# --- records as `field=value` -------------------------------------------------------------------------------


def _bits() -> Way:
    def draw(bits: int) -> str:
        return ",".join(each for n, each in enumerate(facts.CONDITIONS) if bits >> n & 1)

    def read(text: str) -> int:
        for each in text.split(","):
            if each not in facts.BIT:
                raise ValueError(f"no condition is called {each!r}; there are: {', '.join(facts.BIT)}")
        return sum(facts.BIT[each] for each in facts.CONDITIONS if each in text.split(","))

    return Way(draw, read)


FIGURE = dict.fromkeys(("conditions", "lasting", "forever"), _bits())
PLAIN: dict[str, Way] = {}


# --- the map with its figures -------------------------------------------------------------------------------


def signs(s: State) -> dict[int, str]:
    """The sign of each figure that has a hex to itself."""
    found: dict[int, str] = {}
    taken: set[int] = set()
    letters = iter(SIGNS)
    for who, figure in s.figures.items():
        if figure.at == NOWHERE or figure.at in taken:
            continue
        sign = str(who) if facts.is_hero(s, who) else next(letters, "")
        if sign:
            found[who] = sign
            taken.add(figure.at)
    return found


def ground_signs(s: State) -> dict[int, str]:
    """What is drawn on each hex of the revealed rooms and doors; nothing between scenarios."""
    if not s.rooms:
        return {}
    ground = s.ground()
    found = dict.fromkeys(ids(ground.seen(s.rooms, s.doors).all), ".")
    found |= dict.fromkeys(ids(ground.closed_of(s.rooms, s.doors)), "+")
    found |= {cell: "'" for door, cell in enumerate(ground.doors) if s.doors >> door & 1}
    found |= dict.fromkeys(s.traps, "^") | dict.fromkeys(ids(facts.obstacles(s)), "o")
    return found


def rows(s: State) -> dict[str, dict[int, int]]:
    """The rows of the whole map by name: which cell stands at which column."""
    board = s.ground().board
    places = {cell: board.axial(cell) for cell in board.cells}
    top = min(r for _, r in places.values())
    left = min(q + (r - top) // 2 for q, r in places.values())
    found: dict[str, dict[int, int]] = {}
    for cell, (q, r) in places.items():
        label = casting.names(s.ground().board)[cell].rstrip("0123456789")
        column = LABEL + (r - top) % 2 + 2 * (q + (r - top) // 2 - left)
        found.setdefault(label, {})[column] = cell
    return found


def draw_figures(s: State) -> str:
    shown, ground = signs(s), ground_signs(s)
    ground |= {s.figures[who].at: sign for who, sign in shown.items()}
    lines = []
    for label, columns in rows(s).items():
        drawn = {column: ground[cell] for column, cell in columns.items() if cell in ground}
        if drawn:
            line = label.ljust(max(drawn) + 1)
            lines.append("".join(drawn.get(column, each) for column, each in enumerate(line)))
    for who, figure in s.figures.items():
        skip = ("kind", "name", "at", "hp", "most")
        place = "" if who in shown or figure.at == NOWHERE else f" at={name(s, figure.at)}"
        more = draw_record(figure, FIGURE, skip)
        head = f"{who} {shown.get(who, '-')} {figure.kind} {figure.name} hp={figure.hp}/{figure.most}{place}"
        lines.append(f"{head} {more}".rstrip())
    return "\n".join(lines)


def read_figures(s: State, text: str) -> None:
    found, where, figures = rows(s), dict[str, int](), list[str]()
    for line in text.splitlines():
        label = line.split()[0]
        if label.isdecimal():
            figures.append(line)
            continue
        if label not in found:
            raise ValueError(f"the map has no row {label!r}; rows are: {', '.join(found)}")
        for column, cell in found[label].items():
            if column < len(line) and line[column].isalnum():
                where[line[column]] = cell
    s.figures = {}
    for line in figures:
        number, sign, kind, called, *parts = line.split()
        at = where.get(sign, NOWHERE)
        if sign != "-" and at == NOWHERE:
            raise ValueError(f"{called}'s sign {sign!r} is not on the map")
        given: dict[str, Any] = {"kind": kind, "name": called, "at": at}
        rest = []
        for part in parts:
            if part.startswith("hp="):
                given["hp"], given["most"] = map(int, part[3:].split("/"))
            elif part.startswith("at="):
                given["at"] = cell_of(s, part[3:])
            else:
                rest.append(part)
        s.figures[int(number)] = read_record(Figure, rest, FIGURE, **given)


# --- cards ------------------------------------------------------------------------------------------------


def pile(cards: Sequence[Any]) -> str:
    """Cards in their order, alike ones that follow each other counted: `plus_0*6`."""
    runs = [(card, len(list(run))) for card, run in groupby(cards)]
    return " ".join(f"{card}*{n}" if n > 1 else str(card) for card, n in runs)


def unpile(words: Sequence[str]) -> list[str]:
    found: list[str] = []
    for word in words:
        card, _, times = word.partition("*")
        if not 1 <= int(times or 1) <= MOST_ALIKE:
            raise ValueError(f"{word}: expected 1 to {MOST_ALIKE} alike")
        found += [card] * int(times or 1)
    return found


def modifiers(words: Sequence[str]) -> list[str]:
    found = unpile(words)
    for card in found:
        if card not in MODIFIERS:
            raise ValueError(f"no modifier card is called {card!r}; there are: {', '.join(MODIFIERS)}")
    return found


def draw_modifiers(of: Modifiers, word: str) -> list[str]:
    lines = [f"{word} {pile(of.undrawn)}".rstrip()]
    lines += [f"{word}.drawn {pile(of.drawn)}"] if of.drawn else []
    return [*lines, *([f"{word}.reshuffle"] if of.reshuffle else [])]


def read_modifiers(of: Modifiers, part: str, words: Sequence[str]) -> None:
    if part == "reshuffle":
        of.reshuffle = True
    else:
        setattr(of, part or "undrawn", modifiers(words))


PILES = ("hand", "picked", "discard", "lost", "loot")
LINES = (*PILES, "goals", "active", "item", "deck", "deck.drawn", "deck.reshuffle")
SKIP = (*PILES, "character", "deck", "active", "items", "goals")


def draw_heroes(s: State) -> str:
    lines = []
    for hero in s.heroes:
        lines.append(f"{hero.character} {draw_record(hero, PLAIN, SKIP)}".rstrip())
        piles = [(each, pile(getattr(hero, each))) for each in PILES]
        piles.append(("goals", " ".join(hero.goals)))
        below = [f"{word} {cards}" for word, cards in piles if cards]
        for each in hero.active:
            below.append(f"active {each.card} {each.half} {draw_record(each, PLAIN, ('card', 'half'))}")
        below += [f"item {each.item} {draw_record(each, PLAIN, ('item',))}" for each in hero.items]
        below += draw_modifiers(hero.deck, "deck")
        lines += [f"  {line.rstrip()}" for line in below]
    return "\n".join(lines)


def read_heroes(s: State, text: str) -> None:
    s.heroes = []
    for line in text.splitlines():
        word, *parts = line.split()
        if not line.startswith(" "):
            given = {"character": word, "hand": [], "deck": {"undrawn": []}}
            s.heroes.append(read_record(Hero, parts, PLAIN, **given))
            continue
        hero = s.heroes[-1]
        if word in PILES:
            setattr(hero, word, [int(card) for card in unpile(parts)])
        elif word == "goals":
            hero.goals = parts
        elif word == "active":
            hero.active.append(read_record(Active, parts[2:], PLAIN, card=int(parts[0]), half=parts[1]))
        elif word == "item":
            hero.items = [*hero.items, read_record(Held, parts[1:], PLAIN, item=int(parts[0]))]
        elif word.partition(".")[0] == "deck":
            read_modifiers(hero.deck, word.partition(".")[2], parts)
        else:
            raise ValueError(f"no line {word!r} of a hero; lines are: {', '.join(LINES)}")


def draw_monsters(s: State) -> str:
    return "\n".join(draw_modifiers(s.monsters, "deck"))


def read_monsters(s: State, text: str) -> None:
    s.monsters = Modifiers([])
    for line in text.splitlines():
        word, *parts = line.split()
        read_modifiers(s.monsters, word.partition(".")[2], parts)


def draw_decks(s: State) -> str:
    """Ability cards of monsters: those undrawn, those drawn, this round's."""
    lines = []
    for deck, it in s.decks.items():
        drawn = f" drawn={','.join(map(str, it.drawn))}" if it.drawn else ""
        more = draw_record(it, PLAIN, ("undrawn", "drawn"))
        lines.append(f"{deck} {','.join(map(str, it.undrawn)) or '-'}{drawn} {more}".rstrip())
    return "\n".join(lines) or NONE


def read_decks(s: State, text: str) -> None:
    s.decks = {}
    for line in text.splitlines() if text != NONE else ():
        deck, undrawn, *parts = line.split()
        given: dict[str, Any] = {"undrawn": _numbers(undrawn)}
        if parts and parts[0].startswith("drawn="):
            given["drawn"] = _numbers(parts.pop(0)[6:])
        s.decks[deck] = read_record(MonsterDeck, parts, PLAIN, **given)


def _numbers(text: str) -> list[int]:
    return [int(number) for number in text.split(",")] if text != "-" else []


# --- what lies about ----------------------------------------------------------------------------------------


def draw_obstacles(s: State) -> str:
    lines = [f"{each.tile} {' '.join(name(s, cell) for cell in each.cells)}" for each in s.obstacles]
    return "\n".join(lines) or NONE


def read_obstacles(s: State, text: str) -> None:
    s.obstacles = []
    for line in text.splitlines() if text != NONE else ():
        tile, *cells = line.split()
        s.obstacles.append(Obstacle(tile, tuple(cell_of(s, each) for each in cells)))


def draw_traps(s: State) -> str:
    lines = [
        f"{name(s, cell)} {trap.tile} {trap.damage} {draw_record(trap, PLAIN, ('tile', 'damage'))}".rstrip()
        for cell, trap in s.traps.items()
    ]
    return "\n".join(lines) or NONE


def read_traps(s: State, text: str) -> None:
    s.traps = {}
    for line in text.splitlines() if text != NONE else ():
        at, tile, damage, *parts = line.split()
        s.traps[cell_of(s, at)] = read_record(Trap, parts, PLAIN, tile=tile, damage=int(damage))


def hexes(field: str) -> Drawn[State]:
    """A set of hexes."""

    def draw(s: State) -> str:
        return " ".join(name(s, cell) for cell in ids(getattr(s, field))) or NONE

    def read(s: State, text: str) -> None:
        setattr(s, field, mask(cell_of(s, each) for each in text.split()) if text != NONE else 0)

    return draw, read


def by_hex(field: str, kind: type[int] | type[str]) -> Drawn[State]:
    """Something on each of some hexes: `D4=2`."""

    def draw(s: State) -> str:
        return " ".join(f"{name(s, cell)}={value}" for cell, value in getattr(s, field).items()) or NONE

    def read(s: State, text: str) -> None:
        pairs = [each.partition("=")[::2] for each in text.split()] if text != NONE else []
        setattr(s, field, {cell_of(s, at): kind(value) for at, value in pairs})

    return draw, read


def draw_elements(s: State) -> str:
    pairs = zip(ELEMENTS, s.elements, strict=True)
    return " ".join(f"{each}={STRENGTHS[now]}" for each, now in pairs if now) or NONE


def read_elements(s: State, text: str) -> None:
    s.elements = [0] * len(ELEMENTS)
    for each in text.split() if text != NONE else ():
        element, _, strength = each.partition("=")
        if element not in ELEMENTS or strength not in STRENGTHS:
            raise ValueError(f"expected an element and its strength such as fire=strong, found {each!r}")
        s.elements[ELEMENTS.index(element)] = STRENGTHS.index(strength)


NOTATION: dict[str, Drawn[State]] = {
    "heroes": (draw_heroes, read_heroes),
    "figures": (draw_figures, read_figures),
    "monsters": (draw_monsters, read_monsters),
    "decks": (draw_decks, read_decks),
    "obstacles": (draw_obstacles, read_obstacles),
    "traps": (draw_traps, read_traps),
    "hazards": hexes("hazards"),
    "difficult": hexes("difficult"),
    "plates": by_hex("plates", str),
    "money": by_hex("money", int),
    "treasures": by_hex("treasures", int),
    "elements": (draw_elements, read_elements),
}
