"""What a scenario came to, hero by hero: damage, kills, experience, money, rests, and luck with modifiers."""

from __future__ import annotations

from collections import Counter, defaultdict

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.measures import side, word
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Table
from wyprawa.scene.sheet import Sheet, SheetRow
from wyprawa.words import t

_COUNTED = ("dealt", "kills", "suffered", "negated", "experience", "money", "rests")


def classes(s: State) -> list[str]:
    """The heroes of a scenario; of a campaign every class that was played."""
    if (campaign := s.campaign()) is not None:
        return list(dict.fromkeys(member.character for member in campaign.members))
    return [hero.character for hero in s.heroes]


def sheet(table: Table[State]) -> Sheet:
    heroes = [f"class-{name}" for name in classes(table.state)]
    found: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for _, it in table.log:
        match it:
            case told.Suffered() if side(it.who_is) == "ours":
                found["suffered"][word(it.who_is)] += it.damage
            case told.Suffered():
                found["dealt"][word(it.by_is)] += it.damage
            case told.Negated():
                found["negated"][word(it.who_is)] += it.damage
            case told.Died() if side(it.who_is) == "theirs":
                found["kills"][word(it.by_is)] += 1
            case told.Learned():
                found["experience"][word(it.who_is)] += it.amount
            case told.Looted():
                found["money"][word(it.who_is)] += it.money
            case told.Rested():
                found["rests"][word(it.who_is)] += 1
            case told.Attacked():
                found["luck"][word(it.who_is)] += it.result - it.value
    rows = [SheetRow(t(f"sheet-{name}"), tuple(found[name][who] for who in heroes)) for name in _COUNTED]
    rows.append(SheetRow(t("sheet-luck"), tuple(found["luck"][who] for who in heroes), signed=True))
    return Sheet(tuple(t(who) for who in heroes), tuple(rows))
