"""What happens on pages, in random rooms, treasures and rewards: the verbs of `special`."""

from __future__ import annotations

from wyprawa.games.gloomhaven import special as sp
from wyprawa.games.gloomhaven.abilities.terms import Has, LostHp, NearFallen, OfBoss, OfRoom, OfType, Whom
from wyprawa.games.gloomhaven.abilities.verbs import (
    Cure,
    Give,
    Heal,
    Make,
    Recover,
    Refresh,
    Retaliate,
    Shield,
    Suffer,
    Xp,
)
from wyprawa.games.gloomhaven.content import BOXES, QUESTS, SCENARIOS
from wyprawa.games.gloomhaven.texts import special_ground
from wyprawa.games.gloomhaven.texts.phrases import (
    Own,
    conditions,
    created,
    how_many,
    ranks_in,
    signed,
    slug,
    uses,
)
from wyprawa.games.gloomhaven.texts.special_tests import UNKNOWN, Played, amount, creature, creatures, holds
from wyprawa.games.gloomhaven.texts.things import back, by_party
from wyprawa.words import Text, listed, t

BY_NUMBER = SCENARIOS.numbers
RAISED = ("attack", "move", "range", "advantage", "disadvantage", "pierce")


def verb(it: sp.Verb, at: Played = UNKNOWN) -> Text:
    match it:
        case Give() | Suffer() | Heal() | Cure() | Shield() | Retaliate() | Recover() | Refresh() | Make():
            return _shared(it, at)
        case sp.Raise(to=to, lasting=lasting):
            said = [t(f"plus-{name}", n=signed(n)) for name in RAISED if (n := getattr(it, name))]
            does = t("happens-does", who=subject(to), what=listed(said))
            if it.against is not None:
                does = t("happens-against", what=does, name=creature(it.against))
            return _while(lasting, does)
        case sp.Ward(to=to, shield=n, against=foe, immune=names):
            safe = listed(conditions(names), "and")
            return t("happens-ward", who=subject(to), n=n, name=creature(foe), conditions=safe)
        case sp.Regenerate(value=n, to=to, lasting=lasting):
            return _while(lasting, t("happens-regenerate", who=subject(to), n=n))
        case sp.Promote(value=n):
            return t("happens-promote", n=n)
        case sp.Retreat(value=n, rank=rank):
            return t(f"happens-retreat-{rank}", n=n)
        case sp.AddModifiers(card=card, value=n, to="monsters"):
            return t("happens-modifiers-monsters", n=n, card=t(f"added-{slug(card)}"))
        case sp.AddModifiers(card=card, value=n, to=Whom() as to):
            return t("happens-modifiers", who=subject(to), n=n, card=t(f"added-{slug(card)}"))
        case sp.PutAway(value=n, pile=pile, to=to):
            return t(f"happens-{'lose' if pile == 'lost' else 'discard'}", who=subject(to), n=n)
        case sp.Sacrifice(to=to, items=items, then=then):
            which = listed((t(f"item-{n}") for n in items), "or")
            return t("happens-sacrifice", who=subject(to), items=which, what=verbs(then, at))
        case sp.UseUp(value=n, of=of, to=to, slot=slot):
            return t(f"happens-use-up-{uses(of, slot)}", who=subject(to), n=how_many(n))
        case sp.Quench(elements=elements):
            if not elements:
                return t("happens-quench")
            named = listed((t(f"element-{each}") for each in elements), "and")
            return t("happens-quench-some", elements=named)
        case sp.NoConsuming():
            return t("happens-no-consuming")
        case sp.Spawn(monster=monster, at=mark, ranks=ranks, named=named):
            said_ranks = by_party(ranks, Own(0, 0, party=at.party))
            name = creature(named or monster)
            if mark is None:
                return t("happens-spawn-there", monster=name, ranks=said_ranks)
            return t("happens-spawn", monster=name, mark=mark, ranks=said_ranks)
        case sp.SpawnBoss(boss=name, at=mark):
            if mark is None:
                return t("happens-boss-waits", boss=t(f"boss-{name}"))
            return t("happens-spawn-boss", boss=t(f"boss-{name}"), mark=mark)
        case sp.If(when=when, then=then, otherwise=otherwise):
            one = t("happens-if", test=holds(when, at), what=verbs(then, at))
            return t("happens-else", what=one, other=verbs(otherwise, at)) if otherwise else one
        case sp.SetUp(word=word):
            return t(f"set-up-{slug(word)}")
        case sp.TakeOff(monster=name):
            return t("happens-take-off", monster=creature(name))
        case sp.CloseDoors(doors=label):
            return t("happens-close-doors", door=label, passage=at.passage(label))
        case sp.Unlock(doors=label):
            return t("happens-unlock", door=label, passage=at.passage(label))
        case sp.Note(word=word):
            return t(f"note-{slug(word)}")
        case sp.Carry(to=to):
            return t("happens-carry", who=subject(to))
        case sp.Spend(to=to, then=then):
            return t("happens-spend", who=subject(to), what=verbs(then, at))
        case sp.TurnUp():
            return t("happens-turn-up")
        case sp.Leave(mark=mark):
            return t("happens-leave", mark=mark)
        case sp.Bring(to=to, at=mark):
            return t("happens-bring", who=subject(to), mark=mark)
        case sp.Rescue(to=to):
            return t("happens-rescue", who=subject(to))
        case sp.TakeTile(to=to):
            return t("happens-take-tile", who=subject(to))
        case sp.OpenDoors(doors=label):
            return t("happens-open-doors", door=label, passage=at.passage(label))
        case _:
            return special_ground.happens(it) or _home(it, at)


