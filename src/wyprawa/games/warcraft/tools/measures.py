"""What can be counted in a game: characters and their order, cities, cards, fights, defeats, valor."""

from __future__ import annotations

from collections.abc import Iterator

from wyprawa.games.warcraft import told
from wyprawa.games.warcraft.content import ABILITIES, CHARACTERS, QUESTS, TROPHIES, event_of, item_of
from wyprawa.games.warcraft.map import LEVEL
from wyprawa.games.warcraft.state import State
from wyprawa.games.warcraft.view import names
from wyprawa.kernel import Measure, Measures, Table


def count(table: Table[State]) -> Iterator[Measure]:
    s = table.state
    for seat in range(s.seats):
        yield Measure("role", str(seat), _who(s, seat))
        yield Measure("place", str(seat), str((seat - s.first) % s.seats + 1))
    turn, fights = 0, Fights(s)
    for _, it in table.log:
        yield from fights.look(it)
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
            case told.QuestCompleted():
                yield Measure("valor", _who(s, it.who), "quests", round=turn, amount=QUESTS[it.quest].valor)
            case told.TrophyGained():
                worth = TROPHIES[it.trophy].valor
                yield Measure("valor", _who(s, it.who), "trophies", round=turn, amount=worth)
            case told.EventScored():
                worth = event_of(it.card).valor
                yield Measure("valor", _who(s, it.who), "events", round=turn, amount=worth)
    yield Measure("turns", amount=turn)


class Fights:
    """The combat a log tells of: who fights what, and how it ends."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.level = [0] * s.seats
        self.who, self.against, self.own, self.hurt = -1, "", False, 0

    def look(self, it: object) -> Iterator[Measure]:
        match it:
            case told.LevelGained():
                self.level[it.who] = it.level
            case told.TurnBegan():
                yield from self.over("lost")
            case told.CombatBegan():
                yield from self.over("lost")
                self.who, self.hurt = it.who, 0
                self.against = {"seat": "character", "card": "adversary"}.get(it.foe[0], it.foe[0])
                if it.foe[0] == "board":
                    self.against = names.board_adversary(it.foe[1]).id
                self.own = LEVEL[it.space] == self.level[it.who]
                if it.foe[0] == "seat":
                    yield Measure("attacked", _who(self.s, it.foe[1]), _who(self.s, it.who))
            case told.Hurt() if it.who == self.who:
                self.hurt += it.damage
            case told.AdversaryDefeated():
                yield from self.over("won")

    def over(self, how: str) -> Iterator[Measure]:
        """A fight with its end and the damage it cost; `note` says if it was on one's own colour."""
        if self.against:
            note = "own colour" if self.own else ""
            yield Measure("fight", _who(self.s, self.who), self.against, note=f"{how} {note}".strip())
            yield Measure("damage", _who(self.s, self.who), self.against, note=note, amount=self.hurt)
            self.against = ""


def _who(s: State, seat: int) -> str:
    """A seat by its character."""
    return _word("character", CHARACTERS[s.characters[seat].kind].id)


def _word(kind: str, id: str) -> str:
    return names.word(kind, id).id


MEASURES = Measures(count=count)
