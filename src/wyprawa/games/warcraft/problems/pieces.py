"""Rows of the right length, pieces with their owners, and what belongs together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

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
from wyprawa.games.warcraft.rules.query.playing import OWNER, items
from wyprawa.games.warcraft.rules.query.sources import powers_of
from wyprawa.games.warcraft.state import NOBODY, NOTHING, ActiveQuest, Character, Combat, State, Used
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
    for seat, it in enumerate(s.characters):
        if len(it.kept) != (0 if it.kind == NOBODY else len(KEPT)):
            yield (
                f"seat {seat}: {len(it.kept)} kinds of discoveries kept, expected {len(KEPT)} of "
                f"{len(DISCOVERIES)}"
            )


def misplaced(s: State) -> Iterator[str]:
    for level, deck in enumerate(s.challenges):
        for card in (*deck.top, *deck.pile, *deck.bottom, *deck.discard):
            if LEVEL_OF[card] != level:
                yield f"the {COLOURS[level]} deck: {NAMES['card'][card]} does not belong there"
    yield from _track(s)
    if s.turn.face not in range(-1, len(BOX.movement_die)):
        yield f"no face {s.turn.face} of the movement die"
    yield from _powers("powers used this turn", s.turn.used)
    for seat, it in enumerate(s.characters):
        yield from (f"seat {seat}: {each}" for each in _character(s, seat, it))
    yield from _attached(s)
    if s.combat is not None:
        yield from (f"combat: {each}" for each in _combat(s, s.combat))


def _track(s: State) -> Iterator[str]:
    """A slot has a card and a marker, or neither."""
    for slot, (card, at) in enumerate(zip(s.track, s.markers, strict=True), 1):
        if (card == NOTHING) != (at == NOTHING):
            yield f"slot {slot} of the track: card and marker come and go together"


def _powers(where: str, used: Iterable[Used]) -> Iterator[str]:
    for source, number, row in used:
        if number not in SOURCES.get(source, ()) or row >= len(powers_of(source, number)):
            yield f"{where}: no power {row} of {source} {number}"


def _character(s: State, seat: int, it: Character) -> Iterator[str]:
    for field in ("hand", "deck", "discard", "played"):
        for card in getattr(it, field):
            if OWNER[card] != it.kind:
                yield f"{field}: {NAMES['ability'][card]} belongs to another character"
    for active in it.quests:
        yield from _quest(s, seat, active)


def _quest(s: State, seat: int, active: ActiveQuest) -> Iterator[str]:
    quest = QUESTS[active.quest]
    needs = [goal.need for goal in quest.goals]
    if len(active.done) != len(needs) or any(d > need for d, need in zip(active.done, needs, strict=True)):
        yield f"{quest.id}: {[*active.done]} is done, and it needs {needs}"
    rivals = [NOBODY] if quest.rival is None else [each for each in range(s.seats) if each != seat]
    if active.rival not in rivals:
        yield f"{quest.id}: it is against {active.rival}, expected one of {rivals}"


def _attached(s: State) -> Iterator[str]:
    """Cards played and attached, each with its owner, and the item it is attached to."""
    owned = [(play.who, play.ability) for play in s.plays]
    for seat, card in [*owned, *((each.owner, each.ability) for each in s.attached)]:
        if OWNER[card] != s.characters[seat].kind:
            yield f"{NAMES['ability'][card]} belongs to another character than seat {seat}'s"
    for each in s.attached:
        if each.item != NOTHING and each.item not in items(s.characters[each.to]):
            yield f"{NAMES['ability'][each.ability]} is attached to an item that seat {each.to} has not"


def _combat(s: State, combat: Combat) -> Iterator[str]:
    if [combat.defender, combat.card, combat.board].count(NOTHING) != 2 or combat.attacker == combat.defender:
        yield "expected one foe: a character, a card or a board adversary"
    if combat.attacker != s.active:
        yield f"seat {combat.attacker} attacks, and seat {s.active} is on turn"
    if combat.slot != NOTHING and (combat.slot >= len(s.track) or s.track[combat.slot] != combat.card):
        yield f"its card does not lie in slot {combat.slot}"
    if len(combat.dice) not in (0, 2):
        yield f"{len(combat.dice)} dice, expected 2, or none before the roll"
    for side, ability in enumerate(combat.replaced):
        if ability != NOTHING and ABILITIES[ability].attack is None:
            yield f"ability {ability} is no weapon"
        elif ability != NOTHING and side and combat.defender == NOBODY:
            yield "an adversary plays no abilities"
    yield from _powers("powers used", combat.used)
