"""Chapter 8, the turn of a character: two cards, the top half of one and the bottom half of the other."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import UNSET

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.abilities.verbs import Custom, Song
from wyprawa.games.gloomhaven.content import CARDS
from wyprawa.games.gloomhaven.rules.abilities import card_actions, custom
from wyprawa.games.gloomhaven.rules.figures import conditions, looting, piles, using
from wyprawa.games.gloomhaven.rules.query import ability_cards, bonuses, facts, initiative
from wyprawa.games.gloomhaven.rules.query.performing import Performer, performed, performer
from wyprawa.games.gloomhaven.rules.scenario import chores, ending, special_rules
from wyprawa.games.gloomhaven.rules.turns import rests, turn_end
from wyprawa.games.gloomhaven.state import AbilityCard, State, Turn
from wyprawa.kernel import Asking, ask, step
from wyprawa.parts.anytime import Menu, ask_beside
from wyprawa.parts.described import Here

HALF = {"top": "top", "attack": "top", "bottom": "bottom", "move": "bottom"}
FORGO = {"forgo_top": "top", "forgo_bottom": "bottom"}
PASS = "pass"


@step
def hero_turn(s: State, who: int) -> Asking[None]:
    """A turn begins: Wound hurts, then the cards are played, or the hero rests (GH-6.8)."""
    hero = s.heroes[who]
    s.acted.append(who)
    s.turn, s.deed = Turn(who), None
    s.tell(told.TurnBegan, who)
    rest = [rests.long_rest.later(who)] if hero.resting else []
    s.next(*rest, act.later(who), closing.later(who), turn_end.end_turn.later(who))
    yield from conditions.turn_starts(s, who)
    yield from special_rules.moment(s, "turn_start")
    if facts.in_play(s, who):
        if any(ability_cards.plays(active, Song) for active in hero.active):
            piles.gain_xp(s, who, 1)
        yield from using.happens(s, "turn_start", who)


@custom.ability
def turn_now(s: State, x: Performer, ability: Custom) -> Asking[None]:
    """Two more cards from the hand, and one more turn when the action that gave it is over."""
    if not facts.is_hero(s, x.who) or len(s.heroes[x.who].hand) < 2 or s.turn is None:
        return
    hero, cards = s.heroes[x.who], list[int]()
    for _ in range(2):
        card = yield from ask(x.seat, "play", sorted(hero.hand), subject=(x.who, *cards), rule="GH-8.1")
        hero.hand.remove(card)
        cards.append(card)
    hero.shown += tuple([card for card in cards if card not in hero.shown])
    performed(s, x)
    s.tell(told.PlaysMore, x.who, tuple(cards), rule="GH-8.1")
    end = card_actions.end_deed.later(s.turn.who)
    s.after(end, extra_turn.later(x.who, *cards), turn_again.later(s.turn.who, s.turn.half))


@step
def extra_turn(s: State, who: int, *cards: Here[AbilityCard]) -> None:
    """A turn out of order, with cards of its own; the one of this round is not touched."""
    hero = s.heroes[who]
    if not facts.in_play(s, who):
        lose(s, who, cards)
        return
    if s.turn is not None:
        s.interrupted = s.turn
    picked, hero.picked, hero.resting = hero.picked, [*cards], False
    s.next(hero_turn.later(who), own_turn_back.later(who, *picked))


def lose(s: State, who: int, cards: Iterable[int]) -> None:
    """Cards that were set aside go the way of all the cards of an exhausted hero (GH-23.10)."""
    for card in cards:
        piles.to_pile(s, who, card, "lost")


@step
def own_turn_back(s: State, who: int, *picked: Here[AbilityCard]) -> None:
    """The hero has its cards of the round again, or its rest, and its turn if it has not had it."""
    hero = s.heroes[who]
    if facts.in_play(s, who):
        hero.picked, hero.resting = [*picked], hero.second > initiative.LAST
    else:
        lose(s, who, picked)
    s.acted.remove(who)


@step
def turn_again(s: State, who: int, half: str) -> None:
    """The turn that was interrupted goes on."""
    if s.interrupted:
        s.turn, s.deed, s.interrupted = s.interrupted, None, UNSET
    elif s.turn is None or s.turn.who != who:  # interrupted by rules 9, which did not keep it
        s.turn, s.deed = Turn(who, half=half), None


@step
def act(s: State, who: int) -> None:
    """The next half of a card, as long as there is one, or an item to use, after a rest too (GH-8.1)."""
    if not facts.in_play(s, who):
        return
    if facts.has(s.figures[who], "stun"):  # GH-14.19
        discard_rest(s, who, "GH-14.19")
    elif s.heroes[who].picked or using.usable(s, who):
        s.next(choose_action.later(who))


@step
def choose_action(s: State, who: int) -> Asking[None]:
    """A printed action or the basic one (GH-8.8), an item, or nothing more."""
    assert s.turn is not None
    again = act.later(who)
    choice = yield from ask_beside(s, "act", lambda: actions(s, who), rule="GH-8.1", again=again, lists=True)
    if choice is None:
        return
    if choice == PASS:
        discard_rest(s, who, "GH-8.6")
        return
    kind, card = choice
    if kind in FORGO:
        s.turn.half = FORGO[kind]
        s.next(do_chore.later(who, card), again)
        return
    s.next(again)
    s.turn.half = HALF[kind]
    if kind in ("attack", "move"):
        card_actions.basic(s, who, card, kind)
    else:
        card_actions.begin(s, who, card, kind)


def actions(s: State, who: int) -> Menu:
    """What can be done now: after one half the other one of the other card is left (GH-8.1, GH-8.2).

    Items and the end of own active bonuses are there at any time, here and elsewhere (`anytime`).
    """
    assert s.turn is not None
    hero, done = s.heroes[who], s.turn.half
    left = [(kind, half) for kind, half in HALF.items() if half != done and half not in hero.forgoes]
    halves = [(kind, card) for kind, _ in left for card in hero.picked]
    if s.page().chore is not None and chores.places(s, who):
        taken = [kind for kind, half in FORGO.items() if half != done and half in chores.halves(s)]
        halves += [(kind, card) for kind in taken for card in hero.picked]
    beside = using.beside(s, who, hero.seat)
    return Menu(hero.seat, [*halves, *beside, PASS], beside, subject=(who,))


@step
def do_chore(s: State, who: int, card: int) -> Asking[None]:
    """The card is discarded for what the scenario lets a character do (GH-33.13)."""
    piles.to_pile(s, who, card, "discard")
    there = chores.places(s, who)
    if not there:
        return
    cell = yield from ask(s.heroes[who].seat, "hex", there, subject=(who,), rule="GH-33.13")
    if cell in s.treasures:
        yield from looting.loot(s, who, 1 << cell)
    chores.do(s, who, cell)
    yield from special_rules.moment(s, "chore", place=cell)
    ending.check(s)


def discard_rest(s: State, who: int, rule: str) -> None:
    """Cards not played are discarded (GH-8.13)."""
    hero = s.heroes[who]
    if hero.picked:
        s.tell(told.Passed, who, tuple(hero.picked), rule=rule)
        hero.discard += [card for card in hero.picked if not CARDS[card].pack]
        hero.picked = []


@step
def closing(s: State, who: int) -> None:
    """A hero's turn is about to end: if cards or items do something then, they come next."""
    if (
        facts.is_hero(s, who)
        and not s.heroes[who].exhausted
        and bonuses.waiting(s, "turn_end", who, performer(s, who))
    ):
        s.next(close_turn.later(who))


@step
def close_turn(s: State, who: int) -> Asking[None]:
    """What a hero's cards and items do when its turn ends."""
    yield from using.happens(s, "turn_end", who)
