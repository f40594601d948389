"""What pages say as a whole: goals, rules, tiles, allies, rewards; treasures and random rooms."""

from __future__ import annotations

from wyprawa.games.gloomhaven import special as sp
from wyprawa.games.gloomhaven.content import BOSSES, MONSTERS, TREASURES
from wyprawa.games.gloomhaven.party import SOLO_LEVEL
from wyprawa.games.gloomhaven.places import DungeonRoom, Escort, Kind, Need, Overlay, Scenario
from wyprawa.games.gloomhaven.texts import special_bearers, special_ground
from wyprawa.games.gloomhaven.texts.abilities import ability
from wyprawa.games.gloomhaven.texts.phrases import (
    clause,
    conditions,
    signed,
    slug,
)
from wyprawa.games.gloomhaven.texts.special import location, verb, verbs
from wyprawa.games.gloomhaven.texts.special_tests import (
    KINDS,
    UNKNOWN,
    Played,
    amount,
    creature,
    creatures,
    holds,
    killed,
)
from wyprawa.parts.effects import All
from wyprawa.words import Text, listed, t

MOVED = ("push", "pull")


def scenario_goal(it: Scenario, at: Played = UNKNOWN) -> Text:
    """How the scenario is won."""
    return _goal(it.goal, at._replace(doors=it.doors))


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
                return t("win-destroyed", n=amount(n, at), names=creatures(names))
            return t("win-killed", n=amount(n, at), names=creatures(names)) if names else killed("win", n, at)
        case sp.Looted(least=n):
            return t("win-looted", n=n)
        case sp.Revealed(room=n):
            return t("win-revealed", n=n)
        case _:
            return t("win-when", what=holds(it, at))


def scenario_loss(it: Scenario, at: Played = UNKNOWN) -> Text | None:
    """How it is lost, exhaustion of all apart."""
    at = at._replace(doors=it.doors)
    return t("lose-when", what=holds(it.lose, at)) if it.lose is not None else None


def special_rules(it: Scenario, at: Played = UNKNOWN) -> tuple[Text, ...]:
    """Everything on the page that is not the map: set-up effects, rules, doors, tiles, allies, escorts."""
    at = at._replace(doors=it.doors)
    said = [t("rule-setup", what=verb(each, at)) for each in it.setup]
    said += [rule(each, at) for each in it.rules if _comes(each, at)]
    locked = sorted({door.label for door in it.doors if door.locked and door.hp is None})
    barred = {door.label: door for door in it.doors if door.hp is not None}
    said += [
        t("rule-barred", door=label, hp=amount(door.hp or 0, at), passage=door.passage)
        for label, door in barred.items()
    ]
    if locked:
        kinds = {at.passage(label) for label in locked}
        letters = listed((t("letter", letter=label) for label in locked), "and")
        said.append(t("rule-locked", doors=letters, passage=kinds.pop() if len(kinds) == 1 else "door"))
    if any(tile.by_ability for room in it.rooms for tile in room.treasures):
        said.append(t("rule-by-ability"))
    if any(tile.quest for room in it.rooms for tile in room.treasures):
        said.append(t("rule-quest-tile"))
    if any(tile.reset for room in it.rooms for tile in room.treasures):
        said.append(t("rule-reset-tile"))
    if it.allies:
        said.append(t("rule-allies", names=listed((t(f"monster-{name}") for name in it.allies), "and")))
    if it.wild:
        said.append(t("rule-wild", names=listed((t(f"monster-{name}") for name in it.wild), "and")))
    said += [kind(each, at) for each in it.kinds if each != Kind(id=each.id, monster=each.monster)]
    if it.chore is not None and it.chore.moves is not None:
        said.append(t("rule-chore-moves", what=t(f"chore-{it.chore.id}"), n=amount(it.chore.moves, at)))
    elif it.chore is not None:
        halves = "both" if len(it.chore.halves) > 1 else it.chore.halves[0]
        said.append(t(f"rule-chore-{halves}", what=t(f"chore-{it.chore.id}")))
    for each in it.summons:
        ranks = t("summoned-elite" if each.rank == "E" else "summoned-normal")
        names = {"monster": creature(each.monster), "by": creature(each.named or each.by)}
        said.append(t("rule-summons", ranks=ranks, **names))
    if it.prey:
        said.append(t("rule-prey", names=creatures(it.prey)))
    if it.fixed:
        tiles = sorted({f"tile-{slug(tile)}" for tile in it.fixed})
        said.append(t("rule-fixed", names=listed(map(t, tiles), "and")))
    if it.solo is not None:
        said.append(t("rule-solo", who=t(f"class-{it.solo}"), n=SOLO_LEVEL))
    if it.companion is not None:
        said.append(t("rule-companion", mark=it.companion))
    if it.bare:
        said.append(t("rule-bare"))
    if it.one_each:
        said.append(t("rule-one-each"))
    if it.apart:
        said.append(t("rule-apart"))
    if it.at_grips:
        said.append(t("rule-at-grips"))
    said += [
        t("rule-solid", n=n, name=t(f"tile-{slug(solid[0])}"))
        for n, room in enumerate(it.rooms, 1)
        if (solid := [each.tile for each in room.overlays if each.solid])
    ]
    said += [*special_bearers.rules(it), *special_ground.rules(it)]
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
    if it.hidden:
        return t("rule-escort-hidden", who=t(f"escort-{it.id}"), mark=it.at)
    if it.towards is not None:
        said.append(t("rule-escort-goes", move=it.move, mark=it.towards))
    said += [ability(each) for each in it.do]
    if it.saved:
        said.append(t("rule-escort-saved"))
    if it.safe:
        said.append(t("rule-escort-safe"))
    if not it.ally:
        said.append(t("rule-escort-no-ally"))
    return listed(said, "semicolon")


def kind(it: Kind, at: Played = UNKNOWN) -> Text:
    """How monsters of this page differ from their card (GH-30.6)."""
    said = [t("kind-level", n=signed(it.level))] if it.level else []
    said += [t("kind-hp", hp=amount(it.hp, at))] if it.hp is not None else []
    said += [t("kind-at-first", hp=amount(it.at_first, at))] if it.at_first is not None else []
    for name in ("attack", "move", "range", "shield", "retaliate", "reach"):
        if value := getattr(it, name):
            plus = signed(value) if isinstance(value, int) else t("x-formula", formula=value)
            said.append(t(f"plus-{name}", n=plus))
    said += [t("kind-bare")] if it.bare else []
    if it.do:
        what = listed((ability(each) for each in it.do), "semicolon")
        early = t("kind-before", boss=t(f"boss-{it.before}"), what=what) if it.before is not None else None
        said.append(early or t("kind-does", n=it.initiative, what=what))
    said += [t("kind-melee")] if it.melee else []
    said += [t("kind-fills")] if it.fills else []
    said += [t("kind-deck")] if it.deck is not None else []
    said += [t("kind-ours")] if it.ours else []
    said += [t("kind-give", conditions=listed(conditions(it.give), "and"))] if it.give else []
    said += [t("kind-unhurt")] if it.unhurt else []
    said += [t("kind-charges")] if it.charges is not None else []
    if it.drags is not None:
        said.append(t("kind-drags", who=t(f"escort-{it.drags}"), mark=it.towards or ""))
    if it.immune:
        words = [t(f"{'immune' if each in MOVED else 'condition'}-{each}") for each in it.immune]
        said.append(t("kind-immune", names=listed(words, "and")))
    said += [t("kind-asleep")] if it.asleep else []
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
