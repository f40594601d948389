"""A hero's turn: which half first, which items, where to go."""

from __future__ import annotations

from collections.abc import Sequence

from wyprawa.games.gloomhaven.abilities.actions import Action
from wyprawa.games.gloomhaven.abilities.verbs import Ability, Move
from wyprawa.games.gloomhaven.bot.camp import calm
from wyprawa.games.gloomhaven.bot.outlook import Outlook
from wyprawa.games.gloomhaven.bot.plans import Known, Plans, basic, points
from wyprawa.games.gloomhaven.bot.worth import relief
from wyprawa.games.gloomhaven.content import CARDS
from wyprawa.games.gloomhaven.rules.query import facts, performing
from wyprawa.games.gloomhaven.rules.scenario import chores
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Choice, Option

BOOTS, WINGS, CLOAK, HEALING, STAMINA = 1, 2, 5, 12, 13  # items
FARTHER = 1.0  # what boots must bring


def plans_of(s: State, who: int) -> Plans:
    """The plans in the hero's own turn: every foe that has not acted acts after it."""
    look = Outlook(s, who)
    for foe in look.foes:
        foe.first = 1.0 if foe.now is not None else 0.0
    return Plans(look)


# --- which half ---------------------------------------------------------------------------------------------


def act(s: State, choice: Choice) -> Option:
    """The half to begin with, an item first if it helps."""
    who = choice.subject[0]
    for option in choice.options:
        if option[0] == "item" and use_now(s, who, option[1]):
            return option
        if option[0] == "card" and somebody_hurt(s, who):
            return option
    for option in choice.options:
        if option[0] in ("forgo_top", "forgo_bottom"):  # what the goal asks for
            return option
    if (digging := _to_dig(s, who, choice)) is not None:
        return digging
    assert s.turn is not None
    plans = plans_of(s, who)
    plays = [option for option in choice.options if option[0] in ("top", "bottom", "attack", "move")]
    if s.turn.half:
        return _second_half(plans, plays)
    best: tuple[float, Option] = (-98.0, "pass")
    for top in plays:
        if top[0] not in ("top", "attack"):
            continue
        upper = action_of(s, who, top)
        for low in plays:
            if low[0] in ("bottom", "move") and low[1] != top[1]:
                worth, first = plans.turn(upper, action_of(s, who, low))
                if worth > best[0]:
                    best = worth, low if first else top
    if best[1] == "pass" and plays:  # one card alone
        return max(plays, key=lambda option: plans.alone(action_of(s, who, option)))
    return best[1]


def _to_dig(s: State, who: int, choice: Choice) -> Option | None:
    """The bottom half with the longest move, if there is something to spend it on here."""
    if not chores.diggable(s, who):
        return None
    moves = {option: 2 for option in choice.options if option[0] == "move"}
    for option in choice.options:
        first = CARDS[option[1]].bottom.do[:1] if option[0] == "bottom" else ()
        if first and isinstance(first[0], Move) and isinstance(first[0].value, int):
            moves[option] = first[0].value - 2 * CARDS[option[1]].bottom.lost
    return max(moves, key=lambda option: moves[option]) if moves else None


def _second_half(plans: Plans, plays: Sequence[Option]) -> Option:
    """What is left to do, unless doing nothing is better."""
    look = plans.look
    best: tuple[float, Option] = (look.place(look.me.at) - 0.001, "pass")
    for option in plays:
        worth = plans.alone(action_of(look.s, look.who, option))
        if option[0] in ("attack", "move"):
            worth += 0.01  # all else equal the card keeps its secret
        if worth > best[0]:
            best = worth, option
    return best[1]


def action_of(s: State, who: int, option: Option) -> Action:
    kind, card = option
    if kind in ("attack", "move"):
        return basic(s, who, kind)
    return CARDS[card].top if kind == "top" else CARDS[card].bottom


def use_now(s: State, who: int, item: int) -> bool:
    """Whether an item that can be used at any time is used now."""
    hero, figure = s.heroes[who], s.figures[who]
    if item == HEALING:
        return figure.hp <= figure.most - 3 and relief(figure, 3) > 2.4
    if item == STAMINA:
        return len(hero.discard) >= 2 and len(hero.hand) <= 1 and not calm(s)
    return item == CLOAK and figure.hp * 2 < figure.most


