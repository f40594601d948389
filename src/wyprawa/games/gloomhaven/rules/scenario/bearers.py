"""Chapter 33, what one character carries: who has it, where it lies, and goals that speak of it."""

from __future__ import annotations

from msgspec import UNSET

from wyprawa.games.gloomhaven import told_pages
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.query.occasions import heroes
from wyprawa.games.gloomhaven.rules.query.performing import Performer, does
from wyprawa.games.gloomhaven.special import bearers as words
from wyprawa.games.gloomhaven.state import NOWHERE, Figure, Gift, State
from wyprawa.kernel import Asking, ask
from wyprawa.parts.boards import Cells


def entrust(s: State) -> Asking[None]:
    """As the scenario begins: to who has the item, else to whom the players choose."""
    burden = s.page().burden
    if burden is None or burden.fallen is not None:
        return
    owners = [n for n in heroes(s) if any(held.item == burden.item for held in s.heroes[n].items)]
    who = yield from ask(0, "burden", owners or heroes(s), rule="GH-33.13")
    take(s, who)


def take(s: State, who: int) -> None:
    """A character has it now, and nobody else."""
    burden, kept = s.page().burden, s.kept()
    assert burden is not None
    slow = Gift("move", -burden.slow, lasting=True)
    if burden.slow:
        if kept.bearer >= 0:
            before = s.figures[kept.bearer]
            before.gifts = tuple(gift for gift in before.gifts if gift != slow)
        s.figures[who].gifts += (slow,)
    kept.bearer, kept.lies = who, NOWHERE
    s.tell(told_pages.Carries, who, burden.id, rule="GH-33.13")


def dropped(s: State, figure: Figure) -> None:
    """It lies where its bearer became exhausted, or where the one that had it was killed."""
    burden = s.page().burden
    if burden is None:
        return
    kept = s.kept()
    ours = figure.kind == "hero" and kept.bearer >= 0 and s.figures[kept.bearer] is figure
    if (ours and burden.passes) or (figure.title and figure.title == burden.fallen):
        kept.bearer, kept.lies = -1, figure.at
        s.tell(told_pages.Lies, burden.id, figure.at, rule="GH-33.13")


def lies_in(s: State, cells: Cells) -> bool:
    """Whether it lies in one of these hexes."""
    return s.progress is not UNSET and s.progress.lies >= 0 and bool(cells >> s.progress.lies & 1)


def bearer_in(s: State, hero: int, cells: Cells) -> bool:
    """Whether another character has it whom a loot ability reaches there."""
    burden = s.page().burden
    if burden is None or not burden.passes or not s.progress or s.progress.bearer in (-1, hero):
        return False
    return bool(cells >> s.figures[s.progress.bearer].at & 1)


@does.condition(words.Brought)
def brought(s: State, x: Performer, c: words.Brought) -> bool:
    if s.turn is None or not s.progress or x.occasion.moment != "turn_end":
        return False
    who = s.progress.bearer
    if s.turn.who != who or not facts.alive(s, who):
        return False
    near = s.ground().board.near
    return any(near(cell) >> s.figures[who].at & 1 for cell in s.ground().marks[c.mark])


@does.condition(words.BearerFell)
def bearer_fell(s: State, x: Performer, c: words.BearerFell) -> bool:
    who = s.progress.bearer if s.progress else -1
    return who >= 0 and s.heroes[who].exhausted


@does.condition(words.FewLeft)
def few_left(s: State, x: Performer, c: words.FewLeft) -> bool:
    return len(heroes(s)) <= c.most
