"""What scenarios, random rooms, treasures and rewards say: the verbs and conditions of `special`."""

from __future__ import annotations

from typing import NamedTuple

from wyprawa.games.gloomhaven import special as sp
from wyprawa.games.gloomhaven.abilities.terms import Has, NearFallen, OfBoss, OfRoom, OfType, Whom
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
from wyprawa.games.gloomhaven.content import BOSSES, BOXES, MONSTERS, SCENARIOS, TREASURES
from wyprawa.games.gloomhaven.places import DungeonRoom, Escort, Kind, Need, Overlay, Scenario
from wyprawa.games.gloomhaven.texts.abilities import ability
from wyprawa.games.gloomhaven.texts.phrases import (
    Own,
    clause,
    conditions,
    created,
    how_many,
    ranks_in,
    signed,
    slug,
    uses,
)
from wyprawa.games.gloomhaven.texts.things import back, by_party
from wyprawa.parts.effects import All, Any, Not
from wyprawa.parts.values import evaluate, names_in
from wyprawa.words import Arg, Text, listed, t

BY_NUMBER = SCENARIOS.numbers
KINDS = frozenset(
    ("siege_cannon", "suspect", "infiltrator", "harvester", "hungry_soul", "arcane_golem", "bloated_regent",
     "giant_ooze", "lurker_king", "prime_lieutenant")
)  # fmt: skip
"""Monsters with a name of their own (GH-30.6)."""
GUARDED = frozenset(
    (
        "hail",
        "orchid",
        "redthorn",
        "captive",
        "captive_orchid",
        "tree",
        "crystal",
        "fish",
        "villager",
        "victim",
    )
)
"""Whom parties bring through or guard."""
SAID = ("C", "5C", "4 + 2L")
"""Formulas that have words of their own; others are shown as they are."""
RAISED = ("attack", "move", "range", "advantage", "disadvantage", "pierce")


class Played(NamedTuple):
    """The scenario level and the number of characters, for formulas; without them these stay letters."""

    level: int | None = None
    party: int | None = None


UNKNOWN = Played()


def amount(value: int | str, at: Played = UNKNOWN) -> Arg:
    """A number, or a formula of L and C in words."""
    given = {name: n for name, n in (("L", at.level), ("C", at.party)) if n is not None}
    if names_in(value) <= given.keys():
        return evaluate(value, given)
    return t(f"x-{slug(str(value))}") if value in SAID else t("x-formula", formula=str(value))


# --- what happens -------------------------------------------------------------------------------------------


def verb(it: sp.Verb, at: Played = UNKNOWN) -> Text:
    match it:
        case Give() | Suffer() | Heal() | Cure() | Shield() | Retaliate() | Recover() | Refresh() | Make():
            return _shared(it, at)
        case sp.Raise(to=to, lasting=lasting):
            said = [t(f"plus-{name}", n=signed(n)) for name in RAISED if (n := getattr(it, name))]
            return _while(lasting, t("happens-does", who=subject(to), what=listed(said)))
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
            return t("happens-spawn-boss", boss=t(f"boss-{name}"), mark=mark)
        case sp.If(when=when, then=then, otherwise=otherwise):
            one = t("happens-if", test=holds(when, at), what=verbs(then, at))
            return t("happens-else", what=one, other=verbs(otherwise, at)) if otherwise else one
        case sp.SetUp(word=word):
            return t(f"set-up-{slug(word)}")
        case sp.TakeOff(monster=name):
            return t("happens-take-off", monster=creature(name))
        case sp.CloseDoors(doors=label):
            return t("happens-close-doors", door=label)
        case sp.Unlock(doors=label):
            return t("happens-unlock", door=label)
        case sp.Note(word=word):
            return t(f"note-{slug(word)}")
        case sp.Leave(mark=mark):
            return t("happens-leave", mark=mark)
        case sp.OpenDoors(doors=label):
            return t("happens-open-doors", door=label)
        case _:
            return _home(it, at)


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
            said = t("who-of-type", who=said, names=_named(each.of))
        elif isinstance(each, OfRoom):
            said = t("who-in-room", who=said, n=each.room)
        elif isinstance(each, OfBoss):
            said = t("who-boss")
        elif isinstance(each, NearFallen):
            said = t("who-near-fallen", who=said)
        elif isinstance(each, Has):
            said = t("who-has", who=said, conditions=listed(conditions(each.of), "or"))
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
        case sp.Item(number=n):
            return t("reward-item", item=t(f"item-{n}"))
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


