"""Actions of the turn under way, lost and gained; the Rogue's are tokens (MD-8.3, MD-24.28, MD-29.4 to
MD-29.15)."""

from __future__ import annotations

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import ROGUE_TOKENS
from wyprawa.games.hellscape.rules.query import figures
from wyprawa.games.hellscape.state import State, Turn
from wyprawa.games.hellscape.vocabulary.terms import ROGUE
from wyprawa.kernel import Asking, ask
from wyprawa.parts.decks import deal


def actions_left(s: State) -> int:
    """A Rogue has one for each ready token, and those from other sources (MD-29.5, MD-29.11)."""
    turn = turn_of(s)
    hero = s.heroes[turn.hero]
    return turn.actions + (len(hero.ready) if figures.class_of(hero) == ROGUE else 0)


def turn_of(s: State) -> Turn:
    assert s.turn is not None, "no turn is under way"
    return s.turn


def gain_action(s: State, n: int, rule: str) -> None:
    """An action from another source needs no token (MD-29.11)."""
    turn = turn_of(s)
    turn.actions += n
    s.tell(events.ActionGained, turn.hero, n, rule=rule)


def lose_action(s: State, rule: str) -> Asking[None]:
    """One action of this turn, if any is left (MD-24.28); of the Rogue a ready token (MD-29.10)."""
    turn = turn_of(s)
    hero = s.heroes[turn.hero]
    if figures.class_of(hero) == ROGUE and hero.ready:
        token = yield from ask(
            hero.seat, "lose.token", kinds_of(hero.ready), subject=(turn.hero,), rule="MD-29.10"
        )
        exhaust(s, turn.hero, token)
    elif turn.actions:
        turn.actions -= 1
    else:
        return
    s.tell(events.ActionLost, turn.hero, actions_left(s), rule=rule)


# --- Rogue tokens ---------------------------------------------------------------------------------------


def kinds_of(tokens: list[int]) -> list[int]:
    """Tokens to choose from; of those alike, the first."""
    found: dict[str, int] = {}
    for token in sorted(tokens):
        found.setdefault(ROGUE_TOKENS[token].id, token)
    return list(found.values())


def exhaust(s: State, who: int, token: int) -> None:
    hero = s.heroes[who]
    hero.ready.remove(token)
    hero.exhausted.append(token)
    s.tell(events.TokenExhausted, who, token, rule="MD-29.4")


def draw_tokens(s: State, who: int, n: int, rule: str) -> None:
    """From the bag; when it is empty the discarded tokens go back first (MD-29.14, MD-29.15)."""
    hero = s.heroes[who]
    drawn = deal(n, hero.pile, s.chance, "token", hero.discard)
    hero.ready += drawn
    if drawn:
        s.tell(events.TokensDrawn, who, tuple(drawn), rule=rule)


def put_away_tokens(s: State, who: int) -> None:
    """Unused tokens are exhausted, then all are discarded (MD-29.12, MD-29.13)."""
    hero = s.heroes[who]
    if hero.ready:
        s.tell(events.TokensPutAway, who, tuple(hero.ready), rule="MD-29.12")
    hero.discard += hero.exhausted + hero.ready
    hero.exhausted, hero.ready = [], []
