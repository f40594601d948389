"""What could never come up in a game."""

from collections import Counter
from collections.abc import Iterator

from wyprawa.games.smok import steps
from wyprawa.games.smok.content import CARDS, HAND, MAP, MARKS, ROUNDS
from wyprawa.games.smok.state import State
from wyprawa.kernel import arguments, gather

STEPS = gather(steps)


def problems(s: State) -> list[str]:
    return [*rows(s)] or [*numbers(s), *cards(s)]


def rows(s: State) -> Iterator[str]:
    for name in ("hands", "at", "gems"):
        if len(getattr(s, name)) != s.seats:
            yield f"{name}: {len(getattr(s, name))}, expected one for each of {s.seats} thieves"
    if not 2 <= s.seats <= 4:  # SM-1.1
        yield f"{s.seats} thieves, expected 2 to 4"


def numbers(s: State) -> Iterator[str]:
    for cell in (*s.at, *s.lying, s.dragon):
        if cell not in MAP.cells:
            yield f"no hex {cell} in the cave"
    gems, all_gems = sum(s.gems) + len(s.lying), len(MARKS["*"])
    if gems != all_gems:  # SM-1.3
        yield f"{gems} gems, expected {all_gems}"
    if not 1 <= s.round <= ROUNDS:
        yield f"round {s.round}, expected 1 to {ROUNDS}"
    if s.alarm > 2 * s.seats or s.alarm == 2 * s.seats and s.outcome is None:  # SM-5.4
        yield f"alarm {s.alarm}, and at {2 * s.seats} the game ends"
    for step, name, who in arguments(STEPS, s):
        if who not in range(s.seats):
            yield f"{step}: no {name} {who} among {s.seats} thieves"


def cards(s: State) -> Iterator[str]:
    lie = Counter(card for row in (*s.hands, s.pile, s.discard, s.played) for card in row)
    all_cards = Counter({number: card.copies for number, card in enumerate(CARDS)})
    for number in sorted(set(lie) | set(all_cards)):
        if lie[number] != all_cards[number]:
            yield f"card {number}: {lie[number]} of them, expected {all_cards[number]}"
    if any(len(hand) > HAND for hand in s.hands):  # SM-2.5
        yield f"more than {HAND} cards in a hand"
    under_way = any(entry[0] != "play_round" for entry in s.agenda)
    if under_way and len(s.played) != s.seats:
        yield f"{len(s.played)} cards played in a round of {s.seats}"
    if not under_way and s.outcome is None and (s.played or not all(s.hands)):
        yield "a round begins with cards on the table, or with an empty hand"
