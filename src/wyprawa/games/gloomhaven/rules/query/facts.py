"""What can be read off the state: where things are, who is whose enemy, what a figure can do."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import UNSET

from wyprawa.games.gloomhaven.abilities.terms import NEGATIVE, POSITIVE, ConditionName
from wyprawa.games.gloomhaven.abilities.verbs import Retaliate, Shield
from wyprawa.games.gloomhaven.content import BOSSES, CLASSES, DECKS, ITEMS, MONSTERS, SUMMONS
from wyprawa.games.gloomhaven.content.rows import Boss, Trait
from wyprawa.games.gloomhaven.levels import HIGHEST
from wyprawa.games.gloomhaven.places import Escort, Kind
from wyprawa.games.gloomhaven.rules.query import ability_cards
from wyprawa.games.gloomhaven.rules.query.stat_cards import LINES, Line
from wyprawa.games.gloomhaven.state import NOWHERE, Figure, Granted, Held, State
from wyprawa.parts.boards import Cells, HexMap
from wyprawa.parts.known import known
from wyprawa.parts.values import evaluate

CONDITIONS: tuple[ConditionName, ...] = (*NEGATIVE, *POSITIVE)
BIT = {name: 1 << n for n, name in enumerate(CONDITIONS)}
MONSTER_CARDS = {card.id: card for deck in DECKS.values() for card in deck.cards}
_INVISIBLE = BIT["invisible"]
IS_NEGATIVE = sum(BIT[name] for name in NEGATIVE)
_TRAITS = {n: item.has for n, item in ITEMS.items() if item.has is not None}


# --- where ------------------------------------------------------------------------------------------------


def board(s: State) -> HexMap:
    """The map as it is revealed; closed doors and hidden rooms are walls (GH-4.2, GH-26.17)."""
    ground = s.ground()
    return ground.shown.get((s.rooms, s.doors)) or ground.seen(s.rooms, s.doors)


def standing(s: State) -> list[tuple[int, Figure]]:
    """The figures on the map with their numbers."""
    return [each for each in s.figures.items() if each[1].at != NOWHERE]


def figure_at(s: State, cell: int) -> int | None:
    return next((n for n, figure in s.figures.items() if figure.at == cell), None)


def occupied(s: State, side: int | None = None) -> Cells:
    """The hexes with figures, of one side or of both."""
    found = 0
    for figure in s.figures.values():
        if figure.at != NOWHERE and (side is None or figure.side == side):
            found |= 1 << figure.at
    return found


def held_by_others(s: State, who: int) -> Cells:
    """The hexes in which a figure may not stop, flying or not: those of all others (GH-8.16, GH-33.15)."""
    found = 0
    for other, each in s.figures.items():
        if each.at >= 0 and other != who:
            found |= body(each) if each.body else 1 << each.at
    return found


def against(s: State, side: int) -> Cells:
    """The hexes with enemies of a side that are in its way: not those whom nothing affects now."""
    found = 0
    for figure in s.figures.values():
        if figure.at != NOWHERE and figure.side != side and not (figure.title and idle(s, figure)):
            found |= 1 << figure.at
    return found


def obstacles(s: State) -> Cells:
    """The hexes of obstacles, those with hit points not among them: they are figures."""
    found = 0
    for each in s.obstacles:
        for cell in each.cells:
            found |= 1 << cell
    return found


def empty(s: State) -> Cells:
    """Hexes without a figure, token or overlay tile (GH-4.33)."""
    taken = occupied(s) | obstacles(s) | s.hazards | s.difficult
    for cells in (s.traps, s.money, s.treasures):
        for cell in cells:
            taken |= 1 << cell
    return board(s).all & ~taken


# --- who --------------------------------------------------------------------------------------------------


def body(figure: Figure) -> Cells:
    """The hexes of a figure: one, but for obstacles and escorts that are bigger (GH-33.6)."""
    found = 1 << figure.at
    for cell in figure.body:
        found |= 1 << cell
    return found


def beside(s: State, figure: Figure) -> Cells:
    """The hexes adjacent to a figure, whichever of its own they touch."""
    found = 0
    for cell in (figure.at, *figure.body):
        found |= board(s).near(cell)
    return found


def between(s: State, one: int, other: int) -> int:
    """The range between two figures, from whichever of their hexes are nearest."""
    mine, theirs = s.figures[one], s.figures[other]
    return min(
        board(s).range_between(here, there)
        for here in (mine.at, *mine.body)
        for there in (theirs.at, *theirs.body)
    )


def alive(s: State, who: int) -> bool:
    """Whether a figure is still on the map."""
    figure = s.figures.get(who)
    return figure is not None and figure.at >= 0


def still_there(s: State, figures: list[int]) -> list[int]:
    return [who for who in figures if alive(s, who)]


def has(figure: Figure, condition: ConditionName) -> bool:
    return bool(figure.conditions & BIT[condition])


def unseen(s: State, who: int) -> bool:
    """Whether enemies can neither focus on nor target a figure (GH-14.27)."""
    figure = s.figures[who]
    if figure.title and idle(s, figure):
        return True
    return bool(figure.conditions & _INVISIBLE) or phased(s, who)


def visible(s: State, who: int, target: int) -> bool:
    """Whether a figure may target another: not an invisible enemy (GH-14.27, GH-14.29)."""
    me = s.figures[who]
    return s.figures[target].side == me.side or not unseen(s, target) or bool(gift(me, "sees"))


def phased(s: State, who: int) -> bool:
    """Whether an item hides a hero in the hex of an obstacle, where it cannot attack either."""
    if who >= len(s.heroes) or not worn(s.heroes[who].items).phases:
        return False
    return bool(obstacles(s) >> s.figures[who].at & 1)


def allies(s: State, who: int) -> list[int]:
    """The other figures of its side on the map (GH-8.11)."""
    side = s.figures[who].side
    return [n for n, each in standing(s) if each.side == side and n != who and not apart(s, each)]


def enemies(s: State, who: int) -> list[int]:
    """The figures of the other side on the map."""
    side = s.figures[who].side
    return [n for n, figure in standing(s) if figure.side != side]


def is_hero(s: State, who: int) -> bool:
    return who < len(s.heroes)


def seat_of(s: State, who: int) -> int:
    """Who decides for a figure: its player, the summoner's player, and for monsters the host (GH-29.14)."""
    heroes = s.heroes
    hero = who if who < len(heroes) else s.figures[who].owner
    return heroes[hero].seat if hero >= 0 else 0


