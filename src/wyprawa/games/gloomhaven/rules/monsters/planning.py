"""What a monster's turn looks at, drawn from the state for `monsters` to work on."""

from __future__ import annotations

from wyprawa.games.gloomhaven.abilities.terms import ELEMENTS, AnyElement
from wyprawa.games.gloomhaven.abilities.verbs import Attack, Boost, Move
from wyprawa.games.gloomhaven.content import AREAS
from wyprawa.games.gloomhaven.rules import monsters
from wyprawa.games.gloomhaven.rules.monsters import Area, Foe, Mode
from wyprawa.games.gloomhaven.rules.query import facts, formulas, initiative, terrain
from wyprawa.games.gloomhaven.state import INERT, Figure, State

ALL = 99  # targets of an attack on every enemy in range


def element_ready(s: State, who: int, element: AnyElement) -> bool:
    """Whether it can be consumed now, or was by this card for all of the type (GH-15.13)."""
    if element == "any":
        return any(strength != INERT for strength in s.elements)
    place = ELEMENTS.index(element)
    deck = s.decks.get(facts.deck_of(s, s.figures[who]))
    return s.elements[place] != INERT or bool(deck and deck.used >> place & 1)


def _boosts(s: State, who: int, strike: Attack) -> list[Boost]:
    """The boosts that will change whom the attack can hit: monsters always consume (GH-15.12)."""
    return [
        boost
        for boost in strike.boosts
        if boost.use and all(element_ready(s, who, element) for element in boost.use)
    ]


def reach_of(s: State, who: int, strike: Attack, *, all_on_one: bool = True) -> tuple[int, int, Area | None]:
    """Range, targets and area of an attack of this figure now (GH-28.5, GH-28.6, GH-28.9)."""
    figure = s.figures[who]
    if strike.range is not None:
        reach = formulas.own_number(s, strike.range, who)
    else:
        mine = facts.own_reach(s, who)
        reach = mine + (strike.own_range or 0)
        reach = max(reach, 1) if mine else reach
    targets = formulas.own_number(s, strike.targets, who)
    if figure.kind == "monster":
        targets = max(targets, facts.stats(s, figure).targets)
    area, to = strike.area, strike.to
    for boost in _boosts(s, who, strike):
        reach += boost.range if reach else 0
        targets = max(targets, boost.targets)
        area, to = boost.area or area, boost.to or to
    if to is not None and to.who == "enemies":
        within = to.within if isinstance(to.within, int) else 1
        return (within if within > 1 else 0), ALL, None
    if strike.on_one and all_on_one:
        targets = 1
    if area is None:
        return reach, targets, None
    return reach, targets, Area(AREAS[area].hexes, own=bool(AREAS[area].own))


def _nearest_hex(s: State, home: int, foe: Figure) -> int:
    """Of an obstacle of several hexes the one to go for."""
    board = facts.board(s)
    return min((foe.at, *foe.body), key=lambda cell: (board.range_between(home, cell), cell))


def _foe(s: State, who: int, at: int) -> Foe:
    figure, order = s.figures[who], initiative.rank(s, who)
    if figure.kind == "monster":  # GH-26.22
        return Foe(who, at, order, figure.name, initiative.turn_in_type(figure))
    return Foe(who, at, order)


def _single_foe(s: State, figure: Figure, focus: int) -> tuple[Foe, ...]:
    """The focus, if it can still be attacked."""
    foe = s.figures[focus]
    if foe is figure or foe.at < 0 or foe.side == figure.side or facts.unseen(s, focus):
        return ()
    if figure.kind == "summon" and facts.asleep(s, foe):
        return ()
    return (Foe(focus, _nearest_hex(s, figure.at, foe) if foe.body else foe.at),)


def plan_turn(
    s: State, who: int, strike: Attack | None, going: Move | None, *, all_on_one: bool = True, focus: int = -1
) -> monsters.Turn:
    """The turn of a figure with this attack and this move; without either it has none (GH-25.2).

    With a `focus` and an attack that can hit nobody else, all others and the ways are left out.
    """
    figure = s.figures[who]
    if figure.conditions & facts.BIT["disarm"]:  # GH-26.21
        strike = None
    reach, targets, area = reach_of(s, who, strike, all_on_one=all_on_one) if strike else (0, 0, None)
    if focus in s.figures and targets <= 1 and area is None:
        foe = _single_foe(s, figure, focus)
        return monsters.Turn(map=facts.board(s), at=figure.at, foes=foe, range=reach, targets=targets)
    points = 0
    mode: Mode = "walk"
    if going is not None:
        mode = "jump" if going.jump else "walk"
        if not figure.conditions & facts.BIT["immobilize"]:  # GH-27.17
            value = going.value if isinstance(going.value, int) else facts.own_move(s, who)
            points = max(0, value + (going.own or 0))  # GH-27.2
    if facts.flies(s, who):
        mode = "fly"
    foes, allies, blocked, obstacles = [], 0, 0, facts.obstacles(s)
    for other, each in s.figures.items():
        if other == who or each.at < 0:
            continue
        if each.body:
            blocked |= facts.body(each)
        if each.side == figure.side:
            if each.kind == "obstacle":
                blocked |= 1 << each.at  # nobody stops there, not even flying (GH-33.15)
            else:
                allies |= 1 << each.at
        elif each.title and facts.idle(s, each):
            allies |= 1 << each.at  # it may pass, not stop there
        elif facts.unseen(s, other) or (figure.kind == "summon" and facts.asleep(s, each)):
            blocked |= 1 << each.at  # GH-26.14
        else:
            at = _nearest_hex(s, figure.at, each) if each.body else each.at
            foes.append(_foe(s, other, at))
    kind = facts.kind_of(s, figure) if figure.title else None
    if kind is not None and kind.stays is not None and s.ground().rooms[kind.stays] >> figure.at & 1:
        blocked |= facts.board(s).all & ~s.ground().rooms[kind.stays]
    return monsters.Turn(
        map=facts.board(s),
        at=figure.at,
        foes=tuple(foes),
        move=points,
        range=reach,
        targets=targets,
        area=area,
        mode=mode,
        muddled=bool(figure.conditions & facts.BIT["muddle"]),
        obstacles=obstacles,
        hazards=terrain.harm(s),
        difficult=s.difficult,
        allies=allies,
        blocked=blocked,
    )
