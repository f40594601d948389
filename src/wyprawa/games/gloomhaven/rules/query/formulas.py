"""What the names in formulas mean now (abilities.terms.NAMES), and a figure's own attack value."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from wyprawa.games.gloomhaven.abilities.terms import NAMES
from wyprawa.games.gloomhaven.content import BOSSES, SUMMONS
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.query.facts import BIT, IS_NEGATIVE, alive
from wyprawa.games.gloomhaven.rules.query.performing import Performer, deed, performer
from wyprawa.games.gloomhaven.state import State
from wyprawa.parts.values import Value, evaluate

BLESSINGS = BIT["curse"] | BIT["bless"]


def number(s: State, value: Value, x: Performer, *, of: int = -1) -> int:
    """A value as it is now; `of` is the figure the ability is for."""
    return value if isinstance(value, int) else evaluate(value, _Names(s, x, of))


def own_number(s: State, value: Value, who: int) -> int:
    """A value as it is now for a figure that acts by itself."""
    return value if isinstance(value, int) else number(s, value, performer(s, who))


def negatives(s: State, who: int) -> int:
    """The negative conditions on a figure; Curse cards lie in a deck and are not among them."""
    return (s.figures[who].conditions & IS_NEGATIVE & ~BLESSINGS).bit_count() if alive(s, who) else 0


def near(s: State, cell: int, figures: list[int], reach: int = 1) -> list[int]:
    """Those of the figures within so many hexes of a cell."""
    disc = facts.board(s).within(cell, reach)
    return [who for who in figures if disc >> s.figures[who].at & 1]


def kin(s: State, who: int) -> int:
    figure = s.figures[who]
    name = BOSSES[figure.name].kin if figure.kind == "boss" else None
    return sum(1 for _, each in facts.standing(s) if each.name == name)


def level(s: State, who: int) -> int:
    return s.heroes[who].level if facts.is_hero(s, who) else s.monster_level


def _at(s: State, x: Performer, of: int) -> int:
    return s.figures[x.who].at


MEANINGS: dict[str, Callable[[State, Performer, int], int]] = {
    "C": lambda s, x, of: s.started,
    "L": lambda s, x, of: s.level,
    "level": lambda s, x, of: level(s, x.who),
    "hp": lambda s, x, of: s.figures[x.who].hp,
    "range": lambda s, x, of: max(1, x.reach or facts.own_reach(s, x.who)),
    "moved": lambda s, x, of: s.turn.moved if s.turn and s.turn.who == x.who else 0,
    "moved_now": lambda s, x, of: deed(s).moved,
    "damage": lambda s, x, of: s.turn.damage if s.turn and s.turn.who == x.who else 0,
    "allies_near": lambda s, x, of: len(near(s, _at(s, x, of), facts.allies(s, x.who), 2)),
    "enemies_near": lambda s, x, of: len(near(s, _at(s, x, of), facts.enemies(s, x.who))),
    "kin": lambda s, x, of: kin(s, x.who),
    "targets": lambda s, x, of: len(set(deed(s).targets)),
    "kills": lambda s, x, of: deed(s).kills,
    "noted": lambda s, x, of: facts.noted(s),
    "N": lambda s, x, of: facts.objects(s),
    "destroyed": lambda s, x, of: deed(s).destroyed,
    "max_hp": lambda s, x, of: s.figures[of if of >= 0 else x.who].most,
    "shield": lambda s, x, of: facts.shield_of(s, x.target) if alive(s, x.target) else 0,
    "negatives": lambda s, x, of: negatives(s, x.target),
    "flankers": lambda s, x, of: flankers(s, x.who, x.target),
    "dealt": lambda s, x, of: deed(s).dealt,
    "missing": lambda s, x, of: missing(s, of if of >= 0 else x.who),
    "own_missing": lambda s, x, of: missing(s, x.who),
    "lost_cards": lambda s, x, of: len(s.heroes[x.who].lost) if facts.is_hero(s, x.who) else 0,
    "paid": lambda s, x, of: deed(s).paid,
    "amount": lambda s, x, of: max(0, x.value),
    "hurt": lambda s, x, of: len(deed(s).hurts),
    "done": lambda s, x, of: sum(deed(s).hurts.values()),
    "commanded": lambda s, x, of: deed(s).commanded,
    "summons": lambda s, x, of: sum(s.figures[n].kind == "summon" for n in facts.allies(s, x.who)),
    "allies_beside": lambda s, x, of: len(near(s, _at(s, x, of), facts.allies(s, x.who))),
    "away": lambda s, x, of: away(s, x),
}


def missing(s: State, who: int) -> int:
    """The hit points a figure has lost."""
    return max(0, s.figures[who].most - s.figures[who].hp)


def away(s: State, x: Performer) -> int:
    """How far the target is from who attacks it, which may be a friend of the bonus's owner."""
    attacker = s.attack.who if s.attack else x.who
    if not alive(s, x.target) or not alive(s, attacker):
        return 0
    return facts.board(s).range_between(s.figures[attacker].at, s.figures[x.target].at)


def flankers(s: State, who: int, target: int) -> int:
    """How many allies of a figure are adjacent to the target."""
    return len(near(s, s.figures[target].at, facts.allies(s, who))) if alive(s, target) else 0


class _Names(Mapping[str, int]):
    """Works out only what is asked for."""

    __slots__ = ("of", "s", "x")

    def __init__(self, s: State, x: Performer, of: int) -> None:
        self.s, self.x, self.of = s, x, of

    def __getitem__(self, name: str) -> int:
        return MEANINGS[name](self.s, self.x, self.of)

    def __contains__(self, name: object) -> bool:
        return name in MEANINGS

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)


def own_attack(s: State, who: int, x: Performer | None = None) -> int:
    """Its own attack value, with what the scenario adds."""
    figure = s.figures[who]
    if figure.kind == "monster":
        own = facts.stats(s, figure).attack
        return own + facts.gift(figure, "attack") + facts.of_kind(s, figure, "attack")
    if figure.kind == "boss":
        printed = BOSSES[figure.name].attack[s.monster_level]
        return number(s, printed, x or performer(s, who)) + facts.gift(figure, "attack")
    if figure.kind == "summon":
        printed = SUMMONS[figure.name].attack or 0
        return number(s, printed, x or performer(s, who)) + facts.gift(figure, "attack")
    return 0
