"""The conquest of a Land and the loot (chapters 26 and 27)."""

from __future__ import annotations

from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.board import refill_loot
from wyprawa.games.monsterlands.content import LANDS
from wyprawa.games.monsterlands.rules.citadel import anytime
from wyprawa.games.monsterlands.rules.clan.gains import take_loot
from wyprawa.games.monsterlands.rules.outside.dice import each_terms, extras, sum_terms, total
from wyprawa.games.monsterlands.rules.outside.mercenary_attack import glory_loot
from wyprawa.games.monsterlands.rules.outside.rolling import open_rerolls, roll_all, use_extra
from wyprawa.games.monsterlands.rules.outside.trails import is_here, trail_at
from wyprawa.games.monsterlands.state import LAND_TRAILS, SAMBOR, State
from wyprawa.kernel import Asking, Option, step


@step
def end_battle(s: State, land: int) -> None:
    """An unbeaten Monster leaves for the Gate; otherwise the conquest begins (ML-25.1, ML-25.5, ML-26.1)."""
    s.carried = 0  # ML-26.5
    takers = [take_spoils.later(where) for where in LAND_TRAILS[land]]
    if s.monsters[land] >= 0:
        s.escaped.append(s.monsters[land])
        s.tell(events.MonsterUnbeaten, s.monsters[land], land, rule="ML-25.5")
        s.monsters[land] = -1
        s.next(*takers, restock_loot.later())  # ML-25.4, ML-27.2
    else:
        s.next(*[conquest.later(land, where) for where in LAND_TRAILS[land]], *takers, restock_loot.later())


@step
def conquest(s: State, land: int, where: int) -> None:
    """Those who have not fought roll all their dice, one after another (ML-26.2, ML-26.10, ML-26.11)."""
    trail = s.trails[where]
    if trail is None or trail.fought or s.lands[land] < 0:
        return
    if trail.seat == SAMBOR:  # ML-35.37
        s.tell(events.SamborTookLand, s.lands[land], land, rule="ML-35.37")
        s.out.lands.append(s.lands[land])
        s.lands[land] = -1
    elif is_here(s, where):
        open_rerolls(s, where, "conquest")
        roll_all(s, where, "conquest")
        s.next(conquer.later(land, where))


@step
def conquer(s: State, land: int, where: int) -> Asking[None]:
    """Rerolls, Poison and Loot until the total is enough for the Land (ML-26.2), then the result."""
    trail = trail_at(s, where)
    needed = LANDS[s.lands[land]].conquest
    reached = total(s, where, "conquest")
    if reached >= needed:
        tell_try(s, land, where, "ML-26.3")
        yield from take_land(s, land, where)
        return
    option: Option = "stop"
    again = conquer.later(land, where)
    if more := extras(s, where, "conquest"):
        subject = where, reached, needed
        option = yield from anytime.ask_freely(
            s, trail.seat, "conquer", more, last=["stop"], again=again, subject=subject, rule="ML-26.2"
        )
    if option == "stop":
        tell_try(s, land, where, "ML-26.4")
        s.carried = reached  # ML-26.4
    elif option is not None:
        s.next(again)
        use_extra(s, where, option, "conquest")


def tell_try(s: State, land: int, where: int, rule: str) -> None:
    if s.teller.on:
        trail, number = trail_at(s, where), s.lands[land]
        terms = sum_terms(s, where, "conquest"), each_terms(s, where, "conquest")
        reached, needed = total(s, where, "conquest"), LANDS[number].conquest
        s.tell(events.ConquestTried, trail.seat, trail.member, number, *terms, reached, needed, rule=rule)


def take_land(s: State, land: int, where: int) -> Asking[None]:
    """ML-26.3, ML-26.9."""
    trail = trail_at(s, where)
    clan, number = s.clans[trail.seat], s.lands[land]
    s.lands[land] = -1
    clan.lands.append(number)
    clan.settlers.append(-1)
    trail.won = True
    clan.glory += LANDS[number].glory
    s.tell(events.Conquered, trail.seat, number, land, LANDS[number].glory, rule="ML-26.9")
    yield from glory_loot(s, trail.seat, where, ("conquest_glory",))  # ML-40.1


@step
def take_spoils(s: State, where: int) -> Asking[None]:
    """A Loot token for everyone who comes back alive and has won nothing (ML-27.1, ML-27.3, ML-27.12)."""
    if is_here(s, where) and not trail_at(s, where).won:
        yield from take_loot(s, trail_at(s, where).seat, "ML-27.1")


@step
def restock_loot(s: State) -> None:
    """ML-27.4, ML-27.5."""
    refill_loot(s, "ML-27.4")
