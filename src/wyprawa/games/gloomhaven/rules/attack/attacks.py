"""Chapters 10 and 12: a whole attack, from taking aim to the last of its targets."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, TypeAlias, TypeVar

from msgspec import UNSET

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.abilities.verbs import Attack, Heal
from wyprawa.games.gloomhaven.content import SUMMONS
from wyprawa.games.gloomhaven.rules.attack import aims, declining, single_attack
from wyprawa.games.gloomhaven.rules.attack.single_attack import Blow
from wyprawa.games.gloomhaven.rules.figures import boosts, movement, using
from wyprawa.games.gloomhaven.rules.query import bonuses, changes, facts, targeting
from wyprawa.games.gloomhaven.rules.query.changes import Change, Offer, merge
from wyprawa.games.gloomhaven.rules.query.facts import alive
from wyprawa.games.gloomhaven.rules.query.performing import Performer, deed, does, performed, performer
from wyprawa.games.gloomhaven.state import PARTY, State
from wyprawa.kernel import Asking, RuleError, ask
from wyprawa.parts.anytime import Beside, Menu, ask_beside
from wyprawa.parts.boards import Cell, mask

PLAIN = Change()
Key: TypeAlias = tuple[str, int]  # a boost by its place, a card or an item by its number: ("item", 12)
G = TypeVar("G", bound=aims.Goal)
Singles: TypeAlias = dict[Key, tuple[Offer | None, set[int]]]


def able(s: State, who: int) -> bool:
    """Whether a figure can attack: not disarmed or stunned, not phased into an obstacle (GH-14.15)."""
    if not alive(s, who):
        return False
    figure = s.figures[who]
    return not (facts.has(figure, "disarm") or facts.has(figure, "stun") or facts.phased(s, who))


def lead(s: State, x: Performer, ability: Attack) -> Asking[None]:
    """An attack as its player leads it: taking aim, then one target after the other (GH-10.1, GH-12.7)."""
    if not able(s, x.who):
        return
    if not x.follows and bonuses.awaited(s, "before_attack"):
        ready = yield from using.chance_to(s, "before_attack", x.who)
        if ready.as_heal:
            value = aims.base(s, aims.begin(s, x, ability))
            yield from does.resolve(s, (Heal(value=value + 1),), x)
            return
        if not able(s, x.who):
            return
    home, double = s.figures[x.who].at, (yield from _stand_in(s, x))
    yield from _led(s, x, ability)
    if double >= 0:
        yield from _back_home(s, x.who, double, home)


def _stand_in(s: State, x: Performer) -> Asking[int]:
    """The summon from whose hex an attack is made, -1 if it is made from the attacker's own.

    The two change places for the attack, so that nobody else comes to either hex.
    """
    me = s.figures[x.who]
    for double, figure in s.figures.items():
        if figure.owner == x.who and SUMMONS[figure.name].stand_in:
            options = [me.at, figure.at]
            at = yield from ask(x.seat, "attack.from", options, subject=(x.who,), rule="GH-19.10")
            if at != me.at:
                s.tell(told.StandsIn, x.who, double, rule="GH-19.10")
                me.at, figure.at = figure.at, me.at
                return double
    return -1


def _back_home(s: State, who: int, double: int, home: Cell) -> Asking[None]:
    """The attack from a summon's hex is over."""
    if not alive(s, who):
        return
    s.tell(told.StandsIn, who, double, over=True, rule="GH-19.10")
    if alive(s, double):
        s.figures[double].at = s.figures[who].at
    s.figures[who].at = home
    if sum(each.at == home for each in s.figures.values()) > 1:  # the summon has left its place to another
        yield from movement.settle(s, who)


def _led(s: State, x: Performer, ability: Attack) -> Asking[None]:
    """From taking aim to the last target."""
    aim = aims.begin(s, x, ability)
    aim.now.which = next((n for n, each in enumerate(aims.printed(s)) if each is ability), -1)
    before, s.attack = s.attack, aim.now
    goal = yield from take_aim(s, aim)
    if goal not in (None, "skip"):
        deed(s).area = aims.fix(s, aim, goal)
        yield from commit(s, aim)
        yield from _carry_out(s, aim)
    s.attack = before