def stats(s: State, figure: Figure) -> Line:
    """The stat card of a monster at its rank and level."""
    return LINES[figure.name, figure.elite, level_of(s, figure) if figure.title else s.monster_level]


def kind_of(s: State, figure: Figure) -> Kind | None:
    """What the page says of a monster that is not as on its card (GH-30.6)."""
    if not figure.title:
        return None
    return next(each for each in s.page().kinds if each.id == figure.title)


def level_of(s: State, figure: Figure) -> int:
    """The level of a monster, for its stat card."""
    kind = kind_of(s, figure)
    return max(0, min(HIGHEST, s.monster_level + kind.level)) if kind is not None else s.monster_level


def objects(s: State) -> int:
    """How many obstacles with hit points the page has that are not destroyed, seen or not (GH-33.6)."""
    tiles = [each.tile for room in s.page().rooms for each in room.overlays if each.hp is not None]
    return len(tiles) - sum(s.killed.get(tile, 0) for tile in set(tiles)) if tiles else 0


def of_kind(s: State, figure: Figure, what: str) -> int:
    """What the page adds to that value of a monster that is not as on its card."""
    kind = kind_of(s, figure) if figure.title else None
    if kind is None:
        return 0
    value = getattr(kind, what)
    if not isinstance(value, str):
        return int(value)
    kin = sum(each.name == figure.name and each is not figure for _, each in standing(s))
    names = {"L": s.level, "C": s.started, "N": objects(s), "kin": kin, "noted": noted(s)}
    return evaluate(value, names)