def somebody_hurt(s: State, who: int) -> bool:
    """Whether a card that heals at any time in the turn has something to do beside the hero."""
    me, near = s.figures[who], facts.board(s).within(s.figures[who].at, 1)
    friends = [each for _, each in facts.standing(s) if each.side == me.side and near >> each.at & 1]
    return any(each.most - each.hp >= 2 for each in friends)


# --- where --------------------------------------------------------------------------------------------------


def move(s: State, choice: Choice) -> Option:
    """The hex from which the rest of the turn is best."""
    who = choice.subject[0]
    if not facts.is_hero(s, who):
        return choice.options[0]
    digs = [option for option in choice.options if isinstance(option, tuple) and option[0] == "dig"]
    if digs:
        return min(digs, key=lambda option: chores.to_dig(s, option[1]))
    left = choice.subject[1] if len(choice.subject) > 1 else 2
    jump = bool(choice.subject[2]) if len(choice.subject) > 2 else False
    cells = {option for option in choice.options if isinstance(option, int)}
    plans = plans_of(s, who)
    look, here = plans.look, plans.look.me.at
    row = rest_of(plans, Move)
    known: Known = {}
    best: tuple[float, Option] = (-999.0, min(cells) if cells else "stop")
    if "stop" in choice.options:
        best = plans.best(row, here, 0, known) + 0.02, "stop"
    for cell, harm in look.reach(here, left, jump).items():
        if cell in cells:
            worth = plans.best(row, cell, 0, known) - harm - 0.01 * look.steps_between(here, cell)
            if worth > best[0]:
                best = worth, cell
    return best[1]


def rest_of(plans: Plans, kind: type) -> list[Ability]:
    """What is still to be done this turn after the ability under way, which is of this kind."""
    s, who = plans.look.s, plans.look.who
    if s.deed is None or s.deed.who != who:
        return []
    row = plans.row_of(performing.action_under_way(s))
    places = [n for n, each in enumerate(row) if isinstance(each, kind)]
    done = kind is Move and len(s.deed.targets) > 0
    after = list(row[(places[-1] if done else places[0]) + 1 :]) if places else []
    if s.turn is not None and s.turn.who == who:
        after += _other_half(plans)
    return after


def _other_half(plans: Plans) -> list[Ability]:
    """The best of what the card not begun yet offers, from near by."""
    look = plans.look
    s, who = look.s, look.who
    assert s.turn is not None
    assert s.deed is not None
    begun = s.deed.half if s.deed.half in ("top", "attack", "bottom", "move") else s.turn.half
    upper = begun not in ("top", "attack")
    reach = look.reach(look.me.at, 3, False)
    best: tuple[float, tuple[Ability, ...]] = (-99.0, ())
    for card in s.heroes[who].picked:
        if card == s.deed.card:
            continue
        printed = CARDS[card].top if upper else CARDS[card].bottom
        for action in (printed, basic(s, who, "attack" if upper else "move")):
            row = plans.row_of(action)
            known: Known = {}
            worth = max(plans.best(row, cell, 0, known) for cell in reach) - plans.price(action)
            if worth > best[0]:
                best = worth, row
    return list(best[1])


# --- what helps ---------------------------------------------------------------------------------------------


def boost(s: State, choice: Choice) -> Option:
    """What to use for a heal or the like."""
    return helpful(s, choice) or ("go" if "go" in choice.options else choice.options[-1])


def helpful(s: State, choice: Choice) -> Option | None:
    """What is worth using for an ability, if anything is."""
    who = choice.subject[0]
    for option in choice.options:
        if not isinstance(option, tuple):
            continue
        if option[0] in ("boost", "card"):
            return option
        if option[0] == "item" and facts.is_hero(s, who) and goes_farther(s, who, option[1]):
            return option
    return None


def goes_farther(s: State, who: int, item: int) -> bool:
    """Whether boots are worth wearing for this move."""
    if item not in (BOOTS, WINGS) or s.deed is None:
        return False
    going = next((each for each in performing.action_under_way(s).do if isinstance(each, Move)), None)
    if going is None:
        return False
    plans = plans_of(s, who)
    row = rest_of(plans, Move)
    known: Known = {}

    def reached(far: int, leap: bool) -> float:
        ways = plans.look.reach(plans.look.me.at, far, leap)
        return max(plans.best(row, cell, 0, known) - harm for cell, harm in ways.items())

    plain = reached(points(going), going.jump)
    more = reached(points(going) + 2, going.jump) if item == BOOTS else reached(points(going), True)
    return more > plain + FARTHER
