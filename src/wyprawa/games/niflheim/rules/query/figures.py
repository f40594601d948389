"""Heroes and undead: who is where, who is next to whom (GN-1)."""

from __future__ import annotations

from wyprawa.games.niflheim.content import BOX, DRAUGR, HEROES, ITEMS, UNDEAD
from wyprawa.games.niflheim.content.rows import Undead as UndeadRow
from wyprawa.games.niflheim.rules.query import ground, skills
from wyprawa.games.niflheim.state import FIRST_UNDEAD, NONE, Hero, State, Undead
from wyprawa.games.niflheim.vocabulary.skills import Hale
from wyprawa.parts.boards import Cell, Cells


def is_hero(figure: int) -> bool:
    return 0 <= figure < FIRST_UNDEAD


def on_map(hero: Hero) -> bool:
    return not hero.dead and not hero.left and hero.at != NONE


def standing(s: State) -> list[int]:
    """The heroes on the map."""
    return [who for who, hero in enumerate(s.heroes) if on_map(hero)]


def undead_of(s: State, figure: int) -> Undead | None:
    """An undead by its number; None once it is off the map."""
    return next((each for each in s.undead if each.figure == figure), None)


def at(s: State, figure: int) -> Cell:
    """Where a figure stands, NONE if it is off the map."""
    if is_hero(figure):
        return s.heroes[figure].at
    undead = undead_of(s, figure)
    return undead.at if undead is not None else NONE


def figure_on(s: State, cell: Cell) -> int:
    """The figure on a square; there is at most one (GN-1.9)."""
    for who in standing(s):
        if s.heroes[who].at == cell:
            return who
    return next((each.figure for each in s.undead if each.at == cell), NONE)


def occupied(s: State) -> Cells:
    """The squares with a figure (GN-1.9)."""
    found = captives(s) if s.page().captives else 0
    for hero in s.heroes:
        if on_map(hero):
            found |= 1 << hero.at
    for each in s.undead:
        found |= 1 << each.at
    return found


def captives(s: State) -> Cells:
    """The squares of those not yet rescued; they are figures too (GN-1.5, GN-25.10)."""
    found, signs = 0, s.ground().signs
    for n, captive in enumerate(s.page().captives):
        if not s.rescued >> n & 1:
            found |= 1 << signs[captive.at][0]
    return found


def free(s: State) -> Cells:
    """The squares a figure may enter: neither blocked nor barred nor occupied (GN-7.24, GN-12.14)."""
    return ground.walkable(s) & ~occupied(s)


def adjacent(s: State, a: Cell, b: Cell) -> bool:
    """Orthogonally, with no wall or closed door between (GN-1.3, GN-1.10)."""
    return bool(ground.board(s).near(a) >> b & 1)


def heroes_beside(s: State, cell: Cell) -> list[int]:
    near = ground.board(s).near(cell)
    return [who for who in standing(s) if near >> s.heroes[who].at & 1]


def undead_beside(s: State, cell: Cell) -> list[Undead]:
    near = ground.board(s).near(cell)
    return [each for each in s.undead if near >> each.at & 1]


def zone_of_control(s: State, undead: Undead) -> Cells:
    """The squares adjacent to an undead. By itself it does nothing (GN-12.7, GN-12.8)."""
    return ground.board(s).near(undead.at)


def row_of(undead: Undead) -> UndeadRow:
    return UNDEAD[undead.kind]


def seen_as(undead: Undead) -> UndeadRow:
    """What it is for its movement and its abilities: a draugr until it is known (GN-11.17, GN-11.20)."""
    return UNDEAD[undead.kind if undead.known else DRAUGR]


def has(undead: Undead, ability: str) -> bool:
    return ability in seen_as(undead).abilities


def leader(s: State) -> bool:
    """Whether a mardröm that is known leads the pack (GN-5.10, GN-27.27)."""
    return any(has(each, "pack_leader") for each in s.undead)


def move_value(s: State, undead: Undead) -> int:
    """WR, one more for those with 1 while another leads them (GN-27.27 to GN-27.29)."""
    value = seen_as(undead).move
    if value != 1:
        return value
    return 1 + any(each.known and each is not undead and has(each, "pack_leader") for each in s.undead)


def is_character(hero: Hero) -> bool:
    return HEROES[hero.card].kind == "character"


def max_health(hero: Hero) -> int:
    return HEROES[hero.card].health + sum(each.n for each in skills.always(hero, Hale))


def wounded_huskarl(hero: Hero) -> bool:
    """GN-26.5, GN-26.6."""
    return not is_character(hero) and hero.health < max_health(hero)


def supply_limit(hero: Hero) -> int:
    return BOX.supplies if is_character(hero) else BOX.huskarl_supplies  # GN-26.8


def bears_shield(s: State, figure: int) -> bool:
    """A shield works only in a readied slot; a huskarl's always does (GN-22.9, GN-22.14)."""
    if not is_hero(figure):
        return False
    hero = s.heroes[figure]
    carried = [hero.ready, hero.off_hand, *([] if is_character(hero) else hero.pack)]
    return any(item != NONE and ITEMS[item].kind == "shield" for item in carried)