def strike(
    s: State, who: int, ability: Attack, targets: Sequence[int], *, area: int = 0, seat: int | None = None
) -> Asking[None]:
    """The attack of a monster or a summon on targets that its rules have settled."""
    before = s.attack
    aim = yield from begin_strike(s, who, ability, targets, area=area, seat=seat)
    if aim is not None:
        yield from _carry_out(s, aim)
    s.attack = before


def begin_strike(
    s: State, who: int, ability: Attack, targets: Sequence[int], *, area: int = 0, seat: int | None = None
) -> Asking[aims.Aim | None]:
    """Such an attack up to its first target; None if it cannot be made."""
    if not able(s, who) and s.figures[who].hp > 0:
        return None
    x = performer(s, who)
    x.led = False
    x.seat = facts.seat_of(s, who) if seat is None else seat
    aim = aims.begin(s, x, ability)
    s.attack = aim.now
    for n in _open(s, aim, per_target=False):  # monsters always consume (GH-15.12)
        aim.now.taken.append(n)
        yield from using.take_boost(s, x, ability.boosts[n], aim.change)
        aims.settle_kind(s, aim)
    deed(s).area = area
    aim.now.rest = list(targets)
    aim.now.left = aim.change.add_target
    yield from commit(s, aim)
    return aim


def _carry_out(s: State, aim: aims.Aim) -> Asking[None]:
    """All single attacks of an attack, then what follows the whole."""
    while (blow := (yield from next_blow(s, aim))) is not None:
        yield from single_attack.lands(s, aim, blow)
    yield from follow_up(s, aim)


def next_blow(s: State, aim: aims.Aim) -> Asking[Blow | None]:
    """The next single attack, up to its modifier cards; None if there is no other."""
    while alive(s, aim.x.who):
        target = yield from next_target(s, aim)
        if target < 0:
            return None
        blow = yield from single_attack.draws(s, aim, target)
        if blow is not None:
            return blow
    return None


def follow_up(s: State, aim: aims.Aim) -> Asking[None]:
    """What follows the whole attack."""
    if aim.change.then:
        yield from boosts.finish(s, aim.x, aim.change)


def outlasts_step(aim: aims.Aim, blow: Blow) -> bool:
    """Whether target, result and Shield are all that is left of a blow to remember.

    What else its target did about it was for the drawing of cards, but for what is told here.
    """
    guard = blow.guard
    if guard.negate or guard.retaliate or guard.after:
        return False
    return aim.change == PLAIN == blow.change and not (aim.now.taken or aim.now.used)


def resume_strike(s: State, who: int, ability: Attack, target: int) -> aims.Aim:
    """The attack under way, which was left with a blow that outlasts its step."""
    if s.attack is UNSET or s.attack.who != who:
        raise RuleError(f"no attack of figure {who} is under way")
    x = performer(s, who)
    x.led, x.target = False, target
    aim = aims.Aim(x, ability, s.attack, Change())
    aims.settle_kind(s, aim)
    return aim


def last_blow(s: State, x: Performer, ability: Attack) -> Asking[None]:
    """A dying figure attacks all around it."""
    reach = ability.to.within if ability.to is not None else 1
    near = targeting.in_reach(s, x, reach if isinstance(reach, int) else 1, friends=False)
    if near:
        yield from strike(s, x.who, ability, near, area=mask(s.figures[n].at for n in near))


def lay(s: State, x: Performer, name: str, reach: int = 1) -> Asking[bool]:
    """Lay an area for an ability that is no attack; says whether it was laid."""
    found = aims.placements(s, x, name, reach)
    options: list[aims.Laid | str] = [*(aims.laid(covered) for covered, _ in found), "skip"]
    chosen = yield from ask(x.seat, "area", options, subject=(x.who,), rule="GH-12.1")
    if isinstance(chosen, str):
        return False
    _, *cells = chosen
    deed(s).area = mask(cells)
    return True


def take_aim(s: State, aim: aims.Aim) -> Asking[Any]:
    """One question for all of it: whom to attack, what to use for it, or not to attack at all."""
    knows = partial(_know, aim)
    return (yield from ask_beside(s, "attack", lambda: _aims(s, aim), rule="GH-10.1", lists=True, seen=knows))


