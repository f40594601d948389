"""How what is told is seen to happen: dice that roll, Monsters that strike, come and go, what clans gain."""

from __future__ import annotations

from collections.abc import Iterable

from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.events import Dice
from wyprawa.games.monsterlands.rules.outside.monster_attack import HIT
from wyprawa.games.monsterlands.state import INFLUENCE
from wyprawa.games.monsterlands.view.board import BLANK, PLACES
from wyprawa.games.monsterlands.view.tells import TELLS
from wyprawa.games.monsterlands.vocabulary import BUILDINGS, DICE
from wyprawa.kernel import Record
from wyprawa.scene import Act, Die, changes, panel_id
from wyprawa.words import t


def acts(record: Record) -> tuple[Act, ...]:
    """What a record looks like; what a clan gains or pays rises from its panel."""
    return (*_seen(record), *changes(TELLS, record))


def _seen(record: Record) -> tuple[Act, ...]:
    match record:
        case events.MonsterAttacks(monster=monster, faces=faces, again=again, hits=hits):
            dice, note = _attack((*faces, *again)), t("act-hits", n=hits)
            return (
                Act("turn", beast(monster)),
                Act("roll", beast(monster), amount=hits, dice=dice, note=note),
            )
        case (
            events.SporesFly(monster=monster, faces=faces, again=again)
            | events.DiceWasted(monster=monster, faces=faces, again=again)
        ):
            return (Act("roll", beast(monster), dice=_attack((*faces, *again))),)
        case (
            events.DieRolled(who=who, die=die, value=value, total=total)
            | events.DieRerolled(who=who, die=die, value=value, total=total)
        ):
            return (Act("roll", panel_id(who), dice=_dice(((die, value),)), note=t("act-total", n=total)),)
        case events.SamborRolled(red=red, yellow=yellow):
            return (Act("roll", dice=_dice(((0, red), (INFLUENCE, yellow)))),)
    return _placed(record)


def _placed(record: Record) -> tuple[Act, ...]:
    """Who and what comes to a place, or leaves it."""
    match record:
        case events.Placed(who=who, building=building, dice=dice):
            return (Act("show", panel_id(who), path=(BUILDINGS[building],), dice=_dice(dice)),)
        case events.DiceLaid(who=who, trail=trail, dice=dice):
            return (Act("show", panel_id(who), path=(f"trail-{trail}",), dice=_dice(dice)),)
        case events.Assigned(trail=trail):
            return (Act("come", f"on-trail-{trail}", path=(f"trail-{trail}",)),)
        case events.Died(trail=trail) | events.CameHome(trail=trail):
            return (Act("leave", f"on-trail-{trail}"),)
        case events.Killed(monster=monster) | events.Captured(monster=monster):
            return (Act("leave", beast(monster)),)
        case events.MonsterUnbeaten(monster=monster) | events.GateLeft(monster=monster):
            return (Act("leave", beast(monster)),)
        case events.MonsterCame(monster=monster, place=place):
            return (Act("come", beast(monster), path=(_cell(place),)),)
    return ()


def beast(monster: int) -> str:
    return f"beast-{monster}"


def _cell(place: int) -> str:
    return next(id for id, number in PLACES.items() if number == place)


def _attack(faces: Iterable[int]) -> tuple[Die, ...]:
    return tuple(
        Die(f"rolled-{n}", "attack", face, state="" if face >= HIT else "dimmed")
        for n, face in enumerate(faces)
    )


def _dice(dice: Dice) -> tuple[Die, ...]:
    return tuple(Die(f"rolled-{n}", DICE[kind], value or BLANK) for n, (kind, value) in enumerate(dice))
