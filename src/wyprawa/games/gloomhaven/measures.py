"""What can be counted of a scenario played: damage, cards and items, who fell where, rooms reached."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.casting import names
from wyprawa.games.gloomhaven.content import SCENARIOS
from wyprawa.games.gloomhaven.dungeon import NAME
from wyprawa.games.gloomhaven.ground import ground
from wyprawa.games.gloomhaven.places import Scenario
from wyprawa.games.gloomhaven.setup import Options, scenario_id
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Measure, Measures, Table

_WORDS = {"hero": "class", "summon": "summon", "monster": "monster", "boss": "boss", "escort": "escort"}
_OURS = ("hero", "summon", "escort")


def count(table: Table[State]) -> Iterator[Measure]:
    return _Count(table).measures()


class _Count:
    """Goes through the log once, keeping what later lines need."""

    def __init__(self, table: Table[State]) -> None:
        s = table.state
        self.table, self.seats = table, [hero.seat for hero in s.heroes]
        here = s.ground()
        self.rooms = {name: str(here.room_at(cell) or "") for cell, name in names(here.board).items()}
        self.round = 0
        self.cause = ""  # of damage nobody dealt, as far as the line before tells
        self.struck: tuple[str, str] = ("", "")  # who was hurt by what, if the line before tells of it
        self.fell = ("", "")  # hex and room of the last hero who left the map

    def measures(self) -> Iterator[Measure]:
        for who, hero in enumerate(self.table.state.heroes):
            yield Measure("role", str(self.seats[who]), f"class-{hero.character}", note=f"{hero.level}")
        for _, it in self.table.log:
            yield from self._line(it)
            self.cause = _cause(it)
            if not isinstance(it, told.Suffered):
                self.struck = ("", "")
        outcome = self.table.outcome
        if outcome is not None and not outcome.winners:
            where, area = self.fell
            yield Measure("lost", where=where, area=area, round=self.round)

    def _line(self, it: object) -> Iterator[Measure]:
        match it:
            case told.RoundBegan():
                self.round = it.round
            case told.Acted():
                yield Measure("card", word(it.who_is), f"card-{it.card}", it.half)
            case told.Used(kind="item"):
                yield Measure("item", word(it.who_is), it.what_is)
            case told.Rested():
                yield Measure("rest", word(it.who_is), note="long" if it.long else "short")
            case told.Revealed():
                yield Measure("room", area=str(it.room), round=self.round)
            case told.Suffered():
                yield self._suffered(it)
            case told.Died() if side(it.who_is) == "theirs":
                rank = "elite" if it.who_is.endswith("/elite") else ""
                area = self.rooms.get(it.where, "")
                yield Measure("kill", word(it.by_is), word(it.who_is), rank, it.where, area)
            case told.Died():
                yield self._fallen(it.who_is, it.where, word(it.by_is) or self.cause, "")
            case told.Exhausted():
                yield self._exhausted(it)

    def _suffered(self, it: told.Suffered) -> Measure:
        source = word(it.by_is) or self.cause or "other"
        self.struck = it.who_is, source
        if side(it.who_is) == "ours":
            area = self.rooms.get(it.where, "")
            return Measure("damage", word(it.who_is), source, area=area, amount=it.damage)
        return Measure("strike", source, word(it.who_is), amount=it.damage)

    def _exhausted(self, it: told.Exhausted) -> Measure:
        """One who was hurt just before fell by that; the others ran out of cards."""
        whom, source = self.struck
        self.fell = it.where, self.rooms.get(it.where, "")
        fell = whom == it.who_is
        return self._fallen(it.who_is, it.where, source if fell else "tired", "" if fell else "tired")

    def _fallen(self, who: str, where: str, source: str, note: str) -> Measure:
        area = self.rooms.get(where, "")
        return Measure("death", word(who), source or "other", note, where, area, self.round)


def word(figure: str) -> str:
    """The word for a figure that `casting` named: `monster/bandit_guard/3/elite`."""
    kind, _, rest = figure.partition("/")
    return f"{_WORDS[kind]}-{rest.partition('/')[0]}" if kind in _WORDS else kind


def side(figure: str) -> str:
    return "ours" if figure.partition("/")[0] in _OURS else "theirs"


def _cause(it: object) -> str:
    """Where damage comes from that follows this line and that nobody dealt."""
    match it:
        case told.Sprung():
            return "trap"
        case told.Scorched():
            return "hazard"
        case told.TurnBegan():
            return "wound"
        case told.Rested() | told.Kept():
            return "rest"
    return ""


def places(options: Options) -> Mapping[str, tuple[float, float]]:
    """The hexes of a scenario of the book by their names; a random dungeon has no map before it is played."""
    name = scenario_id(options.scenario)
    return {} if name == NAME or SCENARIOS[name].cards is not None else spots(SCENARIOS[name])


def spots(page: Scenario) -> Mapping[str, tuple[float, float]]:
    board = ground(page).board
    at = {name: board.axial(cell) for cell, name in names(board).items()}
    return {name: (q + r / 2, r * 0.75**0.5) for name, (q, r) in at.items()}


MEASURES = Measures(count=count, places=places)
