"""A round: initiative, the two turns, the End stage (GN-5)."""

from __future__ import annotations

from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.rules.attack.rolling import FACES, flip
from wyprawa.games.niflheim.rules.figures.blocks import clear_markers
from wyprawa.games.niflheim.rules.query import figures
from wyprawa.games.niflheim.rules.scenario.ending import check, lose
from wyprawa.games.niflheim.rules.scenario.specials import happens
from wyprawa.games.niflheim.rules.turns.activation import next_hero
from wyprawa.games.niflheim.rules.undead.activation import next_undead
from wyprawa.games.niflheim.rules.undead.summoning import refill, summoning
from wyprawa.games.niflheim.state import NONE, SCENARIO, State
from wyprawa.games.niflheim.vocabulary.terms import D12, HOST
from wyprawa.kernel import Asking, StepCall, ask, step

SLOW = -4  # the undead's modifier (GN-5.5)


@step(part=SCENARIO)
def begin_round(s: State) -> None:
    """The three stages (GN-5.1)."""
    s.tell(events.RoundBegan, s.round, rule="GN-5.1")
    s.next(initiative.later(), end_round.later(), begin_round.later())
    happens(s, "round_begins")


@step(part=SCENARIO)
def initiative(s: State) -> Asking[None]:
    """A die for each side; the higher decides, the undead always go first (GN-5.4 to GN-5.11)."""
    if s.round == 1 and s.page().heroes_begin:
        s.tell(events.HeroesFirst, True, rule="GN-5.11")
        s.next(*turns(True))
        return
    drm = 0 if figures.leader(s) else SLOW  # GN-5.10
    heroes, undead = s.chance.die(D12, "initiative"), s.chance.die(D12, "undead_initiative")
    s.tell(events.InitiativeRolled, heroes, undead, undead + drm, not drm, rule="GN-5.5")
    if s.coin and heroes <= undead + drm:
        heroes, undead = yield from reconsider(s, heroes, undead, drm)
    if heroes == undead + drm:
        s.next(initiative.later())  # GN-5.9
        return
    first = False
    if heroes > undead + drm:
        first = (yield from ask(HOST, "first", ["heroes", "undead"], rule="GN-5.7")) == "heroes"
    s.tell(events.HeroesFirst, first, rule="GN-5.7" if heroes > undead + drm else "GN-5.8")
    s.next(*turns(first))


def reconsider(s: State, heroes: int, undead: int, drm: int) -> Asking[tuple[int, int]]:
    """The coin for one of the two dice (GN-2.9, GN-2.10)."""
    dice = []
    if any(face > undead + drm for face in FACES):
        dice.append("heroes")
    if any(heroes > face + drm for face in FACES):
        dice.append("undead")
    if not dice:
        return heroes, undead
    which = yield from ask(HOST, "coin.die", ["keep", *dice], subject=(heroes, undead + drm), rule="GN-2.4")
    if which == "keep" or not (yield from flip(s, "initiative", heroes, asked=False)):
        return heroes, undead
    if which == "heroes":
        heroes = s.chance.die(D12, "initiative")
    else:
        undead = s.chance.die(D12, "undead_initiative")
    s.tell(events.InitiativeRolled, heroes, undead, undead + drm, not drm, rule="GN-2.9")
    return heroes, undead


def turns(heroes_first: bool) -> list[StepCall]:
    """One side completes its phases before the other begins (GN-5.2, GN-5.3)."""
    both = [heroes_turn.later(), undead_turn.later()]
    return both if heroes_first else both[::-1]


@step(part=SCENARIO)
def heroes_turn(s: State) -> None:
    """Markers off, then every hero once (GN-5.12, GN-6.1)."""
    s.tell(events.HeroesTurn, rule="GN-5.12")
    clear_markers(s)
    for hero in s.heroes:
        hero.acted = False
    s.next(next_hero.later())


@step(part=SCENARIO)
def undead_turn(s: State) -> None:
    """Every undead once, then summoning (GN-5.16, GN-5.17)."""
    s.tell(events.UndeadTurn, rule="GN-5.16")
    for undead in s.undead:
        undead.acted = False
    s.next(next_undead.later(), summoning.later())


@step(part=SCENARIO)
def end_round(s: State) -> None:
    """Scenario effects first, then the round marker (GN-5.18, GN-5.21)."""
    s.active = NONE
    s.next(move_marker.later())
    happens(s, "round_ends")


@step(part=SCENARIO)
def move_marker(s: State) -> Asking[None]:
    """One space on; at the end of the track a new lap begins (GN-5.19 to GN-5.22). Before it the players may
    call the scenario lost (GN-35.2); after the last round of a page that has one it is (GN-35.3)."""
    s.round += 1
    check(s)
    if 0 < s.page().deadline < s.round:
        lose(s, "late", "GN-35.3")
    s.space = (s.space + 1) % len(s.page().track)
    if s.space:
        return
    s.lap += 1
    s.tell(events.LapBegan, s.lap, rule="GN-5.20")
    refill(s, "GN-11.7")
    if (yield from ask(HOST, "lap", ["go_on", "give_up"], subject=(s.lap,), rule="GN-35.2")) == "give_up":
        lose(s, "given-up", "GN-35.2")
