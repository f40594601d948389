"""How what is told is seen to happen: steps, dice that roll, blows, Wounds, who comes and goes."""

from __future__ import annotations

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import DICE
from wyprawa.games.hellscape.view import log, texts
from wyprawa.games.hellscape.view.tray import COLOURS
from wyprawa.games.hellscape.vocabulary.terms import DICE as KINDS
from wyprawa.kernel import Record
from wyprawa.scene import Act, Die, Drawn
from wyprawa.words import t


def id_of(figure: int) -> str:
    return f"figure-{figure}"


def acts(record: Record) -> tuple[Act, ...]:
    """What a record looks like; nothing for what only stands in the log."""
    match record:
        case events.TurnBegan(who=who):
            return (Act("turn", id_of(who)),)
        case events.EnemyActs(figure=figure):
            return (Act("turn", id_of(figure)),)
        case events.EnemyAttacks(figure=figure, whom=whom):
            return (Act("focus", id_of(figure), id_of(whom)),)
        case events.Moved(figure=figure, zone=zone) | events.Placed(figure=figure, zone=zone):
            return (Act("move", id_of(figure), path=(str(zone),)),)
        case events.DiceRolled(dice=dice):
            return (Act("roll", dice=rolled(dice), note=log.rolled(dice)),)
        case events.DieRerolled(now=die):
            return (Act("roll", dice=rolled((die,)), note=log.face(die)),)
        case events.Compared():
            return (compared(record),)
    return (*hurt(record), *gained(record), *seldom(record))


def compared(record: events.Compared) -> Act:
    """The blow, and how its Wounds come about."""
    said = t("act-compared", swords=record.swords, shields=record.shields, wounds=record.wounds)
    return Act("strike", id_of(record.attacker), id_of(record.defender), record.wounds, cards=(Drawn(said),))


def hurt(record: Record) -> tuple[Act, ...]:
    match record:
        case events.HeroWounded(who=figure, n=n):
            return (Act("hurt", id_of(figure), amount=n),)
        case events.EnemyWounded(figure=figure, n=n) | events.CompanionWounded(figure=figure, n=n):
            return (Act("hurt", id_of(figure), amount=n),) if n else ()
        case events.Healed(who=figure, n=n) | events.EnemyHealed(figure=figure, n=n):
            return (Act("heal", id_of(figure), amount=n),) if n else ()
        case events.CompanionHealed(figure=figure, n=n):
            return (Act("heal", id_of(figure), amount=n),) if n else ()
        case events.Revived(who=figure, health=n):
            return (Act("heal", id_of(figure), amount=n),)
        case events.MinionKilled(figure=figure):
            return (Act("lose", id_of(figure), amount=1, icon="people"),)
    return ()


def gained(record: Record) -> tuple[Act, ...]:
    match record:
        case events.ManaGained(who=who, n=n):
            return (Act("gain", id_of(who), amount=n, icon="mana"),) if n else ()
        case events.XpGained(who=who, n=n):
            return (Act("gain", id_of(who), amount=n, icon="xp"),) if n else ()
        case events.RageGained(who=who, n=n):
            return (Act("gain", id_of(who), amount=n, icon="strength"),) if n else ()
        case events.FirePlaced(figure=figure, n=n):
            return (Act("gain", id_of(figure), amount=n, icon="fire"),) if n else ()
        case events.FrostPlaced(figure=figure, n=n):
            return (Act("gain", id_of(figure), amount=n, icon="ice"),) if n else ()
        case events.LevelGained(who=who, level=level):
            return (Act("gain", id_of(who), amount=level, icon="level"),)
    return ()


def seldom(record: Record) -> tuple[Act, ...]:
    """Doors, cards that are turned up, figures that come and go."""
    match record:
        case events.DoorOpened() | events.GateOpened() | events.RoomRevealed() | events.BossFightBegan():
            return (Act("open"),)
        case events.DoorCardDrawn(who=who, door_card=card):
            return (Act("show", id_of(who), cards=(Drawn(texts.door_card(card)),)),)
        case events.ItemFound(who=who, item=item):
            return (Act("show", id_of(who), cards=(Drawn(texts.item(item)),)),)
        case events.MobSpawned(figure=figure, zone=zone) | events.RoamingSpawned(figure=figure, zone=zone):
            return (Act("come", id_of(figure), path=(str(zone),)),)
        case events.SpiritSummoned(whom=figure, zone=zone):
            return (Act("come", id_of(figure), path=(str(zone),)),)
        case events.EnemyKilled(figure=figure) | events.EnemyRemoved(figure=figure):
            return (Act("leave", id_of(figure)),)
        case events.CompanionDied(figure=figure) | events.CompanionRemoved(figure=figure):
            return (Act("leave", id_of(figure)),)
        case events.LeftMap(figure=figure) | events.LeftDungeon(who=figure):
            return (Act("leave", id_of(figure)),)
    return ()


def rolled(dice: tuple[tuple[int, int], ...]) -> tuple[Die, ...]:
    """Dice as they fell; a blank one is dimmed."""
    return tuple(
        Die(
            f"rolled-{n}",
            KINDS[lying[0]],
            DICE.shown(lying),
            colour=COLOURS[lying[0]],  # type: ignore[arg-type]
            state="" if DICE.shown(lying) else "dimmed",
        )
        for n, lying in enumerate(dice)
    )
