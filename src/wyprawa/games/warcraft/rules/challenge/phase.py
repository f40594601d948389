"""What the active character attacks or faces (WW-9.1 to 9.9, WW-18.9, WW-23.5)."""

from __future__ import annotations

from itertools import combinations
from typing import Literal, TypeAlias

from wyprawa.games.warcraft.content import BOARD_ADVERSARIES, LEVEL_OF
from wyprawa.games.warcraft.map import LEVEL, PRINTED, in_city
from wyprawa.games.warcraft.rules.challenge.drawing import draw_on
from wyprawa.games.warcraft.rules.challenge.events import meet_event
from wyprawa.games.warcraft.rules.characters.items import discard_item
from wyprawa.games.warcraft.rules.combat.fight import fight_board, fight_card, fight_character
from wyprawa.games.warcraft.rules.combat.outcome import TROPHY
from wyprawa.games.warcraft.rules.query.figures import survives
from wyprawa.games.warcraft.rules.query.places import enemies_on, event_on, ferocious_at, slots_at
from wyprawa.games.warcraft.rules.query.playing import items
from wyprawa.games.warcraft.rules.quests.scoring import gain_trophy
from wyprawa.games.warcraft.state import NOTHING, PHASE, Board, State
from wyprawa.games.warcraft.vocabulary.terms import COLOURS
from wyprawa.kernel import Asking, ask, step

Faced: TypeAlias = Literal["attack", "marker", "event", "board", "draw"]
Challenge: TypeAlias = tuple[Faced, int]
Gift: TypeAlias = tuple[Literal["give"], *tuple[int, ...]]


@step(ends=PHASE)
def challenge_phase(s: State) -> None:
    """Not in a city (WW-9.1); else exactly one thing, which cannot be declined (WW-9.3, WW-9.4)."""
    if in_city(s.characters[s.active].at):
        return
    found = challenges(s, s.active)
    if len(found) > 1:
        s.next(choose_challenge.later())
    else:
        face(s, *found[0])


@step
def choose_challenge(s: State) -> Asking[None]:
    chosen = yield from ask(s.active, "challenge", challenges(s, s.active), rule="WW-9.3")
    face(s, *chosen)


def face(s: State, kind: Faced, number: int) -> None:
    """Begin what was chosen."""
    if kind == "attack":
        fight_character(s, number)
    elif kind == "marker":
        fight_card(s, s.track[number], number)
    elif kind == "event":
        s.next(meet_event.later(number))
    elif kind == "board":
        s.next(meet_board.later(number))
    else:
        s.turn.met = []
        s.next(draw_on.later(s.characters[s.active].at))


def challenges(s: State, who: int) -> list[Challenge]:
    """What the character may choose from on its space (WW-9.5, WW-9.7, WW-9.8, WW-23.5, WW-23.6)."""
    at = s.characters[who].at
    slots = slots_at(s, at)
    if slots and (red := ferocious_at(s, at)):
        return [("marker", slot) for slot in red]
    faced: list[Challenge] = [("marker", slot) for slot in slots]
    if (event := event_on(s, at)) != NOTHING:
        faced.append(("event", event))
    if PRINTED[at] != NOTHING:
        faced.append(("board", PRINTED[at]))
    attacks: list[Challenge] = [("attack", seat) for seat in enemies_on(s, who)]
    return attacks + (faced or [("draw", LEVEL[at])])


@step
def meet_board(s: State, board: Board) -> Asking[None]:
    """A combat, unless the adversary can be dealt with otherwise (WW-4.10, WW-18.9)."""
    bargain = BOARD_ADVERSARIES[board].bargain
    if bargain is not None:
        wanted = COLOURS.index(bargain.colour)
        own = [card for card in items(s.characters[s.active]) if LEVEL_OF[card] >= wanted]
        options: list[Gift | Literal["fight"]] = ["fight"]
        options += [
            ("give", *cards) for cards in combinations(own, bargain.items) if survives(s, s.active, cards)
        ]  # who would be defeated cannot pay (A48)
        answer = yield from ask(s.active, "bargain", options, subject=(board,), rule="WW-18.9")
        if answer != "fight":
            _, *cards = answer
            for card in cards:
                discard_item(s, s.active, card, "WW-18.9")
            gain_trophy(s, s.active, TROPHY[bargain.trophy])
            return
    fight_board(s, board)
