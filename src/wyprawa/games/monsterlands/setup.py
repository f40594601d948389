"""Setting up the board (chapter 2), and the worlds a seat cannot tell from this one."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from wyprawa.games.monsterlands import board
from wyprawa.games.monsterlands.content import (
    BOARD,
    EQUIPMENT,
    LANDS,
    LOOT,
    MEMBERS,
    MONSTERS,
    QUESTS,
    SCENARIOS,
    TRAILS,
    TRAPS,
)
from wyprawa.games.monsterlands.state import GATE, SAMBOR, Clan, Out, State
from wyprawa.games.monsterlands.vocabulary import BUILDINGS, Level
from wyprawa.kernel import Chance, SetupError

_ALONE = msgspec.Meta(extra={"when": {"seats": (1,)}})  # what a form offers with so many players only
_TOGETHER = msgspec.Meta(extra={"when": {"seats": (2, 3, 4)}})


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`scenario` and `campaign` are for one seat, which plays scenario 1 unless told otherwise."""

    seats: Annotated[int, msgspec.Meta(ge=1, le=4)] = 2
    level: Level = "beginner"
    deceit: Annotated[bool, _TOGETHER] = False
    queens_gift: bool = False
    more_monsters: bool = False
    scenario: Annotated[int, msgspec.Meta(ge=0, le=10), _ALONE] = 0
    campaign: Annotated[bool, _ALONE] = False
    first: Annotated[Literal["random", "host"], _TOGETHER] = "random"

    def __post_init__(self) -> None:
        if self.seats > 1 and (self.scenario or self.campaign):
            raise SetupError(
                f"scenarios and the campaign are for one seat, given: {self.seats}", "wrong-scenario-seats"
            )
        if self.campaign and self.scenario > 1:
            raise SetupError(
                f"a campaign begins with scenario 1 (ML-36.1), given: {self.scenario}",
                "wrong-campaign-scenario",
            )
        if self.seats == 1 and self.deceit:
            raise SetupError(
                "the solo mode is played without the Deceit expansion (ML-34.28)", "wrong-solo-deceit"
            )
        if self.scenario == 10 and self.level == "beginner":
            raise SetupError(
                "scenario 10 may not be played at beginner level (ML-37.29)", "wrong-scenario-level"
            )


def setup(options: Options, chance: Chance) -> State:
    scenario = options.scenario or (1 if options.seats == 1 else 0)
    s = State(
        seats=options.seats,
        chance=chance,
        level=options.level,
        deceit=options.deceit,
        queens_gift=options.queens_gift,
        more_monsters=options.more_monsters,
        scenario=scenario,
        campaign=options.campaign,
        games=1 if options.campaign else 0,
        clans=[empty_clan() for _ in range(options.seats)],
        trails=[],
        holders=[],
        placed=[],
        panic_pile=[],
        traps_shown=[],
        trap_pile=[],
        offer=[],
        member_pile=[],
        greenhorns=[],
        market=[],
        equipment_pile=[],
        monsters=[],
        monster_pile=[],
        lands=[],
        land_pile=[],
        faces=[],
        tiles=[],
        quests=[],
        quest_bag=[],
        loot_shown=[],
        loot_pile=[],
    )
    lay_out(s)
    s.first = 0 if options.first == "host" else chance.below(s.seats, "first")  # ML-2.25
    return s


def empty_clan() -> Clan:
    """A clan before its affinity is chosen (ML-3.9)."""
    return Clan(affinity=-1, leader=-1, members=[], glory=BOARD.glory, gold=BOARD.gold)


def lay_out(s: State) -> None:
    """Everything on and beside the board at the start of a game (ML-2.2 to ML-2.24)."""
    rule = SCENARIOS[s.scenario - 1].rule if s.scenario else ""
    s.trails = [None] * 14
    s.wounded = s.assigned = s.panic = 0
    s.holders = [-1] * len(EQUIPMENT)
    s.placed = [[] for _ in BUILDINGS]
    s.panic_pile = list(range(len(BUILDINGS)))  # ML-2.24
    s.greenhorns = [n for n, member in enumerate(MEMBERS) if member.kind == "greenhorn"]  # ML-2.2
    lay_out_traps(s, rule)
    lay_out_tavern(s, rule)
    s.market, s.equipment_pile = [], list(range(len(EQUIPMENT)))
    board.refill_market(s)  # ML-2.11
    s.loot_shown, s.loot_used, s.loot_pile = [], [], list(range(len(LOOT)))
    board.refill_loot(s, "ML-2.18")
    s.quest_bag = list(range(len(QUESTS)))
    board.draw_quests(s)  # ML-2.19
    lay_out_lands(s, rule)
    put_aside(s)


