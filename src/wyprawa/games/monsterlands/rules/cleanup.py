"""The Clean-up phase, step by step (chapter 29), and the end of the game."""

from __future__ import annotations

from wyprawa.games.monsterlands import board, events
from wyprawa.games.monsterlands.content import BOARD, MEMBERS, MONSTERS, SCENARIOS
from wyprawa.games.monsterlands.rules.citadel import anytime, equipment
from wyprawa.games.monsterlands.rules.clan.gains import hold_to_limit, store, tell_over
from wyprawa.games.monsterlands.rules.clan.members import discard_tokens, free_land, leave
from wyprawa.games.monsterlands.rules.query import (
    held,
    in_turn_order,
    is_settler,
    lands_in_play,
    reputation,
    wage,
)
from wyprawa.games.monsterlands.rules.scoring import final_outcome
from wyprawa.games.monsterlands.rules.solo.campaign import end_scenario
from wyprawa.games.monsterlands.state import GATE, NOBODY, SAMBOR, Clan, State, Trail
from wyprawa.kernel import Asking, ask, step

GLORY_TO_END = 30  # ML-1.5


@step
def cleanup(s: State) -> None:
    """ML-29.1."""
    seats = in_turn_order(s)
    clear_trails(s)
    s.next(
        *[tidy.later(seat) for seat in seats],
        spread_panic.later(),
        *[promote.later(seat) for seat in seats],
        *[tidy.later(seat) for seat in seats],
        *[
            promote.later(seat) for seat in seats
        ],  # a member whom Loot has just brought to an empty clan leads it
        *[pay_wages.later(seat) for seat in seats],
        check_end.later(),
    )


def clear_trails(s: State) -> None:
    """Step 1: survivors come home with what they carry, tokens are gone (ML-29.2, ML-29.3, ML-29.5)."""
    his = [where for where, trail in enumerate(s.trails) if trail is not None and trail.seat == SAMBOR]
    if his:
        s.tell(events.SamborHome, tuple(his), rule="ML-35.42")
    for where, trail in enumerate(s.trails):
        if trail is None:
            continue
        if trail.member >= 0:
            come_home(s, where, trail)
        elif trail.seat != SAMBOR:
            s.tell(events.TrailCleared, trail.seat, where, rule="ML-29.5")
        discard_tokens(s, trail, "ML-29.5")
        s.trails[where] = None
    s.assigned = 0


def come_home(s: State, where: int, trail: Trail) -> None:
    clan = s.clans[trail.seat]
    clan.gold += trail.gold
    potions, poisons = store(clan, "potions", trail.potions), store(clan, "poisons", trail.poisons)
    s.tell(events.CameHome, trail.seat, trail.member, where, trail.gold, potions, poisons, rule="ML-29.2")
    tell_over(s, trail.seat, "potions", trail.potions - potions)
    tell_over(s, trail.seat, "poisons", trail.poisons - poisons)


@step
def tidy(s: State, seat: int) -> None:
    """Healing, selling and whatever else may be done at any time (ML-29.4, ML-29.29, ML-45.6)."""
    if anytime.free_options(s, seat):
        s.next(tidy_up.later(seat))


@step
def tidy_up(s: State, seat: int) -> Asking[None]:
    yield from anytime.ask_freely(s, seat, "tidy", ["done"], again=tidy.later(seat), rule="ML-45.6")


# --- step 2 -------------------------------------------------------------------------------------------


@step
def spread_panic(s: State) -> None:
    coming = ([s.monsters[GATE]] if s.monsters[GATE] >= 0 else []) + s.escaped
    s.escaped = []
    if not coming:
        return
    stays = max(
        coming, key=lambda monster: (MONSTERS[monster].attack, MONSTERS[monster].kill)
    )  # ML-29.7 to 29.9
    coming.remove(stays)
    for monster in coming:
        s.tell(events.GateLeft, monster, rule="ML-29.10")
    s.monster_discard += coming
    if s.monsters[GATE] != stays:
        s.monsters[GATE] = stays
        s.tell(events.AtTheGate, stays, rule="ML-29.6")
    twice = MONSTERS[stays].power == "more_panic"
    for rule in ("ML-29.12", "ML-41.7")[: 1 + twice]:
        if s.panic_pile:  # ML-29.15
            building = s.chance.take(s.panic_pile, "panic")
            s.panic |= 1 << building
            s.tell(events.PanicSpread, building, rule=rule)


# --- steps 3 and 4 ------------------------------------------------------------------------------------


