"""Position text with names instead of numbers: `card=gheta zone=B2`, `tokens: spawn A1 C2`, `open: A1-B1`.

A figure is one line of `field=value`, fields at their default left out; an Enemy's line begins with its card,
`mob/demons_1`. Zones and Doors are called as on the map, a Room by its first Zone. Of several equal cards the
second is `vial_of_mana#2`; `-` is nobody, nothing or nowhere.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from wyprawa.games.hellscape.content import (
    ARROWS,
    BOSSES,
    DOORS,
    HEROES,
    ITEMS,
    MOBS,
    ROAMING,
    ROGUE_TOKENS,
    SKILLS,
)
from wyprawa.games.hellscape.dungeon import Dungeon
from wyprawa.games.hellscape.state import Companion, Enemy, Hero, State
from wyprawa.games.hellscape.vocabulary.terms import CLASSES, RANGER, RARITIES, ROGUE, TOKENS
from wyprawa.parts.boards import ids, mask
from wyprawa.parts.records import NOTHING, Drawn, Names, Way, Ways, draw_record, read_record

KINDS = ("mob", "roaming", "boss")  # of Enemies, as numbered in the state
CALLED = Names(
    {
        "hero": [each.id for each in HEROES],
        "skill": [each.id for each in SKILLS],
        "item": [each.id for each in ITEMS],
        "mob": [each.id for each in MOBS],
        "roaming": [each.id for each in ROAMING],
        "boss": [each.id for each in BOSSES],
        "door": [each.id for each in DOORS],
        "arrow": [each.id for each in ARROWS],
        "rogue_token": [each.id for each in ROGUE_TOKENS],
        "rarity": RARITIES,
        "token": TOKENS,
    }
)
name, number = CALLED.name, CALLED.number
one, several = CALLED.one, CALLED.several


# --- the map --------------------------------------------------------------------------------------------


def zone_name(laid: Dungeon, zone: int) -> str:
    return laid.name(zone) if zone >= 0 else NOTHING


def read_zone(laid: Dungeon, text: str) -> int:
    known = {laid.name(zone): zone for zone in laid.board.cells}
    if text != NOTHING and text not in known:
        raise ValueError(f"no Zone is called {text!r}; there are: {', '.join(known)}")
    return known.get(text, -1)


def at(laid: Dungeon) -> Way:
    """A field that is a Zone."""
    return Way(lambda zone: zone_name(laid, zone), lambda text: read_zone(laid, text))


def zones(laid: Dungeon) -> Way:
    """A field that is a row of Zones."""
    return Way(
        lambda row: ",".join(zone_name(laid, zone) for zone in row),
        lambda text: [read_zone(laid, word) for word in text.split(",") if word],
    )


def bits(field: str, named: Callable[[Dungeon], Sequence[str]]) -> Drawn[State]:
    """A set of numbered things of the map."""

    def draw(s: State) -> str:
        names = named(s.laid())
        return " ".join(names[n] for n in ids(getattr(s, field))) or "none"

    def read(s: State, text: str) -> None:
        names = named(s.laid())
        words = [] if text == "none" else text.split()
        for word in words:
            if word not in names:
                raise ValueError(f"nothing is called {word!r}; there are: {', '.join(names)}")
        setattr(s, field, mask(names.index(word) for word in words))

    return draw, read


def doors(laid: Dungeon) -> list[str]:
    return ["-".join(map(laid.name, door)) for door in laid.board.doors]


def rooms(laid: Dungeon) -> list[str]:
    return [laid.name(ids(cells)[0]) for cells in laid.rooms]


def draw_off(s: State) -> str:
    return " ".join(map(s.laid().name, ids(s.off))) or "none"


def read_off(s: State, text: str) -> None:
    s.off = mask(read_zone(s.laid(), word) for word in text.split() if word != "none")


def draw_tokens(s: State) -> str:
    """Tokens of a kind that follow one another in a line: `treasure A1 C2=1`."""
    laid, lines = s.laid(), []
    for kind, row in groupby(s.tokens, key=lambda token: token[0]):
        words = [laid.name(zone) + (f"={on}" if on else "") for _, zone, on in row]
        lines.append(f"{name('token', kind)} {' '.join(words)}")
    return "\n".join(lines) or "none"


def read_tokens(s: State, text: str) -> None:
    s.tokens = []
    for line in [] if text == "none" else text.splitlines():
        kind, *words = line.split()
        for word in words:
            zone, _, on = word.partition("=")
            s.tokens.append((number("token", kind), read_zone(s.laid(), zone), int(on or 0)))


def draw_stays(s: State) -> str:
    named = rooms(s.laid())
    return " ".join(f"{named[room]}:{name('door', card)}" for room, card in s.stays) or "none"


def read_stays(s: State, text: str) -> None:
    named = rooms(s.laid())
    s.stays = []
    for word in [] if text == "none" else text.split():
        room, _, card = word.partition(":")
        if room not in named:
            raise ValueError(f"no Room begins with {room!r}; there are: {', '.join(named)}")
        s.stays.append((named.index(room), number("door", card)))


# --- figures ------------------------------------------------------------------------------------------------


def hero_ways(laid: Dungeon, card: int) -> Ways:
    """The Ranger's piles are Arrow cards, the Rogue's are tokens."""
    kind = CLASSES.index(HEROES[card].hero_class)
    ways = {
        "card": one("hero"),
        "zone": at(laid),
        "slots": several("item"),
        "inventory": several("item"),
        "skills": several("skill"),
        "blessed": one("skill"),
        "consecrated": zones(laid),
    }
    if kind in (ROGUE, RANGER):
        pile = several("rogue_token" if kind == ROGUE else "arrow")
        ways |= dict.fromkeys(("ready", "pile", "discard", "exhausted", "aside"), pile)
    return ways


def draw_heroes(s: State) -> str:
    return "\n".join(draw_record(hero, hero_ways(s.laid(), hero.card)) for hero in s.heroes)


def read_heroes(s: State, text: str) -> None:
    s.heroes = []
    for line in text.splitlines():
        parts = line.split()
        card = next((part.removeprefix("card=") for part in parts if part.startswith("card=")), "")
        s.heroes.append(read_record(Hero, parts, hero_ways(s.laid(), number("hero", card))))


def draw_companions(s: State) -> str:
    ways = {"zone": at(s.laid())}
    return "\n".join(draw_record(it, ways) for it in s.companions) or "none"


def read_companions(s: State, text: str) -> None:
    ways = {"zone": at(s.laid())}
    lines = [] if text == "none" else text.splitlines()
    s.companions = [read_record(Companion, line.split(), ways) for line in lines]


def enemy_ways(laid: Dungeon) -> Ways:
    return {"zone": at(laid), "item": one("item"), "poison": one("rogue_token")}


def draw_enemies(s: State) -> str:
    lines = []
    for enemy in s.enemies:
        kind = KINDS[enemy.kind]
        said = draw_record(enemy, enemy_ways(s.laid()), skip=("kind", "card"))
        lines.append(f"{kind}/{name(kind, enemy.card)} {said}")
    return "\n".join(lines) or "none"


def read_enemies(s: State, text: str) -> None:
    s.enemies = []
    for line in [] if text == "none" else text.splitlines():
        called, *parts = line.split()
        kind, _, card = called.partition("/")
        if kind not in KINDS:
            raise ValueError(f"expected an Enemy such as mob/demons_1, got {called!r}")
        given = {"kind": KINDS.index(kind), "card": number(kind, card)}
        s.enemies.append(read_record(Enemy, parts, enemy_ways(s.laid()), **given))


# --- cards and tokens beside the map ----------------------------------------------------------------------


def row(field: str, kind: str) -> Drawn[State]:
    def draw(s: State) -> str:
        return " ".join(name(kind, card) for card in getattr(s, field)) or "none"

    def read(s: State, text: str) -> None:
        setattr(s, field, [] if text == "none" else [number(kind, word) for word in text.split()])

    return draw, read


def piles(field: str, kind: str) -> Drawn[State]:
    """One line for each tier or rarity."""

    def draw(s: State) -> str:
        return "\n".join(" ".join(name(kind, card) for card in pile) or "none" for pile in getattr(s, field))

    def read(s: State, text: str) -> None:
        found = [[] if line == "none" else line.split() for line in text.splitlines()]
        setattr(s, field, tuple(tuple(number(kind, word) for word in words) for words in found))

    return draw, read


def draw_bag(s: State) -> str:
    """Equal tokens that follow one another are counted: `22 common 5 rare`."""
    return " ".join(f"{len([*same])} {name('rarity', it)}" for it, same in groupby(s.bag)) or "none"


def read_bag(s: State, text: str) -> None:
    words = [] if text == "none" else text.split()
    counts = zip(words[::2], words[1::2], strict=True)
    s.bag = [rarity for n, word in counts for rarity in [number("rarity", word)] * int(n)]


def draw_cursed(s: State) -> str:
    return name("item", s.cursed)


def read_cursed(s: State, text: str) -> None:
    s.cursed = number("item", text)


NOTATION: dict[str, Drawn[State]] = {
    "heroes": (draw_heroes, read_heroes),
    "companions": (draw_companions, read_companions),
    "enemies": (draw_enemies, read_enemies),
    "open": bits("open", doors),
    "revealed": bits("revealed", rooms),
    "off": (draw_off, read_off),
    "tokens": (draw_tokens, read_tokens),
    "stays": (draw_stays, read_stays),
    "bag": (draw_bag, read_bag),
    **{field: piles(field, "item") for field in ("item_piles", "item_discards")},
    **{field: piles(field, "item") for field in ("mob_items", "mob_item_discards")},
    **{field: piles(field, "mob") for field in ("mobs", "mob_discards")},
    **{field: piles(field, "roaming") for field in ("roaming", "roaming_discards")},
    "doors": row("doors", "door"),
    "door_discard": row("door_discard", "door"),
    "starting": row("starting", "item"),
    "out": row("out", "item"),
    "cursed": (draw_cursed, read_cursed),
}
