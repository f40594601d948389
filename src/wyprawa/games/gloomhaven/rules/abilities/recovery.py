"""Chapter 20: recovering cards, refreshing items, gaining experience."""

from __future__ import annotations

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.abilities.verbs import Discard, HandOver, Recover, Refresh, Xp
from wyprawa.games.gloomhaven.content import CARDS, ITEMS
from wyprawa.games.gloomhaven.rules.figures import boosts, piles
from wyprawa.games.gloomhaven.rules.query import ability_cards, changes, facts, formulas, occasions, targeting
from wyprawa.games.gloomhaven.rules.query.performing import NOBODY, Performer, deed_of, does, performed
from wyprawa.games.gloomhaven.state import Held, State
from wyprawa.kernel import Asking, ask

EVERY = 99  # more than anybody has
SLOTS = {"small": ("small",), "hands": ("one_hand", "two_hands")}


@does.verb(Recover)
def recover(s: State, x: Performer, ability: Recover) -> Asking[None]:
    """Take back up to so many cards (GH-20.1, GH-20.3)."""
    change = yield from boosts.prepare(s, x, ability.boosts, None)
    for who in (yield from _heroes(s, x, ability, "recover.whom")):
        every = ability.value == "all"
        most = EVERY if ability.value == "all" else changes.changed(s, x, ability.value, change)
        seat = s.heroes[who].seat
        for _ in range(most):
            found = sorted(_cards(s, who, ability))
            if not x.lasts:
                found = [card for card in found if card != deed_of(s, x).card]
            if not found:
                break
            options: list[int | str] = [*found, *(["stop"] if x.who != NOBODY else [])]
            card: int | str = (
                found[0]
                if every
                else (yield from ask(seat, "recover", options, subject=(who,), rule="GH-20.1"))
            )
            if isinstance(card, str):
                break
            piles.to_pile(s, who, card, "hand")
            performed(s, x)
        for _ in range(ability.lose):
            hand = sorted(s.heroes[who].hand)
            if hand:
                lost = yield from ask(seat, "lose", hand, subject=(who,), rule="GH-8.7")
                piles.to_pile(s, who, lost, "lost")


def _cards(s: State, who: int, ability: Recover) -> list[int]:
    found = ability_cards.recoverable(s, who, ability.pile)
    return [card for card in found if ability_cards.summons(card)] if ability.summons else found


def _heroes(s: State, x: Performer, ability: Recover | Refresh, name: str) -> Asking[list[int]]:
    """Only characters have cards and items."""
    if ability.to is None:
        return [x.who] if facts.is_hero(s, x.who) else []
    if x.who == NOBODY:
        return [n for n in (yield from occasions.meant(s, x, ability.to)) if facts.is_hero(s, n)]
    found = [n for n in targeting.candidates(s, x, ability.to) if facts.is_hero(s, n)]
    if isinstance(ability, Recover):
        found = [n for n in found if _cards(s, n, ability)]
    else:
        found = [n for n in found if refreshable(s, x, n, ability)]
    if ability.to.who not in targeting.ONE:
        return found
    return (yield from targeting.choose(s, x, found, ability.to.count, name, rule="GH-20.1"))


def refreshable(s: State, x: Performer, who: int, ability: Refresh) -> list[Held]:
    """Items that an ability makes ready again (GH-20.5); one that refreshes does not refresh itself."""
    return [
        held
        for held in s.heroes[who].items
        if held.state in ability.of
        and can_refresh(held)
        and held.item != deed_of(s, x).item
        and (ability.slot is None or ITEMS[held.item].slot in SLOTS[ability.slot])
    ]


def can_refresh(held: Held) -> bool:
    """Whether a used item can be made ready: some stay consumed for the scenario (GH-20.6)."""
    return not (held.state == "consumed" and ITEMS[held.item].for_good)


@does.verb(Refresh)
def refresh(s: State, x: Performer, ability: Refresh) -> Asking[None]:
    for who in (yield from _heroes(s, x, ability, "refresh.whom")):
        for _ in range(EVERY if ability.value == "all" else ability.value):
            found = refreshable(s, x, who, ability)
            if not found:
                break
            number = (
                found[0].item
                if ability.value == "all"
                else (
                    yield from ask(
                        s.heroes[who].seat, "refresh", [h.item for h in found], subject=(who,), rule="GH-20.5"
                    )
                )
            )
            piles.turn_item(s.heroes[who], number, "ready")
            s.tell(told.Turned, who, number, "ready", rule="GH-20.5")
            performed(s, x)


@does.verb(Discard)
def discard(s: State, x: Performer, ability: Discard) -> Asking[None]:
    """Cards of the hand to the discard pile."""
    for _ in range(ability.value):
        hand = sorted(s.heroes[x.who].hand)
        if hand:
            card = yield from ask(x.seat, "discard", hand, subject=(x.who,), rule="GH-8.7")
            piles.to_pile(s, x.who, card, "discard")
            performed(s, x)


@does.verb(HandOver)
def hand_over(s: State, x: Performer, ability: HandOver) -> Asking[None]:
    """A card of the supply to each of them, as long as there are copies."""
    found = [n for n in targeting.candidates(s, x, ability.to) if facts.is_hero(s, n)]
    if ability.to.who in targeting.ONE:
        found = yield from targeting.choose(s, x, found, ability.to.count, "pack.whom", rule="GH-8.6")
    for who in found:
        held = {card for hero in s.heroes for card in (*hero.hand, *hero.picked)}
        copies = range(ability.card, ability.card + CARDS[ability.card].copies)
        free = next((card for card in copies if card not in held), None)
        if free is not None:
            hero = s.heroes[who]
            hero.hand.append(free)
            if free not in hero.shown:
                hero.shown += (free,)
            s.tell(told.PutAway, who, free, "hand", rule="GH-8.5")
            performed(s, x)


@does.verb(Xp)
def learn(s: State, x: Performer, ability: Xp) -> Asking[None]:
    """Experience of a figure's own deeds, or of what a page gives (GH-22.1, GH-32.11)."""
    performed(s, x)
    value = formulas.number(s, ability.value, x)
    if x.who == NOBODY and ability.to is not None:
        for who in (yield from occasions.earning(s, x, ability.to)):
            s.heroes[who].xp += value
            s.tell(told.Came, "experience", value, who)
        return
    to = ability.to
    own = [x.leader if x.leader >= 0 else x.who]
    for who in own if to is None else (yield from targeting.select(s, x, to, "xp.target")):
        piles.gain_xp(s, who, value)
