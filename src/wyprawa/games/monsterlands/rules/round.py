"""The frame of the game: rounds, what begins them, and dice pools (chapters 1, 5, 23, 33)."""

from __future__ import annotations

from wyprawa.games.monsterlands import board, events
from wyprawa.games.monsterlands.content import BOARD, MEMBERS, SCENARIOS
from wyprawa.games.monsterlands.events import Dice, Source
from wyprawa.games.monsterlands.rules.adventure import adventure
from wyprawa.games.monsterlands.rules.clan.choosing import choose_clans
from wyprawa.games.monsterlands.rules.clan.gains import add_dice, gain_dice, gain_gold, gain_tokens
from wyprawa.games.monsterlands.rules.clan.members import join
from wyprawa.games.monsterlands.rules.cleanup import cleanup
from wyprawa.games.monsterlands.rules.deployment import deployment
from wyprawa.games.monsterlands.rules.query import bracket, in_turn_order
from wyprawa.games.monsterlands.state import GATE, INFLUENCE, MAGIC, STRENGTH, State
from wyprawa.games.monsterlands.vocabulary import DICE
from wyprawa.kernel import Asking, ask, step

GIFT: Source = ("gift", -1)


@step
def begin_game(s: State) -> None:
    if s.scenario:
        s.tell(events.ScenarioBegan, s.scenario, s.level, s.games, rule="ML-35.2")
    board.tell_board(s)
    if s.seats > 1:
        s.tell(events.FirstPlayer, s.first, rule="ML-2.25")
    s.next(choose_clans.later(), begin_round.later())


@step
def begin_round(s: State) -> None:
    """Four phases, and then the next round, unless Clean-up ends the game (ML-1.3, ML-29.30)."""
    extra = BOARD.track[s.level][s.round - 1]
    s.tell(events.RoundBegan, s.round, extra, rule="ML-1.3")
    lost = [seat for seat in in_turn_order(s) if not s.clans[seat].members]
    s.next(
        *[new_leader.later(seat) for seat in lost],
        prepare_pools.later(),
        deployment.later(),
        adventure.later(),
        cleanup.later(),
        begin_round.later(),
    )


@step
def new_leader(s: State, seat: int) -> Asking[None]:
    """A clan that has lost everybody (ML-23.10 to ML-23.12)."""
    if not s.greenhorns:
        return
    if (yield from ask(seat, "greenhorn.leader", ["take", "decline"], rule="ML-23.10")) == "take":
        clan = s.clans[seat]
        clan.leader = s.greenhorns.pop()
        gold = max(0, BOARD.pool_gold - clan.gold)  # ML-23.11
        clan.gold += gold
        join(s, seat, clan.leader, dice=False)
        fame = MEMBERS[clan.leader].reputation  # ML-23.12
        s.tell(events.GreenhornLeads, seat, clan.leader, fame, gold, rule="ML-23.10")


@step
def prepare_pools(s: State) -> None:
    gate_monsters(s)
    for seat in in_turn_order(s):
        clan = s.clans[seat]
        clan.strength = clan.magic = 0
        clan.influence = []
        bonus = BOARD.bonus_dice[bracket(clan.glory)] if bracket(clan.glory) >= 0 else (0, 0, 0)  # ML-5.8
        dice: Dice = ()
        for kind, name in enumerate(DICE):
            amount = sum(getattr(MEMBERS[member], name) for member in clan.members)  # ML-5.1
            dice += add_dice(s, seat, kind, amount + bonus[kind])  # ML-5.2
        extra = tuple((kind, 0) for kind, amount in enumerate(bonus) for _ in range(amount))
        s.tell(events.PoolTaken, seat, dice, extra, rule="ML-5.1")
    if s.gift:
        s.next(queens_gift.later(s.first))


def gate_monsters(s: State) -> None:
    """Monsters that come to the Gate by themselves (ML-33.6, ML-33.7, ML-37.17)."""
    if s.monsters[GATE] >= 0:
        return
    if s.scenario and SCENARIOS[s.scenario - 1].rule == "gate_each_round":
        s.monsters[GATE] = board.draw_level_a(s)
    elif s.more_monsters and s.round % 2 == 0:
        s.monsters[GATE] = board.draw_monster(s)
    if s.monsters[GATE] >= 0:
        s.tell(events.AtTheGate, s.monsters[GATE], rule="ML-37.17" if s.scenario else "ML-33.6")


@step
def queens_gift(s: State, seat: int) -> Asking[None]:
    """ML-33.2, ML-33.3, ML-33.5."""
    kind = yield from ask(seat, "gift.die", [STRENGTH, MAGIC, INFLUENCE], rule="ML-33.2")
    more = yield from ask(seat, "gift.more", ["potions", "poisons", "defence", "gold"], rule="ML-33.2")
    amounts = (int(kind == STRENGTH), int(kind == MAGIC), int(kind == INFLUENCE))
    gain_dice(s, seat, amounts, "ML-33.2", GIFT)
    if more == "gold":
        gain_gold(s, seat, 2, "ML-33.2", GIFT)
    else:
        gain_tokens(s, seat, more, 1, "ML-33.2", GIFT)
