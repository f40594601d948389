"""The Boss answers each Hero's turn (MD-21.10 to MD-21.14, MD-21.21, MD-21.24)."""

from __future__ import annotations

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import DICE
from wyprawa.games.hellscape.rules.figures.conditions import melt, resolve_fire
from wyprawa.games.hellscape.rules.query import figures
from wyprawa.games.hellscape.rules.query.effects import EFFECTS, Act
from wyprawa.games.hellscape.state import BOSS, ROUND, Enemy, State
from wyprawa.games.hellscape.vocabulary.terms import ENEMY_DIE, FANG
from wyprawa.kernel import Asking, step


def boss_of(s: State) -> Enemy | None:
    return next((enemy for enemy in s.enemies if enemy.kind == BOSS), None)


@step(part=ROUND)
def boss_phase(s: State) -> Asking[None]:
    """Fire burns, Frost melts without effect, then its actions (MD-23.10)."""
    boss = boss_of(s)
    if boss is None or not figures.standing(s):
        return
    s.tell(events.EnemyActs, boss.figure, rule="MD-21.10")
    yield from resolve_fire(s, boss.figure)
    if boss.frost:
        melt(s, boss.figure, boss.frost)
    card = figures.boss_card(boss)
    more = sum(space.actions for space in card.track[: s.darkness + 1])
    s.next(*[boss_acts.later()] * (card.actions + more))


@step
def boss_acts(s: State) -> Asking[None]:
    """The activation dice are rolled; the ability for exactly so many fangs is resolved (MD-21.12 to
    MD-21.14)."""
    boss = boss_of(s)
    if boss is None or not figures.standing(s):
        return
    card = figures.boss_card(boss)
    rolled = [DICE.roll(ENEMY_DIE, s.chance, "activation") for _ in range(card.activation)]
    fangs = DICE.total(rolled)[FANG]
    s.tell(events.BossPowerUsed, boss.figure, fangs, f"{card.id}-{fangs}", rule="MD-21.12")
    for n, power in enumerate(card.powers):
        if power.fangs == fangs:
            yield from EFFECTS.resolve(s, power.do, Act(boss.figure, source=("boss", boss.card, n)))
