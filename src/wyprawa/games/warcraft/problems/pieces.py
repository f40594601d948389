"""Each piece of the box lies in one place at most; cards and tokens may be on their way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from wyprawa.games.warcraft.content import ABILITIES, BOX, CHARACTERS, QUESTS, TROPHIES
from wyprawa.games.warcraft.notation import NAMES
from wyprawa.games.warcraft.rules.query.playing import OWNER, items
from wyprawa.games.warcraft.state import NOBODY, NOTHING, State
from wyprawa.games.warcraft.vocabulary.terms import DISCOVERIES, DISEASE


def misplaced(s: State) -> Iterator[str]:
    yield from _too_many("card", Counter(challenge_cards(s)), [1] * len(NAMES["card"]))
    yield from _too_many("quest", Counter(quests(s)), [1] * len(QUESTS))
    yield from _too_many(
        "discovery", Counter(discoveries(s)), [BOX.discoveries[kind] for kind in DISCOVERIES]
    )
    yield from _too_many("trophy", Counter(trophies(s)), [trophy.copies for trophy in TROPHIES])
    yield from _abilities(s)
    yield from _characters(s)
    yield from _track(s)
    for kind in ("starting", "elite"):
        piles = s.starting_quests if kind == "starting" else [*s.elite_quests, *s.elite_discard]
        yield from (f"{QUESTS[quest].id} is no {kind} quest" for quest in piles if QUESTS[quest].kind != kind)


def _too_many(kind: str, found: Counter[int], most: list[int]) -> Iterator[str]:
    for number, n in sorted(found.items()):
        if n > most[number]:
            yield f"the {kind} {NAMES[kind][number]} is there {n} times, expected {most[number]} at most"


def challenge_cards(s: State) -> Iterator[int]:
    for deck in s.challenges:
        yield from (*deck.top, *deck.pile, *deck.bottom, *deck.discard)
    for it in s.characters:
        yield from (*items(it), *it.scored_events)
    yield from (card for card in (*s.track, s.general, s.turn.event) if card != NOTHING)
    yield from (event.card for event in s.events)
    if s.combat is not None and s.combat.card != NOTHING and s.combat.slot == NOTHING:
        yield s.combat.card


def quests(s: State) -> Iterator[int]:
    yield from (*s.starting_quests, *s.elite_quests, *s.elite_discard)
    for it in s.characters:
        yield from (*it.scored_quests, *(active.quest for active in it.quests))


def discoveries(s: State) -> Iterator[int]:
    yield from (*s.pile, *s.turn.revealed)
    yield from (token.kind for token in s.tokens)
    yield from (kind for kind, _ in s.box)
    for it in s.characters:
        yield from [DISEASE] * it.disease
        for kind, n in enumerate(it.kept):
            yield from [kind] * n


def trophies(s: State) -> Iterator[int]:
    for trophy, left in enumerate(s.trophies):
        yield from [trophy] * left
    for it in s.characters:
        yield from it.trophies


def _abilities(s: State) -> Iterator[str]:
    """Cards in hand, deck and discards, played and attached, each with its owner."""
    found = Counter(card for it in s.characters for card in (*it.hand, *it.deck, *it.discard))
    found.update(each.ability for each in s.attached)
    found.update(play.ability for play in s.plays if not play.stays)
    yield from _too_many("ability", found, [ability.copies for ability in ABILITIES])
    owned = [(play.who, play.ability) for play in s.plays]
    for seat, card in [*owned, *((each.owner, each.ability) for each in s.attached)]:
        if OWNER[card] != s.characters[seat].kind:
            yield f"{NAMES['ability'][card]} belongs to another character than seat {seat}'s"
    for each in s.attached:
        if each.item != NOTHING and each.item not in items(s.characters[each.to]):
            yield f"{NAMES['ability'][each.ability]} is attached to an item that seat {each.to} has not"


def _characters(s: State) -> Iterator[str]:
    met = Counter(it.kind for it in s.characters if it.kind != NOBODY)
    yield from (f"{CHARACTERS[kind].id} is played by {n} seats" for kind, n in met.items() if n > 1)


def _track(s: State) -> Iterator[str]:
    """A slot has a card and a marker, or neither."""
    for slot, (card, at) in enumerate(zip(s.track, s.markers, strict=True), 1):
        if (card == NOTHING) != (at == NOTHING):
            yield f"slot {slot} of the track: card and marker come and go together"
