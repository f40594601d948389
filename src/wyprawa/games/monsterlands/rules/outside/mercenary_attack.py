"""The Mercenary attacks (chapter 24), and how the monster battle ends (chapter 25)."""

from __future__ import annotations

from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.cites import cite
from wyprawa.games.monsterlands.content import LOOT, MEMBERS, MONSTERS
from wyprawa.games.monsterlands.rules.citadel import anytime
from wyprawa.games.monsterlands.rules.clan.gains import (
    finish_reward,
    gain_glory,
    gain_tokens,
    spend_loot,
    take_reward,
)
from wyprawa.games.monsterlands.rules.clan.members import discard_tokens
from wyprawa.games.monsterlands.rules.outside import powers
from wyprawa.games.monsterlands.rules.outside.dice import (
    allowances,
    bonuses,
    each_terms,
    extras,
    sum_terms,
    total,
    total_of,
    unrolled,
)
from wyprawa.games.monsterlands.rules.outside.monster_attack import defend
from wyprawa.games.monsterlands.rules.outside.rolling import open_rerolls, roll, roll_all, use_extra
from wyprawa.games.monsterlands.rules.outside.trails import TRAILS_OF, is_here, trail_at
from wyprawa.games.monsterlands.rules.query import trap_tokens
from wyprawa.games.monsterlands.state import GATE, State
from wyprawa.games.monsterlands.vocabulary import BUILDINGS, DICE, NoTrap, Spoils
from wyprawa.kernel import Asking, Option, StepCall, ask, step


@step
def strike(s: State, place: int, where: int) -> None:
    """A Mercenary who has survived the Monster's attack attacks (ML-24.1)."""
    if is_here(s, where):
        trail_at(s, where).fought = True
        open_rerolls(s, where, "battle")
        s.next(attack.later(place, where))


@step
def attack(s: State, place: int, where: int) -> Asking[None]:
    """One decision of the attack: roll a die, roll one again, use something, or stop (ML-24.16)."""
    trail = trail_at(s, where)
    monster = MONSTERS[s.monsters[place]]
    if total(s, where, "battle") >= monster.kill:  # ML-24.19
        s.next(finish_attack.later(place, where))
        return
    dice = unrolled(trail)
    more = extras(s, where, "battle")
    if not more and not any(dice):
        s.next(finish_attack.later(place, where))
        return
    if not more and nothing_to_decide(s, place, where):
        roll_all(s, where, "battle")
        s.next(finish_attack.later(place, where))
        return
    options: list[Option] = [("roll", DICE[kind]) for kind, count in enumerate(dice) if count]
    if sum(dice) > 1:
        options.append(("roll", "all"))
    options += more
    again = attack.later(place, where)
    subject = where, total(s, where, "battle")
    option = yield from anytime.ask_freely(
        s, trail.seat, "attack", options, last=["stop"], again=again, subject=subject, rule="ML-24.16"
    )
    if option is None:
        return
    if option == "stop":
        s.next(finish_attack.later(place, where))
        return
    s.next(again)
    if option == ("roll", "all"):
        roll_all(s, where, "battle")
    elif option[0] == "roll":
        roll(s, where, DICE.index(option[1]), "battle")
    else:
        use_extra(s, where, option, "battle")


def nothing_to_decide(s: State, place: int, where: int) -> bool:
    """Whether rolling or stopping makes no difference: the total goes to nobody, the Monster is out of reach.

    Otherwise one may want to stop, if only to leave the Monster to a later trail (ML-24.16, ML-24.17).
    """
    trail = trail_at(s, where)
    later = any(is_here(s, near) for near in TRAILS_OF[place] if near > where)
    loot = any(LOOT[token].use in ("rerolls", "per_die", "kill_total") for token in s.clans[trail.seat].loot)
    return not (later or loot or allowances(s, where) or within_reach(s, place, where))


def within_reach(s: State, place: int, where: int) -> bool:
    """Whether the Monster would be beaten if every die not yet rolled showed 6."""
    trail, monster, bonus = trail_at(s, where), MONSTERS[s.monsters[place]], bonuses(s, where, "battle")
    sixes = [(kind, 6) for kind, count in enumerate(unrolled(trail)) for _ in range(count)]
    most = total_of(trail.rolled + sixes, bonus, s.carried)
    if most + bonus.kill >= monster.kill:
        return True
    return may_capture(s, place, where) and most + bonus.capture >= monster.capture


def may_capture(s: State, place: int, where: int) -> bool:
    """Enough Traps on this trail, or Jaruna (ML-24.8, ML-24.26, ML-41.5, ML-42.36, ML-42.38)."""
    trail = trail_at(s, where)
    if isinstance(MEMBERS[trail.member].ability, NoTrap):
        return True
    return trap_tokens(trail) >= powers.traps_to_capture(s, place)


def results(s: State, place: int, where: int) -> list[str]:
    """What the finished attack may come to: "kill", "capture", either by choice, or neither (ML-24.25)."""
    monster = MONSTERS[s.monsters[place]]
    reached, bonus = total(s, where, "battle"), bonuses(s, where, "battle")
    if reached >= monster.kill:  # ML-24.11, ML-24.14
        return ["kill"]
    found = ["kill"] if reached + bonus.kill >= monster.kill else []
    if may_capture(s, place, where) and reached + bonus.capture >= monster.capture:  # ML-24.9, ML-24.33
        found.append("capture")
    return found


