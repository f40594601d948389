"""Chapters 26 to 29: a monster, boss or summon finds its focus, moves, attacks and summons.

Whom they focus on, where they may go and whom they may attack is worked out by the pure modules of this room;
where it leaves several equal options, the players choose (GH-29.14).
"""

from __future__ import annotations

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.abilities.verbs import Ability, Attack, Make, Move, Use
from wyprawa.games.gloomhaven.rules import monsters
from wyprawa.games.gloomhaven.rules.attack import attacks
from wyprawa.games.gloomhaven.rules.figures import movement
from wyprawa.games.gloomhaven.rules.monsters import bosses
from wyprawa.games.gloomhaven.rules.monsters.planning import element_ready, plan_turn
from wyprawa.games.gloomhaven.rules.query import facts, performing, summons
from wyprawa.games.gloomhaven.rules.scenario import rooms
from wyprawa.games.gloomhaven.state import NOWHERE, State, Turn
from wyprawa.kernel import Asking, ask, noted
from wyprawa.parts.boards import Cells, ids


def card_of(s: State, who: int) -> tuple[Ability, ...]:
    """The abilities of a figure's turn in printed order (GH-25.1, GH-19.10)."""
    figure = s.figures[who]
    if figure.kind == "summon":
        return summons.abilities(figure)
    if figure.kind == "escort":
        return facts.escort(s, figure).do
    kind = facts.kind_of(s, figure) if figure.title else None
    if kind is not None and kind.do:
        return kind.do
    now = s.decks[facts.deck_of(s, figure)].now
    printed = facts.MONSTER_CARDS[now].do if now else ()
    return tuple(bosses.spelled_out(s, figure, printed)) if figure.kind == "boss" else printed


def infuse(s: State, who: int, name: str) -> Asking[bool]:
    """The first figure of its deck creates the elements of the card (GH-29.15); says whether it did."""
    deck = s.decks[name]
    if not deck.now or deck.made or not facts.MONSTER_CARDS[deck.now].make:
        return False
    deck.made = True
    yield from performing.perform(s, who, (Make(elements=facts.MONSTER_CARDS[deck.now].make),))
    return True


# --- focus (chapter 26) ------------------------------------------------------------------------------------


def strikes_of(s: State, who: int, card: tuple[Ability, ...]) -> list[Attack]:
    """The attacks of a card, those behind elements that can be consumed too."""
    found: list[Attack] = []
    for ability in card:
        if isinstance(ability, Attack):
            found.append(ability)
        elif isinstance(ability, Use) and all(element_ready(s, who, each) for each in ability.elements):
            found += [each for each in ability.then if isinstance(each, Attack)]
    return found


def find_focus(s: State, who: int, card: tuple[Ability, ...]) -> Asking[monsters.Turn]:
    """Pick the focus before any ability, by the card's first attack (GH-26.1, GH-26.20).

    Returns the plan it was picked by.
    """
    assert s.turn is not None
    plan, found = noted(s, lambda: _focus(s, who, card))
    if not found.foes:
        s.tell(told.NoFocus, who, rule="GH-26.15")
        return plan
    foe = found.foes[0]
    if len(found.foes) > 1:
        ids_ = [each.id for each in found.foes]
        chosen = yield from ask(facts.seat_of(s, who), "monster.focus", ids_, subject=(who,), rule="GH-26.9")
        foe = next(each for each in found.foes if each.id == chosen)
    s.turn.focus = foe.id
    if plan.several:
        s.turn.places = found.places
    if s.teller.on:
        why = monsters.why(plan, found, foe, monsters.moves(plan, foe, s.turn.places))
        s.tell(told.Focused, who, foe.id, why, rule=found.rule)
    return plan


def _focus(s: State, who: int, card: tuple[Ability, ...]) -> tuple[monsters.Turn, monsters.Focus]:
    """The plan for the card's first attack, and the focus by it."""
    strikes = strikes_of(s, who, card)
    going = next((ability for ability in card if isinstance(ability, Move)), None)
    plan = plan_turn(s, who, strikes[0] if strikes else None, going)
    if s.figures[who].body:
        plan = min(_from_each(s, who, plan), key=_farness)
    found = monsters.focus(plan)
    return plan, _prey(s, plan, found) if s.page().prey else found


def _from_each(s: State, who: int, plan: monsters.Turn) -> list[monsters.Turn]:
    """The same turn from each hex of a figure that fills several."""
    return [plan.moved(cell) for cell in (plan.at, *(x for x in s.figures[who].body if x != plan.at))]


def _farness(plan: monsters.Turn) -> int:
    """How far the nearest enemy is."""
    return min((plan.map.range_between(plan.at, foe.at) for foe in plan.foes), default=0)


def _prey(s: State, plan: monsters.Turn, found: monsters.Focus) -> monsters.Focus:
    """What the page says monsters focus on before all else, if they can attack it this turn."""
    names = s.page().prey
    near = tuple(
        each.foe
        for each in found.compared
        if s.figures[each.foe.id].name in names and each.length <= plan.move and not each.negatives
    )
    return monsters.Focus(near, found.compared, prey=True) if near else found


def places_now(s: State, plan: monsters.Turn) -> monsters.Places | None:
    """The focus order as it was found (GH-28.12); who came since is last."""
    assert s.turn is not None
    places = s.turn.places
    return {foe.id: places.get(foe.id, len(places)) for foe in plan.foes} if places else None


# --- movement (chapter 27) ---------------------------------------------------------------------------------


def aim_of(s: State, who: int, going: Move) -> Attack | None:
    """The attack a move is for: the next one on the card, else any."""
    if s.deed is None or s.deed.who != who:
        return None
    card = card_of(s, who)
    after = card[card.index(going) + 1 :] if going in card else card
    strikes = strikes_of(s, who, after) or strikes_of(s, who, card)
    return strikes[0] if strikes else None


