"""How what is told is seen to happen: steps, dice, blows, damage, cards turned up, who comes and goes."""

from __future__ import annotations

from wyprawa.games.warcraft import told
from wyprawa.games.warcraft.state import NOTHING
from wyprawa.games.warcraft.view import names
from wyprawa.kernel import Record
from wyprawa.scene import Act, Die, Drawn, panel_id
from wyprawa.words import Text, t

PIECES = {"seat": "figure", "board": "board"}
Foe = tuple[str, int]


def id_of(who: int) -> str:
    return f"figure-{who}"


def foe_id(foe: Foe) -> str:
    """A fighter's piece; an adversary just drawn has none, its card lies in the tray."""
    kind, number = foe
    return f"{PIECES[kind]}-{number}" if kind in PIECES else "side-of-black"


def acts(record: Record) -> tuple[Act, ...]:
    """What a record looks like; nothing for what only stands in the log."""
    match record:
        case told.TurnBegan(who=who):
            return (Act("turn", id_of(who)),)
        case told.MovementRolled(who=who, movement=movement, energy=energy):
            face = t("face-movement", movement=movement, energy=energy)
            die = Die("rolled-0", "movement", face, colour="blue")
            return (Act("roll", id_of(who), dice=(die,), note=t("act-movement", n=movement, energy=energy)),)
        case told.Moved(who=who, space=space) | told.Put(who=who, space=space):
            return (Act("move", id_of(who), path=(str(space),)),)
        case told.Resurrected(who=who, space=space):
            return (Act("move", id_of(who), path=(str(space),)),)
    return (*fought(record), *changed(record), *turned_up(record))


def fought(record: Record) -> tuple[Act, ...]:
    match record:
        case told.CombatBegan(who=who, foe=foe):
            return (Act("focus", id_of(who), foe_id(foe)),)
        case told.CombatRolled(who=who, red=red, black=black):
            dice = (combat_die("red", red), combat_die("black", black))
            return (Act("roll", id_of(who), dice=dice),)
        case told.Rerolled(foe=foe, face=face) | told.DieSet(foe=foe, face=face):
            colour = "red" if foe[0] == "seat" else "black"
            return (Act("roll", foe_id(foe), dice=(combat_die(colour, face),)),)
        case told.PowerTriggered(foe=foe, power=source):
            return (Act("show", foe_id(foe), cards=(Drawn(names.source(source)),)),)
        case told.Struck(foe=foe, total=total, defence=defence, hit=hit):
            said = t("act-struck", total=total, defence=defence, hit=t("hit" if hit else "miss"))
            return (Act("show", foe_id(foe), cards=(Drawn(said, counts=hit),)),)
        case told.AdversaryDefeated(foe=foe):
            return (Act("lose", foe_id(foe), icon="skull"),)
        case told.Defeated(who=who):
            return (Act("lose", id_of(who), icon="skull"),)
    return ()


def combat_die(colour: str, face: int) -> Die:
    return Die(f"rolled-{colour}", "combat", names.face(face), colour=colour)  # type: ignore[arg-type]


def changed(record: Record) -> tuple[Act, ...]:
    match record:
        case told.Hurt(who=who, damage=n):
            return (Act("hurt", id_of(who), amount=n),) if n else ()
        case told.Healed(who=who, damage=n):
            return (Act("heal", id_of(who), amount=n),) if n else ()
        case told.LevelGained(who=who):
            return (Act("gain", id_of(who), icon="up"),)
        case told.EnergyChanged(who=who, amount=n) if n > 0:
            return (Act("gain", id_of(who), amount=n, icon="energy"),)
        case told.Drew(who=who, cards=n):
            return (Act("gain", panel_id(who), amount=n, icon="card"),)
        case (
            told.QuestCompleted(who=who, valor=n)
            | told.TrophyGained(who=who, valor=n)
            | told.EventScored(who=who, valor=n)
        ):
            return (Act("gain", panel_id(who), amount=n, icon="valor"),) if n else ()
    return ()


def turned_up(record: Record) -> tuple[Act, ...]:
    """Cards and discoveries that everybody sees, markers that come and go."""
    match record:
        case told.AdversaryDrawn(who=who, card=card) | told.EventDrawn(who=who, card=card):
            return (shown(id_of(who), names.front(card)),)
        case told.Played(who=who, ability=ability):
            return (shown(panel_id(who), names.ability(ability)),)
        case told.ItemGained(who=who, item=item):
            return (shown(id_of(who), names.item(item)),)
        case told.Revealed(who=who, discovery=kind):
            return (shown(id_of(who), names.discovery(kind)),)
        case told.Undefeated(slot=slot, space=space) if slot != NOTHING:
            return (Act("come", f"marker-{slot}", path=(str(space),)),)
        case told.MarkerRemoved(slot=slot):
            return (Act("leave", f"marker-{slot}"),)
    return ()


def shown(who: str, name: Text) -> Act:
    return Act("show", who, cards=(Drawn(name),))