def _know(aim: aims.Aim, menu: Menu) -> None:
    """What could be declined while taking aim is known from then on (GH-13.3)."""
    for option in menu.beside:
        if option[0] in declining.DECLINING and option[1] not in aim.now.known:
            aim.now.known.append(option[1])


def _aims(s: State, aim: aims.Aim) -> Menu | None:
    if not alive(s, aim.x.who):  # what it paid for the attack was too much
        return None
    goals = aims.goals(s, aim)
    for_all = _for_all(s, aim, goals)
    if not goals and not for_all:
        return Menu(aim.x.seat, ["skip"])
    singles = _singles(s, aim, [goal for goal in goals if isinstance(goal, int)])
    goals = _suited(goals, aim, singles)
    for_one = {key: use for key, use in _for_one(aim, singles).items() if key not in for_all}
    beside = {**for_all, **for_one, **(_besides(s, aim, goals) if goals else {})}
    return Menu(aim.x.seat, [*goals, *beside, "skip"], beside, (aim.x.who,))


def _used(aim: aims.Aim) -> list[tuple[str, int]]:
    return [(kind, number) for kind, number, *_ in aim.now.used]


def _besides(s: State, aim: aims.Aim, goals: Sequence[aims.Goal]) -> Beside:
    """What does not bear on the aim: items in the middle of an action, ended bonuses, declined effects."""
    if not (bonuses.in_play(s) or aim.attack.give or aim.change.give or aim.attack.boosts):
        return {}
    at_work = [*aim.now.picked, *_used(aim)]
    targets = [goal for goal in goals if isinstance(goal, int)] or facts.enemies(s, aim.x.who)
    return {
        **using.beside(s, aim.x.who, aim.x.seat, at_work=at_work),
        **declining.beside(s, aim, targets),
    }


def _for_all(s: State, aim: aims.Aim, goals: Sequence[aims.Goal]) -> Beside:
    """What can be used for the whole attack; with nobody in reach, what would bring somebody."""
    x = aim.x
    found: dict[Key, Offer | None] = {("boost", n): None for n in _open(s, aim, per_target=False)}
    for offer in bonuses.optional(s, "attack_action", x.who, x):
        if s.heroes[offer.owner].seat == x.seat and offer.key not in _used(aim):
            found[offer.key] = offer
    return {
        key: partial(_use_for_all, s, aim, key, offer)
        for key, offer in found.items()
        if goals or _widens(s, aim, key, offer)
    }


def _open(s: State, aim: aims.Aim, *, per_target: bool) -> list[int]:
    if not aim.attack.boosts:
        return []
    found = changes.open_to(s, aim.x, aim.attack.boosts, aim.now.taken)
    return [n for n in found if changes.per_target(aim.attack.boosts[n]) == per_target]


def _widens(s: State, aim: aims.Aim, key: Key, offer: Offer | None) -> bool:
    """Whether a boost would bring somebody into reach."""
    boost = aim.attack.boosts[key[1]] if offer is None else offer.effect.boost
    if boost is None or not (boost.range or boost.area or boost.to):
        return False
    wider = aims.Aim(aim.x, aim.attack, aim.now, aims.for_target(aim.change))
    merge(wider.change, boost, aim.x.who, 0)
    before = (aim.x.kind, aim.x.reach, aim.x.single)
    aims.settle_kind(s, wider)
    found = bool(aims.goals(s, wider))
    aim.x.kind, aim.x.reach, aim.x.single = before
    return found


def _use_for_all(s: State, aim: aims.Aim, key: Key, offer: Offer | None) -> Asking[None]:
    if offer is None:
        aim.now.taken.append(key[1])
        yield from using.take_boost(s, aim.x, aim.attack.boosts[key[1]], aim.change)
    else:
        aims.use(aim, offer)
        yield from using.take_bonus(s, aim.x, offer, aim.change)
    aims.settle_kind(s, aim)


def _singles(s: State, aim: aims.Aim, targets: list[int]) -> Singles:
    """What can be used for one single attack, and against whom."""
    found: Singles = {}
    x = aim.x
    if not x.led:
        return found
    for target in targets:
        x.target = target
        for offer in bonuses.optional(s, "attack", x.who, x):
            if s.heroes[offer.owner].seat == x.seat:
                found.setdefault(offer.key, (offer, set()))[1].add(target)
        for n in _open(s, aim, per_target=True):
            found.setdefault(("boost", n), (None, set()))[1].add(target)
    return found


