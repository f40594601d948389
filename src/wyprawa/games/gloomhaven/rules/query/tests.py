"""Whether a test of an ability, a boost or a bonus holds."""

from __future__ import annotations

from itertools import pairwise

from wyprawa.games.gloomhaven.abilities.terms import (
    ELEMENTS,
    PLAIN,
    Augment,
    Beside,
    Bloodied,
    Commanded,
    Damaged,
    Doomed,
    EnemiesNear,
    Fatal,
    Flanked,
    Fresh,
    Gains,
    Has,
    Hp,
    ItemUsed,
    Lone,
    LostHp,
    Melee,
    Moved,
    NearFallen,
    Negatives,
    NotStrong,
    OfBoss,
    OfRank,
    OfRoom,
    OfType,
    OwnTurn,
    Ranged,
    Returned,
    Scorched,
    SelfHas,
    SelfHp,
    Single,
    Straight,
    Strong,
    Test,
    Used,
    ValueIs,
    Whole,
)
from wyprawa.games.gloomhaven.abilities.verbs import Bonus
from wyprawa.games.gloomhaven.content import CARDS
from wyprawa.games.gloomhaven.rules.query import facts, formulas
from wyprawa.games.gloomhaven.rules.query.facts import alive
from wyprawa.games.gloomhaven.rules.query.performing import MELEE, RANGED, Performer, deed, does
from wyprawa.games.gloomhaven.state import STRONG, State


def holds(s: State, test: Test, x: Performer) -> bool:
    """Whether everything a test says is so; an empty one always holds."""
    for each in test:
        condition = PLAIN[each] if isinstance(each, str) else each
        if type(condition) in OF_TARGET and not alive(s, x.target):
            return False
        if not does.holds(s, condition, x):
            return False
    return True


def of_figure(s: State, test: Test, x: Performer, who: int) -> bool:
    """Whether everything a test says of its target is so of this figure."""
    before, x.target = x.target, who
    good = holds(s, test, x)
    x.target = before
    return good


def rank(s: State, who: int) -> str:
    """Normal or elite; bosses, named monsters and all that is no monster are neither (GH-30.2)."""
    figure = s.figures[who]
    if figure.kind != "monster" or (figure.title and figure.title != figure.name):
        return ""
    return "elite" if figure.elite else "normal"


OF_TARGET = frozenset(
    {
        *(Flanked, Lone, Damaged, Doomed, Whole, Fresh),
        *(OfRank, OfType, OfRoom, NearFallen, OfBoss, Has, Hp, LostHp, Negatives, Beside),
    }
)


def about_target(test: Test) -> bool:
    """Whether a test says anything about the target, so that each target is judged by itself."""
    return any(type(PLAIN[each] if isinstance(each, str) else each) in OF_TARGET for each in test)


# --- what each condition asks ------------------------------------------------------------------------------


@does.condition(Flanked)
def flanked(s: State, x: Performer, c: Flanked) -> bool:
    return formulas.flankers(s, x.who, x.target) > 0


@does.condition(Lone)
def lone(s: State, x: Performer, c: Lone) -> bool:
    return not formulas.near(s, s.figures[x.target].at, facts.allies(s, x.target))


@does.condition(Damaged)
def damaged(s: State, x: Performer, c: Damaged) -> bool:
    return deed(s).dealt > 0


@does.condition(OfRank)
def of_rank(s: State, x: Performer, c: OfRank) -> bool:
    return rank(s, x.target) in c.of


@does.condition(OfType)
def of_type(s: State, x: Performer, c: OfType) -> bool:
    return s.figures[x.target].name in c.of


@does.condition(OfRoom)
def of_room(s: State, x: Performer, c: OfRoom) -> bool:
    return bool(s.ground().rooms[c.room] >> s.figures[x.target].at & 1)


@does.condition(OfBoss)
def of_boss(s: State, x: Performer, c: OfBoss) -> bool:
    return s.figures[x.target].kind == "boss"


@does.condition(NearFallen)
def near_fallen(s: State, x: Performer, c: NearFallen) -> bool:
    fell = x.occasion.fell
    return fell is not None and bool(facts.board(s).near(fell.at) >> s.figures[x.target].at & 1)


@does.condition(Has)
def has(s: State, x: Performer, c: Has) -> bool:
    return any(facts.has(s.figures[x.target], name) for name in c.of)


@does.condition(Hp)
def hp(s: State, x: Performer, c: Hp) -> bool:
    return s.figures[x.target].hp <= formulas.number(s, c.most, x)


@does.condition(LostHp)
def lost_hp(s: State, x: Performer, c: LostHp) -> bool:
    return formulas.missing(s, x.target) >= c.least