def noted(s: State) -> int:
    """How often the rules of the page noted something."""
    return sum(s.progress.notes.values()) if s.progress else 0


def idle(s: State, figure: Figure) -> bool:
    """Whether it neither acts nor can be affected now (`Kind.idle`)."""
    return s.progress is not UNSET and figure.title in s.progress.idle


def asleep(s: State, figure: Figure) -> bool:
    """Whether it sleeps until somebody wakes it (`Kind.asleep`)."""
    kind = kind_of(s, figure) if figure.title else None
    return kind is not None and kind.asleep


def still(s: State, figure: Figure) -> bool:
    """Whether it has no turn now: it sleeps, or neither acts nor can be affected."""
    return bool(figure.title) and (idle(s, figure) or asleep(s, figure))


def heads(s: State, figure: Figure) -> bool:
    """Whether it goes to a mark of the page instead of moving as its card says."""
    kind = kind_of(s, figure)
    return kind is not None and kind.heads is not None


def unhurt(s: State, figure: Figure, by: int) -> bool:
    """Whether nothing damages it, or not this figure."""
    kind = kind_of(s, figure) if figure.title else None
    if kind is None:
        return False
    bearer = s.progress.bearer if s.progress else -1
    return kind.unhurt or (kind.charges is not None and by != bearer)


def bare(s: State, figure: Figure) -> bool:
    """Whether the Shield on its card does not count."""
    kind = kind_of(s, figure) if figure.title else None
    return kind is not None and kind.bare


def draws_ours(s: State, figure: Figure) -> bool:
    """Whether it draws from the modifier deck of a character, of the players' choice (GH-33.11)."""
    kind = kind_of(s, figure) if figure.title else None
    return figure.kind == "escort" or (kind is not None and kind.ours)


def escort(s: State, figure: Figure) -> Escort:
    """What the page says of one whom the players guard (GH-33.11)."""
    return next(each for each in s.page().escorts if each.id == figure.name)


def apart(s: State, figure: Figure) -> bool:
    """Whether it is on the characters' side, but nobody's ally."""
    return figure.kind == "escort" and not escort(s, figure).ally


class Worn(NamedTuple):
    """What a hero's items do all the time."""

    traits: list[Trait]
    phases: bool
    focus_initiative: int  # monsters take the hero for one of this initiative; 0 of its own


@known
def worn(items: list[Held]) -> Worn:
    found = [_TRAITS[held.item] for held in items if held.item in _TRAITS]
    focus = [trait.focus_initiative for trait in found if trait.focus_initiative]
    return Worn(found, any(trait.phased for trait in found), focus[-1] if focus else 0)


def traits(s: State, who: int) -> list[Trait]:
    """What the items of a figure do all the time, if it is a hero."""
    return worn(s.heroes[who].items).traits if who < len(s.heroes) else []


def flies(s: State, who: int) -> bool:
    figure = s.figures[who]
    if figure.grounded:
        return False
    if figure.gifts and gift(figure, "fly"):
        return True
    if figure.kind == "monster":
        return MONSTERS[figure.name].fly
    if figure.kind == "summon":
        return SUMMONS[figure.name].fly
    return any(trait.fly for trait in traits(s, who))


def most_hp(figure: Figure) -> int:
    """How far it can be healed (GH-18.4); an active card may say how far instead."""
    return max(figure.most, gift(figure, "hp"))


def companion(s: State, hero: int) -> int:
    """The figure that came along with a hero, -1 if there is none any more."""
    kind = CLASSES[s.heroes[hero].character].companion if is_hero(s, hero) else None
    if kind is None:
        return -1
    return next((n for n, each in standing(s) if each.owner == hero and each.name == kind), -1)


