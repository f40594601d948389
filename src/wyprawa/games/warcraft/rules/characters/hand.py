"""Ability cards drawn and discarded (WW-21.1 to 21.8)."""

from __future__ import annotations

from wyprawa.games.warcraft import told
from wyprawa.games.warcraft.content import BOX
from wyprawa.games.warcraft.rules.query.seats import clockwise
from wyprawa.games.warcraft.state import Seat, State
from wyprawa.kernel import Asking, ask, step
from wyprawa.parts.decks import refill


def draw_cards(s: State, who: int, count: int, rule: str) -> None:
    """Cards from the ability deck; the hand limit is looked at once the effect is done (A14)."""
    take_cards(s, who, count, rule)
    check_hand(s, who)


def take_cards(s: State, who: int, count: int, rule: str) -> None:
    """As many as there are (WW-21.5), without a look at the limit."""
    character = s.characters[who]
    drawn: list[int] = []
    while len(drawn) < count and renew_deck(s, who):
        drawn.append(s.chance.take(character.deck, "ability"))
    character.hand = sorted(character.hand + drawn)
    if drawn:
        s.tell(told.Drew, who, len(drawn), rule=rule)
    for ability in drawn:
        s.tell(told.DrewCard, who, ability, rule=rule, to=(who,))
    renew_deck(s, who)


def renew_deck(s: State, who: int) -> bool:
    """A deck that has run out is made of the discards at once (WW-21.4); whether there are cards in it."""
    character = s.characters[who]
    if not character.deck and character.discard:
        refill(character.deck, character.discard)
        s.tell(told.DeckRenewed, who, len(character.deck), rule="WW-21.4")
    return bool(character.deck)


def discard_card(s: State, who: int, ability: int, rule: str) -> None:
    character = s.characters[who]
    character.hand.remove(ability)
    character.discard.append(ability)
    s.reveal()
    s.tell(told.Discarded, who, ability, rule=rule)


def discard_random(s: State, who: int, count: int, rule: str) -> None:
    """So many at random, or all there are."""
    for _ in range(min(count, len(s.characters[who].hand))):
        discard_card(s, who, s.chance.pick(s.characters[who].hand, "discard"), rule)


@step(always=True)
def hand_limits(s: State) -> None:
    """Everybody's hand is looked at, the active character's first."""
    for who in reversed(clockwise(s, s.active)):
        check_hand(s, who)


def check_hand(s: State, who: int) -> None:
    if len(s.characters[who].hand) > BOX.hand_limit:
        s.next(hand_limit.later(who))


@step(always=True)
def hand_limit(s: State, who: Seat) -> Asking[None]:
    """WW-21.6, WW-21.7."""
    hand = s.characters[who].hand
    if len(hand) > BOX.hand_limit:
        ability = yield from ask(who, "hand.limit", sorted(set(hand)), rule="WW-21.7")
        discard_card(s, who, ability, "WW-21.7")
        check_hand(s, who)
