"""Special rules of the page, at their moments (GN-4.13, GN-5.18, GN-35.3).

The verbs that need more than the page are in the rooms they speak of: `figures/specials`, `undead/specials`.
"""

from __future__ import annotations

from typing import NamedTuple

from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.rules.query.goals import GOALS
from wyprawa.games.niflheim.rules.scenario.ending import judge, lose
from wyprawa.games.niflheim.rules.scenario.spots import KINDS, free_items, lay_down, spot
from wyprawa.games.niflheim.state import NONE, SCENARIO, RuleNumber, State, Who
from wyprawa.games.niflheim.vocabulary.specials import Burn, Lay, Lose, Mark, Moment, Read
from wyprawa.kernel import Asking, step
from wyprawa.parts.boards import mask
from wyprawa.parts.described import OrNone
from wyprawa.parts.effects import Vocabulary


class About(NamedTuple):
    """Whom a moment concerns: a hero, NONE if nobody."""

    who: int = NONE


SPECIALS = Vocabulary[State, About]()


def happens(s: State, moment: Moment, of: str = "", who: int = NONE) -> bool:
    """What the page does at this moment comes next, in printed order, and then the scenario may have ended;
    whether there is anything."""
    found = [
        special_rule.later(n, who)
        for n, rule in enumerate(s.page().rules)
        if rule.moment == moment and rule.of in ("", of) and not s.worked >> n & 1
    ]
    if found:
        s.next(*found, judge.later())
    return bool(found)


@step(part=SCENARIO)
def special_rule(s: State, n: RuleNumber, who: OrNone[Who]) -> Asking[None]:
    rule = s.page().rules[n]
    if GOALS.holds(s, rule.when, None):
        if rule.once:
            s.worked |= 1 << n
        yield from SPECIALS.resolve(s, rule.do, About(who))


@SPECIALS.verb(Lose)
def lost(s: State, x: About, e: Lose) -> None:
    lose(s, e.reason, "GN-35.3")


@SPECIALS.verb(Burn)
def burn(s: State, x: About, e: Burn) -> None:
    squares = mask(s.ground().squares(e.at))
    s.fire = s.fire & ~squares if e.out else s.fire | squares
    s.tell(events.FireChanged, e.out, rule="GN-4.13")


@SPECIALS.verb(Lay)
def lay(s: State, x: About, e: Lay) -> None:
    items = free_items(s, e.items)
    lay_down(s, spot(s, e.at), items, [e.supplies.get(kind, 0) for kind in KINDS], "GN-4.13")


@SPECIALS.verb(Mark)
def mark_down(s: State, x: About, e: Mark) -> None:
    if e.what not in s.marks:
        s.marks.append(e.what)


@SPECIALS.verb(Read)
def read(s: State, x: About, e: Read) -> None:
    """Only this entry (GN-1.12)."""
    s.sheet.entries.append(e.entry)
    s.tell(events.EntryRead, e.entry, rule="GN-1.12")
