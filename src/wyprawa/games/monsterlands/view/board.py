"""The board: the Citadel with its buildings, the lands outside with their trails, and what lies there."""

from __future__ import annotations

from collections.abc import Iterator

from wyprawa.games.monsterlands.content import BOARD, EQUIPMENT, MEMBERS, MONSTERS, QUESTS, TRAPS
from wyprawa.games.monsterlands.rules.citadel.spaces import SPACES, is_shut
from wyprawa.games.monsterlands.rules.outside.assigning import bonus_of, land_face, quest_dice
from wyprawa.games.monsterlands.rules.outside.dice import unrolled
from wyprawa.games.monsterlands.rules.query import lands_in_play, two_player_map
from wyprawa.games.monsterlands.state import (
    ALCHEMIST,
    GATE,
    GATE_TRAILS,
    INFLUENCE,
    LAND_TRAILS,
    MERCHANT,
    MINE,
    QUEST_TRAILS,
    SAMBOR,
    State,
    Trail,
)
from wyprawa.games.monsterlands.view import texts
from wyprawa.games.monsterlands.view.cards import colour, face, figures, marks
from wyprawa.games.monsterlands.view.chances import of_trail
from wyprawa.games.monsterlands.vocabulary import AFFINITIES, BUILDINGS, DICE
from wyprawa.scene import Board, Cell, Die, Fact, Piece
from wyprawa.words import Text, listed, t

BLANK = t("face-blank")  # of a die not rolled yet
ACROSS = 3  # buildings in a row
HOUSE = (2.5, 1.93)  # of a building
LAND = (9.4, 2.2)  # of a place outside
DOWN = 6.0  # of both boards
HEAD = 1.7  # of a land, for its Monster and its name
PLACES = {"land-a": 0, "land-b": 1, "gate": GATE}  # places of battle by cell


def clan(seat: int) -> Text:
    """Who sits there; seats keep their numbers, whichever clan they lead."""
    return t("sambor") if seat == SAMBOR else t("clan-unknown", n=seat + 1)


def box(x: float, y: float, wide: float, high: float) -> tuple[tuple[float, float], ...]:
    return ((x, y), (x + wide, y), (x + wide, y + high), (x, y + high))


def boards(s: State) -> tuple[Board, ...]:
    return (
        Board("citadel", "zone", tuple(citadel(s)), title=t("zone-citadel")),
        Board("outside", "zone", tuple(outside(s)), title=t("zone-outside")),
    )


# --- the Citadel --------------------------------------------------------------------------------------