def _picked(aim: aims.Aim, key: Key) -> bool:
    return key in aim.now.picked or (key[0] == "boost" and key[1] in aim.now.extra)


def _suited(goals: list[G], aim: aims.Aim, singles: Singles) -> list[G]:
    """The goals that what was picked works against."""
    for key, (_, targets) in singles.items():
        if _picked(aim, key):
            goals = [goal for goal in goals if goal in targets]
    return goals


def _for_one(aim: aims.Aim, singles: Singles) -> Beside:
    """What can still be picked for the next single attack."""
    return {
        key: partial(_use_for_one, aim, key, offer)
        for key, (offer, _) in singles.items()
        if not _picked(aim, key)
    }


def _use_for_one(aim: aims.Aim, key: Key, offer: Offer | None) -> None:
    if offer is None:
        aim.now.extra.append(key[1])
    else:
        aim.now.picked.append(offer.key)


def commit(s: State, aim: aims.Aim) -> Asking[None]:
    """The attack is made: bonuses for the whole action count their use, and friends may help."""
    x = aim.x
    performed(s, x)
    for offer in aim.owed:
        using.spend(s, offer)
        if offer.effect.then:
            yield from boosts.as_owner(s, x, offer.effect.then, offer.owner)
    asked: list[Key] = []
    while (helps := _helping(s, x, asked)) is not None:
        asked.append(helps.key)
        options: list[Key | str] = [helps.key, "no"]
        seat = s.heroes[helps.owner].seat
        if (yield from ask(seat, "attack.help", options, subject=(x.who,), rule="GH-24.1")) != "no":
            aims.use(aim, helps)
            yield from using.take_bonus(s, x, helps, aim.change)


def _helping(s: State, x: Performer, asked: Sequence[Key]) -> Offer | None:
    """What a friend could do for the attack as it is now."""
    if not alive(s, x.who) or s.figures[x.who].side != PARTY:
        return None
    for offer in bonuses.optional(s, "attack_action", x.who, x):
        if offer.key not in asked and (s.heroes[offer.owner].seat != x.seat or not x.led):
            return offer
    return None


def next_target(s: State, aim: aims.Aim) -> Asking[int]:
    """The next target, -1 if there is none; asks if order or use matters (GH-12.11)."""
    x = aim.x
    aim.now.rest = [n for n in aim.now.rest if alive(s, n)]
    fixed = bool(aim.now.rest)
    if fixed:
        found = aim.now.rest
    elif aim.now.left > 0:
        found = aims.in_range(s, aim)
    else:
        return -1
    if aim.now.aimed and not aim.now.hit and fixed:  # it has just been chosen, with all that is used for it
        return _taken(aim, found[0], fixed)
    if fixed and not x.led and not aims.order_matters(s, aim, found):
        return _taken(aim, found[0], fixed)

    def menu() -> Menu | None:
        targets = [n for n in found if alive(s, n)] if alive(s, x.who) else []
        if not targets:
            return None
        singles = _singles(s, aim, targets)
        fit = _suited([*targets], aim, singles)
        beside = _for_one(aim, singles)
        used = (aim.now.picked or aim.now.extra) and len(fit) > 1
        if fixed and not (beside or used or aim.now.without or aims.order_matters(s, aim, fit)):
            return Menu(x.seat, fit[:1])
        if x.led:
            beside = {**beside, **_besides(s, aim, fit)}
        last = ["stop"] if x.led and (aim.now.hit or not fixed) else []
        return Menu(x.seat, [*fit, *beside, *last], beside, subject=(x.who,))

    knows = partial(_know, aim)
    answer = yield from ask_beside(s, "attack.next", menu, rule="GH-12.11", lists=True, seen=knows)
    return -1 if answer in (None, "stop") else _taken(aim, answer, fixed)


def _taken(aim: aims.Aim, target: int, fixed: bool) -> int:
    if fixed:
        aim.now.rest.remove(target)
    else:
        aim.now.left -= 1
    return target
