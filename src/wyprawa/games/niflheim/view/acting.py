"""How what is told is seen to happen: steps, dice that roll, blows, wounds, who comes and goes."""

from __future__ import annotations

from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.view import texts
from wyprawa.kernel import Record
from wyprawa.scene import Act, Die, Drawn
from wyprawa.words import Text, t


def id_of(figure: int) -> str:
    return f"figure-{figure}"


def acts(record: Record) -> tuple[Act, ...]:
    """What a record looks like; nothing for what only stands in the log."""
    match record:
        case events.IntentDeclared(who=figure) | events.UndeadActivated(undead=figure):
            return (Act("turn", id_of(figure)),)
        case events.Moved(who=figure, cell=cell) | events.UndeadMoved(undead=figure, cell=cell):
            return (Act("move", id_of(figure), path=(str(cell),)),)
        case events.Pushed(whom=figure, cell=cell):
            return (Act("move", id_of(figure), path=(str(cell),)),)
    return (*rolled(record), *hurt(record), *gained(record), *seldom(record))


def rolled(record: Record) -> tuple[Act, ...]:
    """Dice roll where `DieRolled` tells of them; what a roll comes to is then only shown."""
    match record:
        case events.AttackDeclared(who=who, undead=undead):
            return (Act("focus", id_of(who), id_of(undead)),)
        case events.DieRolled(who=who, face=face, result=result):
            return (Act("roll", id_of(who), dice=(die(0, face),), note=sum_of(face, result)),)
        case events.InitiativeRolled(heroes=heroes, undead_die=undead):
            return (Act("roll", dice=(die(0, heroes), die(1, undead))),)
        case events.UndeadStrikes(undead=undead, whom=whom):
            return (Act("strike", id_of(undead), id_of(whom)),)
        case events.BowShot(undead=undead, whom=whom, face=face, result=result):
            return (Act("strike", id_of(undead), id_of(whom), cards=(Drawn(sum_of(face, result)),)),)
        case events.BurstRolled(whom=whom, face=face, result=result):
            return (Act("show", id_of(whom), cards=(Drawn(sum_of(face, result)),)),)
        case events.CoinFlipped(heads=heads):
            return (Act("show", cards=(Drawn(t("coin-heads" if heads else "coin-tails")),)),)
    return ()


def die(n: int, face: int) -> Die:
    return Die(f"rolled-{n}", "die", face)


def sum_of(face: int, result: int) -> Text:
    """`7 + 2 = 9`."""
    return t("act-sum", face=face, drm=texts.signed(result - face), result=texts.number(result))


def hurt(record: Record) -> tuple[Act, ...]:
    match record:
        case events.HeroWounded(who=figure, n=n) | events.UndeadWounded(undead=figure, n=n):
            return (Act("hurt", id_of(figure), amount=n),) if n else ()
        case events.Healed(who=figure, n=n):
            return (Act("heal", id_of(figure), amount=n),) if n else ()
        case events.Stunned(undead=figure):
            return (Act("gain", id_of(figure), amount=1, icon="stun"),)
        case events.Blocked(undead=undead, who=who):
            return (Act("strike", id_of(undead), id_of(who)), Act("gain", id_of(who), amount=1, icon="lock"))
        case events.BrokeFree(who=who):
            return (Act("lose", id_of(who), amount=1, icon="lock"),)
    return ()


def gained(record: Record) -> tuple[Act, ...]:
    match record:
        case events.XpGained(who=who, n=n):
            return (Act("gain", id_of(who), amount=n, icon="xp"),)
        case events.DestinyChanged(who=who, n=n):
            return (Act("gain" if n > 0 else "lose", id_of(who), amount=abs(n), icon="star"),)
        case events.SupplyGained(who=who, supply=supply, n=n):
            return (Act("gain", id_of(who), amount=n, icon=texts.SUPPLY_ICONS[supply]),)
        case events.CoverTaken(who=who, value=value):
            return (Act("gain", id_of(who), amount=value, icon="eye"),)
        case events.ItemTaken(who=who, item=item):
            return (Act("show", id_of(who), cards=(Drawn(texts.item(item)),)),)
    return ()


def seldom(record: Record) -> tuple[Act, ...]:
    """Doors, figures that come and go."""
    match record:
        case events.DoorOpened() | events.DoorClosed() | events.DoorForced() | events.DoorMoved():
            return (Act("open"),)
        case events.Revealed(undead=figure, cell=cell) | events.UndeadPlaced(undead=figure, cell=cell):
            return (Act("come", id_of(figure), path=(str(cell),)),)
        case events.Summoned(undead=figure, cell=cell) | events.HeroPlaced(who=figure, cell=cell):
            return (Act("come", id_of(figure), path=(str(cell),)),)
        case events.UndeadDied(undead=figure) | events.HeroDied(who=figure) | events.LeftMap(who=figure):
            return (Act("leave", id_of(figure)),)
    return ()
