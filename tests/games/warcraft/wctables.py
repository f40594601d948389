"""Tables for rule tests: a game set up as the rule needs it, with scripted chance.

Seats have Grumbaz, Sofeea, Burbonn, Sandrai in this order; all stand in Undercity, without quests or cards,
and seat 0 is on turn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

from wyprawa.conformance.testing import planned
from wyprawa.games.warcraft import GAME
from wyprawa.games.warcraft.content import (
    ABILITIES,
    ADVERSARY,
    BOARD_ADVERSARIES,
    EVENT,
    ITEM,
    QUESTS,
    TROPHIES,
)
from wyprawa.games.warcraft.map import MAP
from wyprawa.games.warcraft.rules.combat.fight import fight_board, fight_card, fight_character
from wyprawa.games.warcraft.rules.turns.beginning import take_character
from wyprawa.games.warcraft.state import ActiveQuest, State
from wyprawa.kernel import Option, Record, Script, Table

Edit: TypeAlias = Callable[[State], object]
R = TypeVar("R", bound=Record)
GRUMBAZ, SOFEEA, BURBONN, SANDRAI = range(4)
WINDOWS = ("before_roll", "after_roll", "combat_began", "movement_rolled", "answer")
HOLD = ("choose_city", 0)  # a step that asks, to keep a table where it is
HOLD_ASKED = (0, "city")


def make(
    *agenda: str | tuple[Any, ...],
    seats: int = 3,
    edit: Edit | None = None,
    begin: Edit | None = None,
    script: Mapping[str, Sequence[Any]] | None = None,
    free: Sequence[str] = (),
    hold: bool = True,
) -> Table[State]:
    """A table about to do these steps in this order; `edit` changes the state, `begin` may plan more."""
    read = GAME.read_options({"seats": seats})
    s = GAME.begin(read, 1)
    for seat in range(seats):
        take_character(s, seat, seat)
        s.characters[seat].at = space("undercity")
    if edit is not None:
        edit(s)
    s.agenda = []
    s.next(*planned(*agenda, *([HOLD] if hold else [])))
    s.chance = Script(state=1, outcomes=dict(script or {}), free=tuple(free))
    if begin is not None:
        begin(s)
    return Table(GAME, read, s)


def done(table: Table[State]) -> None:
    """All scripted outcomes have come."""
    chance = table.state.chance
    assert isinstance(chance, Script)
    assert chance.left_over() == {}


def take(table: Table[State], *options: Option) -> None:
    """Answer the open question, one after another."""
    for option in options:
        table.choose(option)


def decline(table: Table[State]) -> None:
    """Use nothing that is offered before or after a roll, or in answer to a card."""
    while table.choices and table.choices[0].ask in WINDOWS:
        table.choose("done")


def begin_combat(table: Table[State]) -> None:
    """Nobody uses anything as the combat begins."""
    while table.choices[0].ask == "combat_began":
        table.choose("done")


def asked(table: Table[State]) -> tuple[int, str]:
    """Who is asked what."""
    [choice] = table.choices
    return choice.seat, choice.ask


def options(table: Table[State]) -> list[Option]:
    [choice] = table.choices
    return list(choice.options)


def told(table: Table[State], kind: type[R]) -> list[R]:
    return [line.record for line in table.log if isinstance(line.record, kind)]


# --- by name ------------------------------------------------------------------------------------------------


def space(name: str) -> int:
    return MAP.at(name)


def _numbers(table: Sequence[Any], id: str) -> list[int]:
    return [n for n, each in enumerate(table) if each is not None and each.id == id]


def ability(id: str) -> int:
    return _numbers(ABILITIES, id)[0]


def quest(id: str) -> int:
    return _numbers(QUESTS, id)[0]


def trophy(id: str) -> int:
    return _numbers(TROPHIES, id)[0]


def board(id: str) -> int:
    return _numbers(BOARD_ADVERSARIES, id)[0]


def adversary(id: str, n: int = 0) -> int:
    """A challenge card with this adversary on its front."""
    return _numbers(ADVERSARY, id)[n]


def item(id: str, n: int = 0) -> int:
    """A challenge card with this item on its back."""
    return _numbers(ITEM, id)[n]


def event(id: str) -> int:
    return _numbers(EVENT, id)[0]


# --- changes ------------------------------------------------------------------------------------------------


def hold_cards(s: State, who: int, *ids: str) -> None:
    """These cards go from the deck to the hand."""
    for id in ids:
        s.characters[who].deck.remove(ability(id))
        s.characters[who].hand.append(ability(id))
    s.characters[who].hand.sort()


def own(s: State, who: int, *cards: int) -> None:
    """These items go from their decks to the bag."""
    for card in cards:
        take_from_deck(s, card)
        s.characters[who].bag.append(card)


def wield(s: State, who: int, card: int) -> None:
    take_from_deck(s, card)
    found = ITEM[card]
    assert found is not None
    if found.kind == "weapon":
        s.characters[who].weapon = card
    else:
        s.characters[who].armour = card


def take_from_deck(s: State, card: int) -> None:
    next(deck for deck in s.challenges if card in deck.pile).pile.remove(card)


def lie_undefeated(s: State, slot: int, card: int, at: str) -> None:
    take_from_deck(s, card)
    s.track[slot], s.markers[slot] = card, space(at)


def give_quest(
    s: State, who: int, id: str, rival: int = -1, done: tuple[int, ...] | None = None
) -> ActiveQuest:
    number = quest(id)
    for pile in (s.starting_quests, s.elite_quests):
        if number in pile:
            pile.remove(number)
    active = ActiveQuest(number, rival, (0,) * len(QUESTS[number].goals) if done is None else done)
    s.characters[who].quests.append(active)
    return active


def only(s: State, level: int, *cards: int) -> None:
    """A challenge deck of these cards alone, in an order all know: the first is drawn first."""
    s.challenges[level].pile = []
    s.challenges[level].bottom = list(cards[::-1])


# --- combats ------------------------------------------------------------------------------------------------


def meets(
    who: int,
    card: int,
    red: Sequence[int] = (),
    black: Sequence[int] = (),
    *,
    at: str = "tirisfal_glades",
    edit: Edit | None = None,
    script: Mapping[str, Sequence[Any]] | None = None,
    free: Sequence[str] = (),
) -> Table[State]:
    """A character meets the adversary of a challenge card, just drawn; both roll what is given."""

    def begin(s: State) -> None:
        take_from_deck(s, card)
        fight_card(s, card)

    return _combat(who, at, begin, edit, {"red": red, "black": black, **(script or {})}, free)


def meets_board(
    who: int, id: str, red: Sequence[int] = (), black: Sequence[int] = (), **more: Any
) -> Table[State]:
    """A character meets a board adversary."""
    script = {"red": red, "black": black, **more.pop("script", {})}
    at = BOARD_ADVERSARIES[board(id)].space
    return _combat(who, at, lambda s: fight_board(s, board(id)), script=script, **more)


def attacks(
    who: int, whom: int, red: Sequence[int] = (), black: Sequence[int] = (), **more: Any
) -> Table[State]:
    """A character attacks another on a grey space."""

    def begin(s: State) -> None:
        s.characters[whom].at = s.characters[who].at
        fight_character(s, whom)

    script = {"red": red, "black": black, **more.pop("script", {})}
    return _combat(who, "tirisfal_glades", begin, script=script, **more)


def _combat(
    who: int,
    at: str,
    begin: Callable[[State], None],
    edit: Edit | None = None,
    script: Mapping[str, Sequence[Any]] | None = None,
    free: Sequence[str] = (),
) -> Table[State]:
    def ready(s: State) -> None:
        s.active = who
        s.characters[who].at = space(at)
        if edit is not None:
            edit(s)

    rolls = {label: rows for label, rows in (script or {}).items() if rows}
    return make(seats=4, edit=ready, begin=begin, script=rolls, free=free)