def is_companion(s: State, who: int) -> bool:
    figure = s.figures[who]
    return figure.owner >= 0 and CLASSES[s.heroes[figure.owner].character].companion == figure.name


def doomed(s: State, who: int) -> bool:
    """Whether it bears the token of a doom."""
    return any(active.doomed == who for hero in s.heroes for active in hero.active)


def is_meant(s: State, hero: int, word: str, who: int) -> bool:
    """Whether a word for all of a kind, said by a hero, means a figure wherever it is."""
    mine, figure = s.figures[hero], s.figures[who]
    match word:
        case "allies" | "friends":
            return figure.side == mine.side and (who != hero or word == "friends")
        case "enemies":
            return figure.side != mine.side
        case "own_summons" | "with_summons":
            return figure.owner == hero or (who == hero and word == "with_summons")
        case "summons":
            return figure.side == mine.side and figure.kind == "summon"
        case "doomed":
            return any(active.doomed == who for active in s.heroes[hero].active)
    return False


def boss(figure: Figure) -> Boss:
    return BOSSES[figure.name]


def deck_of(s: State, figure: Figure) -> str:
    """The ability deck a monster or a boss acts with (GH-2.19, GH-30.1); none for others."""
    if figure.kind == "monster":
        kind = kind_of(s, figure) if figure.title else None
        if kind is None or not (kind.do or kind.deck):
            return MONSTERS[figure.name].deck
        return kind.deck or ""
    return "boss" if figure.kind == "boss" else ""


def gift(figure: Figure, what: str, foe: Figure | None = None) -> int:
    """What the scenario adds to that value of a figure, against that foe too if one is named."""
    if not figure.gifts:
        return 0
    names = (UNSET,) if foe is None else (UNSET, foe.name, foe.title)
    return sum(each.amount for each in figure.gifts if each.what == what and each.against in names)


def in_play(s: State, hero: int) -> bool:
    """Whether a hero still acts: neither exhausted nor dead."""
    return not s.heroes[hero].exhausted


def basic(s: State, hero: int, kind: str) -> int:
    """The basic attack or move of a hero: 2, or what an item makes of it (GH-8.8)."""
    if kind == "attack":
        return max([2, *(trait.basic_attack for trait in traits(s, hero))])
    return max([2, *(trait.basic_move for trait in traits(s, hero))])


# --- printed on its own card (GH-2.16, GH-19.4, GH-30.4) ----------------------------------------------------


def own_move(s: State, who: int) -> int:
    figure = s.figures[who]
    if figure.kind == "monster":
        return stats(s, figure).move + gift(figure, "move") + of_kind(s, figure, "move")
    if figure.kind == "boss":
        return BOSSES[figure.name].move[s.monster_level] + gift(figure, "move")
    return SUMMONS[figure.name].move + gift(figure, "move") if figure.kind == "summon" else 0


def own_reach(s: State, who: int) -> int:
    """Its own range; 0 is melee (GH-2.18)."""
    figure = s.figures[who]
    if figure.kind == "monster":
        kind = kind_of(s, figure) if figure.title else None
        found = stats(s, figure).range if kind is None or not kind.melee else 0
        found += of_kind(s, figure, "range") if found and figure.title else 0
    elif figure.kind == "boss":
        found = BOSSES[figure.name].range[s.monster_level]
    else:
        found = SUMMONS[figure.name].range if figure.kind == "summon" else 0
    return max(1, found + gift(figure, "range")) if found else 0


def own_pierce(s: State, who: int, target: int) -> int:
    figure = s.figures[who]
    if figure.kind == "monster":
        return stats(s, figure).pierce
    if figure.kind == "summon":
        return SUMMONS[figure.name].pierce
    return gift(figure, "pierce", s.figures.get(target)) if figure.gifts else 0