# --- when it holds ------------------------------------------------------------------------------------------


def holds(it: sp.Test, at: Played = UNKNOWN) -> Text:
    """A condition after `if` or `when`."""
    match it:
        case All(of=of):
            return listed((holds(each, at) for each in of), "and")
        case Any(of=of):
            return listed((holds(each, at) for each in of), "or")
        case Not(of=sp.OddRound()):
            return t("holds-even-round")
        case Not(of=sp.Shut(door=None)):
            return t("holds-all-open")
        case Not(of=sp.Shut(door=door)):
            return t("holds-open", door=door or "")
        case Not(of=each):
            return t("holds-not", what=holds(each, at))
        case sp.Cleared(everywhere=everywhere):
            return t("holds-cleared-everywhere" if everywhere else "holds-cleared")
        case sp.Killed(least=n, monsters=names):
            return (
                t("holds-killed", n=amount(n, at), names=_named(names)) if names else _killed("holds", n, at)
            )
        case sp.Looted(least=n):
            return t("holds-looted", n=n)
        case sp.Revealed(room=n):
            return t("holds-revealed", n=n)
        case sp.Opens(door=door, room=room):
            return t("holds-opens", door=door) if door is not None else t("holds-room-opens", n=room or 0)
        case sp.Shut(door=door):
            return t("holds-shut", door=door) if door is not None else t("holds-any-shut")
        case sp.OddRound():
            return t("holds-odd-round")
        case sp.InRound():
            return _rounds(it)
        case sp.OnMark(who=who, mark=mark):
            return t(f"holds-on-mark-{who}", mark=mark)
        case sp.InRoom(who=who, room=n):
            return t(f"holds-in-room-{who}", n=n)
        case sp.There(monsters=names, room=None):
            return t("holds-there", names=_named(names))
        case sp.There(monsters=names, room=n):
            return t("holds-there-in-room", names=_named(names), n=n or 0)
        case sp.Exhausted(off=mark):
            if it.room is not None:
                return t("holds-exhausted-outside", n=it.room)
            return t("holds-exhausted-off", mark=mark) if mark is not None else t("holds-exhausted")
        case sp.EachTook():
            return t("holds-each-took")
        case sp.Unlucky():
            return t("holds-unlucky")
        case sp.Took():
            return t("holds-took")
        case sp.AllLeft():
            return t("holds-all-left")
        case sp.Stands(mark=mark):
            return t("holds-stands", mark=mark)
        case sp.Noted(word=word, least=n):
            return t(f"noted-{slug(word)}", n=amount(n, at))
        case sp.Trodden(monsters=names, plate=letters):
            return t("holds-trodden", names=_named(names), plates=_letters(letters))
        case sp.InWater():
            return t("holds-in-water")
        case sp.ChoreAt(mark=mark):
            return t("holds-chore-at", mark=mark)
        case sp.Found(treasure=n):
            return t("holds-found", n=n)
        case sp.Died(names=names, rank=rank):
            if not names:
                return t("holds-died-any", rank=rank or "any")
            return t("holds-died", names=_named(names), rank=rank or "any")
        case sp.Acting(who=who, mark=mark, within=n):
            acts = t(f"holds-acting-{who}")
            return acts if mark is None else t("holds-acting-near", who=acts, mark=mark, n=n)
        case sp.OnPlates(who=who, plates=plates):
            return t(f"holds-on-plates-{who}", plates=_plates(plates, at))
        case sp.Beside(escort=escort, mark=mark):
            return t("holds-beside", who=t(f"escort-{escort}"), mark=mark)
        case sp.Fallen(escort=escort):
            return t("holds-fallen", who=t(f"escort-{escort}"))
    raise AssertionError(it)


def _rounds(it: sp.InRound) -> Text:
    if it.last == it.first:
        return t("holds-round", n=it.first)
    if it.every > 1:
        return t("holds-round-every", first=it.first, every=it.every)
    if it.last is not None:
        return t("holds-round-between", first=it.first, last=it.last)
    return t("holds-round-from", first=it.first)


def _killed(said: str, n: int | str, at: Played) -> Text:
    many = amount(n, at)
    return t(f"{said}-killed-any" if isinstance(many, int) else f"{said}-killed-any-x", n=many)


