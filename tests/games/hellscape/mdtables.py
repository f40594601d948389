"""Tables for tests: Heroes without anything chosen, Enemies and items where a test wants them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wyprawa.games.hellscape import GAME
from wyprawa.games.hellscape.content import HEROES, ITEMS, MOBS, ROAMING, SKILLS
from wyprawa.games.hellscape.rules.combat.attack import attack
from wyprawa.games.hellscape.rules.figures.piles import Piles
from wyprawa.games.hellscape.rules.query import figures, ground
from wyprawa.games.hellscape.rules.turns.hero_turn import begin_turn
from wyprawa.games.hellscape.rules.turns.round import begin_round
from wyprawa.games.hellscape.state import BOSS, MOB, NONE, Enemy, State
from wyprawa.games.hellscape.state import ROAMING as ROAMING_KIND
from wyprawa.games.hellscape.vocabulary.terms import HAND, MELEE, OFF_HAND, SLOTS, STANCES
from wyprawa.kernel import Record, StepCall, Table


def state(*heroes: str, mission: str = "training", seats: int = 1, **options: Any) -> State:
    """The first state of a game with these Heroes; nobody has chosen anything yet."""
    given = {"seats": seats, "mission": mission, "heroes": list(heroes), **options}
    s = GAME.begin(GAME.read_options(given), 1)
    s.agenda = []
    s.round = 1
    return s


def zone(s: State, name: str) -> int:
    return ground.map_of(s).zone(name)


def door(s: State, name: str) -> int:
    return ground.map_of(s).door(name)


def item(name: str, nth: int = 0) -> int:
    """The number of an item card; of several copies the nth."""
    return [n for n, card in enumerate(ITEMS) if card.id == name][nth]


def skill(name: str) -> int:
    return next(n for n, card in enumerate(SKILLS) if card.id == name)


def hero(s: State, name: str) -> int:
    return next(n for n, each in enumerate(s.heroes) if HEROES[each.card].id == name)


def equip(s: State, who: int, *names: str) -> None:
    """Put items straight into their slots; they leave the piles they lie in."""
    for name in names:
        number = item(name)
        slots = s.heroes[who].slots
        kind = ITEMS[number].slot
        place = HAND if kind in ("hand", "two_hands") else SLOTS.index(kind)
        slots[OFF_HAND if place == HAND and slots[HAND] != NONE else place] = number
        out_of_piles(s, number)


def out_of_piles(s: State, number: int) -> None:
    """An item is taken from wherever it lies to be drawn."""
    s.item_piles, s.mob_items = without(s.item_piles, number), without(s.mob_items, number)
    s.starting = [card for card in s.starting if card != number]


def without(piles: Piles, card: int) -> Piles:
    return tuple(tuple(each for each in pile if each != card) for pile in piles)


def learn(s: State, who: int, name: str, place: int | None = None) -> None:
    card = SKILLS[skill(name)]
    stance = STANCES.index(card.place) if card.place != "any" else 0
    s.heroes[who].skills.append(skill(name))
    s.heroes[who].places.append(stance if place is None else place)


def mob(s: State, kind: str, at: str, minions: int, tier: int = 1, weapon: str = "notched_blade") -> Enemy:
    """A Mob with a Leader, so many Minions and a Mob Item."""
    card = next(n for n, each in enumerate(MOBS) if each.kind == kind and each.tier == tier)
    s.mobs = without(s.mobs, card)
    held = item(weapon) if weapon else NONE
    out_of_piles(s, held)
    return add(
        s, Enemy(s.next_figure, MOB, card, zone(s, at), 1, minions=minions, item=held, treasure=(0, 0, 0))
    )


def roaming(s: State, kind: str, at: str, tier: int = 1) -> Enemy:
    card = next(n for n, each in enumerate(ROAMING) if each.kind == kind and each.tier == tier)
    s.roaming = without(s.roaming, card)
    times = figures.party(s)
    return add(s, Enemy(s.next_figure, ROAMING_KIND, card, zone(s, at), times, treasure=(0, 0, 0)))


def boss_in(s: State) -> Enemy:
    return next(enemy for enemy in s.enemies if enemy.kind == BOSS)


def add(s: State, enemy: Enemy) -> Enemy:
    s.next_figure += 1
    s.enemies.append(enemy)
    return enemy


def sit(s: State, *steps: StepCall) -> Table[State]:
    """A table that does these steps, and then begins the next round."""
    s.agenda = []
    s.next(*steps, begin_round.later())
    options = {"seats": s.seats, "mission": s.mission, "heroes": [HEROES[each.card].id for each in s.heroes]}
    return Table(GAME, GAME.read_options(options), s)


def turn(s: State, who: int = 0) -> Table[State]:
    """A table at the first question of a Hero's turn."""
    return sit(s, begin_turn.later(who))


def under_attack(s: State, foe: Enemy, type: int = MELEE, who: int = 0) -> Table[State]:
    """A table at a Hero's turn; when it ends, an Enemy attacks the Hero."""
    return sit(s, begin_turn.later(who), attack.later(foe.figure, who, type))


def do(table: Table[State], *answers: Any) -> None:
    for answer in answers:
        table.choose(answer)


def asked(table: Table[State]) -> str:
    return table.choices[0].ask


def open_to(table: Table[State]) -> Sequence[Any]:
    return table.choices[0].options


def told(table: Table[State], kind: type[Record]) -> list[Any]:
    """Records of a kind, in the order they were told."""
    return [line.record for line in table.log if isinstance(line.record, kind)]