@does.condition(Negatives)
def negatives(s: State, x: Performer, c: Negatives) -> bool:
    return formulas.negatives(s, x.target) >= c.least


@does.condition(Doomed)
def doomed(s: State, x: Performer, c: Doomed) -> bool:
    return facts.doomed(s, x.target)


@does.condition(Whole)
def whole(s: State, x: Performer, c: Whole) -> bool:
    return s.figures[x.target].hp >= s.figures[x.target].most


@does.condition(Fresh)
def fresh(s: State, x: Performer, c: Fresh) -> bool:
    return x.target not in deed(s).targets


@does.condition(Bloodied)
def bloodied(s: State, x: Performer, c: Bloodied) -> bool:
    return s.figures[x.who].hp < (s.figures[x.who].most + 1) // 2


@does.condition(Fatal)
def fatal(s: State, x: Performer, c: Fatal) -> bool:
    return x.value >= s.figures[x.who].hp


@does.condition(Commanded)
def commanded(s: State, x: Performer, c: Commanded) -> bool:
    return x.leader >= 0


@does.condition(ItemUsed)
def item_used(s: State, x: Performer, c: ItemUsed) -> bool:
    now = s.attack
    picked = now and any(kind == "item" for kind, *_ in (*now.picked, *now.used))
    return bool(picked) or deed(s).item_used


@does.condition(SelfHas)
def self_has(s: State, x: Performer, c: SelfHas) -> bool:
    return facts.has(s.figures[x.who], c.condition)


@does.condition(SelfHp)
def self_hp(s: State, x: Performer, c: SelfHp) -> bool:
    return s.figures[x.who].hp <= c.most


@does.condition(EnemiesNear)
def enemies_near(s: State, x: Performer, c: EnemiesNear) -> bool:
    return len(formulas.near(s, s.figures[x.who].at, facts.enemies(s, x.who))) >= c.least


@does.condition(Moved)
def moved(s: State, x: Performer, c: Moved) -> bool:
    hexes = s.turn.moved if s.turn is not None and s.turn.who == x.who else 0
    return hexes >= c.least and (c.most is None or hexes <= c.most)


@does.condition(Straight)
def straight(s: State, x: Performer, c: Straight) -> bool:
    return is_straight(s, deed(s).path)


@does.condition(Returned)
def returned(s: State, x: Performer, c: Returned) -> bool:
    path = deed(s).path
    return len(path) > 1 and path[0] == path[-1]


@does.condition(Scorched)
def scorched(s: State, x: Performer, c: Scorched) -> bool:
    return s.turn is not None and s.turn.who == x.who and s.turn.scorched


@does.condition(OwnTurn)
def own_turn(s: State, x: Performer, c: OwnTurn) -> bool:
    return s.turn is not None and s.turn.who == x.who


@does.condition(Melee)
def melee(s: State, x: Performer, c: Melee) -> bool:
    return x.kind == MELEE


@does.condition(Ranged)
def ranged(s: State, x: Performer, c: Ranged) -> bool:
    return x.kind == RANGED


@does.condition(Single)
def single(s: State, x: Performer, c: Single) -> bool:
    return x.single


@does.condition(Augment)
def augment(s: State, x: Performer, c: Augment) -> bool:
    return plays_augment(s)


@does.condition(ValueIs)
def value(s: State, x: Performer, c: ValueIs) -> bool:
    return x.value == c.n


@does.condition(Used)
def used(s: State, x: Performer, c: Used) -> bool:
    return bool(deed(s).used >> ELEMENTS.index(c.element) & 1)


@does.condition(Gains)
def gains(s: State, x: Performer, c: Gains) -> bool:
    return x.gains == c.condition


@does.condition(Strong)
def strong(s: State, x: Performer, c: Strong) -> bool:
    return s.elements[ELEMENTS.index(c.element)] == STRONG


@does.condition(NotStrong)
def not_strong(s: State, x: Performer, c: NotStrong) -> bool:
    return s.elements[ELEMENTS.index(c.element)] != STRONG


# --- what they look at -------------------------------------------------------------------------------------


def is_straight(s: State, path: list[int]) -> bool:
    """Whether a move ran in one line: at least one hex, always in the same direction."""
    board = facts.board(s)
    places = [board.axial(cell) for cell in path]
    steps = {(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(places)}
    return len(steps) == 1


def plays_augment(s: State) -> bool:
    """Whether the action under way plays an augment."""
    now = deed(s)
    card = CARDS.get(now.card)
    if card is None or now.half not in ("top", "bottom"):
        return False
    action = card.top if now.half == "top" else card.bottom
    return any(isinstance(ability, Bonus) and ability.augment for ability in action.do)
