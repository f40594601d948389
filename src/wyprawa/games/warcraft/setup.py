"""The first state (WW-2.1 to 2.8), and the worlds a seat cannot tell from this one."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from wyprawa.games.warcraft.content import BOX, LEVEL_OF, QUESTS, TROPHIES
from wyprawa.games.warcraft.state import NOTHING, Character, State
from wyprawa.games.warcraft.vocabulary.terms import COLOURS, DISCOVERIES
from wyprawa.kernel import Chance
from wyprawa.parts.decks import Deck, deal


def setup(options: Any, chance: Chance) -> State:
    return State(
        seats=options.seats,
        chance=chance,
        characters=[Character() for _ in range(options.seats)],
        challenges=[
            Deck(pile=[card for card, its in enumerate(LEVEL_OF) if its == level])
            for level in range(len(COLOURS))
        ],
        track=[NOTHING] * BOX.track_slots,
        markers=[NOTHING] * BOX.track_slots,
        pile=[n for n, kind in enumerate(DISCOVERIES) for _ in range(BOX.discoveries[kind])],
        starting_quests=[n for n, quest in enumerate(QUESTS) if quest.kind == "starting"],
        elite_quests=[n for n, quest in enumerate(QUESTS) if quest.kind == "elite"],
        trophies=tuple(trophy.copies for trophy in TROPHIES),
    )


def resample(s: State, seat: int, chance: Chance) -> None:
    """Hands of others could be any cards of theirs not seen (WW-1.16), and tokens this seat has not looked at
    any not seen (WW-6.18)."""
    for other, character in enumerate(s.characters):
        if other != seat:
            character.deck += character.hand
            character.hand = sorted(deal(len(character.hand), character.deck, chance, "hidden"))
    bit = 1 << seat
    unknown = [n for n, token in enumerate(s.tokens) if not token.known & bit]
    boxed = [n for n, (_, known) in enumerate(s.box) if not known & bit]
    s.pile += [s.tokens[n].kind for n in unknown] + [s.box[n][0] for n in boxed]
    s.tokens = tuple(
        replace(token, kind=chance.take(s.pile, "hidden")) if n in unknown else token
        for n, token in enumerate(s.tokens)
    )
    s.box = tuple(
        (chance.take(s.pile, "hidden"), known) if n in boxed else (kind, known)
        for n, (kind, known) in enumerate(s.box)
    )