def _named(names: tuple[str, ...]) -> Text:
    return listed((creature(name) for name in names), "or")


def creature(name: str) -> Text:
    """A monster type, one with a name of its own, a boss, an obstacle with hit points or an escort."""
    if name in BOSSES:
        return t(f"boss-{name}")
    if name in MONSTERS or name in KINDS:
        return t(f"monster-{name}")
    return t(f"escort-{name}" if name in GUARDED else f"tile-{slug(name)}")


def _plates(plates: tuple[str, str, str], at: Played) -> Text:
    if at.party is not None or len(set(plates)) == 1:
        return _letters(plates[max(2, at.party or 2) - 2])
    return listed((t("by-party", n=n, what=_letters(each)) for n, each in enumerate(plates, 2)), "semicolon")


def _letters(plates: str) -> Text:
    return listed((t("letter", letter=letter) for letter in plates), "or")


# --- scenarios ----------------------------------------------------------------------------------------------


def scenario_goal(it: Scenario, at: Played = UNKNOWN) -> Text:
    """How the scenario is won."""
    return _goal(it.goal, at)


def _goal(it: sp.Test, at: Played) -> Text:
    match it:
        case All(of=of):
            return listed((_goal(each, at) for each in of), "semicolon")
        case sp.Cleared(everywhere=everywhere):
            return t("win-cleared-everywhere" if everywhere else "win-cleared")
        case sp.Killed(least=n, monsters=names):
            if n == 1 and len(names) == 1 and names[0] in BOSSES:
                return t("win-slain", boss=t(f"slay-{names[0]}"))
            if names and not any(name in (*MONSTERS, *BOSSES, *KINDS) for name in names):
                return t("win-destroyed", n=amount(n, at), names=_named(names))
            return t("win-killed", n=amount(n, at), names=_named(names)) if names else _killed("win", n, at)
        case sp.Looted(least=n):
            return t("win-looted", n=n)
        case sp.Revealed(room=n):
            return t("win-revealed", n=n)
        case _:
            return t("win-when", what=holds(it, at))


def scenario_loss(it: Scenario, at: Played = UNKNOWN) -> Text | None:
    """How it is lost, exhaustion of all apart."""
    return t("lose-when", what=holds(it.lose, at)) if it.lose is not None else None


def special_rules(it: Scenario, at: Played = UNKNOWN) -> tuple[Text, ...]:
    """Everything on the page that is not the map: set-up effects, rules, doors, tiles, allies, escorts."""
    said = [t("rule-setup", what=verb(each, at)) for each in it.setup]
    said += [rule(each, at) for each in it.rules if _comes(each, at)]
    locked = sorted({door.label for door in it.doors if door.locked and door.hp is None})
    barred = {door.label: door for door in it.doors if door.hp is not None}
    said += [t("rule-barred", door=label, hp=amount(door.hp or 0, at)) for label, door in barred.items()]
    said += [t("rule-locked", doors=listed((t("letter", letter=x) for x in locked), "and"))] if locked else []
    if any(tile.by_ability for room in it.rooms for tile in room.treasures):
        said.append(t("rule-by-ability"))
    if it.allies:
        said.append(t("rule-allies", names=listed((t(f"monster-{name}") for name in it.allies), "and")))
    if it.wild:
        said.append(t("rule-wild", names=listed((t(f"monster-{name}") for name in it.wild), "and")))
    said += [kind(each, at) for each in it.kinds if each != Kind(id=each.id, monster=each.monster)]
    if it.chore is not None:
        halves = "both" if len(it.chore.halves) > 1 else it.chore.halves[0]
        said.append(t(f"rule-chore-{halves}", what=t(f"chore-{it.chore.id}")))
    for each in it.summons:
        ranks = t("summoned-elite" if each.rank == "E" else "summoned-normal")
        names = {"monster": creature(each.monster), "by": creature(each.by)}
        said.append(t("rule-summons", ranks=ranks, **names))
    if it.prey:
        said.append(t("rule-prey", names=_named(it.prey)))
    if it.fixed:
        tiles = sorted({f"tile-{slug(tile)}" for tile in it.fixed})
        said.append(t("rule-fixed", names=listed(map(t, tiles), "and")))
    if it.bare:
        said.append(t("rule-bare"))
    if it.apart:
        said.append(t("rule-apart"))
    said += [escort(each, at) for each in it.escorts]
    said += [
        t("rule-guarded", who=t(f"escort-{each.id}"), n=each.guarded) for each in it.escorts if each.guarded
    ]
    objects = {
        (overlay.tile, overlay.hp): overlay for room in it.rooms for overlay in room.overlays if overlay.hp
    }
    said += [obstacle(overlay, at) for overlay in objects.values()]
    loss = scenario_loss(it, at)
    return (*said, *([loss] if loss is not None else []))


