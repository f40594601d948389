"""Verbs of Missions (MD-32)."""

from __future__ import annotations

from collections.abc import Callable

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.rules.figures import ending
from wyprawa.games.hellscape.rules.query import figures, ground
from wyprawa.games.hellscape.rules.query.effects import EFFECTS, Act
from wyprawa.games.hellscape.rules.rooms.doors import open_gates
from wyprawa.games.hellscape.state import State
from wyprawa.games.hellscape.vocabulary import TOKENS, verbs
from wyprawa.games.hellscape.vocabulary.terms import CORRUPTION, TIME
from wyprawa.kernel import Asking

CUSTOM: dict[str, Callable[[State, Act], Asking[None]]] = {}


@EFFECTS.verb(verbs.Take)
def take(s: State, x: Act, verb: verbs.Take) -> None:
    """A token goes to the Hero, or away (MD-32.10). Time tokens on it return to the stock (R32)."""
    kind, zone = TOKENS.index(verb.token), s.heroes[x.hero].zone
    value = ground.take_token(s, kind, zone)
    s.time += value + (kind in (CORRUPTION, TIME))
    s.tell(events.TokenTaken, x.hero, kind, zone, rule="MD-32.4")
    if verb.name:
        held = s.heroes[x.hero].held
        held[verb.name] = held.get(verb.name, 0) + 1


@EFFECTS.verb(verbs.Spend)
def spend(s: State, x: Act, verb: verbs.Spend) -> None:
    s.heroes[x.hero].held[verb.name] -= 1


@EFFECTS.verb(verbs.Count)
def count(s: State, x: Act, verb: verbs.Count) -> None:
    total = s.counts[verb.name] = s.counts.get(verb.name, 0) + verb.n
    s.tell(events.Counted, verb.name, verb.n, total, (verb.name, total), rule="MD-32.4")


@EFFECTS.verb(verbs.OpenGates)
def gates(s: State, x: Act, verb: verbs.OpenGates) -> None:
    s.next(open_gates.later(x.hero))


@EFFECTS.verb(verbs.Win)
def win(s: State, x: Act, verb: verbs.Win) -> None:
    ending.win(s, "MD-1.3")


@EFFECTS.verb(verbs.PutToken)
def put_token(s: State, x: Act, verb: verbs.PutToken) -> None:
    """From the stock of 12 (MD-42.12, MD-42.15)."""
    if s.time:
        s.time -= 1
        zone = s.heroes[x.hero].zone
        s.tokens.append((TOKENS.index(verb.token), zone, 0))
        s.tell(events.TokenPut, TOKENS.index(verb.token), zone, rule="MD-42.12")


@EFFECTS.verb(verbs.Custom)
def custom(s: State, x: Act, verb: verbs.Custom) -> Asking[None]:
    yield from CUSTOM[verb.name](s, x)


def feather(s: State, x: Act) -> Asking[None]:
    """An Angel Feather on the Horror Beast makes it vulnerable (MD-39.7, MD-39.8)."""
    beast = next(enemy for enemy in figures.enemies_in(s, s.heroes[x.hero].zone) if enemy.tied)
    s.heroes[x.hero].held["feather"] -= 1
    beast.feathers += 1
    s.tell(events.FeatherPlaced, x.hero, beast.figure, rule="MD-39.7")
    yield from ()


CUSTOM["feather"] = feather
