"""What could never come up in a scenario: cards, figures and tiles that are not in the box, hexes off the
map, plans for what is not there. Said of states that somebody made up, before a rule runs on them.

Each part is looked at only if those it stands on are sound: the page, the map, the heroes, then the rest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Container, Iterable, Iterator
from functools import cache
from itertools import pairwise
from typing import Any, TypeVar

from msgspec import UNSET
from msgspec.structs import replace

from wyprawa.games.gloomhaven import enhancing, levels, proof, special
from wyprawa.games.gloomhaven.abilities.terms import ELEMENTS
from wyprawa.games.gloomhaven.campaign import problems as sheets
from wyprawa.games.gloomhaven.campaign.steps import STEPS
from wyprawa.games.gloomhaven.content import (
    BOSSES,
    CARDS,
    CLASSES,
    DECKS,
    DUNGEON_MONSTERS,
    DUNGEON_ROOMS,
    GOALS,
    ITEMS,
    MODIFIERS,
    MONSTERS,
    SCENARIOS,
    SUMMONS,
    TABLES,
    TREASURES,
)
from wyprawa.games.gloomhaven.content.rows import HALVES
from wyprawa.games.gloomhaven.dungeon import DUNGEONS, GRADES, NAME, ROOMS
from wyprawa.games.gloomhaven.rules.query import ability_cards, facts, performing
from wyprawa.games.gloomhaven.state import (
    FOES,
    NOWHERE,
    PARTY,
    STRONG,
    WILD,
    Attacking,
    Deed,
    Figure,
    Hero,
    Modifiers,
    State,
)
from wyprawa.kernel import arguments
from wyprawa.parts.boards import Cells

T = TypeVar("T")
HIGHEST = 9  # level of a hero
MOST = 999  # hit points, rounds, experience: far more than any scenario sees
STATES = ("ready", "spent", "consumed")
NAMED: dict[str, Collection[str]] = {
    "hero": CLASSES,
    "summon": SUMMONS,
    "monster": MONSTERS,
    "boss": BOSSES,
}  # escorts and obstacles are the page's
GIFTS = (
    *("attack", "move", "range", "shield", "retaliate", "heal", "advantage", "disadvantage", "pierce"),
    *("fly", "immune", "sees", "hp", "thorns"),
)
TILES = {"trap", "boulder_1", "boulder_3"}  # that abilities lay
TURNS = ("hero_turn", "monster_turn", "monster_act", "monster_hit", "escort_turn")  # each has one
OF_FIGURES = (
    *("monster_turn", "monster_act", "monster_hit", "escort_turn", "escort_acts", "escort_deck"),
    "end_turn",
)  # steps whose `who` may be any figure; that of all others is a hero
PARTS = ("", *HALVES, *performing.BASIC)  # of a card, in `Deed.half`


def problems(s: State) -> list[str]:
    if s.camp is not UNSET:
        return sheets.problems(s)
    return (
        sheets.problems(s)
        or [*of_page(s)]
        or [*of_frame(s), *of_map(s)]
        or [*of_heroes(s), *of_figures(s), *of_decks(s)]
        or [*of_turn(s), *of_plans(s)]
    )


# --- the page and its map -------------------------------------------------------------------------------


def of_page(s: State) -> Iterator[str]:
    alone = s.scenario in SCENARIOS and SCENARIOS[s.scenario].solo is not None
    if not 2 - alone <= len(s.heroes) <= 4 or s.started != len(s.heroes):  # GH-1.1
        yield f"{len(s.heroes)} heroes, and {s.started} started; expected 2 to 4"
    yield from (f"event: {each}" for each in special.faults(s.event))
    if s.draft is not None:
        if s.draft.id != s.scenario or s.scenario in SCENARIOS or s.scenario == NAME:
            yield f"a draft called {s.draft.id!r} in scenario {s.scenario!r}"
        yield from proof.problems(s.draft)
    elif s.scenario == NAME:
        yield from of_plan(s)
    elif s.scenario not in SCENARIOS:
        yield f"no scenario {s.scenario!r}"
    elif SCENARIOS[s.scenario].cards is not None:
        yield from of_plan(s)
    elif s.plan:
        yield "a random dungeon's plan in a scenario of the book"


def of_plan(s: State) -> Iterator[str]:
    """Rooms fit to each other as they were laid (GH-49.12)."""
    laid = s.plan
    if not 1 <= len(laid) <= ROOMS or len(s.penalties) != ROOMS or not {*s.penalties} <= {*GRADES}:
        yield f"a dungeon of {len(laid)} rooms with penalties {s.penalties}"
        return
    for each in laid:
        if each.room not in range(len(DUNGEON_ROOMS)) or each.monsters not in range(len(DUNGEON_MONSTERS)):
            yield f"no room card {each.room}, or no monster card {each.monsters}"
            return
        card = DUNGEON_ROOMS[each.room]
        if each.entrance not in range(len(card.entrances)):
            yield f"room card {each.room} has no entrance {each.entrance}"
            return
        if each.exit is not None and each.exit not in range(len(card.exits)):
            yield f"room card {each.room} has no exit {each.exit}"
            return
    if laid[-1].exit is not None or laid[0].turns or laid[0].at != (0, 0):
        yield "the first room lies elsewhere, or the last one's exit is open"
    for n, (last, this) in enumerate(pairwise(laid), 1):
        unopened = (*laid[: n - 1], replace(last, exit=None))
        grown = None if last.exit is None else DUNGEONS.behind(unopened, last.exit, this.room)
        here = replace(this, monsters=-1, grade="none", exit=None)
        if grown is None or grown[-1] != here:
            yield f"room {n + 1} of the dungeon does not lie behind room {n}"


def of_frame(s: State) -> Iterator[str]:
    if s.level > levels.HIGHEST or s.monster_level > levels.HIGHEST:
        yield f"level {s.level} with monsters of level {s.monster_level}"
    elif s.trap_damage not in TABLES.trap:
        yield f"traps of {s.trap_damage} damage"
    if s.variant >> 5 or s.round > MOST or s.revealed > MOST:
        yield f"variant {s.variant}, round {s.round}, room {s.revealed}"
    if len(s.elements) != len(ELEMENTS) or not {*s.elements} <= {*range(STRONG + 1)}:
        yield f"elements {s.elements}"
    if len(s.curses) != 2:
        yield f"{len(s.curses)} supplies of curses"
    yield from unknown("dungeon_rooms", s.dungeon_rooms, range(len(DUNGEON_ROOMS)))
    yield from unknown("dungeon_monsters", s.dungeon_monsters, range(len(DUNGEON_MONSTERS)))
    yield from unknown("crossed", s.crossed, TREASURES)
    yield from unknown("goals", s.goals, GOALS)


def of_map(s: State) -> Iterator[str]:
    ground = s.ground()
    cells = ground.board.all
    if s.rooms & 0b11 != 0b10 or s.rooms >> len(ground.rooms) or (s.doors | s.locked) >> len(ground.doors):
        yield f"rooms {s.rooms:b}, doors {s.doors:b}, locked {s.locked:b}: not in this scenario"
        return
    for door, rooms in enumerate(ground.joins):
        barred = s.progress.barred if s.progress else 0
        if (s.doors & ~barred) >> door & 1 and not all(s.rooms >> room & 1 for room in rooms):
            yield f"door {door} is open, and a room beside it not revealed"
    for name, hexes in (("hazards", s.hazards), ("difficult", s.difficult)):
        if hexes & ~cells:
            yield f"{name}: a hex off the map"
    lying: dict[str, Iterable[int]] = {
        "obstacles": [cell for each in s.obstacles for cell in each.cells],
        "traps": s.traps,
        "plates": s.plates,
        "money": s.money,
        "treasures": s.treasures,
    }
    for name, places in lying.items():
        yield from (f"{name}: hex {cell} is off the map" for cell in places if not is_on(cells, cell))
    yield from of_tiles(s)


@cache
def book_tiles() -> frozenset[str]:
    """The overlay tiles that have a name; a draft has no others (`proof`)."""
    pages = [page.rooms for page in SCENARIOS.values()]
    return frozenset(proof.words([*pages, DUNGEON_ROOMS, DUNGEON_MONSTERS], "tile"))


@cache
def page_tiles(scenario: str) -> frozenset[str]:
    return frozenset(proof.words((SCENARIOS[scenario].rooms, SCENARIOS[scenario].doors), "tile"))


def is_on(cells: Cells, cell: int) -> bool:
    return cell >= 0 and bool(cells >> cell & 1)


def of_tiles(s: State) -> Iterator[str]:
    tiles = TILES | (book_tiles() if s.draft is not None or s.plan else page_tiles(s.scenario))
    yield from unknown("obstacles", (each.tile for each in s.obstacles), tiles)
    yield from (f"obstacle {each.tile} on no hex" for each in s.obstacles if not each.cells)
    for trap in s.traps.values():
        yield from unknown("traps", [trap.tile], tiles)
        yield from unknown("traps", trap.give, facts.BIT)
        if not 0 <= trap.damage <= MOST or trap.by not in range(-1, len(s.heroes)) or trap.xp > MOST:
            yield f"a trap of {trap.damage} damage, set by {trap.by}, for {trap.xp} experience"
    board = s.ground().board
    page = {board.at(*it.at): it.number or 0 for room in s.page().rooms for it in room.treasures}
    yield from unknown("treasures", s.treasures.items(), page.items())
    yield from (f"{tokens} money tokens on a hex" for tokens in s.money.values() if not 0 < tokens <= MOST)


def unknown(name: str, given: Iterable[T], known: Container[T]) -> Iterator[str]:
    yield from (f"{name}: there is no {each!r}" for each in given if each not in known)


# --- heroes ---------------------------------------------------------------------------------------------


def of_heroes(s: State) -> Iterator[str]:
    seats, led = {*range(s.seats)}, {hero.seat for hero in s.heroes}
    if not led <= seats or (led < seats and s.shelf is UNSET):  # in a campaign a player may stay at home
        yield f"heroes of the seats {[hero.seat for hero in s.heroes]}, expected each of {s.seats}"
    if len({hero.character for hero in s.heroes}) < len(s.heroes):  # GH-1.2
        yield "a class that is there twice"
    for who, hero in enumerate(s.heroes):
        yield from (f"hero {who}: {each}" for each in of_hero(s, hero))
    cards = Counter(card for hero in s.heroes for card in cards_of(hero))
    yield from (f"card {card} is there {times} times" for card, times in cards.items() if times > 1)
    items = Counter(held.item for hero in s.heroes for held in hero.items)
    yield from (
        f"item {item} is there {times} times" for item, times in items.items() if times > ITEMS[item].copies
    )
    for card, stickers in s.stickers.items():
        yield from of_stickers(card, stickers)


def cards_of(hero: Hero) -> list[int]:
    active = [each.card for each in hero.active]
    return [*hero.hand, *hero.picked, *hero.discard, *hero.lost, *active]


def of_hero(s: State, hero: Hero) -> Iterator[str]:
    if hero.character not in CLASSES or not 1 <= hero.level <= HIGHEST:
        yield f"no {hero.character!r} of level {hero.level}"
        return
    yield from unknown("cards", [*cards_of(hero), *hero.shown], CARDS)
    yield from unknown("perks", hero.perks, range(len(CLASSES[hero.character].perks)))
    yield from unknown("items", [*(held.item for held in hero.items), *hero.stored, *hero.loot], ITEMS)
    yield from unknown("goals", hero.goals, GOALS)
    yield from of_modifiers(hero.deck)
    for held in hero.items:
        if held.state not in STATES or held.used > MOST:
            yield f"item {held.item} is {held.state!r}, used {held.used} times"
    if not hero.goals and s.outcome is None:
        yield "no battle goal"
    if len(hero.picked) > 5 or max(hero.xp, hero.money, hero.gold, hero.checkmarks) > MOST:
        yield f"{len(hero.picked)} cards picked, or more than {MOST} of experience or gold"
    for active in hero.active:
        if active.half not in HALVES or active.card not in CARDS:
            yield f"active: no half {active.half!r} of card {active.card}"
            continue
        there = len(ability_cards.lasting(active.card, active.half))
        for granted in active.granted:
            if granted.which not in range(there) or max(granted.value, granted.reach) > MOST:
                yield f"active: card {active.card} has no lasting ability {granted.which}"
        if active.used > MOST:
            yield f"active: card {active.card} used {active.used} times"


def of_modifiers(deck: Modifiers) -> Iterator[str]:
    yield from unknown("modifier cards", [*deck.undrawn, *deck.drawn], MODIFIERS)
    if not deck.undrawn and not deck.drawn:
        yield "no modifier cards"


def of_stickers(card: int, stickers: Iterable[str]) -> Iterator[str]:
    if card not in CARDS:
        yield f"stickers on card {card}, which there is not"
        return
    rows = [each.partition(" ") for each in stickers]
    yield from unknown("stickers", (half for half, _, _ in rows), HALVES)
    for half in HALVES:
        yield from enhancing.problems(card, half, [what for which, _, what in rows if which == half])


# --- figures and decks ----------------------------------------------------------------------------------


def of_figures(s: State) -> Iterator[str]:
    if not {*range(len(s.heroes))} <= {*s.figures} or max(s.figures) >= s.next_figure:
        yield f"figures {[*s.figures]}, expected the heroes first, and below {s.next_figure}"
        return
    for who, figure in s.figures.items():
        yield from (f"figure {who}: {each}" for each in of_figure(s, who, figure))
    standing = Counter(figure.at for figure in s.figures.values() if figure.at != NOWHERE)
    yield from (f"{count} figures on hex {cell}" for cell, count in standing.items() if count > 1)


def of_figure(s: State, who: int, figure: Figure) -> Iterator[str]:
    page, cells = s.page(), facts.board(s).all
    names: Collection[str] = NAMED.get(figure.kind, {})
    if figure.kind == "escort":
        names = [each.id for each in page.escorts]
    elif figure.kind == "obstacle":
        names = book_tiles() if s.draft is not None else {*page_tiles(s.scenario), *TILES, "egg"}
    if (figure.kind == "hero") != (who < len(s.heroes)) or figure.name not in names:
        yield f"a {figure.kind!r} called {figure.name!r}"
    elif figure.kind == "hero" and figure.name != s.heroes[who].character:
        yield f"{figure.name}, expected {s.heroes[who].character}"
    sides, most = (PARTY, FOES, WILD), facts.most_hp(figure)
    if figure.side not in sides or not figure.hp <= most <= MOST or figure.most < 1:
        yield f"side {figure.side}, {figure.hp} of {figure.most} hit points"
    if figure.at != NOWHERE and not all(is_on(cells, cell) for cell in (figure.at, *figure.body)):
        yield f"hex {figure.at} or {figure.body} is off the map"
    if figure.owner not in range(-1, len(s.heroes)) or (figure.kind == "summon") != (figure.owner >= 0):
        yield f"a {figure.kind} of {figure.owner}"
    if (figure.conditions | figure.lasting | figure.forever) >> len(facts.CONDITIONS):
        yield "no such condition"
    if figure.turncoat > 1 + len(s.heroes) or figure.marked >> len(s.heroes):
        yield f"led by hero {figure.turncoat - 2}, or marked by one that there is not"
    if figure.last and figure.last not in facts.MONSTER_CARDS:
        yield f"no monster card {figure.last}"
    yield from unknown("gifts", (gift.what for gift in figure.gifts), GIFTS)
    powers = [figure.shield, figure.number, *(n for pair in figure.retaliate for n in pair)]
    if max(powers) > MOST or any(abs(gift.amount) > MOST or gift.reach > MOST for gift in figure.gifts):
        yield "it shields, retaliates or is given too much"
    if figure.name in names and (deck := facts.deck_of(s, figure)):
        yield from unknown("decks", [deck], s.decks)


def of_decks(s: State) -> Iterator[str]:
    yield from of_modifiers(s.monsters)
    for name, deck in s.decks.items():
        if name not in DECKS:
            yield f"no deck {name!r}"
            continue
        cards = [*deck.undrawn, *deck.drawn, *([deck.now] if deck.now else [])]
        if sorted(cards) != sorted(card.id for card in DECKS[name].cards):
            yield f"deck {name!r}: cards {sorted(cards)}"
        if deck.used >> len(ELEMENTS):
            yield f"deck {name!r}: no such element"
    for name, free in s.standees.items():
        kind = MONSTERS.get(name) or BOSSES.get(name)
        most = 0 if kind is None else kind.standees
        yield from unknown(f"standees of {name}", free, range(1, most + 1))
        if len(set(free)) < len(free):
            yield f"a standee of {name} that is there twice"
    kinds = {figure.name for figure in s.figures.values() if figure.kind == "monster"}
    yield from unknown("standees", kinds, s.standees)
    goals = Counter([*s.goals, *(goal for hero in s.heroes for goal in hero.goals)])
    yield from (f"battle goal {goal!r} is there twice" for goal, times in goals.items() if times > 1)


# --- what is under way ----------------------------------------------------------------------------------


def of_next(s: State, step: int | str | None, *given: int | str | None) -> Iterator[str]:
    """What comes next can begin."""
    if step == "reveal_cards":
        for who, hero in enumerate(s.heroes):
            if facts.in_play(s, who) and not hero.resting and len(hero.picked) != 2:
                yield f"hero {who}: {len(hero.picked)} cards picked, expected 2"
    if step in ("monster_act", "monster_hit", "escort_turn") and given[0] not in s.figures:
        yield f"{step}: no figure {given[0]}"
    if step in ("choose_action", "monster_act", "monster_hit") and s.turn is None:
        yield f"{step}: nobody's turn"
    if step == "monster_hit" and not (s.attack and s.attack.who == given[0]):
        yield f"{step}: no attack of figure {given[0]} is under way"
    if step != "monster_hit" and s.attack:
        yield f"an attack of figure {s.attack.who} is under way between steps"


def of_turn(s: State) -> Iterator[str]:
    for turn in (s.turn, s.interrupted):
        if turn:
            if turn.who not in s.figures and turn.who >= s.next_figure:
                yield f"a turn of figure {turn.who}"
            if turn.half not in ("", *HALVES) or turn.infused >> len(ELEMENTS):
                yield f"half {turn.half!r}, infused {turn.infused:b}"
    if s.deed is not None:
        yield from of_deed(s, s.deed)
    if s.attack:
        yield from of_attack(s, s.attack)


def of_attack(s: State, attack: Attacking) -> Iterator[str]:
    """Of an attack that goes on in another step nothing but targets is left (`attacks.outlasts_step`)."""
    for who in (*attack.hit, *attack.rest):
        if who not in range(s.next_figure):
            yield f"attack: no figure {who}"
    if attack.which != -1 or attack.taken or attack.used or attack.extra or attack.picked:
        yield "attack: a boost or a bonus works for it"
    if attack.left or attack.aimed or attack.known or attack.without:
        yield "attack: its targets are not settled"


def of_deed(s: State, deed: Deed) -> Iterator[str]:
    cells = s.ground().board.all
    if deed.half not in PARTS or (deed.half in HALVES and deed.card not in CARDS):
        yield f"action: no half {deed.half!r} of card {deed.card}"
    elif deed.card and deed.card not in CARDS and deed.card not in facts.MONSTER_CARDS:
        yield f"action: no card {deed.card}"
    if deed.item and deed.item not in ITEMS:
        yield f"action: no item {deed.item}"
    if deed.who not in range(s.next_figure):
        yield f"action of figure {deed.who}"
    places = (*deed.path, *deed.killed_at, *deed.obstacles, *(() if deed.hex == NOWHERE else (deed.hex,)))
    if deed.area & ~cells or not all(is_on(cells, cell) for cell in places):
        yield "action: a hex off the map"
    if deed.spot != NOWHERE and not is_on(cells, deed.spot):
        yield f"action: hex {deed.spot} is off the map"
    if deed.used >> len(ELEMENTS):
        yield "action: no such element"


def of_plans(s: State) -> Iterator[str]:
    """What stands on the agenda is about what is there."""
    if s.agenda:
        yield from of_next(s, *s.agenda[-1])
    for entry, times in Counter(each for each in s.agenda if each[0] in TURNS).items():
        if times > 1:
            yield f"{times} times on the agenda: {[*entry]}"
    for step, name, value in arguments(STEPS, s):
        if name not in GIVEN or value not in GIVEN[name](s, step):
            yield f"{step}: no {name} {value!r}"


def of_whom(s: State, step: str) -> range:
    return range(s.next_figure if step in OF_FIGURES else len(s.heroes))


GIVEN: dict[str, Callable[[State, str], Container[Any]]] = {
    "who": of_whom,
    "target": lambda s, step: range(s.next_figure),
    "card": lambda s, step: CARDS,
    "cards": lambda s, step: CARDS,
    "picked": lambda s, step: CARDS,
    "half": lambda s, step: HALVES,
    "pile": lambda s, step: ("discard", "lost"),
    "names": lambda s, step: {figure.name for figure in s.figures.values()},
    "place": lambda s, step: range(20),
    "count": lambda s, step: range(20),
    "result": lambda s, step: range(1000),
    "shield": lambda s, step: range(1000),
}
"""What steps of a scenario may be given, by the name of the parameter and the step's; `campaign.problems`
has what those between scenarios are given."""
