"""Special actions instead of an attack (GN-10, GN-25.4 to GN-25.7)."""

from __future__ import annotations

from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.rules.attack.cover import reactions
from wyprawa.games.niflheim.rules.attack.rolling import FACES, roll
from wyprawa.games.niflheim.rules.figures.blocks import mark_attack
from wyprawa.games.niflheim.rules.figures.reveal import look
from wyprawa.games.niflheim.rules.query import ground, skills
from wyprawa.games.niflheim.rules.scenario import spots
from wyprawa.games.niflheim.rules.scenario.ending import judge
from wyprawa.games.niflheim.rules.scenario.specials import happens
from wyprawa.games.niflheim.rules.turns.handling import after_search
from wyprawa.games.niflheim.rules.undead.summoning import enter
from wyprawa.games.niflheim.state import SCENARIO, State, Who
from wyprawa.games.niflheim.vocabulary.answers import Special, SpecialKind
from wyprawa.games.niflheim.vocabulary.skills import Seek
from wyprawa.games.niflheim.vocabulary.terms import D12, STAY
from wyprawa.kernel import Asking, step
from wyprawa.parts.boards import ids


def options(s: State) -> list[Special]:
    """Only with the intent to stay, and instead of an attack (GN-10.2, GN-10.3, GN-14.15)."""
    turn = s.turn
    if turn is None or turn.intent != STAY or turn.attacked:
        return []
    doors = ids(ground.board(s).doors_at(s.heroes[turn.who].at) & s.locked & ~s.open)
    found = spots.options(s, turn.who)
    found += [("force", door) for door in doors]
    return found


@step(part=SCENARIO)
def special(s: State, who: Who, kind: SpecialKind, n: int) -> Asking[None]:
    """One of them, and an Attack marker (GN-6.6, GN-6.11)."""
    s.next(judge.later())
    if kind == "rescue":
        spots.rescue(s, who, n)
        happens(s, "rescued", s.page().captives[n].id, who)
    elif kind == "force":  # GN-25.4 to GN-25.6
        whole = s.ground().whole(n)
        s.open |= whole
        s.forced |= whole
        s.locked &= ~whole
        s.tell(events.DoorForced, who, n, rule="GN-25.4")
        s.next(*(reactions(s) if look(s) else []))
        happens(s, "opened", str(n), who)
    else:
        yield from search(s, who, n)
    mark_attack(s.heroes[who])
    s.tell(events.AttackMarked, who, rule="GN-6.11")


def search(s: State, who: int, n: int) -> Asking[None]:
    """A die against the page's table; what else is found there may come out (GN-10.6 to GN-10.10)."""
    cell = spots.spot(s, s.page().searches[n].at)
    s.tell(events.Searches, who, cell, rule="GN-10.6")
    drm = sum(each.n for each in skills.always(s.heroes[who], Seek))
    worth = [rank(s, n, min(D12, face + drm)) for face in FACES]
    face = yield from roll(s, who, "search", drm, lambda face: worth[face - 1])
    found = spots.band(s, n, min(D12, face + drm))
    spots.find(s, n, found)
    s.next(after_search.later(who, cell))
    if found.undead:
        s.next(enter.later(cell))
    happens(s, "searched", s.page().searches[n].id, who)


def rank(s: State, n: int, face: int) -> int:
    """How much a face finds; an undead is no gain."""
    found = spots.band(s, n, face)
    return len(found.items) + sum(found.supplies.values()) - found.undead
