"""What can be counted in a game: characters and their order, cities, cards, fights, defeats, valor."""

from __future__ import annotations

from collections.abc import Iterator

from wyprawa.games.warcraft import told
from wyprawa.games.warcraft.content import (
    ABILITIES,
    CHARACTERS,
    LEVEL_OF,
    QUESTS,
    TROPHIES,
    event_of,
    item_of,
)
from wyprawa.games.warcraft.map import LEVEL
from wyprawa.games.warcraft.state import State
from wyprawa.games.warcraft.view import names
from wyprawa.games.warcraft.vocabulary.terms import COLOURS
from wyprawa.kernel import Measure, Measures, Table

RED = len(COLOURS) - 1


def count(table: Table[State]) -> Iterator[Measure]:
    s = table.state
    for seat in range(s.seats):
        yield Measure("role", str(seat), _who(s, seat))
        yield Measure("place", str(seat), str((seat - s.first) % s.seats + 1))
    turn, fights, gained = 0, Fights(s), Valor(s)
    for _, it in table.log:
        yield from fights.look(it)
        yield from gained.look(it, turn)
        match it:
            case told.RoundBegan():
                turn = it.n
            case told.CityChosen():
                yield Measure("city", _who(s, it.who), names.space(it.space).id)
            case told.DrewCard():
                yield Measure("drawn", _who(s, it.who), _word("ability", ABILITIES[it.ability].id))
            case told.Played():
                yield Measure("card", _who(s, it.who), _word("ability", ABILITIES[it.ability].id))
            case told.Equipped():
                yield Measure("item", _who(s, it.who), _word("item", item_of(it.item).id))
            case told.Defeated():
                yield Measure("death", _who(s, it.who), fights.against, round=turn)
            case told.LevelGained():
                yield Measure("level", _who(s, it.who), names.level(it.level).id, round=turn)
            case told.CombatBegan() if it.foe[0] == "seat":
                rank = gained.rank(it.foe[1])
                yield Measure("attacked", _who(s, it.foe[1]), _who(s, it.who), note=rank, round=turn)
    yield Measure("turns", amount=turn)


class Valor:
    """The valor a log tells of, by seat."""

    def __init__(self, s: State) -> None:
        self.s, self.of = s, [0] * s.seats

    def look(self, it: object, turn: int) -> Iterator[Measure]:
        match it:
            case told.QuestCompleted():
                yield self.gained(it.who, "quests", QUESTS[it.quest].valor, turn)
            case told.TrophyGained():
                yield self.gained(it.who, "trophies", TROPHIES[it.trophy].valor, turn)
            case told.EventScored():
                yield self.gained(it.who, "events", event_of(it.card).valor, turn)

    def gained(self, seat: int, source: str, amount: int, turn: int) -> Measure:
        self.of[seat] += amount
        return Measure("valor", _who(self.s, seat), source, round=turn, amount=amount)

    def rank(self, seat: int) -> str:
        """Whether a seat leads alone, or is last alone."""
        own, others = self.of[seat], [*self.of[:seat], *self.of[seat + 1 :]]
        return "leader" if own > max(others) else "last" if own < min(others) else ""


class Fights:
    """The combat a log tells of: who fights what, and how it ends."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.level = [0] * s.seats
        self.worn: list[set[int]] = [set() for _ in range(s.seats)]
        self.who, self.against, self.note, self.hurt = -1, "", "", 0

    def look(self, it: object) -> Iterator[Measure]:
        match it:
            case told.LevelGained():
                self.level[it.who] = it.level
            case told.Equipped():
                self.worn[it.who].add(it.item)
            case told.Unequipped() | told.ItemDiscarded() | told.PotionDrunk():
                self.worn[it.who].discard(it.item)
            case told.TurnBegan():
                yield from self.over("lost")
            case told.CombatBegan():
                yield from self.over("lost")
                self.who, self.hurt = it.who, 0
                self.against = {"seat": "character", "card": "adversary"}.get(it.foe[0], it.foe[0])
                if it.foe[0] == "board":
                    self.against = names.board_adversary(it.foe[1]).id
                own = "own colour" if LEVEL[it.space] == self.level[it.who] else ""
                red = "red gear" if any(LEVEL_OF[card] == RED for card in self.worn[it.who]) else ""
                self.note = f"{own} {red}".strip()
            case told.Hurt() if it.who == self.who:
                self.hurt += it.damage
            case told.AdversaryDefeated():
                yield from self.over("won")

    def over(self, how: str) -> Iterator[Measure]:
        """A fight with its end and the damage it cost; `note` says if it was on one's own colour."""
        if self.against:
            yield Measure("fight", _who(self.s, self.who), self.against, note=f"{how} {self.note}".strip())
            yield Measure("damage", _who(self.s, self.who), self.against, note=self.note, amount=self.hurt)
            self.against = ""


def _who(s: State, seat: int) -> str:
    """A seat by its character."""
    return _word("character", CHARACTERS[s.characters[seat].kind].id)


def _word(kind: str, id: str) -> str:
    return names.word(kind, id).id


MEASURES = Measures(count=count)