def move(s: State, who: int, going: Move, plan: monsters.Turn | None = None) -> Asking[None]:
    """Go where the attack on the focus is best (GH-27); without a focus stay (GH-26.15).

    `plan` is that of the focus, if nothing has happened since.
    """
    if s.turn is None or not facts.alive(s, s.turn.focus):
        return
    found = noted(s, lambda: _moves(s, who, going, plan))
    if found is None:
        return
    end = found.ends[0]
    seat = facts.seat_of(s, who)
    if len(found.ends) > 1:
        cells = [each.at for each in found.ends]
        chosen = yield from ask(seat, "monster.move", cells, subject=(who,), rule="GH-29.14")
        end = next(each for each in found.ends if each.at == chosen)
    path = end.path
    if end.other_paths:  # equally short ways through other negative hexes
        path = yield from ask(
            seat, "monster.path", [end.path, *end.other_paths], subject=(who,), rule="GH-29.14"
        )
    if len(path) > 1:
        yield from movement.follow(s, who, path, jump=going.jump)


def _moves(s: State, who: int, going: Move, plan: monsters.Turn | None) -> monsters.Moves | None:
    """Where it may go; None if it does not move."""
    assert s.turn is not None
    plan = plan or plan_turn(s, who, aim_of(s, who, going), going)
    foe = next((each for each in plan.foes if each.id == s.turn.focus), None)
    return monsters.moves(plan, foe, places_now(s, plan)) if foe is not None and plan.move else None


# --- attacks (chapter 28) ----------------------------------------------------------------------------------


def can_hit(s: State, who: int, strike: Attack) -> bool:
    """Whether an attack of its turn can be made on its focus from where it stands."""
    plan = plan_turn(s, who, strike, None)
    focus = s.turn.focus if s.turn is not None else NOWHERE
    foe = next((each for each in plan.foes if each.id == focus), None)
    return foe is not None and bool(monsters.attacks(plan, foe, places_now(s, plan)).strikes)


def attack(s: State, who: int, strike: Attack) -> Asking[None]:
    """Attack the focus and as many others as the attack allows (GH-28.2, GH-28.3)."""
    targets, area = yield from find_targets(s, who, strike)
    if targets:
        yield from attacks.strike(s, who, strike, targets, area=area)


def find_targets(s: State, who: int, strike: Attack) -> Asking[tuple[list[int], Cells]]:
    """Whom an attack hits, and the hexes of its area; nobody, if it cannot be made.

    A further attack of the same turn finds its target anew, among those not attacked yet (GH-28.4).
    """
    figure = s.figures[who]
    if s.turn is None or facts.has(figure, "disarm"):  # GH-14.15
        return [], 0
    mine = s.turn if s.turn.who == who else Turn(who)  # a death blow, or an attack out of turn
    anew = bool(mine.attacked) or mine is not s.turn
    plan = plan_turn(s, who, strike, None, focus=-1 if anew else mine.focus)
    focus, places = mine.focus, places_now(s, plan)
    if anew:
        plan = plan.without(mine.attacked)
        again = monsters.focus(plan)
        focus, places = again.foes[0].id if again.foes else -1, again.places
        if len(again.foes) > 1:
            ids_ = [each.id for each in again.foes]
            focus = yield from ask(
                facts.seat_of(s, who), "monster.focus", ids_, subject=(who,), rule="GH-28.4"
            )
    foe = next((each for each in plan.foes if each.id == focus), None)
    if foe is None:
        return [], 0
    found = monsters.attacks(plan, foe, places).strikes
    if figure.body:
        ways = [monsters.attacks(each, foe, places).strikes for each in _from_each(s, who, plan)]
        found = max(ways, key=lambda strikes: len(strikes[0].targets) if strikes else 0)
    if not found:  # GH-28.11
        return [], 0
    choices = [tuple(target.id for target in each.targets) for each in found]
    chosen = choices[0]
    if len(choices) > 1:
        chosen = yield from ask(
            facts.seat_of(s, who), "monster.targets", choices, subject=(who,), rule="GH-29.14"
        )
    areas = found[choices.index(chosen)].areas
    targets = list(chosen)
    if strike.on_one:
        targets = targets[:1] * plan_turn(s, who, strike, None, all_on_one=False).targets
    return targets, areas[0] if areas else 0


# --- summoning (chapter 29) --------------------------------------------------------------------------------


def summon(
    s: State, who: int, monster: str, ranks: str, near: int = -1, hp: int | None = None
) -> Asking[list[int]]:
    """New monsters in empty hexes beside the summoner, each as near an enemy as can be (GH-29.4).

    Without a hex or a standee it fails (GH-29.5). They act from the next round (GH-29.6).
    """
    placed, title = [], ""
    for each in s.page().summons:
        if each.monster == monster:
            monster, ranks, title = each.by, each.rank * len(ranks), each.named
    home = s.figures[near if near >= 0 and facts.alive(s, near) else who]
    for letter in ranks:
        rooms.ready(s, monster)
        free = facts.beside(s, home) & facts.empty(s)
        if not free or not s.standees[monster]:
            break
        board = facts.board(s)
        foes = [s.figures[n].at for n in facts.enemies(s, who)]
        away = {cell: min((board.range_between(cell, foe) for foe in foes), default=0) for cell in ids(free)}
        best = [cell for cell, far in away.items() if far == min(away.values())]
        cell = yield from ask(facts.seat_of(s, who), "monster.summon", best, subject=(who,), rule="GH-29.14")
        new = rooms.add_monster(s, monster, letter, cell, drops=False, most=hp, title=title)
        s.figures[new].side = s.figures[who].side
        s.acted.append(new)
        placed.append(new)
    return placed