def rule(it: sp.Rule, at: Played = UNKNOWN) -> Text:
    """At a moment, if something holds, what happens."""
    heads = [] if it.moment == "revealed" and it.when is not None else [t(f"moment-{slug(it.moment)}")]
    if it.when is not None:
        held = holds(it.when, at)
        heads.append(t("if-more", test=held) if heads else t("when", what=held))
    if it.once:
        heads.append(t("once-only"))
    return clause(heads, verbs(it.do, at))


def _comes(it: sp.Rule, at: Played) -> bool:
    """Whether a rule does anything for so many characters."""
    if at.party is None:
        return True
    column = max(2, at.party) - 2
    return not all(isinstance(each, sp.Spawn) and not each.ranks[column] for each in it.do)


def escort(it: Escort, at: Played = UNKNOWN) -> Text:
    said = [
        t("rule-escort", who=t(f"escort-{it.id}"), hp=amount(it.hp, at), initiative=it.initiative, mark=it.at)
    ]
    if it.towards is not None:
        said.append(t("rule-escort-goes", move=it.move, mark=it.towards))
    said += [ability(each) for each in it.do]
    if it.saved:
        said.append(t("rule-escort-saved"))
    if not it.ally:
        said.append(t("rule-escort-no-ally"))
    return listed(said, "semicolon")


def kind(it: Kind, at: Played = UNKNOWN) -> Text:
    """How monsters of this page differ from their card (GH-30.6)."""
    said = [t("kind-level", n=it.level)] if it.level else []
    said += [t("kind-hp", hp=amount(it.hp, at))] if it.hp is not None else []
    for name in ("attack", "move", "range", "shield"):
        if value := getattr(it, name):
            plus = signed(value) if isinstance(value, int) else t("x-formula", formula=value)
            said.append(t(f"plus-{name}", n=plus))
    said += [t("kind-give", conditions=listed(conditions(it.give), "and"))] if it.give else []
    said += [t("kind-unhurt")] if it.unhurt else []
    said += [] if it.acts else [t("kind-still")]
    said += [t("kind-idle", what=holds(it.idle, at))] if it.idle is not None else []
    said += [t("kind-plain")] if it.plain else []
    said += [t("kind-stays", n=it.stays)] if it.stays is not None else []
    said += [t("kind-heads", mark=it.heads)] if it.heads is not None else []
    if it.haunts:
        said.append(t("kind-haunts", marks=listed((t("letter", letter=x) for x in it.haunts), "and")))
    if it.id == it.monster:
        return t("rule-type", who=creature(it.monster), what=listed(said))
    return t("rule-kind", who=creature(it.id), monster=creature(it.monster), what=listed(said))


def obstacle(it: Overlay, at: Played = UNKNOWN) -> Text:
    """An obstacle that can be attacked (GH-33.6)."""
    assert it.hp is not None
    return t("rule-obstacle", tile=t(f"tile-{slug(it.tile)}"), hp=amount(it.hp, at))


def rewards(it: Scenario) -> tuple[Text, ...]:
    said = [verb(each) for each in it.rewards]
    if it.unlocks:
        said.append(t("reward-locations", where=listed(map(location, it.unlocks), "and")))
    return tuple(said)


def need(it: Need) -> Text:
    """What a campaign must have, or must not have yet."""
    names = (it.achievement, *it.instead)
    what = listed((t(f"achievement-{name}") for name in names), "or")
    if it.copies > 1:
        return t("need-times", what=what, n=it.copies)
    return t("need" if it.complete else "need-not", what=what)


# --- treasures and random rooms -----------------------------------------------------------------------------


def treasure(number: int) -> Text:
    """What is in a numbered tile; number 75 holds a page to puzzle over."""
    them = TREASURES[number].do
    return verbs(them) if them else t("reward-page")


def penalty(room: DungeonRoom, *, major: bool) -> Text:
    """What revealing a room of a random dungeon does (GH-49.16)."""
    return verbs(room.major if major else room.minor)
