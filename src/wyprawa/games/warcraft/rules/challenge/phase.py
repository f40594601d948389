"""What the active character attacks or faces (WW-9.1 to 9.9, WW-18.9, WW-23.5)."""

from __future__ import annotations

from itertools import combinations

from wyprawa.games.warcraft.content import BOARD_ADVERSARIES, LEVEL_OF
from wyprawa.games.warcraft.map import LEVEL, PRINTED, in_city
from wyprawa.games.warcraft.rules.challenge.drawing import draw_on
from wyprawa.games.warcraft.rules.challenge.events import meet_event
from wyprawa.games.warcraft.rules.characters.damage import check_health
from wyprawa.games.warcraft.rules.characters.items import discard_item
from wyprawa.games.warcraft.rules.combat.fight import fight_board, fight_card, fight_character
from wyprawa.games.warcraft.rules.combat.outcome import TROPHY
from wyprawa.games.warcraft.rules.query.places import enemies_on, event_on, ferocious_at, slots_at
from wyprawa.games.warcraft.rules.query.playing import items
from wyprawa.games.warcraft.rules.quests.scoring import gain_trophy
from wyprawa.games.warcraft.state import NOTHING, State
from wyprawa.games.warcraft.vocabulary.terms import COLOURS
from wyprawa.kernel import Asking, Option, ask, step


@step
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


def face(s: State, kind: str, number: int) -> None:
    """Begin what was chosen."""
    if kind == "attack":
        fight_character(s, number)
    elif kind == "marker":
        fight_card(s, s.track[number], number)
    elif kind == "event":
        s.next(meet_event.later(number))
    elif kind == "board" and BOARD_ADVERSARIES[number].bargain is None:
        fight_board(s, number)
    elif kind == "board":
        s.next(meet_board.later(number))
    else:
        s.turn.met = []
        s.next(draw_on.later(s.characters[s.active].at))


def challenges(s: State, who: int) -> list[Option]:
    """What the character may choose from on its space (WW-9.5, WW-9.7, WW-9.8, WW-23.5, WW-23.6)."""
    at = s.characters[who].at
    slots = slots_at(s, at)
    if slots and (red := ferocious_at(s, at)):
        return [("marker", slot) for slot in red]
    faced: list[Option] = [("marker", slot) for slot in slots]
    if (event := event_on(s, at)) != NOTHING:
        faced.append(("event", event))
    if PRINTED[at] != NOTHING:
        faced.append(("board", PRINTED[at]))
    return [*(("attack", seat) for seat in enemies_on(s, who)), *(faced or [("draw", LEVEL[at])])]


@step
def meet_board(s: State, board: int) -> Asking[None]:
    """A combat, unless the adversary can be dealt with otherwise (WW-4.10, WW-18.9)."""
    bargain = BOARD_ADVERSARIES[board].bargain
    if bargain is not None:
        wanted = COLOURS.index(bargain.colour)
        own = [card for card in items(s.characters[s.active]) if LEVEL_OF[card] >= wanted]
        offers: list[Option] = [("give", *cards) for cards in combinations(own, bargain.items)]
        answer = yield from ask(s.active, "bargain", ["fight", *offers], subject=(board,), rule="WW-18.9")
        if answer != "fight":
            for card in answer[1:]:
                discard_item(s, s.active, card, "WW-18.9")
            gain_trophy(s, s.active, TROPHY[bargain.trophy])
            check_health(s)
            return
    fight_board(s, board)
