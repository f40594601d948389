"""Walks through all cards, items and monsters: each is performed in a small arena with random answers."""

from __future__ import annotations

from typing import Any

from ghtables import held, make

from wyprawa.games.gloomhaven.content import CARDS, DECKS, MONSTERS
from wyprawa.games.gloomhaven.state import STRONG, Held, State, Turn
from wyprawa.kernel import Chance, Table

ARENA = """
. . o . $ . . .
 . g . x b . ~ .
. o 0 g . 2 . a .
 $ . . 1 B . o .
. h G . o . . . .
 . . 3 . A x . .
. . . $ . . g . .
"""
CLASSES = ("brute", "tinkerer", "spellweaver", "scoundrel", "cragheart", "mindthief")


def ready(s: State, *, lost: int = 2) -> None:
    """All elements strong, some cards in every pile, everybody a bit hurt."""
    s.elements = [STRONG] * 6
    for n, hero in enumerate(s.heroes):
        hero.hand = sorted(hero.hand)
        hero.discard = [hero.hand.pop() for _ in range(2)]
        hero.lost = [hero.hand.pop() for _ in range(lost)]
        s.figures[n].hp -= 2


def party(first: str) -> list[str]:
    return [first, *[name for name in CLASSES if name != first][:3]]


def play_out(table: Table[State], seed: int, limit: int = 400) -> int:
    """Answer at random until the steps under test are done; returns how many questions there were."""
    chance = Chance(seed)
    asked = 0
    while not table.over and not held(table):
        choice = table.choices[0]
        table.choose(chance.pick(choice.options, "answer"), choice.seat)
        asked += 1
        assert asked < limit, (choice.ask, choice.options)
    return asked


def arena(
    *agenda: Any, first: str = "brute", draw: str = ARENA, edit: Any = None, seed: int = 1, **more: Any
) -> Table[State]:
    """Four heroes among monsters, traps and obstacles, all chance free."""

    def prepare(s: State) -> None:
        ready(s)
        s.chance = Chance(seed)
        if edit is not None:
            edit(s)

    return make(
        *agenda,
        draw=draw,
        edit=prepare,
        seed=seed,
        seats=4,
        heroes=party(first),
        **more,
    )


def perform_card(card: int, half: str, seed: int) -> tuple[Table[State], int]:
    def edit(s: State) -> None:
        hero = s.heroes[0]
        hero.picked = [card]
        s.turn = Turn(0)
        hero.hand = [each for each in hero.hand if each != card]
        hero.discard = [each for each in hero.discard if each != card]
        hero.lost = [each for each in hero.lost if each != card]

    table = arena(
        ("begin_deed", 0, card, half),
        first=CARDS[card].character,
        edit=edit,
        seed=seed,
    )
    return table, play_out(table, seed)


def with_item(item: int, seed: int) -> tuple[Table[State], int]:
    """A whole turn of a hero that has the item, then monsters attack it."""

    def edit(s: State) -> None:
        hero = s.heroes[0]
        hero.items = [Held(item)]
        hero.picked = [hero.hand.pop(), hero.hand.pop()]
        s.heroes[1].items = [Held(item)]

    table = arena(("cards_revealed",), ("hero_turn", 0), ("closing", 1), edit=edit, seed=seed)
    return table, play_out(table, seed)


OF_PAGES = {"inox_necromancer": "inox_shaman"}  # decks that a page gives one of its kinds, and of which type


def monster_of(deck: str) -> str:
    return OF_PAGES.get(deck) or next(name for name, kind in MONSTERS.items() if kind.deck == deck)


def monster_plays(deck: str, card: int, seed: int) -> tuple[Table[State], int]:
    name = monster_of(deck)

    def edit(s: State) -> None:
        for each in s.decks.values():
            each.now = each.undrawn[0]
        s.decks[MONSTERS[name].deck].now = card
        for hero in s.heroes:
            hero.picked = []

    who = {"g": name, "a": "bandit_archer", "b": "living_bones"}
    first = 4
    table = arena(("monster_turn", first), ("monster_turn", first + 1), edit=edit, seed=seed, who=who)
    return table, play_out(table, seed)


def all_monster_cards() -> list[tuple[str, int]]:
    return [(name, card.id) for name, deck in DECKS.items() for card in deck.cards if name != "boss"]


def boss_plays(name: str, card: int, seed: int) -> tuple[Table[State], int]:
    """A turn of a boss with one of the Boss cards."""

    def edit(s: State) -> None:
        for each in s.decks.values():
            each.now = each.undrawn[0]
        s.decks["boss"].now = card
        for hero in s.heroes:
            hero.picked = []

    draw = ARENA.replace("b", "q", 1).replace("B", ":", 1)
    who = {"g": "bandit_guard", "a": "bandit_archer", "q": name}
    boss = _number(draw, who, name)
    table = arena(("monster_turn", boss), edit=edit, seed=seed, who=who, draw=draw)
    return table, play_out(table, seed)


def _number(draw: str, who: dict[str, str], name: str) -> int:
    """The number a boss gets on this map."""
    table = arena(seed=1, who=who, draw=draw)
    return next(n for n, figure in table.state.figures.items() if figure.name == name)