def most_renowned(among: list[int]) -> list[int]:
    """Highest Reputation, then cost; several if still tied (ML-29.16, ML-29.17, ML-29.25, ML-29.26)."""
    best = max((MEMBERS[m].reputation, MEMBERS[m].cost) for m in among)
    return [m for m in among if (MEMBERS[m].reputation, MEMBERS[m].cost) == best]


@step
def promote(s: State, seat: int) -> None:
    """Step 3, for a clan whose Leader has died."""
    if s.clans[seat].leader < 0 and s.clans[seat].members:
        s.next(choose_leader.later(seat))


@step
def choose_leader(s: State, seat: int) -> Asking[None]:
    clan = s.clans[seat]
    free = [m for m in clan.members if not is_settler(clan, m)]
    among = most_renowned(free or clan.members)  # ML-29.18
    clan.leader = yield from ask(seat, "leader", among, rule="ML-29.16")
    s.tell(events.Promoted, seat, clan.leader, rule="ML-29.16")
    free_land(s, seat, clan.leader, "ML-19.18")


def wage_earners(clan: Clan) -> list[int]:
    """ML-29.21."""
    return [m for m in clan.members if m != clan.leader and not is_settler(clan, m)]


@step
def pay_wages(s: State, seat: int) -> None:
    """Step 4: in full; or all there is, and then one deserts (ML-29.23, ML-29.24)."""
    clan = s.clans[seat]
    earners, rate = len(wage_earners(clan)), wage(clan.glory)
    paid = min(earners * rate, clan.gold)
    clan.gold -= paid
    if paid < earners * rate:
        s.tell(events.WagesShort, seat, paid, earners, rate, rule="ML-29.24")
        s.next(desert.later(seat))
    elif paid:
        s.tell(events.WagesPaid, seat, paid, earners, rate, rule="ML-29.22")


@step
def desert(s: State, seat: int) -> Asking[None]:
    """ML-29.25 to ML-29.28."""
    deserter = yield from ask(seat, "deserter", most_renowned(wage_earners(s.clans[seat])), rule="ML-29.25")
    gear = list(held(s, deserter))
    for card in gear:
        s.holders[card] = NOBODY
    s.tell(events.Deserted, seat, deserter, MEMBERS[deserter].reputation, rule="ML-29.25")
    leave(s, seat, deserter)
    for card in gear:
        yield from equipment.hand_over(s, seat, card)
    hold_to_limit(s, seat, "ML-45.2")


# --- steps 5 to 8 -------------------------------------------------------------------------------------


@step
def check_end(s: State) -> None:
    """Step 5 (ML-29.30); solo games last their rounds (ML-35.43)."""
    if s.scenario:
        over = s.round >= SCENARIOS[s.scenario - 1].rounds
        s.next(end_scenario.later() if over else prepare_board.later())
        return
    famous = [seat for seat, clan in enumerate(s.clans) if clan.glory >= GLORY_TO_END]
    for seat in famous:
        s.tell(events.GloryReached, seat, s.clans[seat].glory, rule="ML-1.5")
    if famous or s.round >= BOARD.rounds:
        s.finish(final_outcome(s))
    s.next(prepare_board.later())


@step
def prepare_board(s: State) -> None:
    for clan in s.clans:  # ML-29.31
        clan.strength = clan.magic = 0
        clan.influence = []
        clan.used_members = clan.used_equipment = clan.used_lands = 0
    s.placed = [[] for _ in s.placed]
    board.draw_quests(s)  # ML-29.32
    for slot in lands_in_play(s):
        if s.lands[slot] < 0:
            board.draw_land(s, slot)  # ML-29.34
        if s.monsters[slot] < 0 and s.lands[slot] >= 0:
            board.reveal_monster(s, slot, board.draw_monster(s))  # ML-29.33
    pass_first_player(s)
    if s.queens_gift:
        s.gift = True  # ML-33.1
    s.round += 1  # ML-29.42


def pass_first_player(s: State) -> None:
    """Step 7 (ML-29.40, ML-29.41); in the solo mode it stays (ML-35.8)."""
    lowest = min(reputation(clan) for clan in s.clans)
    to_the_right = [(s.first - n) % s.seats for n in range(1, s.seats + 1)]  # himself last
    first = next(seat for seat in to_the_right if reputation(s.clans[seat]) == lowest)
    if first != s.first:
        s.first = first
        s.tell(events.FirstPlayer, first, rule="ML-29.40")
