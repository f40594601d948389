"""Battles and quests for rule tests: who stands where, with what."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import mltables
from mltables import equipment, member, monster, trap

from wyprawa.games.monsterlands.content import MONSTERS, TRAILS, TRAPS
from wyprawa.games.monsterlands.state import SAMBOR, State, Trail
from wyprawa.games.monsterlands.vocabulary import Place
from wyprawa.kernel import Option, Record, Table

END = ("queens_gift", 0)  # a question that comes when all else is done
MONSTER = (
    ("reveal_traps", 0),
    *(("meet", 0, where) for where in range(4)),
)  # the battle with the Monster alone
LAND = (("land_battle", 0),)
GATE = ("citadel_defence",)
QUESTS = ("dice_quest", "contracts")
ROUND = ("loot", "panic", "monster", "land", "tile", "side", "quest", "influence")  # labels of a new round
Edit = Callable[[State], None]


def put(
    s: State,
    where: int,
    who: str,
    seat: int = 0,
    *,
    traps: Sequence[str] = (),
    shown: bool = False,
    gear: Sequence[str] = (),
    **fields: Any,
) -> Trail:
    """A Mercenary of `seat` on a trail, with Traps (shown ones with their dice), Equipment and the rest."""
    number = member(who)
    for clan in s.clans:
        if number in clan.members:
            clan.members.remove(number)
    s.clans[seat].members.append(number)
    s.assigned |= 1 << number
    for card in gear:
        s.holders[equipment(card)] = number
    tokens = [trap(each) for each in traps]
    trail = Trail(seat=seat, member=number, tokens=tokens, **fields)
    trail.token_strength, trail.token_magic = [0] * len(tokens), [0] * len(tokens)
    if shown:
        trail.shown = (1 << len(tokens)) - 1
        for i, token in enumerate(tokens):
            effect = TRAPS[token].effect
            if isinstance(effect, Place):
                lying = trail.token_strength if effect.of == "strength" else trail.token_magic
                lying[i] = effect.dice
    s.trails[where] = trail
    return trail


def sambor(s: State, where: int, traps: Sequence[str] = ()) -> None:
    tokens = [trap(each) for each in traps]
    for token in tokens:
        s.deceit_pile.remove(token)
    none = [0] * len(tokens)
    s.trails[where] = Trail(seat=SAMBOR, member=-1, tokens=tokens, token_strength=none, token_magic=none[:])


def beast(s: State, who: str, place: int = 0, land: str = "") -> None:
    """This Monster in a Land or at the Gate; `land` names the Land card, else one of another affinity."""
    number = monster(who)
    s.monsters = [-1 if there == number else there for there in s.monsters]
    s.monsters[place] = number
    if number in s.monster_pile:
        s.monster_pile.remove(number)
    if place < 2:
        affinity = MONSTERS[number].affinity
        other = "kyzhul" if affinity != "water" else "kale"
        s.lands[place] = mltables.land(land or other)
        if s.lands[place] in s.land_pile:
            s.land_pile.remove(s.lands[place])


def face(s: State, id: str, place: int = 0) -> None:
    """These Trail Guidelines below a Land."""
    s.faces[place] = next(n for n, tile in enumerate(TRAILS) if tile.id == id)


def trail(table: Table[State], where: int) -> Trail:
    found = table.state.trails[where]
    assert found is not None
    return found


def fight(
    edit: Edit,
    *answers: Option,
    attack: Sequence[int] = (),
    strength: Sequence[int] = (),
    magic: Sequence[int] = (),
    influence: Sequence[int] = (),
    steps: Sequence[str | tuple[Any, ...]] = MONSTER,
    free: Sequence[str] = ("loot",),
    **options: Any,
) -> Table[State]:
    """The monster battle in Land A, or other steps, with these dice, after these answers."""
    dice = {"attack": attack, "strength": strength, "magic": magic, "influence": influence}
    script = {label: row for label, row in dice.items() if row}
    table = mltables.make(*steps, END, edit=edit, script=script, free=free, **options)
    choose(table, *answers)
    return table


def choose(table: Table[State], *answers: Option) -> None:
    for answer in answers:
        table.choose(answer)


def roll_on(table: Table[State]) -> Table[State]:
    """Roll every die of the attacks that come now, and stop when there is none left."""
    while asked(table) == "attack":
        table.choose(next(o for o in (("roll", "all"), *options(table)) if o in options(table)))
    return table


def asked(table: Table[State]) -> str:
    return table.choices[0].ask


def options(table: Table[State]) -> list[Option]:
    return list(table.choices[0].options)


def ended(table: Table[State]) -> None:
    """All is done, and all scripted dice were rolled."""
    assert asked(table) == "gift.die", table.choices
    mltables.done(table)


def told(table: Table[State], kind: type[Record]) -> list[Any]:
    return [line.record for line in table.log if isinstance(line.record, kind)]