@step
def finish_attack(s: State, place: int, where: int) -> Asking[None]:
    """The attack is declared finished (ML-24.19)."""
    trail = trail_at(s, where)
    number = s.monsters[place]
    reached = total(s, where, "battle")
    if s.teller.on:
        tell_attack(s, where, number, reached)
    found = results(s, place, where)
    if not found:
        s.carried = reached  # ML-24.20, ML-24.22
        tell_failure(s, place, where, reached)
        return
    aim = yield from ask(trail.seat, "aim", found, subject=(where, reached), rule="ML-24.31")
    trail.won = True
    s.next(spoils.later(place, where, aim))


def tell_attack(s: State, where: int, number: int, reached: int) -> None:
    trail, monster, bonus = trail_at(s, where), MONSTERS[number], bonuses(s, where, "battle")
    s.tell(
        events.Attacked,
        trail.seat,
        trail.member,
        number,
        sum_terms(s, where, "battle"),
        each_terms(s, where, "battle"),
        reached,
        bonus.kill,
        bonus.capture,
        monster.capture,
        monster.kill,
        rule="ML-24.2",
    )


def tell_failure(s: State, place: int, where: int, reached: int) -> None:
    """Too little, or enough for a capture but no Trap for it (ML-24.15, ML-24.20, ML-41.5)."""
    trail, number = trail_at(s, where), s.monsters[place]
    if reached + bonuses(s, where, "battle").capture < MONSTERS[number].capture:
        s.tell(events.AttackFailed, trail.seat, number, "short", rule="ML-24.20")
    elif powers.traps_to_capture(s, place) == 1:
        s.tell(events.AttackFailed, trail.seat, number, "trap", rule="ML-24.15")
    else:
        s.tell(events.AttackFailed, trail.seat, number, "traps", rule="ML-41.5")


# --- the Monster is beaten ----------------------------------------------------------------------------


@step
def spoils(s: State, place: int, where: int, how: str) -> Asking[None]:
    """The card's reward, the Mercenary's own, Loot that waited for this (ML-24.10, ML-24.12, ML-24.13)."""
    trail = trail_at(s, where)
    seat, number = trail.seat, s.monsters[place]
    card = MONSTERS[number]
    reward = card.killed if how == "kill" else card.captured
    taken = take_reward(s, seat, reward)
    gains = (taken.glory, taken.gold, taken.potions, taken.poisons, taken.defence)
    if how == "kill":
        s.tell(events.Killed, seat, number, card.trophies, *gains, rule="ML-24.12")
    else:
        s.tell(events.Captured, seat, number, *gains, rule="ML-24.10")
    yield from finish_reward(s, seat, reward, taken, "ML-24.13")
    own, whose, rule = MEMBERS[trail.member].ability, ("member", trail.member), cite("member", trail.member)
    if isinstance(own, Spoils) and how in own.on:  # ML-42.6, ML-42.18
        gain_glory(s, seat, own.glory, rule, whose)
        gain_tokens(s, seat, "potions", own.potions, rule, whose)
    uses = ("defeat_glory", "capture_glory") if how == "capture" else ("defeat_glory",)
    yield from glory_loot(s, seat, where, uses)  # ML-40.2, ML-40.3
    hits: list[StepCall] = []
    if how == "kill" and powers.last_breath(number):  # ML-41.25, ML-41.28
        s.tell(events.LastBreath, number, rule=cite("monster", number))
        hits = [defend.later(place, near, 1) for near in TRAILS_OF[place] if is_here(s, near)]
    s.next(*hits, carry_off.later(place, seat, how))


def glory_loot(s: State, seat: int, where: int, uses: tuple[str, ...]) -> Asking[None]:
    """Loot that may be discarded for Glory at this moment."""
    while True:
        tokens = [token for token in s.clans[seat].loot if LOOT[token].use in uses]
        options: list[Option] = [("loot", token) for token in tokens]
        option = yield from ask(seat, "loot.use", [*options, "done"], subject=(where,), rule="ML-27.8")
        if option == "done":
            return
        spend_loot(s, seat, option[1])
        gain_glory(s, seat, LOOT[option[1]].glory, cite("loot", option[1]))


@step
def carry_off(s: State, place: int, seat: int, how: str) -> None:
    """A killed Monster is a Trophy, a captured one goes; Sandor escapes (ML-24.10, ML-24.12, ML-41.10)."""
    monster = s.monsters[place]
    s.monsters[place] = -1  # ML-24.30
    if how == "kill":
        s.clans[seat].trophies.append(monster)
    elif powers.escapes(monster, place):
        s.escaped.append(monster)
        s.tell(events.MonsterEscaped, monster, rule="ML-41.10")
    else:
        s.monster_discard.append(monster)
    for where in TRAILS_OF[place]:  # ML-25.2
        trail = s.trails[where]
        if trail is not None and trail.fought:
            trail.strength = trail.magic = trail.defence = 0
            trail.rolled = []
            s.tell(events.TrailCleared, trail.seat, where, rule="ML-25.2")
            discard_tokens(s, trail, "ML-25.2")
    if place == GATE:
        lift_panic(s)


def lift_panic(s: State) -> None:
    """ML-28.8."""
    if s.panic:
        freed = [n for n in range(len(BUILDINGS)) if s.panic >> n & 1]
        s.panic_pile += freed
        s.panic = 0
        s.tell(events.PanicLifted, tuple(freed), rule="ML-28.8")
