"""Rows of the right length, and numbers that stand for something in their table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from wyprawa.games.warcraft.content import (
    ABILITIES,
    ADVERSARY,
    BOARD_ADVERSARIES,
    BOX,
    CHARACTERS,
    EVENT,
    ITEM,
    LEVEL_OF,
    QUESTS,
    TROPHIES,
)
from wyprawa.games.warcraft.notation import NAMES
from wyprawa.games.warcraft.rules.query.playing import OWNER
from wyprawa.games.warcraft.rules.query.sources import powers_of
from wyprawa.games.warcraft.state import NOBODY, NOTHING, ActiveQuest, Character, Combat, State
from wyprawa.games.warcraft.vocabulary.terms import COLOURS, DISCOVERIES, KEPT

SOURCES = {  # what has powers, and the numbers it goes by
    "character": range(len(CHARACTERS) * 2 * len(COLOURS)),
    "item": [card for card, item in enumerate(ITEM) if item is not None],
    "adversary": [card for card, adversary in enumerate(ADVERSARY) if adversary is not None],
    "board": range(len(BOARD_ADVERSARIES)),
    "attached": range(len(ABILITIES)),
    "general": [card for card, event in enumerate(EVENT) if event is not None],
}


def rows(s: State) -> Iterator[str]:
    lengths = {
        "characters": s.seats,
        "challenges": len(COLOURS),
        "track": BOX.track_slots,
        "markers": BOX.track_slots,
        "trophies": len(TROPHIES),
    }
    for row, length in lengths.items():
        if len(getattr(s, row)) != length:
            yield f"{row}: {len(getattr(s, row))}, expected {length}"
    if not 2 <= s.seats <= len(CHARACTERS):
        yield f"{s.seats} seats, expected 2 to {len(CHARACTERS)}"


def unknown(s: State) -> Iterator[str]:
    yield from _seats("first and active player", (s.first, s.active), s)
    yield from _cards(s)
    yield from _known("markers", s.markers, "space", none=True)
    yield from _known("discoveries", [*s.pile, *(kind for kind, _ in s.box), *s.turn.revealed], "discovery")
    for token in s.tokens:
        yield from _known("tokens", [token.kind], "discovery")
        yield from _known("tokens", [token.at], "space", none=True)
    if s.turn.face not in range(-1, len(BOX.movement_die)):
        yield f"no face {s.turn.face} of the movement die"
    for quest in (*s.starting_quests, *s.elite_quests, *s.elite_discard):
        yield from _known("quests", [quest], "quest")
    for seat, it in enumerate(s.characters):
        yield from (f"seat {seat}: {each}" for each in _character(s, seat, it))
    for play in s.plays:
        yield from _seats("cards played", [play.who], s)
        yield from _known("cards played", [play.ability], "ability")
    for each in s.attached:
        yield from _seats("attached cards", (each.owner, each.to), s)
        yield from _known("attached cards", [each.ability], "ability")
        yield from _known("attached cards", [each.item], "card", none=True)
    if s.combat is not None:
        yield from (f"combat: {each}" for each in _combat(s, s.combat))


def _known(where: str, found: Iterable[int], kind: str, *, none: bool = False) -> Iterator[str]:
    least = NOTHING if none else 0
    yield from (f"{where}: no {kind} {n}" for n in found if not least <= n < len(NAMES[kind]))


def _seats(where: str, seats: Iterable[int], s: State) -> Iterator[str]:
    yield from (f"{where}: no seat {seat}" for seat in seats if seat not in range(s.seats))


def _cards(s: State) -> Iterator[str]:
    """Challenge cards lie where the side they show belongs."""
    for level, deck in enumerate(s.challenges):
        cards = (*deck.top, *deck.pile, *deck.bottom, *deck.discard)
        yield from _wrong(f"the {COLOURS[level]} deck", cards, partial(_is_of, level))
    yield from _wrong("track", s.track, lambda card: ADVERSARY[card] is not None, none=True)
    yield from _wrong("general event", [s.general], lambda card: EVENT[card] is not None, none=True)
    yield from _wrong("events", [event.card for event in s.events], lambda card: EVENT[card] is not None)
    yield from _known("events", [event.at for event in s.events], "space")
    yield from _known("cards met", s.turn.met, "card")
    yield from _known("event under way", [s.turn.event], "card", none=True)
    yield from _powers("powers used this turn", s.turn.used)


def _is_of(level: int, card: int) -> bool:
    return LEVEL_OF[card] == level


def _wrong(
    where: str, cards: Iterable[int], fits: Callable[[int], bool], *, none: bool = False
) -> Iterator[str]:
    for card in cards:
        if none and card == NOTHING:
            continue
        if not 0 <= card < len(LEVEL_OF):
            yield f"{where}: no card {card}"
        elif not fits(card):
            yield f"{where}: {NAMES['card'][card]} does not belong there"


def _powers(where: str, used: Iterable[tuple[str, int, int]]) -> Iterator[str]:
    for source, number, row in used:
        if number not in SOURCES.get(source, ()) or row >= len(powers_of(source, number)):
            yield f"{where}: no power {row} of {source} {number}"


def _character(s: State, seat: int, it: Character) -> Iterator[str]:
    if not NOBODY <= it.kind < len(CHARACTERS):
        yield f"no character {it.kind}"
        return
    yield from _known("it stands", [it.at], "space", none=True)
    for field in ("hand", "deck", "discard", "played"):
        for card in getattr(it, field):
            if not 0 <= card < len(ABILITIES):
                yield f"{field}: no ability {card}"
            elif OWNER[card] != it.kind:
                yield f"{field}: {NAMES['ability'][card]} belongs to another character"
    yield from _wrong("weapon", [it.weapon], lambda card: _kind(card) == "weapon", none=True)
    yield from _wrong("armour", [it.armour], lambda card: _kind(card) == "armour", none=True)
    yield from _wrong("bag", it.bag, lambda card: ITEM[card] is not None)
    yield from _wrong("log", it.scored_events, lambda card: EVENT[card] is not None)
    yield from _known("log", it.scored_quests, "quest")
    yield from _known("log", it.trophies, "trophy")
    if len(it.kept) != (0 if it.kind == NOBODY else len(KEPT)):
        yield f"{len(it.kept)} kinds of discoveries kept, expected {len(KEPT)} of {len(DISCOVERIES)}"
    for active in it.quests:
        yield from _quest(s, seat, active)


def _kind(card: int) -> str | None:
    item = ITEM[card]
    return None if item is None else item.kind


def _quest(s: State, seat: int, active: ActiveQuest) -> Iterator[str]:
    if not 0 <= active.quest < len(QUESTS):
        yield f"no quest {active.quest}"
        return
    quest = QUESTS[active.quest]
    needs = [goal.need for goal in quest.goals]
    if len(active.done) != len(needs) or any(d > need for d, need in zip(active.done, needs, strict=True)):
        yield f"{quest.id}: {[*active.done]} is done, and it needs {needs}"
    rivals = [NOBODY] if quest.rival is None else [each for each in range(s.seats) if each != seat]
    if active.rival not in rivals:
        yield f"{quest.id}: it is against {active.rival}, expected one of {rivals}"


def _combat(s: State, combat: Combat) -> Iterator[str]:
    yield from _known("it is", [combat.at], "space")
    foes = range(NOBODY, s.seats)
    if combat.attacker not in range(s.seats) or combat.defender not in foes:
        yield f"between {combat.attacker} and {combat.defender}, expected seats"
    if [combat.defender, combat.card, combat.board].count(NOTHING) != 2 or combat.attacker == combat.defender:
        yield "expected one foe: a character, a card or a board adversary"
    yield from _wrong("card", [combat.card], lambda card: ADVERSARY[card] is not None, none=True)
    if combat.board >= len(BOARD_ADVERSARIES):
        yield f"no board adversary {combat.board}"
    if combat.slot != NOTHING and (combat.slot >= len(s.track) or s.track[combat.slot] != combat.card):
        yield f"its card does not lie in slot {combat.slot}"
    if len(combat.dice) not in (0, 2):
        yield f"{len(combat.dice)} dice, expected 2, or none before the roll"
    for side, ability in enumerate(combat.replaced):
        if ability != NOTHING and not (ability < len(ABILITIES) and ABILITIES[ability].attack is not None):
            yield f"ability {ability} is no weapon"
        elif ability != NOTHING and side and combat.defender == NOBODY:
            yield "an adversary plays no abilities"
    yield from _powers("powers used", combat.used)
