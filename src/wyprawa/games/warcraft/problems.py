"""What is wrong with a position, for those who build one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from wyprawa.games.warcraft.content import ABILITIES, BOX, CHALLENGES, CHARACTERS
from wyprawa.games.warcraft.map import MAP, NOWHERE
from wyprawa.games.warcraft.notation import NAMES
from wyprawa.games.warcraft.rules.query.playing import OWNER
from wyprawa.games.warcraft.state import NOBODY, NOTHING, Character, State
from wyprawa.games.warcraft.vocabulary.terms import DISCOVERIES


def problems(s: State) -> list[str]:
    """Each fault in a sentence; cards and tokens may be on their way, but never in two places."""
    return [
        *characters(s),
        *_too_many("challenge card", Counter(challenge_cards(s)), dict.fromkeys(range(len(CHALLENGES)), 1)),
        *_too_many("quest", Counter(quests(s)), {}),
        *_too_many("discovery", Counter(discoveries(s)), dict(enumerate(_tokens()))),
        *track(s),
    ]


def _too_many(kind: str, found: Counter[int], most: dict[int, int]) -> Iterator[str]:
    names = NAMES[{"challenge card": "card"}.get(kind, kind)]
    for number, n in sorted(found.items()):
        if n > most.get(number, 1):
            yield f"the {kind} {names[number]} is there {n} times, expected {most.get(number, 1)} at most"


def _tokens() -> list[int]:
    return [BOX.discoveries[kind] for kind in DISCOVERIES]


def challenge_cards(s: State) -> Iterator[int]:
    for deck in s.challenges:
        yield from (*deck.top, *deck.pile, *deck.bottom, *deck.discard)
    for it in s.characters:
        yield from (card for card in (it.weapon, it.armour) if card != NOTHING)
        yield from (*it.bag, *it.scored_events)
    yield from (card for card in (*s.track, s.general) if card != NOTHING)
    yield from (event.card for event in s.events)


def quests(s: State) -> Iterator[int]:
    yield from (*s.starting_quests, *s.elite_quests, *s.elite_discard)
    for it in s.characters:
        yield from (*it.scored_quests, *(active.quest for active in it.quests))


def discoveries(s: State) -> Iterator[int]:
    yield from s.pile
    yield from (token.kind for token in s.tokens)
    yield from (kind for kind, _ in s.box)
    for it in s.characters:
        for kind, n in enumerate(it.kept):
            yield from [kind] * n


def characters(s: State) -> Iterator[str]:
    met: Counter[int] = Counter()
    for who, it in enumerate(s.characters):
        if it.kind == NOBODY:
            continue
        met[it.kind] += 1
        yield from _character(s, who, it)
    for kind, n in met.items():
        if n > 1:
            yield f"{CHARACTERS[kind].id} is played by {n} seats"


def _character(s: State, who: int, it: Character) -> Iterator[str]:
    whose = f"seat {who}: "
    if not 0 <= it.level <= 3:
        yield f"{whose}level {it.level}, expected 0 to 3"
    if it.turned not in (0, 1):
        yield f"{whose}side {it.turned} of the character card is up, expected 0 or 1"
    if it.at != NOWHERE and it.at not in MAP.cells:
        yield f"{whose}space {it.at}, expected 0 to {len(MAP.cells) - 1}"
    if min(it.damage, it.energy, it.disease, *it.kept) < 0:
        yield f"{whose}damage, energy, Disease and discoveries are never below 0"
    held = Counter((*it.hand, *it.deck, *it.discard))
    for ability, n in sorted(held.items()):
        card, most = NAMES["ability"][ability], ABILITIES[ability].copies
        if OWNER[ability] != it.kind:
            yield f"{whose}{card} belongs to another character"
        elif n > most:
            yield f"{whose}{card} {n} times, expected {most} at most"


def track(s: State) -> Iterator[str]:
    """A slot has a card and a marker, or neither."""
    for slot, (card, at) in enumerate(zip(s.track, s.markers, strict=True), 1):
        if (card == NOTHING) != (at == NOWHERE):
            yield f"slot {slot} of the track: card and marker come and go together"