def verbs(them: tuple[sp.Verb, ...], at: Played = UNKNOWN) -> Text:
    column = max(2, at.party or 2) - 2
    coming = [
        each for each in them if not isinstance(each, sp.Spawn) or at.party is None or each.ranks[column]
    ]
    return listed((verb(each, at) for each in coming), "semicolon")


def subject(to: Whom | None) -> Text:
    """Whom a page means, as the subject of a sentence."""
    if to is None:
        raise ValueError("nobody acts on a page: it says whom it is for")
    if to.who == "enemies":
        said = t("who-enemies", rank=ranks_in(to.where))
    else:
        said = t(f"who-{to.who}", n=to.count)
    for each in to.where:
        if isinstance(each, OfType):
            said = t("who-of-type", who=said, names=creatures(each.of))
        elif isinstance(each, OfRoom):
            said = t("who-in-room", who=said, n=each.room)
        elif isinstance(each, OfBoss):
            said = t("who-boss")
        elif isinstance(each, NearFallen):
            said = t("who-near-fallen", who=said)
        elif isinstance(each, Has):
            said = t("who-has", who=said, conditions=listed(conditions(each.of), "or"))
        elif isinstance(each, LostHp):
            said = t("who-lost-hp", who=said, n=each.least)
        elif each == "whole":
            said = t("who-whole", who=said)
    return said


def _while(lasting: bool, what: Text) -> Text:
    return t("lasting" if lasting else "for-the-round", what=what)


def _shared(
    it: Give | Suffer | Heal | Cure | Shield | Retaliate | Recover | Refresh | Make, at: Played
) -> Text:
    """What abilities do too, said of those whom a page means."""
    match it:
        case Give(give=names, to=to, lasting=lasting):
            said = t("happens-give", who=subject(to), conditions=listed(conditions(names), "and"))
            return t("lasting", what=said) if lasting else said
        case Suffer(value=n, to=to):
            return t("happens-suffer", who=subject(to), n=amount(n, at))
        case Heal(value=n, to=to):
            return t("happens-does", who=subject(to), what=t("do-heal", n=amount(n, at)))
        case Cure(value=many, to=to):
            return t("happens-does", who=subject(to), what=t("do-cure", n=how_many(many)))
        case Shield(value=n, to=to, lasting=lasting):
            much = amount(n, at)
            plus = signed(much) if isinstance(much, int) else much
            return _while(lasting, t("happens-does", who=subject(to), what=t("plus-shield", n=plus)))
        case Retaliate(value=n, range=reach, to=to, lasting=lasting):
            parts = [t("do-retaliate", n=amount(n, at)), *([t("range", n=reach)] if reach > 1 else [])]
            return _while(lasting, t("happens-does", who=subject(to), what=listed(parts)))
        case Recover() | Refresh():
            return t("happens-does", who=subject(it.to), what=back(it, whom=False))
        case Make(elements=elements):
            return created(elements)


def _home(it: sp.Verb, at: Played) -> Text:
    """What a party takes home."""
    match it:
        case sp.Gold(value=n, to="together"):
            return t("reward-gold-together", n=n)
        case sp.Gold(value=n, to=Whom() as to):
            return t(f"reward-gold-{to.who}", n=n, many=to.count)
        case Xp(value=n, to=Whom() as to):
            return t(f"reward-xp-{to.who}", n=amount(n, at), many=to.count)
        case sp.Checkmark(value=n, to=Whom(who="looter")):
            return t("reward-checkmarks", n=n)
        case sp.Checkmark(value=n, to=to):
            return t("happens-does", who=subject(to), what=t("reward-checkmarks", n=n))
        case sp.Reputation(change=n):
            return t("reward-reputation", n=signed(n))
        case sp.Prosperity(change=n):
            return t("reward-prosperity", n=signed(n))
        case sp.Achieve(achievement=name, scope=scope, given=given) if given is not None:
            what = t(f"reward-achieve-{scope}", what=t(f"achievement-{name}"))
            return t("reward-given", what=what, given=t(f"achievement-{given}"))
        case sp.Achieve(achievement=name, scope=scope):
            return t(f"reward-achieve-{scope}", what=t(f"achievement-{name}"))
        case sp.Forfeit(achievement=name):
            return t("reward-forfeit", what=t(f"achievement-{name}"))
        case sp.Item(number=n, quest=None):
            return t("reward-item", item=t(f"item-{n}"))
        case sp.Item(number=n, quest=number):
            quest = next(id for id, row in QUESTS.items() if row.number == number)
            return t("reward-item-quest", item=t(f"item-{n}"), quest=t(f"quest-{quest}"))
        case sp.EnhancingGold(value=n):
            return t("reward-enhancing-gold", n=n)
        case sp.Design(number=None):
            return t("reward-random-design")
        case sp.Design(number=n):
            return t("reward-design", item=t(f"item-{n}"))
        case sp.SideScenario():
            return t("reward-side-scenario")
        case sp.Location(of=(n,)):
            return t("reward-new-location", where=location(n))
        case sp.Location(of=of):
            return t("reward-location", where=listed((location(n) for n in of), "or"))
        case sp.AddEvent(deck=deck):
            return t(f"reward-event-{deck}")
        case sp.OpenBox(name=name):
            return t("reward-open", what=symbol(name))
        case sp.OpenEnvelope(name=name):
            return t("reward-open", what=t(f"sealed-{name}"))
        case _:
            raise AssertionError(it)


def location(n: int) -> Text:
    """A scenario of the book, by name where it is one of ours."""
    if n in BY_NUMBER:
        return t("location-named", n=n, name=t(f"scenario-{BY_NUMBER[n]}"))
    return t("location", n=n)


def symbol(box: str) -> Text:
    """A sealed class by the symbol on its box; its name is nobody's to know."""
    return t(f"symbol-{slug(BOXES[box].symbol)}")
