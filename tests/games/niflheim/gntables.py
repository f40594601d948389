"""Tables for tests: a map drawn with its figures, dice scripted.

Heroes are drawn as F, K and A, huskarls as G (Gunnar), B (Archer) and S (Shieldmaiden); undead as d, t, b
and m for draugr, troll, bogmaðr and mardröm, and as h for a hidden draugr, H for a hidden mardröm. Terrain is
drawn as on a page.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import pytest

from wyprawa.games.niflheim import GAME
from wyprawa.games.niflheim.content import HERO_NUMBER, HEROES, ITEMS, UNDEAD_NUMBER
from wyprawa.games.niflheim.content.pages import Scenario
from wyprawa.games.niflheim.maps import ground
from wyprawa.games.niflheim.rules.campaign.path import after_scenario
from wyprawa.games.niflheim.rules.figures.harm import wound_hero
from wyprawa.games.niflheim.rules.scenario.ending import end
from wyprawa.games.niflheim.rules.scenario.rewards import settle
from wyprawa.games.niflheim.rules.turns.activation import declare
from wyprawa.games.niflheim.rules.turns.round import begin_round
from wyprawa.games.niflheim.rules.undead.activation import activate, next_undead
from wyprawa.games.niflheim.state import Hero, State, Undead
from wyprawa.games.niflheim.vocabulary.terms import INTENTS
from wyprawa.kernel import Outcome, Record, StepCall, Table
from wyprawa.kernel.state import StepLeft, Teller

R = TypeVar("R", bound=Record)
PEOPLE = {
    "F": "frida", "K": "killian", "A": "aleator", "G": "gunnar", "B": "archer", "S": "shieldmaiden",
}  # fmt: skip
FOES = {"d": "draugr", "t": "troll", "b": "bogmadr", "m": "mardrom", "h": "draugr", "H": "mardrom"}
F, K, A = 0, 1, 2


def drawn(map: str, *, seats: int = 1, **page: Any) -> State:
    """A state with the figures of a drawing; heroes in the order F, K, A, then huskarls."""
    s = GAME.begin(GAME.read_options({"seats": seats}), 1)
    s.draft = Scenario(id="drawn", number=99, map=map, **page)
    laid = ground(s.draft)
    s.open, s.fire, s.agenda, s.pool = laid.board.open, laid.fire, [], []
    s.heroes = [
        Hero(HERO_NUMBER[name], 0, laid.squares(sign)[0], HEROES[HERO_NUMBER[name]].health)
        for sign, name in PEOPLE.items()
        if laid.squares(sign)
    ]
    for n, hero in enumerate(s.heroes):
        hero.seat = n % seats
    found = sorted((cell, sign) for sign in FOES for cell in laid.squares(sign))
    for cell, sign in found:
        known = sign not in "hH"
        s.undead.append(Undead(s.next_figure, UNDEAD_NUMBER[FOES[sign]], cell, known=known))
        s.next_figure += 1
    return s


def item(name: str, nth: int = 0) -> int:
    return [n for n, row in enumerate(ITEMS) if row.id == name][nth]


def arm(s: State, who: int, ready: str, off_hand: str = "") -> None:
    """Weapons in hand; two of a kind are two markers."""
    s.heroes[who].ready = item(ready)
    if off_hand:
        s.heroes[who].off_hand = item(off_hand, int(off_hand == ready))


def place(s: State, x: int, y: int) -> int:
    return s.ground().board.at(x, y)


def spot(s: State, cell: int) -> tuple[int, int]:
    return s.ground().board.place(cell)


def sit(s: State, *steps: StepCall) -> Table[State]:
    """A table that does these steps, and then stops at a question: the intent of the first hero."""
    s.agenda = []
    s.next(*steps, declare.later(0), begin_round.later())
    return Table(GAME, GAME.read_options({"seats": s.seats}), s)


def active(s: State, who: int = F, intent: str = "march") -> Table[State]:
    """A table in a hero's activation, with its intent declared."""
    table = sit(s, declare.later(who))
    table.choose(INTENTS.index(intent))
    return table


def undead_turn(s: State) -> Table[State]:
    return sit(s, next_undead.later())


def acts(s: State, n: int = 0) -> Table[State]:
    """A table on which one undead, by its place in the row, is activated."""
    return sit(s, activate.later(s.undead[n].figure))


def ended(table: Table[State], won: bool) -> Table[State]:
    """The campaign's table after its scenario ended like this, at the question that comes then."""
    s = GAME.copy(table.saved)
    s.teller, s.agenda = Teller(on=False), []
    s.next(after_scenario.later())
    if won:
        settle(s)
    with pytest.raises(StepLeft):
        end(s, Outcome((0,) if won else ()))
    return Table(GAME, table.options, s)


def asked(table: Table[State]) -> str:
    return table.choices[0].ask


def options(table: Table[State]) -> Sequence[Any]:
    return table.choices[0].options


def wound(s: State, who: int, rule: str = "GN-13.3") -> None:
    """A wound for a hero who cannot turn it away."""
    for asked in wound_hero(s, who, rule):
        raise AssertionError(f"asked {asked}")


def told(table: Table[State], kind: type[R]) -> list[R]:
    return [line.record for line in table.log if isinstance(line.record, kind)]
