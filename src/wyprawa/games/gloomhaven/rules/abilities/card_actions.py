"""Performing actions: the abilities of a half in printed order, then experience, elements and the card.

Chapters 8, 15.2, 16.13, 22 and the verbs that join others.
"""

from __future__ import annotations

from functools import cache

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.abilities.verbs import (
    Action,
    Attack,
    Choose,
    Custom,
    If,
    Initiative,
    Move,
    Play,
    Special,
    Summon,
    SummonMonster,
)
from wyprawa.games.gloomhaven.content import BOSSES
from wyprawa.games.gloomhaven.enhancing import made
from wyprawa.games.gloomhaven.rules.abilities import custom
from wyprawa.games.gloomhaven.rules.attack import attacks
from wyprawa.games.gloomhaven.rules.figures import boosts, infusing, items, movement, piles, summoning
from wyprawa.games.gloomhaven.rules.monsters import behaviour
from wyprawa.games.gloomhaven.rules.query import (
    ability_cards,
    changes,
    facts,
    formulas,
    performing,
    stat_cards,
    summons,
    tests,
)
from wyprawa.games.gloomhaven.rules.query.changes import Change
from wyprawa.games.gloomhaven.rules.query.performing import Doing, alive, deed, does, doing, performed
from wyprawa.games.gloomhaven.state import Deed, State
from wyprawa.kernel import Asking, Option, RuleError, ask, step
from wyprawa.parts.boards import Cells

BASIC = ("attack", "move")
NOTHING = Action(do=())


# --- actions -----------------------------------------------------------------------------------------------


def begin(s: State, who: int, card: int, half: str) -> None:
    """Perform a half of a card: each ability is a step of its own (GH-8.3)."""
    s.deed = Deed(who, card, half)
    s.tell(told.Acted, who, card, half, rule="GH-8.1")
    s.next(*[ability.later(who, n) for n in range(len(action(s).do))], end_deed.later(who))


def basic(s: State, who: int, card: int, kind: str) -> None:
    """Attack 2 or Move 2 in place of what is printed (GH-8.8)."""
    begin(s, who, card, kind)


def action(s: State) -> Action:
    """The action under way; nothing is printed of what figures without cards do."""
    now = deed(s)
    if now.half in BASIC:
        return _basic(now.half, items.basic(s, now.who, now.half))
    return ability_cards.stickered(s, now.card, now.half) if now.card else NOTHING


@cache
def _basic(kind: str, value: int) -> Action:
    """A melee attack or a move (GH-8.10)."""
    return Action(do=(Attack(value=value) if kind == "attack" else Move(value=value),))


@step
def ability(s: State, who: int, place: int) -> Asking[None]:
    """One ability of the action, unless its hero is gone or stunned (GH-23.14, GH-14.17)."""
    if not performing.can_act(s, who):
        return
    act = action(s)
    if place >= len(act.do):
        raise RuleError(f"the action of figure {who} has {len(act.do)} abilities, none at {place}")
    x = doing(s, who)
    x.lasts = bool(act.active)
    now = deed(s)
    before, now.performed = now.performed, False
    yield from does.resolve(s, (act.do[place],), x)
    used, now.performed = now.performed, now.performed or before
    if used and now.card in s.stickers:
        yield from infusing.infuse(s, made(ability_cards.stickers(s, now.card, now.half), place), x.seat)


@step
def end_deed(s: State, who: int) -> Asking[None]:
    """The action is over: experience, elements, and its card goes where it belongs (GH-8.5)."""
    if s.heroes[who].exhausted or s.deed is None:
        s.deed = None
        return
    now, act = s.deed, action(s)
    x = doing(s, who)
    if now.performed:  # GH-22.2
        piles.gain_xp(s, who, formulas.number(s, act.xp, x))
        yield from infusing.infuse(s, act.make, x.seat)  # GH-15.2
    if not now.lasts:
        lost = act.lost and now.performed  # GH-8.13
        piles.to_pile(s, who, now.card, "lost" if lost else "discard")
    s.deed = None


# --- movement ----------------------------------------------------------------------------------------------


@does.verb(Move)
def moves(s: State, x: Doing, move: Move) -> Asking[None]:
    """A move as its player leads it (GH-8.14); monsters and summons move by their own rules (GH-27)."""
    if not x.led:
        yield from behaviour.move(s, x.who, move)
        return
    figure = s.figures[x.who]
    if facts.has(figure, "immobilize") or not performing.can_act(s, x.who):  # GH-14.12
        return
    change, beside = yield from boosts.opened(s, x, move.boosts, "move")

    def reach() -> movement.Reach | None:
        points = max(0, _points(s, x, move, change))
        return None if _attacks_instead(change) else movement.Reach(points, move.jump or change.jump)

    moved = 0
    if reach() is not None:
        ends = _ends(s, x, move)
        moved = yield from movement.walk(
            s, x.who, reach, beside=beside, seat=x.seat, straight=move.straight, end_by=ends
        )
    if _attacks_instead(change):
        yield from attacks.attack(s, x, Attack(value=_points(s, x, move, change)))
        return
    if moved:
        performed(s)
    yield from boosts.finish(s, x, change)


