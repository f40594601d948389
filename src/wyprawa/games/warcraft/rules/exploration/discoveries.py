"""Discoveries turned up on a space (WW-6.1 to 6.10, chapter 7)."""

from __future__ import annotations

from wyprawa.games.warcraft import told
from wyprawa.games.warcraft.rules.characters.damage import check_health
from wyprawa.games.warcraft.rules.characters.hand import discard_random
from wyprawa.games.warcraft.rules.exploration.tokens import discard_token
from wyprawa.games.warcraft.rules.powers.on_places import move
from wyprawa.games.warcraft.rules.query.places import reach
from wyprawa.games.warcraft.rules.query.seats import right_of
from wyprawa.games.warcraft.state import Seat, State
from wyprawa.games.warcraft.vocabulary.terms import AMBUSH, DISEASE, FALSE_MAP, KEPT, POWER_DRAIN
from wyprawa.kernel import Asking, ask, step

FALSE_MAP_STEPS = 2
DRAINED = 2


def reveal(s: State) -> bool:
    """All discoveries on the space are turned up at once (WW-6.2); whether there are any."""
    at = s.characters[s.active].at
    found = [token for token in s.tokens if token.at == at]
    if not found:
        return False
    s.tokens = tuple(token for token in s.tokens if token.at != at)
    s.turn.revealed = sorted(token.kind for token in found)
    s.reveal()
    for kind in s.turn.revealed:
        s.tell(told.Revealed, s.active, kind, at, rule="WW-6.2")
    s.next(resolve_revealed.later())
    return True


@step(always=True)
def resolve_revealed(s: State) -> None:
    """One by one, in an order the active character likes (WW-6.3), whatever befalls it (WW-6.4)."""
    kinds = sorted(set(s.turn.revealed))
    if len(kinds) > 1:
        s.next(choose_revealed.later())
    elif kinds:
        resolve(s, kinds[0])


@step
def choose_revealed(s: State) -> Asking[None]:
    kinds = sorted(set(s.turn.revealed))
    resolve(s, (yield from ask(s.active, "discovery.next", kinds, rule="WW-6.3")))


def resolve(s: State, kind: int) -> None:
    who, character = s.active, s.characters[s.active]
    s.turn.revealed.remove(kind)
    s.next(resolve_revealed.later())
    if kind in KEPT:  # WW-6.10
        character.kept[kind] += 1
        s.tell(told.Kept, who, kind, rule="WW-6.10")
        return
    if kind != DISEASE:
        discard_token(s, kind)  # WW-6.11
    if kind == AMBUSH:
        s.turn.ambush += 1
        s.tell(told.Ambushed, who, rule="WW-7.17")
    elif kind == FALSE_MAP:
        s.next(false_map.later(right_of(s, who)))
    elif kind == POWER_DRAIN:
        discard_random(s, who, DRAINED, "WW-7.25")
    else:
        character.disease += 1
        s.tell(told.Diseased, who, rule="WW-7.26")
        check_health(s)  # WW-7.30; what is left is resolved all the same (WW-6.4)


@step
def false_map(s: State, right: Seat) -> Asking[None]:
    """The player on the right moves the active character's figure (WW-7.21, A12)."""
    steps = reach(s, s.active, FALSE_MAP_STEPS)
    space = yield from ask(right, "false_map", list(steps), subject=(s.active,), rule="WW-7.21")
    move(s, s.active, space, steps[space], "WW-7.21")
