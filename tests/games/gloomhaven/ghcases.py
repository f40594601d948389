"""What the cases of Gloomhaven say: a drawn map, figures, hexes and cards by name.

Maps are drawn as `ghtables` says. A figure is called by its class or its monster type, the second of a type
with `#2`; hexes are called as players read them, `B3`; a monster card by its deck and initiative, `guard/30`.
"""

from __future__ import annotations

from ghtables import drawing

from wyprawa.conformance.cases import Casebook
from wyprawa.games.gloomhaven import GAME
from wyprawa.games.gloomhaven.casting import names
from wyprawa.games.gloomhaven.content import CONTENT, DECKS, ITEMS
from wyprawa.games.gloomhaven.rules.abilities import card_actions
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.scenario import rooms
from wyprawa.games.gloomhaven.state import Held, State, Turn
from wyprawa.words import load_words, t

WORDS = load_words(GAME.package, "en")
HERO_CARDS = {
    WORDS.say(t(f"card-{card.id}")).lower().replace(" ", "_").replace("'", ""): card.id
    for card in CONTENT.cards
}


def draw(s: State, drawing_: str) -> None:
    """A scenario of this map in its first round; heroes have no items and have not acted."""
    s.scenario, marks = drawing(drawing_)
    rooms.reveal(s, 1)
    s.round = 1
    for n, hero in enumerate(s.heroes):
        if str(n) in marks:
            s.figures[n].at = marks[str(n)][0]
        hero.initiative, hero.second, hero.items = 50 + n, 60 + n, []


def monsters_act(s: State, *card: str) -> None:
    """The heroes have acted, and these are the cards of the monster decks."""
    s.acted = list(range(len(s.heroes)))
    for each in card:
        deck, number = monster_card(each)
        s.decks[deck].now = number


def turn(s: State, who: int) -> None:
    """The turn of this figure is under way."""
    s.turn = Turn(who)


def half(s: State, who: int, card: int, half: str) -> None:
    """A hero performs the top or the bottom of a card."""
    s.turn = Turn(who)
    hero = s.heroes[who]
    hero.picked, hero.hand = [card], [each for each in hero.hand if each != card]
    card_actions.begin(s, who, card, half)


def items(s: State, who: int, *item: int) -> None:
    s.heroes[who].items = [Held(each) for each in item]


def figure(s: State, name: str) -> int:
    """A figure by its class or kind; `#2` is the second of its kind."""
    id, _, nth = name.partition("#")
    found = [number for number, each in sorted(s.figures.items()) if each.name == id]
    return found[int(nth or 1) - 1]


def hex(s: State, name: str) -> int:
    return next(cell for cell, each in names(s.ground().board).items() if each == name)


def monster_card(name: str) -> tuple[str, int]:
    """A card of a monster deck by its initiative; `#2` is the second card of that initiative."""
    deck, _, rest = name.partition("/")
    initiative, _, nth = rest.partition("#")
    found = [each.id for each in DECKS[deck].cards if each.initiative == int(initiative)]
    return deck, found[int(nth or 1) - 1]


def at(s: State, figure: int) -> str:
    return names(s.ground().board)[s.figures[figure].at]


def lost(s: State, figure: int) -> int:
    """The hit points a figure has lost."""
    return s.figures[figure].most - s.figures[figure].hp


def conditions(s: State, figure: int) -> list[str]:
    return [name for name, bit in facts.BIT.items() if s.figures[figure].conditions & bit]


BOOK = Casebook(
    GAME,
    tables={
        "figure": figure,
        "hex": hex,
        "card": HERO_CARDS,
        "monster_card": lambda s, name: monster_card(name)[1],
        "item": {WORDS.say(t(f"item-{n}")).lower().replace(" ", "_").replace("'", ""): n for n in ITEMS},
    },
    fields={
        **dict.fromkeys(("who", "whom", "figure", "figures", "heroes", "focus", "acted", "owner"), "figure"),
        **dict.fromkeys(("at", "money", "treasures", "traps", "plates", "loot"), "hex"),
        **dict.fromkeys(("hand", "discard", "lost", "picked", "card", "active"), "card"),
        **dict.fromkeys(("item", "stored"), "item"),
        "now": "monster_card",
    },
    changes=[draw, monsters_act, turn, half, items],
    facts=[at, lost, conditions],
)