def _points(s: State, x: Doing, move: Move, change: Change) -> int:
    if move.value is not None or change.instead is not None:
        return changes.changed(s, x, move.value or 0, change)
    return changes.added(s, x, stat_cards.move(s, x.who) + (move.own or 0), change)


def _attacks_instead(change: Change) -> bool:
    return any(name == "attack_instead" for name, _ in change.custom)


def _ends(s: State, x: Doing, move: Move) -> Cells | None:
    """The hexes a move must end in, if it says so."""
    board = facts.board(s)
    if move.end_by == "obstacle":
        return board.spread(facts.obstacles(s))
    if move.end_by == "leader" and x.leader >= 0 and alive(s, x.leader):
        return board.near(s.figures[x.leader].at)
    return None


# --- figures that join -------------------------------------------------------------------------------------


@does.verb(Summon)
def summon(s: State, x: Doing, ability: Summon) -> Asking[None]:
    """A summon, kept in play by its card (GH-19.1, GH-19.5)."""
    if not summons.can(s, x.who):  # GH-19.2
        return
    now = deed(s)
    card = now.card if x.lasts else 0
    figure = yield from summoning.summon(s, x.who, ability, card)
    if figure >= 0:
        performed(s)
        if card:
            piles.activate(s, x.who, card, now.half).summon = figure
            now.lasts = True


@does.verb(SummonMonster)
def summon_monster(s: State, x: Doing, ability: SummonMonster) -> Asking[None]:
    """New monsters beside the summoner or its target (GH-29.4)."""
    ranks = ability.ranks if isinstance(ability.ranks, str) else ability.ranks[max(0, s.started - 2)]
    near = deed(s).target if ability.near == "target" and alive(s, deed(s).target) else -1
    hp = None if ability.hp is None else formulas.number(s, ability.hp, x)
    if hp is None or hp > 0:
        yield from behaviour.summon(s, x.who, ability.monster, ranks, near, hp)


# --- how abilities join ------------------------------------------------------------------------------------


@does.verb(If)
def if_so(s: State, x: Doing, ability: If) -> Asking[None]:
    if tests.holds(s, ability.when, x):
        yield from does.resolve(s, ability.then, x)


@does.verb(Choose)
def choose(s: State, x: Doing, ability: Choose) -> Asking[None]:
    """One of several."""
    which = yield from ask(x.seat, "choose", list(range(len(ability.of))), subject=(x.who,), rule="GH-8.6")
    yield from does.resolve(s, ability.of[which], x)


@does.verb(Special)
def special(s: State, x: Doing, ability: Special) -> Asking[None]:
    """What the boss's own card says (GH-30.3)."""
    boss = BOSSES[s.figures[x.who].name]
    yield from does.resolve(s, boss.special1 if ability.number == 1 else boss.special2, x)


@does.verb(Custom)
def customs(s: State, x: Doing, ability: Custom) -> Asking[None]:
    """What data cannot say."""
    yield from custom.ABILITIES[ability.custom](s, x, ability)


@does.verb(Initiative)
def initiative(s: State, x: Doing, ability: Initiative) -> Asking[None]:
    """The leading card's value rises or falls for this round."""
    hero = s.heroes[x.who]
    way = yield from ask(x.seat, "initiative", ["lower", "higher"], subject=(x.who,), rule="GH-24.1")
    change = -ability.change if way == "lower" else ability.change
    hero.initiative = min(99, max(1, hero.initiative + change))


@does.verb(Play)
def play(s: State, x: Doing, ability: Play) -> Asking[None]:
    """One more card from the hand, of which one half is performed."""
    hero = s.heroes[x.who]
    half = ability.half if ability.half != "same" else deed(s).half
    if not hero.hand:
        return
    options: list[Option] = [*sorted(hero.hand)]
    card = yield from ask(x.seat, "play", options, subject=(x.who,), rule="GH-24.1")
    hero.hand.remove(card)
    hero.picked.append(card)
    s.next(begin_deed.later(x.who, card, half))


@step
def begin_deed(s: State, who: int, card: int, half: str) -> None:
    """An action that something else gave."""
    if not s.heroes[who].exhausted:
        begin(s, who, card, half)
