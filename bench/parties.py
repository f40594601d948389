"""Games of sensible heroes in Gloomhaven, and what studies want to know of them."""

from __future__ import annotations

from collections import Counter
from time import process_time

import msgspec

import wyprawa
from wyprawa.games.gloomhaven import GAME
from wyprawa.games.gloomhaven.content import CARDS, SCENARIOS
from wyprawa.games.gloomhaven.measures import count as counted
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.kernel import Chance

LONGEST = 6000  # answers after which a game counts as lost


class Party(msgspec.Struct, frozen=True):
    """Who plays which scenario. A scenario for one class is played by one hero."""

    scenario: int
    heroes: tuple[str, ...]
    level: int = 1
    against: int | None = None
    """The scenario's level; the recommended one if not said."""


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """One game. Cards are counted as they are lost: for an action, against damage, by a rest."""

    party: Party
    won: bool
    rounds: int
    rooms: float  # the share that was revealed
    foes: int  # left on the map
    able: int  # heroes not exhausted at the end
    played: int
    blows: int
    rests: int
    seconds: float
    hurt: dict[str, int] = {}  # damage to the heroes by its source, where the game was told


def play(party: Party, seed: int, *, telling: bool = False) -> Played:
    begun, lost, count = process_time(), Counter[str](), 0
    table = wyprawa.new(
        GAME,
        seats=len(party.heroes),
        scenario=SCENARIOS.numbers[party.scenario],
        heroes=party.heroes,
        hero_level=party.level,
        level=party.against,
        seed=seed,
        telling=telling,
    )
    chance = Chance(seed)
    assert GAME.bot is not None
    while not table.over and count < LONGEST:
        choice = table.choices[0]
        option = GAME.bot(table.state, choice, chance)
        match choice.ask, option:
            case "act", ("top" | "bottom" as half, card):
                lost["played"] += getattr(CARDS[card], half).lost
            case "damage", ("lose", _):
                lost["blows"] += 1
            case "damage", "discards":
                lost["blows"] += 2
            case ("rest.lose", _) | ("rest.short", "yes"):
                lost["rests"] += 1
        table.choose(option, choice.seat)
        count += 1
    s = table.state
    hurt = Counter[str]()
    for measure in counted(table) if telling else ():
        if measure.kind == "damage":
            hurt[measure.what] += int(measure.amount)
    return Played(
        party=party,
        won=table.outcome is not None and bool(table.outcome.winners),
        rounds=s.round,
        rooms=(s.rooms & ~1).bit_count() / max(1, len(s.ground().rooms) - 1),
        foes=sum(figure.side == 1 for _, figure in facts.standing(s)),
        able=sum(not hero.exhausted for hero in s.heroes),
        played=lost["played"],
        blows=lost["blows"],
        rests=lost["rests"],
        seconds=round(process_time() - begun, 2),
        hurt=dict(hurt),
    )
