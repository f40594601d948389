"""Chapter 33, whom and what the words of pages mean: scenarios, treasures and events, where nobody acts."""

from __future__ import annotations

from collections.abc import Callable

from wyprawa.games.gloomhaven.abilities.terms import Whom
from wyprawa.games.gloomhaven.party import SCENARIO_IGNORED
from wyprawa.games.gloomhaven.rules.query import facts, tests
from wyprawa.games.gloomhaven.rules.query.performing import Performer
from wyprawa.games.gloomhaven.special import Amount
from wyprawa.games.gloomhaven.state import NOWHERE, PARTY, State
from wyprawa.kernel import Asking, ask
from wyprawa.parts.values import evaluate


def amount(s: State, value: Amount) -> int:
    return evaluate(value, formula(s))


def formula(s: State) -> dict[str, int]:
    """What the letters of scenario formulas stand for (GH-30.8, GH-33.14)."""
    return {"L": s.level, "C": s.started, "N": facts.objects(s), "R": s.round}


# --- whom --------------------------------------------------------------------------------------------------


def heroes(s: State) -> list[int]:
    return [who for who in range(len(s.heroes)) if facts.in_play(s, who)]


def enemies(s: State) -> list[int]:
    """The party's enemies on the map; obstacles with hit points are none."""
    return [n for n, each in facts.standing(s) if each.side != PARTY and each.kind != "obstacle"]


def enemies_left(s: State) -> bool:
    for figure in s.figures.values():
        if figure.side != PARTY and figure.at != NOWHERE and figure.kind != "obstacle":
            return True
    return False


def meant(
    s: State, x: Performer, to: Whom, *, harmful: bool = False, able: Callable[[int], bool] | None = None
) -> Asking[list[int]]:
    """The figures a page means. A perk keeps a hero from what is harmful as the scenario begins.

    Characters are chosen among those `able` to pay or gain something, if there are any.
    """
    found = yield from _named(s, x, to, able)
    if to.where:
        found = [who for who in found if tests.of_figure(s, to.where, x, who)]
    if harmful and x.occasion.moment == "setup":
        found = [who for who in found if who >= s.started or not s.heroes[who].ignores & SCENARIO_IGNORED]
    return found


def _named(s: State, x: Performer, to: Whom, able: Callable[[int], bool] | None) -> Asking[list[int]]:
    if to.who == "characters":
        return heroes(s)
    if to.who == "character":
        among = [who for who in heroes(s) if able is None or able(who)]
        return (yield from _some(s, among or heroes(s), to.count))
    if to.who == "opener":
        opener = x.occasion.opener
        if not 0 <= opener < s.started and heroes(s):  # the first room has none (GH-49.19)
            opener = yield from ask(0, "opener", heroes(s), rule="GH-49.19")
        return [who for who in heroes(s) if who == opener]
    if to.who == "looter":
        return [x.occasion.looter] if x.occasion.looter >= 0 else []
    if to.who == "party":
        return [n for n, each in facts.standing(s) if each.kind in ("hero", "summon") and each.side == PARTY]
    if to.who == "escorts":
        return [n for n, each in facts.standing(s) if each.kind == "escort"]
    if to.who == "figures":
        return [n for n, each in facts.standing(s) if each.kind != "obstacle"]
    if to.who == "actor":
        who = actor(s, x)
        return [who] if facts.alive(s, who) else []
    return enemies(s)


def actor(s: State, x: Performer) -> int:
    """Who has just come to a hex, else the figure whose turn it is."""
    if x.occasion.comer >= 0:
        return x.occasion.comer
    return s.turn.who if s.turn is not None else NOWHERE


def earning(s: State, x: Performer, to: Whom) -> Asking[list[int]]:
    """Whom something to take home is for: the exhausted too (GH-32.11), not the dead."""
    living = [who for who, hero in enumerate(s.heroes) if not hero.dead]
    if to.who == "characters":
        return living
    if to.who == "character":
        return (yield from _some(s, living, to.count))
    return (yield from meant(s, x, to))


def _some(s: State, among: list[int], count: int) -> Asking[list[int]]:
    """So many of the characters, as the players agree."""
    chosen: list[int] = []
    while len(chosen) < min(count, len(among)):
        left = [who for who in among if who not in chosen]
        chosen.append((yield from ask(0, "character", left, rule="GH-1.9")))
    return chosen
