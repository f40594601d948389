"""Clans sit down, rounds begin, dice pools are prepared (chapters 1, 3, 5, 23, 33)."""

from __future__ import annotations

from wyprawa.games.monsterlands import state as told
from wyprawa.games.monsterlands.content import AFFINITIES, BOARD, MEMBERS, SCENARIOS, TRAPS
from wyprawa.games.monsterlands.facts import bracket
from wyprawa.games.monsterlands.state import GATE, INFLUENCE, MAGIC, STRENGTH, State
from wyprawa.games.monsterlands.steps import board
from wyprawa.games.monsterlands.steps.gains import gain_dice, gain_gold, gain_tokens
from wyprawa.games.monsterlands.steps.members import join
from wyprawa.kernel import Asking, ask, step


def in_turn_order(s: State) -> list[int]:
    """The seats clockwise from the first player."""
    return [(s.first + n) % s.seats for n in range(s.seats)]


@step
def choose_clans(s: State) -> None:
    s.next(*[("choose_clan", seat) for seat in in_turn_order(s)], "begin_round")  # ML-3.9


@step
def choose_clan(s: State, seat: int) -> Asking[None]:
    taken = [clan.affinity for clan in s.clans]
    free = [n for n in range(len(AFFINITIES)) if n not in taken]  # ML-3.1
    fixed = SCENARIOS[s.scenario - 1].affinity if s.scenario else None
    if fixed is not None:  # ML-35.4
        free = [AFFINITIES.index(fixed)]
    take_clan(s, seat, (yield from ask(seat, "clan", free, rule="ML-3.9")))


def take_clan(s: State, seat: int, affinity: int) -> None:
    """Two starting members, the Starting Trap, and what the scenario gives (ML-3.2 to ML-3.8, ML-37.6)."""
    clan = s.clans[seat]
    pair = [
        n
        for n, m in enumerate(MEMBERS)
        if m.kind in ("leader", "starter") and m.affinity == AFFINITIES[affinity]
    ]
    clan.affinity = affinity
    clan.leader = pair[0]
    clan.members = pair
    clan.traps = [
        n for n, t in enumerate(TRAPS) if t.kind == "starting" and t.affinity == AFFINITIES[affinity]
    ]
    clan.glory, clan.gold = BOARD.glory, BOARD.gold
    if s.scenario:
        clan.gold = SCENARIOS[s.scenario - 1].gold
        clan.defence = SCENARIOS[s.scenario - 1].defence


@step
def begin_round(s: State) -> None:
    s.tell(told.RoundBegan, s.round, rule="ML-1.3")
    lost = [seat for seat in in_turn_order(s) if not s.clans[seat].members]
    s.next(*[("new_leader", seat) for seat in lost], "prepare_pools", "deployment", "adventure", "cleanup")


@step
def new_leader(s: State, seat: int) -> Asking[None]:
    """A clan that has lost everybody (ML-23.10 to ML-23.12)."""
    if not s.greenhorns:
        return
    if (yield from ask(seat, "greenhorn.leader", ["take", "decline"], rule="ML-23.10")) == "take":
        clan = s.clans[seat]
        clan.leader = s.greenhorns.pop()
        join(s, seat, clan.leader, dice=False, rule="ML-23.10")
        gain_gold(s, seat, max(0, BOARD.pool_gold - clan.gold), "ML-23.11")


@step
def prepare_pools(s: State) -> None:
    gate_monsters(s)
    for seat in in_turn_order(s):
        clan = s.clans[seat]
        clan.strength = clan.magic = 0
        clan.influence = []
        dice = [0, 0, 0]
        for member in clan.members:  # ML-5.1
            card = MEMBERS[member]
            dice = [dice[0] + card.strength, dice[1] + card.magic, dice[2] + card.influence]
        if bracket(clan.glory) >= 0:  # ML-5.2, ML-5.8
            dice = [a + b for a, b in zip(dice, BOARD.bonus_dice[bracket(clan.glory)], strict=True)]
        for kind, amount in zip((STRENGTH, MAGIC, INFLUENCE), dice, strict=True):
            gain_dice(s, seat, kind, amount, "ML-5.1")
    if s.gift:
        s.next(("queens_gift", s.first))


def gate_monsters(s: State) -> None:
    """Monsters that come to the Gate by themselves (ML-33.6, ML-33.7, ML-37.17)."""
    if s.monsters[GATE] >= 0:
        return
    if s.scenario and SCENARIOS[s.scenario - 1].rule == "gate_each_round":
        s.monsters[GATE] = board.draw_level_a(s)
    elif s.more_monsters and s.round % 2 == 0:
        s.monsters[GATE] = board.draw_monster(s)
    if s.monsters[GATE] >= 0:
        s.tell(told.AtTheGate, s.monsters[GATE], rule="ML-37.17" if s.scenario else "ML-33.6")


@step
def queens_gift(s: State, seat: int) -> Asking[None]:
    """ML-33.2, ML-33.3, ML-33.5."""
    kind = yield from ask(seat, "gift.die", [STRENGTH, MAGIC, INFLUENCE], rule="ML-33.2")
    more = yield from ask(seat, "gift.more", ["potions", "poisons", "defence", "gold"], rule="ML-33.2")
    gain_dice(s, seat, kind, 1, "ML-33.2")
    if more == "gold":
        gain_gold(s, seat, 2, "ML-33.2")
    else:
        gain_tokens(s, seat, more, 1, "ML-33.2")
