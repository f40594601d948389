"""Setting up, as far as players take part in it (WW-2.9 to 2.24)."""

from __future__ import annotations

from wyprawa.games.warcraft import told
from wyprawa.games.warcraft.content import BOX, CHARACTERS
from wyprawa.games.warcraft.map import CITIES
from wyprawa.games.warcraft.rules.characters.hand import take_cards
from wyprawa.games.warcraft.rules.query.playing import full_deck
from wyprawa.games.warcraft.rules.query.seats import clockwise
from wyprawa.games.warcraft.rules.quests.gaining import set_up
from wyprawa.games.warcraft.rules.turns.turn import begin_turn
from wyprawa.games.warcraft.state import Seat, State
from wyprawa.games.warcraft.vocabulary.terms import KEPT
from wyprawa.kernel import Asking, ask, step
from wyprawa.parts.boards import ids


@step
def begin_game(s: State) -> None:
    s.first = s.active = roll_for_first(s)
    order = clockwise(s, s.first)
    s.next(
        *[choose_character.later(who) for who in order],
        deal_quests.later(),
        *[choose_city.later(who) for who in order],
        *[draw_first_hand.later(who) for who in order],
        begin_turn.later(s.first),
    )


def roll_for_first(s: State) -> int:
    """The highest roll; those who tie roll again (WW-2.9 to 2.11)."""
    tied = list(range(s.seats))
    while True:
        rolls = [s.chance.die(6, "first") for _ in tied]
        tied = [who for who, roll in zip(tied, rolls, strict=True) if roll == max(rolls)]
        if len(tied) == 1:
            first = tied.pop()
            s.tell(told.FirstPlayer, first, rule="WW-2.9")
            return first


@step
def choose_character(s: State, who: Seat) -> Asking[None]:
    """One not yet taken, on its grey card, starting side up (WW-2.12 to 2.16, WW-2.24)."""
    taken = {each.kind for each in s.characters}
    free = [kind for kind in range(len(CHARACTERS)) if kind not in taken]
    kind = yield from ask(who, "character", free, rule="WW-2.12")
    take_character(s, who, kind)
    s.tell(told.CharacterChosen, who, kind, rule="WW-2.12")


def take_character(s: State, who: int, kind: int) -> None:
    character = s.characters[who]
    character.kind, character.deck, character.kept = kind, full_deck(kind), [0] * len(KEPT)


@step
def deal_quests(s: State) -> None:
    """Two each, face up; the rest leaves the game (WW-2.17 to 2.20)."""
    order = clockwise(s, s.first)
    dealt = {
        who: [s.chance.take(s.starting_quests, "starting") for _ in range(BOX.first_quests)] for who in order
    }
    for who in order:
        for quest in dealt[who]:
            s.tell(told.QuestGained, who, quest, rule="WW-2.17")
            set_up(s, who, quest)
    s.starting_quests = []


@step
def choose_city(s: State, who: Seat) -> Asking[None]:
    """WW-2.21, WW-2.22."""
    s.characters[who].at = yield from ask(who, "city", ids(CITIES), rule="WW-2.21")
    s.tell(told.CityChosen, who, s.characters[who].at, rule="WW-2.21")


@step
def draw_first_hand(s: State, who: Seat) -> None:
    take_cards(s, who, BOX.first_hand, "WW-2.23")
