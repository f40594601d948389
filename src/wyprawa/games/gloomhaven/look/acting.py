"""How what is told is seen to happen: steps, blows, modifier cards, damage, who comes and goes."""

from __future__ import annotations

from wyprawa.games.gloomhaven import texts, told, told_campaign
from wyprawa.games.gloomhaven.look.figures import id_of
from wyprawa.games.gloomhaven.look.telling import types
from wyprawa.kernel import Record
from wyprawa.scene import Act, Drawn
from wyprawa.words import Text, listed, t

EVENTS = {"city": "house", "road": "trail"}  # the icon of each deck


def acts(record: Record) -> tuple[Act, ...]:
    """What a record looks like; nothing for what only stands in the log."""
    match record:
        case told.TurnBegan(who=who):
            return (Act("turn", id_of(who)),)
        case told.Focused(who=who, whom=whom, why=why):
            way = next((line.path for line in why.lines if line.foe == whom), ())
            return (Act("focus", id_of(who), id_of(whom), path=_ids(way)),)
        case told.Moved(who=who, path=path) | told.Pushed(who=who, path=path):
            return (Act("move", id_of(who), path=_ids(path)),)
        case told.Attacked():
            return (_attack(record),)
        case told.Suffered(who=who, damage=damage):
            return (Act("hurt", id_of(who), amount=damage),) if damage else ()
        case told.Healed(who=who, amount=amount):
            return (Act("heal", id_of(who), amount=amount),) if amount else ()
        case told.Gave(who=who, condition=condition):
            return (Act("gain", id_of(who), icon=condition),)
        case told.Ended(who=who, ended=condition):
            return (Act("lose", id_of(who), icon=condition),)
    return _seldom(record)


def _seldom(record: Record) -> tuple[Act, ...]:
    match record:
        case told.Died(who=who) | told.Exhausted(who=who):
            return (Act("leave", id_of(who)),)
        case told.Placed(who=who, cell=cell):
            return (Act("come", id_of(who), path=(str(cell),)),)
        case told.Opened() | told.Revealed() | told.Built() | told.Cleared():
            return (Act("open"),)
        case told.Guarded(who=who, what=what, amount=amount):
            return (Act("gain", id_of(who), amount=amount, icon=what),)
        case told.Learned(who=who, amount=amount):
            return (Act("gain", id_of(who), amount=amount, icon="experience"),)
        case told.Looted(who=who, money=money) if money:
            return (Act("gain", id_of(who), amount=money, icon="money"),)
        case told.Drew(types=names, initiative=initiative) if names:
            return (Act("show", cards=(Drawn(t("act-drew", types=types(names), initiative=initiative)),)),)
        case told_campaign.EventChosen(option=option):
            deck, event = option.partition("-")[0], Drawn(t(f"event-{option.rpartition('-')[0]}"))
            return (Act("read", icon=EVENTS[deck], note=t(f"event-of-{deck}"), cards=(event,)),)
        case told_campaign.EventGone():
            return (Act("read"),)
    return ()


def _attack(record: told.Attacked) -> Act:
    """The blow and the modifier cards, those that count first; then how the damage comes about."""
    left = list(record.applied)
    cards = [Drawn(texts.modifier(card)) for card in record.applied]
    for card in record.cards:
        if card in left:
            left.remove(card)
        else:
            cards.append(Drawn(texts.modifier(card), counts=False))
    return Act(
        "strike", id_of(record.who), id_of(record.whom), record.damage, cards=tuple(cards), note=_sum(record)
    )


def _sum(record: told.Attacked) -> Text:
    """`3, +1: 4 - 1 Shield = 3`; without a Shield that counts, only what it comes to."""
    said = listed(texts.modifier(card) for card in record.applied)
    shield = max(0, record.shield - record.pierce)
    word = "act-attack-shield" if shield else "act-attack"
    return t(word, value=record.value, cards=said, result=record.result, shield=shield, damage=record.damage)


def _ids(cells: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(map(str, cells))
