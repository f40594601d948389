"""Chapters 37 and 38: home or on to the next scenario; a visit to Gloomhaven, in any order."""

from __future__ import annotations

from typing import Literal, TypeAlias

from wyprawa.games.gloomhaven import told_campaign as told
from wyprawa.games.gloomhaven.campaign import enhancer, levelling, query, quests, shop
from wyprawa.games.gloomhaven.campaign.creating import create, free_classes
from wyprawa.games.gloomhaven.campaign.events import meet_event
from wyprawa.games.gloomhaven.campaign.outcomes import settle
from wyprawa.games.gloomhaven.campaign.query import HOST, called, camp, member, party, roster, seat_of
from wyprawa.games.gloomhaven.campaign.retiring import retire
from wyprawa.games.gloomhaven.campaign.travel import Destination, destinations, set_out, travel
from wyprawa.games.gloomhaven.sheets import GLOOMHAVEN, Line, Party
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking, StepCall, ask, step

FEWEST, MOST = 2, 4  # characters in a scenario (GH-1.1)
BEDS = 4  # characters of a party who may stay behind
PARTIES = 4
Errand: TypeAlias = str | tuple[str, int]


@step
def arrive(s: State) -> None:
    """The party is in Gloomhaven: one city event, one donation each, and new characters for the dead
    (GH-38.1, GH-38.3, GH-41.1, GH-48.8)."""
    party(s).at = GLOOMHAVEN
    camp(s).event = True
    for who in query.everybody(s):
        member(s, who).donated = False
    go_home(s)


def go_home(s: State) -> None:
    s.tell(told.WentHome, rule="GH-38.1")
    s.next(*vacancies(s), city.later())


def vacancies(s: State) -> list[StepCall]:
    return [create.later(n, "") for n, line in enumerate(camp(s).lines) if line.vacant]


def due(s: State) -> list[StepCall]:
    """What must come before anything else."""
    quests.advance(s)
    return [*levelling.levels_due(s), *levelling.perks_due(s)]


@step
def city(s: State) -> Asking[None]:
    """What the party does next; it leaves when everybody may (GH-38.2)."""
    yield from settle(s)
    if first := due(s):
        s.next(*first, city.later())
        return
    chosen = yield from ask(HOST, "city", in_the_city(s), rule="GH-38.2")
    if chosen == "travel":
        s.next(set_out.later(), road.later())
        return
    s.next(city.later())
    match chosen:
        case "event":
            camp(s).event = False
            s.next(meet_event.later("city"))
        case "new_party":
            form_party(s)
        case ("visit", who):
            s.next(visit.later(who))
        case ("recruit", seat):
            s.next(create.later(line_of(s, seat), ""))
        case ("rest", who):
            stay_behind(s, who)
        case ("rejoin", who):
            come_along(s, who)
        case ("party", number):
            camp(s).party = number
            camp(s).event = False
            s.tell(told.PartyTookOver, number, rule="GH-36.1")


@step
def road(s: State) -> Asking[None]:
    """After a scenario home, or on to the next at once, unless somebody must go home (GH-37.1, GH-43.1,
    GH-48.8)."""
    options: list[Destination | Literal["home"]] = ["home"]
    if may_leave(s) and not vacancies(s):
        options += destinations(s)
    chosen = yield from ask(HOST, "road", options, rule="GH-37.1")
    if chosen == "home" and party(s).at == GLOOMHAVEN:  # a casual game is no end of a visit (GH-38.13)
        go_home(s)
    elif chosen == "home":
        s.next(arrive.later())
    else:
        mode, number = chosen
        s.next(travel.later(number, int(mode == "casual")), road.later())


def in_the_city(s: State) -> list[Errand]:
    options: list[Errand] = [("visit", who) for who in roster(s)]
    options += ["event"] if camp(s).event else []
    if len(roster(s)) < MOST and free_classes(s) and len(query.resting(s)) < BEDS:
        options += [("recruit", seat) for seat in range(s.seats)]  # GH-38.5
    if len(query.resting(s)) < BEDS:
        options += [("rest", who) for who in roster(s) if not quests.fulfilled(member(s, who))]
    options += [("rejoin", who) for who in query.resting(s) if len(roster(s)) < MOST]
    options += [("party", n) for n in range(len(camp(s).parties)) if n != camp(s).party]
    options += ["new_party"] if len(camp(s).parties) < PARTIES else []
    return [*(["travel"] if may_leave(s) else []), *options]


def may_leave(s: State) -> bool:
    """Whoever has fulfilled its quest plays no other scenario (GH-43.2)."""
    return len(roster(s)) >= FEWEST and not any(quests.fulfilled(member(s, who)) for who in roster(s))


def line_of(s: State, seat: int) -> int:
    """The line a player's new character continues: one without a character in the party, or a new one
    (GH-43.10)."""
    lines = camp(s).lines
    led = {member(s, who).line for who in roster(s)}
    for n, line in enumerate(lines):
        if line.seat == seat and n not in led:
            return n
    lines.append(Line(seat))
    return len(lines) - 1


def stay_behind(s: State, who: int) -> None:
    """Characters come and go, and it is still the same party (GH-36.2)."""
    party(s).roster.remove(who)
    member(s, who).fate = "resting"
    s.tell(told.StayedBehind, called(s, who), rule="GH-36.2")


def come_along(s: State, who: int) -> None:
    party(s).roster.append(who)
    member(s, who).fate = "here"
    s.tell(told.Rejoined, called(s, who), rule="GH-36.2")


def form_party(s: State) -> None:
    """New characters, reputation 0; the world is the same (GH-36.1, GH-36.3, GH-36.4)."""
    parties, lines = camp(s).parties, [member(s, who).line for who in roster(s)]
    parties.append(Party(len(parties)))
    camp(s).party, camp(s).event = len(parties) - 1, False
    s.tell(told.PartyFormed, len(parties) - 1, rule="GH-36.3")
    s.next(*[create.later(line, "") for line in lines or range(min(FEWEST, len(camp(s).lines)))])


# --- a character's own errands ------------------------------------------------------------------------------


@step
def visit(s: State, who: int) -> Asking[None]:
    """What a character does in the city, decided by its player."""
    yield from settle(s)
    if first := due(s):
        s.next(*first, visit.later(who))
        return
    chosen = yield from ask(seat_of(s, who), "visit", errands(s, who), subject=(who,), rule="GH-38.2")
    if chosen == "done":
        return
    if chosen == "retire":
        s.next(retire.later(who))
        return
    s.next(visit.later(who))
    match chosen:
        case ("buy", item):
            shop.buy(s, who, item)
        case ("sell", item):
            shop.sell(s, who, item)
        case "donate":
            shop.donate(s, who)
        case "enhance":
            s.next(enhancer.enhance.later(who))
        case "catch_up":  # every step of every level up to the city's (GH-44.4)
            levels = query.prosperity_level(query.world(s).prosperity) - member(s, who).level
            s.next(*[levelling.level_up.later(who)] * levels)


def errands(s: State, who: int) -> list[Errand]:
    options: list[Errand] = ["done"]
    options += ["retire"] if quests.fulfilled(member(s, who)) else []  # GH-43.1
    options += ["catch_up"] if levelling.may_catch_up(s, who) else []
    options += ["donate"] if shop.may_donate(s, who) else []
    options += ["enhance"] if enhancer.open_cards(s, who) else []
    options += [("buy", item) for item in query.on_sale(s, who)]
    return options + [("sell", item) for item in shop.to_sell(s, who)]
