"""The escapes by name (abilities.escapes): what data could not say."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.abilities.terms import Whom
from wyprawa.games.gloomhaven.abilities.verbs import Custom
from wyprawa.games.gloomhaven.content import CARDS
from wyprawa.games.gloomhaven.rules.abilities import boss_specials
from wyprawa.games.gloomhaven.rules.figures import conditions, damage, modifiers, movement, piles
from wyprawa.games.gloomhaven.rules.query import ability_cards, facts, formulas, targeting
from wyprawa.games.gloomhaven.rules.query.performing import Performer, deed, does, performed
from wyprawa.games.gloomhaven.rules.query.ways import Terrain, Ways
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking, ask
from wyprawa.parts import decks
from wyprawa.parts.boards import ids, mask


def borrow_lost_card(s: State, x: Performer, ability: Custom) -> Asking[None]:
    """An ally within 3 takes a lost card of an ally adjacent to it into its hand."""
    near = [n for n in targeting.candidates(s, x, Whom(who="allies", within=3)) if facts.is_hero(s, n)]
    lenders = {n: _lenders(s, x.who, n) for n in near}
    takers = yield from targeting.choose(
        s, x, [n for n in near if lenders[n]], 1, "borrow.taker", rule="GH-20.1"
    )
    for taker in takers:
        lender = yield from ask(x.seat, "borrow.lender", lenders[taker], subject=(taker,), rule="GH-20.1")
        card = yield from ask(
            s.heroes[taker].seat,
            "recover",
            ability_cards.recoverable(s, lender, "lost"),
            subject=(taker,),
            rule="GH-20.1",
        )
        piles.to_pile(s, lender, card, "hand", taker=taker)
        performed(s, x)


def _lenders(s: State, who: int, taker: int) -> list[int]:
    allies = [n for n in facts.allies(s, who) if facts.is_hero(s, n) and n != taker]
    return [
        n for n in formulas.near(s, s.figures[taker].at, allies) if ability_cards.recoverable(s, n, "lost")
    ]


def second_turn(s: State, x: Performer, ability: Custom) -> Asking[None]:
    """Two more cards, and another turn this round at the later of their initiatives."""
    hero = s.heroes[x.who]
    if len(hero.hand) < 2:
        return
    picked: list[int] = []
    for _ in range(2):
        card = yield from ask(x.seat, "play", sorted(hero.hand), subject=(x.who, *picked), rule="GH-24.1")
        hero.hand.remove(card)
        picked.append(card)
    hero.picked += picked  # to one that an item has it play first
    hero.resting = False
    hero.initiative = max(CARDS[card].initiative for card in picked)
    hero.second = min(CARDS[card].initiative for card in picked)
    s.tell(told.Picked, x.who, tuple(picked), hero.initiative, rule="GH-24.1")
    if x.who in s.acted:
        s.acted.remove(x.who)
    performed(s, x)


def remove_curses(s: State, x: Performer, ability: Custom) -> Asking[None]:
    """The Curse cards go back to the supply, what was drawn back into the deck."""
    deck = s.heroes[x.who].deck
    count = deck.undrawn.count("curse")
    deck.undrawn = [card for card in deck.undrawn if card != "curse"]
    s.curses[modifiers.curse_set(s, x.who)] += count
    decks.shuffle_back(deck.undrawn, deck.drawn)
    deck.reshuffle = False
    performed(s, x)
    yield from ()


def spread_plague(s: State, x: Performer, ability: Custom) -> Asking[None]:
    """An ally within 2 gets Poison, or suffers 3 if it has it already."""
    to = Whom(who="ally", within=2)
    for target in (yield from targeting.select(s, x, to, "give.target", skip=False)):
        if facts.has(s.figures[target], "poison"):
            yield from damage.suffer(s, target, 3, "ability", by=x.who)
        else:
            yield from conditions.give(s, target, "poison", x.who)


def down_to_one(s: State, x: Performer, ability: Custom) -> Asking[None]:
    """Its hit points become 1."""
    s.figures[x.who].hp = 1
    yield from ()


def exhaust(s: State, x: Performer, ability: Custom) -> Asking[None]:
    """It is exhausted, if this action did anything."""
    if deed(s).targets:
        damage.exhaust(s, x.who)
    yield from ()


def rest_well(s: State, x: Performer, ability: Custom) -> Asking[None]:
    """A short rest at the end of this round is as good as a long one."""
    s.heroes[x.who].rests_well = True
    performed(s, x)
    yield from ()


def ground_target(s: State, x: Performer, ability: Custom) -> Asking[None]:
    """The target no longer flies, and falls if it flew over an obstacle (GH-8.23)."""
    target = deed(s).target
    if facts.alive(s, target) and facts.flies(s, target):
        s.figures[target].grounded = True
        yield from movement.land(s, target)


def fate(s: State, x: Performer, ability: Custom) -> Asking[None]:
    """When the card has no use space left, the enemy it was on is killed."""
    if facts.alive(s, x.it) and not facts.doomed(s, x.it):
        yield from damage.destroy(s, x.it, x.who)


def drive_to_allies(s: State, x: Performer, ability: Custom) -> Asking[None]:
    """The target goes up to 3 hexes towards the nearest hex beside an ally of its attacker."""
    target = deed(s).target
    if not facts.alive(s, target):
        return
    now = movement.field(s, target)
    goals = facts.board(s).spread(mask(s.figures[n].at for n in facts.allies(s, x.who))) & now.stops
    path = Ways(Terrain(now.board, now.passable, 0, now.slow), now.at)
    nearest = path.nearest(goals)
    if not nearest.cells or nearest.points == 0:
        return
    way = path.path(ids(nearest.cells)[0])[:4]
    while len(way) > 1 and not now.stops >> way[-1] & 1:
        way = way[:-1]
    if len(way) > 1:
        yield from movement.follow(s, target, way)


def share_wounds(s: State, x: Performer, ability: Custom) -> Asking[None]:
    """Damage goes from one to another of a hero and its summons, a point at a time."""
    ours = targeting.candidates(s, x, Whom(who="with_summons"))
    while True:
        hurt = [n for n in ours if s.figures[n].hp < s.figures[n].most]
        ways = [(a, b) for a in hurt for b in ours if a != b and s.figures[b].hp > 1]
        options: list[tuple[int, int] | str] = [*ways, "stop"]
        answer = yield from ask(x.seat, "share", options, subject=(x.who,), rule="GH-8.6")
        if isinstance(answer, str):
            return
        performed(s, x)
        s.figures[answer[0]].hp += 1
        s.figures[answer[1]].hp -= 1


Run: TypeAlias = Callable[[State, Performer, Custom], Asking[None]]
ABILITIES: dict[str, Run] = {
    "borrow_lost_card": borrow_lost_card,
    "second_turn": second_turn,
    "remove_curses": remove_curses,
    "spread_plague": spread_plague,
    "down_to_one": down_to_one,
    "exhaust": exhaust,
    "rest_well": rest_well,
    "ground_target": ground_target,
    "fate": fate,
    "drive_to_allies": drive_to_allies,
    "share_wounds": share_wounds,
    **boss_specials.ABILITIES,
}


def ability(run: Run) -> Run:
    """The custom ability of that name, where a room above this one works it out."""
    ABILITIES[run.__name__] = run
    return run


@does.verb(Custom)
def customs(s: State, x: Performer, ability: Custom) -> Asking[None]:
    """What data cannot say."""
    yield from ABILITIES[ability.custom](s, x, ability)
