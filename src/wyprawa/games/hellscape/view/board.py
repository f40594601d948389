"""The map: Zones in Light and Shadow, walls and Doors on edges, figures and tokens on it (MD-6, MD-24)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from wyprawa.games.hellscape.content import BOX, HEROES
from wyprawa.games.hellscape.rules.figures.wounds import vulnerable
from wyprawa.games.hellscape.rules.query import figures, ground
from wyprawa.games.hellscape.rules.rooms import doors
from wyprawa.games.hellscape.state import BOSS, FIRE_SPIRIT, MOB, NONE, Companion, Enemy, Hero, State
from wyprawa.games.hellscape.view import faces, texts
from wyprawa.games.hellscape.vocabulary.terms import COLOUR, CORRUPTION, GREY, TIME, TOKENS, TREASURE
from wyprawa.scene import Board, Fact, Piece, square_board
from wyprawa.words import Text, t

KINDS = {  # pictures of Heroes by Class
    "wizard": "staff",
    "paladin": "hammer",
    "berserker": "axe",
    "rogue": "thief",
    "shaman": "affinity",
    "ranger": "bow",
}
GLYPHS = {"gheta": "G", "mathrin": "M", "feydra": "F", "sir_ronen": "R", "nahias": "N", "irk": "I"}
THINGS = {  # pictures and signs of tokens
    "spawn": ("hazard", "!"),
    "loot": ("loot", "?"),
    "treasure": ("chest", "$"),
    "portal": ("portal", "P"),
    "roaming_portal": ("portal", "O"),
    "spike_trap": ("trap", "^"),
    "bear_trap": ("trap", "v"),
    "pillar": ("obstacle", "#"),
    "fountain": ("potion", "~"),
    "forge": ("smithy", "A"),
    "regular_chest": ("chest", "c"),
    "greater_chest": ("chest", "C"),
    "colour": ("quest", "*"),
    "grey": ("flag", "+"),
    "corruption": ("seal", "x"),
    "time": ("clock", "t"),
}
OF_MISSIONS = (COLOUR, GREY, CORRUPTION, TIME)


def board(s: State) -> Board:
    """The map as it lies; white-framed Doors that nobody can open are locked."""
    laid_out, now = ground.map_of(s), ground.board(s)
    grounds = {
        zone: "abyss" if laid_out.abyss >> zone & 1 else "shadow" if ground.in_shadow(s, zone) else "light"
        for zone in now.cells
    }
    locked = sum(
        1 << n
        for n in range(len(now.doors))
        if laid_out.gates >> n & 1 and not s.open >> n & 1 and not doors.can_open(s, n)
    )
    made = square_board("map", now, grounds, locked=locked)
    titles = {str(zone): t("ui-cell", name=laid_out.name(zone)) for zone in now.cells}
    cells = tuple(msgspec.structs.replace(cell, title=titles[cell.id]) for cell in made.cells)
    named = tuple(
        msgspec.structs.replace(door, title=door_name(s, int(door.id.removeprefix("door-"))))
        for door in made.doors
    )
    return msgspec.structs.replace(made, cells=cells, doors=named)


def door_name(s: State, door: int) -> Text:
    """`B2–C2`, as the log calls it."""
    map = ground.map_of(s)
    return t("ui-cell", name="–".join(map.name(zone) for zone in map.board.doors[door]))


def zone_name(s: State, zone: int) -> Text:
    return t("ui-cell", name=ground.map_of(s).name(zone))


def pieces(s: State) -> Iterator[Piece]:
    """Tokens below, figures above them."""
    yield from tokens(s)
    for paladin in s.heroes:
        for column, zone in enumerate(paladin.consecrated):
            if zone != NONE:
                yield Piece(f"consecration-{column}", str(zone), "sun", texts.column(column), "o")
    for enemy in s.enemies:
        if enemy.zone != NONE:
            yield enemy_piece(s, enemy)
    for companion in s.companions:
        yield companion_piece(s, companion)
    for who, hero in enumerate(s.heroes):
        if not hero.gone and not s.off >> hero.zone & 1:
            yield hero_piece(s, who, hero)


def tokens(s: State) -> Iterator[Piece]:
    """Everything that lies about; those alike in a Zone are one piece with their number."""
    for (kind, zone, value), n in sorted(Counter(s.tokens).items()):
        picture, sign = THINGS[TOKENS[kind]]
        id = f"token-{texts.slug(TOKENS[kind])}-{zone}-{value}"
        facts = (*token_facts(kind, value), *([Fact("stack", n)] if n > 1 else []))
        yield Piece(id, str(zone), picture, token_name(s, kind, value), sign, facts=facts)


def token_name(s: State, kind: int, value: int = 0) -> Text:
    if kind in OF_MISSIONS:
        return texts.objective(s.mission, kind)
    if kind == TREASURE:
        return t("token-treasure-of", rarity=texts.rarity(value))
    return texts.token(kind)


def token_facts(kind: int, value: int) -> tuple[Fact, ...]:
    """Time tokens on a Soul Key."""
    return (Fact("clock", value),) if kind == COLOUR and value else ()


def hero_piece(s: State, who: int, hero: Hero) -> Piece:
    card = HEROES[hero.card]
    return Piece(
        f"figure-{who}",
        str(hero.zone),
        KINDS[card.hero_class],
        texts.hero(hero.card),
        GLYPHS[card.id],
        seat=hero.seat,
        facts=(*acting(s, who), *states(hero.down), *conditions(hero.fire, hero.frost)),
        health=(hero.health, figures.max_health(hero)),
        face=faces.hero(hero.card),
    )


def acting(s: State, figure: int) -> tuple[Fact, ...]:
    """Who acts is haloed, and whom it attacks is ringed."""
    if s.combat is not None and figure in (s.combat.attacker, s.combat.defender):
        return (Fact("play" if figure == s.combat.attacker else "target", t("state-fights")),)
    turn = s.turn is not None and s.turn.hero == figure and s.combat is None
    return (Fact("play", t("state-acts")),) if turn else ()


def states(down: bool) -> tuple[Fact, ...]:
    return (Fact("stun", t("state-down")),) if down else ()


def conditions(fire: int, frost: int) -> tuple[Fact, ...]:
    found = [Fact("fire", fire)] if fire else []
    return (*found, *([Fact("ice", frost)] if frost else []))


def enemy_piece(s: State, enemy: Enemy) -> Piece:
    """A Mob is one piece: its Leader with the Minions behind it and the Health of the one who is next."""
    most = figures.health_of(enemy)
    facts = [*acting(s, enemy.figure), *([Fact("people", enemy.minions)] if enemy.kind == MOB else [])]
    facts += conditions(enemy.fire, enemy.frost)
    facts += [Fact("poison", t("state-poisoned"))] if enemy.poison != NONE else []
    facts += [Fact("air", enemy.feathers, t("icon-feather"))] if enemy.feathers else []
    facts += [Fact("lock", t("state-immune"))] if not vulnerable(s, enemy) else []
    kind = "monster" if enemy.kind == MOB else "dragon"
    rank = {MOB: "", BOSS: "boss"}.get(enemy.kind, "elite")
    return Piece(
        f"figure-{enemy.figure}",
        str(enemy.zone),
        kind,
        texts.figure_of(s, enemy.figure),
        f"{initial(s, enemy)}{enemy.minions if enemy.kind == MOB else ''}",
        facts=tuple(facts),
        health=(most - enemy.wounds, most),
        rank=rank,
        face=faces.of(s, enemy.figure),
        crowd=faces.crowd(s, enemy.figure),
    )


def initial(s: State, enemy: Enemy) -> str:
    """The letter of a kind in drawings of text: small for Mobs."""
    id = s.names()[enemy.figure].partition("/")[2]
    return id[0].lower() if enemy.kind == MOB else id[0].upper()


def companion_piece(s: State, companion: Companion) -> Piece:
    most = figures.companion_health(companion.figure)
    seat = s.heroes[companion.owner].seat if companion.owner >= 0 else None
    kind = "fire" if companion.figure == FIRE_SPIRIT else "ice"
    return Piece(
        f"figure-{companion.figure}",
        str(companion.zone),
        kind if companion.owner >= 0 else "person",
        texts.figure_of(s, companion.figure),
        "S",
        seat=seat,
        facts=acting(s, companion.figure),
        health=(most - companion.wounds, most),
        face=faces.of(s, companion.figure),
    )


def darkness_spaces(s: State) -> tuple[str, ...]:
    """The icons of the Darkness track's side that is up (MD-19.11, MD-19.12)."""
    return BOX.darkness_back if s.darkness_back else BOX.darkness
