"""What stands and lies on the boards: offers, Monsters, Mercenaries with their tokens, dice."""

from __future__ import annotations

from collections.abc import Iterator

from wyprawa.games.monsterlands.content import BOARD, EQUIPMENT, MEMBERS, MONSTERS, TRAPS
from wyprawa.games.monsterlands.rules.citadel.spaces import is_shut
from wyprawa.games.monsterlands.rules.outside.dice import unrolled
from wyprawa.games.monsterlands.rules.query import scenario_rule
from wyprawa.games.monsterlands.state import GATE, INFLUENCE, MERCHANT, SAMBOR, State, Trail
from wyprawa.games.monsterlands.view import texts
from wyprawa.games.monsterlands.view.cards import colour, face, figures, marks
from wyprawa.games.monsterlands.view.chances import of_trail, said
from wyprawa.games.monsterlands.view.places import LAIRS
from wyprawa.games.monsterlands.vocabulary import AFFINITIES, BUILDINGS, DICE
from wyprawa.scene import Die, Fact, Piece
from wyprawa.words import Text, t

BLANK = t("face-blank")  # of a die not rolled yet
PLACES = {"land-a": 0, "land-b": 1, "gate": GATE}  # places of battle by cell


def clan(seat: int) -> Text:
    """Who sits there; seats keep their numbers, whichever clan they lead."""
    return t("sambor") if seat == SAMBOR else t("clan-unknown", n=seat + 1)


def pieces(s: State, seat: int | None) -> Iterator[Piece]:
    for n, id in enumerate(BUILDINGS):
        if s.panic >> n & 1:
            yield Piece(f"panic-{id}", id, "panic", t("space-panic"), "!")
        elif is_shut(s, n):
            yield Piece(f"closed-{id}", id, "closed", t("space-closed"), "x")
    yield from offers(s)
    for place, number in enumerate(s.monsters):
        if number >= 0:
            it = MONSTERS[number]
            yield Piece(f"beast-{number}", LAIRS[place], "monster", texts.monster(number), "M",
                        face=face(it.id), colour=colour(it.affinity))  # fmt: skip
    for where, trail in enumerate(s.trails):
        if trail is not None:
            yield mercenary(s, where, trail, seat)
            yield from tokens(s, where, trail, seat)


def offers(s: State) -> Iterator[Piece]:
    """What the Citadel offers, where it is to be had, with its price; of the Greenhorns the one on top."""
    for n in [member for member in s.offer if member >= 0] + s.greenhorns[:1]:
        it = MEMBERS[n]
        yield Piece(f"offer-member-{n}", "tavern", "mercenary", texts.member(n), "m",
                    facts=(Fact("cost", it.cost),), face=face(it.id), colour=colour(it.affinity))  # fmt: skip
    for place, trap in enumerate(s.traps_shown):
        if trap >= 0:
            facts = (Fact("cost", TRAPS[trap].cost), *texts.trap_facts(TRAPS[trap]))
            yield Piece(f"offer-trap-{place}", "hut", "trap-down", texts.trap(trap), "t", facts=facts)
    for n in s.market:
        if n >= 0:
            price = (Fact("cost", EQUIPMENT[n].cost),)
            yield Piece(f"offer-gear-{n}", "market", EQUIPMENT[n].kind, texts.equipment(n), "e", facts=price)
    if scenario_rule(s) != "no_defence":
        price = (Fact("cost", BOARD.defence_price),)
        yield Piece("offer-defence", "armoury", "defence", t("do-token-defence"), "d", facts=price)


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
        odds = said(of_trail(s, where))
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
