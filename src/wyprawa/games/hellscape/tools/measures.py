"""What can be counted in a game: Classes, kills, knock-outs, items, skills, Enemies, and how far it went."""

from __future__ import annotations

from collections.abc import Iterator

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import HEROES, ITEMS, SKILLS
from wyprawa.games.hellscape.state import State
from wyprawa.kernel import Measure, Measures, Table


def count(table: Table[State]) -> Iterator[Measure]:
    s = table.state
    for who, hero in enumerate(s.heroes):
        yield Measure("role", str(hero.seat), name(s, who))
        yield Measure("level", name(s, who), str(hero.level))
    yield Measure("spent", "party", str(s.spent))
    turn, doer = 0, ""
    for _, it in table.log:
        match it:
            case events.RoundBegan():
                turn = it.n
            case events.XpGained() if it.rule == "MD-13.17":
                yield Measure("kill", name(s, it.who), "figure", round=turn)
            case events.KnockedOut():
                yield Measure("death", name(s, it.who), "knocked-out", round=turn)
            case events.ItemEquipped():
                yield Measure("item", name(s, it.who), f"item-{ITEMS[it.item].id}")
            case events.SkillGained():
                yield Measure("card", name(s, it.who), f"skill-{SKILLS[it.skill].id}")
            case events.EnemyKilled():
                doer = it.figure_is or ""
                yield Measure("foe", "party", doer, round=turn)


def name(s: State, who: int) -> str:
    return f"hero-{HEROES[s.heroes[who].card].id}"


MEASURES = Measures(count=count)
