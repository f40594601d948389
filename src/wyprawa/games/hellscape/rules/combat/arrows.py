"""The Ranger's Arrow cards (chapter 31)."""

from __future__ import annotations

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import ARROWS
from wyprawa.games.hellscape.rules.combat.rolling import roll
from wyprawa.games.hellscape.rules.query.effects import EFFECTS, act_of
from wyprawa.games.hellscape.state import Hero, State
from wyprawa.kernel import Asking, ask, step
from wyprawa.parts.decks import draw

FULL = 7  # target icons of a Critical hit (MD-31.5)


@step
def reveal_arrows(s: State) -> Asking[None]:
    """Cards are revealed one by one, at least one, until the Ranger stops or the row shows 7 (MD-31.2,
    MD-31.12)."""
    combat = s.combat
    assert combat is not None
    who = combat.attacker
    hero = s.heroes[who]
    if hero.ready:
        options = ["stop", "more"] if hero.pile or hero.discard else ["stop"]
        more = yield from ask(hero.seat, "arrow", options, subject=(who, icons(hero)), rule="MD-31.2")
        if more == "stop":
            yield from shoot(s, who)
            return
    card = draw(hero.pile, s.chance, "arrow", hero.discard)  # MD-31.8
    if card is None:
        yield from shoot(s, who)
        return
    hero.ready.append(card)
    s.tell(events.ArrowDrawn, who, card, icons(hero), rule="MD-31.2")
    if icons(hero) >= FULL:  # MD-31.6
        yield from shoot(s, who)
    else:
        s.next(reveal_arrows.later())


def icons(hero: Hero) -> int:
    return sum(ARROWS[card].icons for card in hero.ready)


def shoot(s: State, who: int) -> Asking[None]:
    """The row of every revealed card that fits the sum (MD-31.3 to MD-31.5, MD-31.11)."""
    hero = s.heroes[who]
    total = icons(hero)
    how = "quick" if total < FULL else "critical" if total == FULL else "overdraw"
    s.tell(
        events.Shot,
        who,
        how,
        rule="MD-31.5" if how == "critical" else "MD-31.3" if how == "quick" else "MD-31.4",
    )
    s.next(roll.later())
    for card in hero.ready:
        arrow = ARROWS[card]
        row = {"quick": arrow.quick, "critical": arrow.critical, "overdraw": arrow.overdraw}[how]
        yield from EFFECTS.resolve(s, row.do, act_of(who, ("arrow", card, 0)))