def citadel(s: State) -> Iterator[Cell]:
    """Buildings in rows, each with its spaces for dice; the Merchant has room for any number."""
    wide, high = HOUSE
    for n, id in enumerate(BUILDINGS):
        x, y = (wide + 0.1) * (n % ACROSS), (high + 0.1) * (n // ACROSS)
        own = 3 * wide + 0.2 if n == MINE else wide
        yield Cell(id, x + own / 2, y + 0.5, "building", texts.building(n), box(x, y, own, high))
        each = 1.75 if n == MINE else 0.52  # wide enough to read what a space of the Mine asks and gives
        for space in SPACES[n][two_player_map(s)] if n != MERCHANT else ():
            corner = x + 0.12 + (each + 0.06) * space
            yield Cell(
                f"{id}-{space}",
                corner + each / 2,
                y + high - 0.4,
                "space",
                space_title(n, space),
                box(corner, y + high - 0.72, each, 0.66),
                within=id,
            )


def space_title(building: int, space: int) -> Text | None:
    if building == ALCHEMIST:
        return t("space-alchemist", n=BOARD.alchemist[space])
    if building == MINE:
        return t("space-mine", dice=BOARD.mine[space].dice, gold=BOARD.mine[space].gold)
    return None


# --- outside ------------------------------------------------------------------------------------------


def trails_in_play(s: State) -> list[tuple[str, range]]:
    """Places with their trails, from left to right, then below."""
    lands = [(("land-a", "land-b")[land], LAND_TRAILS[land]) for land in lands_in_play(s)]
    return [*lands, ("quest-a", QUEST_TRAILS[0]), ("quest-b", QUEST_TRAILS[1]), ("gate", GATE_TRAILS)]


def outside(s: State) -> Iterator[Cell]:
    """Lands one below the other, their trails beside their name; quests and the Gate in a row below."""
    places = trails_in_play(s)
    lands = sum(id.startswith("land") for id, _ in places)
    wide, high = LAND
    for n, (id, trails) in enumerate(places):
        low = n >= lands
        own = (wide - 0.2) / 3 if low else wide
        x, y = ((own + 0.1) * (n - lands), lands * (high + 0.1)) if low else (0.0, n * (high + 0.1))
        head = 0.15 if low else HEAD
        tall = DOWN - lands * (high + 0.1) if low else high
        each = (own - head - 0.1) / len(trails)
        top = 0.5 if low else 0.12
        yield Cell(id, x + own / 2, y + 0.5, id[:-2] if id != "gate" else id, t(f"zone-{id}"),
                   box(x, y, own, tall))  # fmt: skip
        for m, where in enumerate(trails):
            corner = x + head + each * m
            yield Cell(
                f"trail-{where}",
                corner + each / 2 - 0.05,
                y + top + 0.4,
                "trail",
                texts.trail(where),
                box(corner, y + top, each - 0.08, tall - top - 0.12),
                within=id,
                lines=trail_lines(s, where),
            )


def trail_lines(s: State, where: int) -> tuple[Text, ...]:
    """What a trail asks for and gives."""
    if where in GATE_TRAILS:
        if s.monsters[GATE] < 0:
            return (t("space-closed"),)
        return (t("trail-any"), t("trail-bonus", bonus=listed(texts.bonus(bonus_of(s, where)))))
    for slot, trails in enumerate(QUEST_TRAILS):
        if where in trails:
            if s.quests[slot] < 0:
                return (t("space-closed"),)
            needs = t("trail-needs", dice=texts.dice(texts.grouped(quest_dice(s, where))))
            if slot == 0:
                return (needs,)
            quest = QUESTS[s.quests[slot]]
            reward = quest.left if where == trails.start else quest.right
            return (needs, t("quest-reward", reward=listed(texts.reward(reward))))
    face = land_face(s, where)
    return texts.trail_lines(face) if face is not None else (t("space-closed"),)


# --- what lies there ----------------------------------------------------------------------------------


def pieces(s: State, seat: int | None) -> Iterator[Piece]:
    for n, id in enumerate(BUILDINGS):
        if s.panic >> n & 1:
            yield Piece(f"panic-{id}", id, "panic", t("space-panic"), "!")
        elif is_shut(s, n):
            yield Piece(f"closed-{id}", id, "closed", t("space-closed"), "x")
    yield from offers(s)
    for id, place in PLACES.items():
        if s.monsters[place] >= 0:
            number = s.monsters[place]
            it = MONSTERS[number]
            yield Piece(
                f"beast-{number}",
                id,
                "monster",
                texts.monster(number),
                "M",
                face=face(it.id),
                colour=colour(it.affinity),
            )
        if place != GATE and s.lands[place] >= 0:
            yield Piece(f"ground-{s.lands[place]}", id, "land", texts.land(s.lands[place]), "L")
    for slot, id in enumerate(("quest-a", "quest-b")):
        if s.quests[slot] >= 0:
            yield Piece(f"task-{s.quests[slot]}", id, "quest", texts.quest(s.quests[slot]), "Q")
    for where, trail in enumerate(s.trails):
        if trail is not None:
            yield mercenary(s, where, trail, seat)
            yield from tokens(s, where, trail, seat)


def offers(s: State) -> Iterator[Piece]:
    """What the Citadel offers, where it is to be had, with its price."""
    for n in s.offer:
        if n >= 0:
            it = MEMBERS[n]
            price = (Fact("cost", it.cost),)
            yield Piece(f"offer-member-{n}", "tavern", "mercenary", texts.member(n), "m", facts=price,
                        face=face(it.id), colour=colour(it.affinity))  # fmt: skip
    for place, trap in enumerate(s.traps_shown):
        if trap >= 0:
            price = (Fact("cost", TRAPS[trap].cost),)
            yield Piece(f"offer-trap-{place}", "hut", "trap-down", texts.trap(trap), "t", facts=price)
    for n in s.market:
        if n >= 0:
            price = (Fact("cost", EQUIPMENT[n].cost),)
            yield Piece(f"offer-gear-{n}", "market", EQUIPMENT[n].kind, texts.equipment(n), "e", facts=price)


def mercenary(s: State, where: int, trail: Trail, seat: int | None) -> Piece:
    id, at, glyph = f"on-trail-{where}", f"trail-{where}", str(trail.seat + 1)
    if trail.seat == SAMBOR:
        return Piece(id, at, "sambor", t("sambor"), "S")
    if trail.member < 0:
        title = t("member-of", member=t("member-fallen"), clan=clan(trail.seat))
        return Piece(id, at, "fallen", title, glyph, trail.seat)
    facts = marks(wound=s.wounded >> trail.member & 1)
    facts += figures(
        potions=trail.potions,
        poisons=trail.poisons,
        gold=trail.gold,
        reroll=trail.rerolls,
        guard=trail.guard,
    )
    if trail.seat == seat and not trail.fought and not trail.rolled:
        odds = of_trail(s, where)
        facts += (Fact("odds", odds),) if odds is not None else ()
    title = t("member-of", member=texts.member(trail.member), clan=clan(trail.seat))
    clan_colour = colour(AFFINITIES[s.clans[trail.seat].affinity])
    return Piece(
        id,
        at,
        "mercenary",
        title,
        glyph,
        trail.seat,
        facts,
        face=face(MEMBERS[trail.member].id),
        colour=clan_colour,
    )


def reads_traps(s: State, seat: int | None, whose: int) -> bool:
    """Face-down tokens are their owner's secret (ML-45.4), except a Starting Trap that is the only one."""
    if seat == whose or whose == SAMBOR:
        return seat == whose
    down = s.clans[whose].traps[:]
    for trail in s.trails:
        if trail is not None and trail.seat == whose:
            down += [token for place, token in enumerate(trail.tokens) if not trail.shown >> place & 1]
    return [TRAPS[token].kind for token in down] == ["starting"]


def tokens(s: State, where: int, trail: Trail, seat: int | None) -> Iterator[Piece]:
    """Traps from top to bottom, and Defence tokens."""
    for place, token in enumerate(trail.tokens):
        up = trail.shown >> place & 1
        id, at = f"token-{where}-{place}", f"trail-{where}"
        if up:
            yield Piece(id, at, "trap", texts.trap(token), "T", trail.seat)
        elif reads_traps(s, seat, trail.seat):
            yield Piece(id, at, "trap-down", t("trap-face-down", trap=texts.trap(token)), "t", trail.seat)
        else:
            yield Piece(id, at, "trap-hidden", texts.trap(-1), "t", trail.seat)
    for n in range(trail.defence):
        yield Piece(
            f"defence-{where}-{n}", f"trail-{where}", "defence", t("do-token-defence"), "D", trail.seat
        )


def dice(s: State) -> Iterator[Die]:
    """Dice in buildings and on trails; Strength and Magic dice have no value before they are rolled."""
    for building, placed in enumerate(s.placed):
        id = BUILDINGS[building]
        for n, (space, _, kind, value) in enumerate(placed):
            at = id if building == MERCHANT else f"{id}-{space}"
            yield Die(f"die-{id}-{n}", DICE[kind], value if kind == INFLUENCE else BLANK, at)
    for where, trail in enumerate(s.trails):
        if trail is not None:
            lying = [(kind, 0) for kind, count in enumerate(unrolled(trail)) for _ in range(count)]
            for n, (kind, value) in enumerate([*trail.rolled, *lying]):
                yield Die(f"die-{where}-{n}", DICE[kind], value or BLANK, f"trail-{where}")