def put_aside(s: State) -> None:
    """What is not used in this game, as far as no clan has chosen it yet (ML-2.9, ML-34.1, ML-37.2)."""
    used = {*s.greenhorns, *s.offer, *s.member_pile}
    traps = {*s.traps_shown, *s.trap_pile, *s.deceit_pile}
    s.out = Out(
        members=[n for n in range(len(MEMBERS)) if n not in used],
        traps=[n for n, trap in enumerate(TRAPS) if n not in traps for _ in range(trap.copies)],
    )


def lay_out_traps(s: State, rule: str) -> None:
    """ML-2.9, ML-2.10; with Deceits ML-34.1; scenario 8 ML-37.22, ML-37.34."""
    kinds = {"upgraded", "secured", "deceit"} if s.deceit else {"upgraded"}
    s.trap_discard, s.traps_shown = [], []
    s.trap_pile = [n for n, trap in enumerate(TRAPS) if trap.kind in kinds for _ in range(trap.copies)]
    deceits = [n for n, trap in enumerate(TRAPS) if trap.kind == "deceit" for _ in range(trap.copies)]
    s.deceit_pile = deceits if rule == "deceits" else []
    board.refill_traps(s)


def lay_out_tavern(s: State, rule: str) -> None:
    """ML-2.3 to ML-2.7; scenario 2 ML-37.2."""
    s.member_discard, s.offer = [], []
    s.member_pile = [
        n
        for n, member in enumerate(MEMBERS)
        if member.kind == "mercenary" and (rule != "influence_only" or member.influence)
    ]
    board.refill_offer(s)
    aside: list[int] = []
    wanted = max(2, s.seats)  # ML-35.46
    while sum(MEMBERS[member].reputation <= 4 for member in s.offer) < wanted and s.member_pile:
        highest = max(MEMBERS[member].reputation for member in s.offer)
        slot = next(i for i, member in enumerate(s.offer) if MEMBERS[member].reputation == highest)  # ML-2.7
        aside.append(s.offer[slot])
        s.offer[slot] = s.chance.take(s.member_pile, "mercenary")
    s.member_pile += aside  # ML-2.6


def lay_out_lands(s: State, rule: str) -> None:
    """ML-2.12 to ML-2.17, ML-32; Gate Monsters of scenarios 6 and 10."""
    used = (0,) if s.seats <= 2 else (0, 1)
    s.monsters, s.monster_discard, s.escaped = [-1, -1, -1], [], []
    s.lands, s.faces, s.land_pile = [-1, -1], [-1, -1], list(range(len(LANDS)))
    s.tiles = list(range(len(TRAILS) // 2))
    s.monster_pile = list(range(len(MONSTERS)))
    for slot in used:
        first = board.draw_monster if s.level in ("high", "cruel") else board.draw_level_a  # ML-32.1, ML-32.3
        board.reveal_monster(s, slot, first(s))
        board.draw_land(s, slot)
    if rule in ("gate_each_round", "slaughter") and s.monsters[GATE] < 0:
        s.monsters[GATE] = board.draw_level_a(s)  # ML-37.16, ML-37.31


def resample(s: State, seat: int, chance: Chance) -> None:
    """Face down before the others and on their trails may lie any token not seen (ML-45.4).

    A Starting Trap not yet seen is somewhere among its own clan's tokens, never in the supply.
    """
    hidden: dict[int, list[tuple[list[int], int]]] = {
        other: [(clan.traps, n) for n in range(len(clan.traps))]
        for other, clan in enumerate(s.clans)
        if other != seat
    }
    for trail in s.trails:
        if trail is None or trail.seat == seat:
            continue
        places = [(trail.tokens, n) for n in range(len(trail.tokens)) if not trail.shown >> n & 1]
        if trail.seat == SAMBOR:  # his come from a stack of their own (ML-37.22)
            deal_again(places, s.deceit_pile, chance)
        else:
            hidden[trail.seat] += places
    for places in hidden.values():
        kinds = [TRAPS[tokens[n]].kind for tokens, n in places]
        if "starting" in kinds:
            (tokens, n), (others, m) = places[kinds.index("starting")], chance.pick(places, "hidden")
            tokens[n], others[m] = others[m], tokens[n]
    deal_again(
        [(tokens, n) for row in hidden.values() for tokens, n in row if TRAPS[tokens[n]].kind != "starting"],
        s.trap_pile,
        chance,
    )
    for other in hidden:
        s.clans[other].traps.sort()


def deal_again(places: list[tuple[list[int], int]], pile: list[int], chance: Chance) -> None:
    """Mix the tokens of these places into the pile and deal as many back."""
    pile += [tokens[n] for tokens, n in places]
    for tokens, n in places:
        tokens[n] = chance.take(pile, "hidden")