def own_conditions(s: State, who: int) -> tuple[ConditionName, ...]:
    """The conditions that come with each of its attacks (GH-28.9)."""
    figure = s.figures[who]
    if figure.kind == "monster":
        own, kind = stats(s, figure).give, kind_of(s, figure) if figure.title else None
        return (*own, *kind.give) if kind is not None else own
    return SUMMONS[figure.name].give if figure.kind == "summon" else ()


def has_advantage(s: State, who: int) -> bool:
    figure = s.figures[who]
    if figure.gifts and gift(figure, "advantage"):
        return True
    return figure.kind == "monster" and stats(s, figure).advantage


def is_elusive(s: State, who: int) -> bool:
    """Whether who attacks it has Disadvantage, by its card or its ability of this round."""
    figure = s.figures[who]
    return figure.elusive or (figure.kind == "monster" and stats(s, figure).elusive)


def spurred(s: State, who: int) -> int:
    """What a summon beside a figure adds to its attacks."""
    me, total = s.figures[who], 0
    for n, other in s.figures.items():
        if other.kind == "summon" and n != who and other.side == me.side and SUMMONS[other.name].spurs:
            total += SUMMONS[other.name].spurs * (board(s).near(me.at) >> other.at & 1)
    return total


# --- Shield and Retaliate (chapter 17) ----------------------------------------------------------------------


def shield_of(s: State, who: int, attacker: int = NOWHERE) -> int:
    """All Shield of a figure: its card, this round's abilities, active cards (GH-17.2), and what it has
    against the attacker alone."""
    figure = s.figures[who]
    total = figure.shield
    if figure.gifts:
        total += gift(figure, "shield", s.figures.get(attacker))
    if figure.kind == "monster":
        total += 0 if figure.title and bare(s, figure) else stats(s, figure).shield
        total += of_kind(s, figure, "shield") if figure.title else 0
    elif figure.kind == "summon":
        total += SUMMONS[figure.name].shield
    for n, hero in enumerate(s.heroes):
        for active in hero.active:
            for granted in active.granted:
                lasting = ability_cards.lasting(active.card, active.half)[granted.which]
                if isinstance(lasting, Shield) and _is_for(s, n, granted, lasting, who):
                    total += granted.value
    return total


def _is_for(s: State, hero: int, granted: Granted, lasting: Shield | Retaliate, who: int) -> bool:
    if granted.open and lasting.to is not None:
        return is_meant(s, hero, lasting.to.who, who)
    return who in granted.whose


def retaliates_of(s: State, who: int) -> list[tuple[int, int]]:
    """Each Retaliate of a figure with its range (GH-17.6, GH-17.9)."""
    figure = s.figures[who]
    found = list(figure.retaliate)
    found += [(each.amount, each.reach) for each in figure.gifts if each.what == "retaliate"]
    if figure.kind == "monster":
        card = stats(s, figure)
        value = card.retaliate + of_kind(s, figure, "retaliate")
        if value:
            found.append((value, card.reach + of_kind(s, figure, "reach")))
    elif figure.kind == "summon" and SUMMONS[figure.name].retaliate:
        found.append((SUMMONS[figure.name].retaliate, SUMMONS[figure.name].reach))
    for n, hero in enumerate(s.heroes):
        for active in hero.active:
            for granted in active.granted:
                lasting = ability_cards.lasting(active.card, active.half)[granted.which]
                if isinstance(lasting, Retaliate) and _is_for(s, n, granted, lasting, who):
                    found.append((granted.value, granted.reach))
    more = gift(figure, "thorns")
    return [(value + more, reach) for value, reach in found] if more else found


def strikes_back(s: State, who: int, attacker: int, more: tuple[tuple[int, int], ...] = ()) -> int:
    """The damage an attacker takes for attacking a figure, from where both stand now (GH-17.5, GH-17.11)."""
    rows = [*retaliates_of(s, who), *more]
    if not rows:
        return 0
    away = between(s, who, attacker)
    return sum(value for value, reach in rows if away <= reach)
