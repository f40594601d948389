"""Cards, tokens and tiles as they can be read."""

from __future__ import annotations

from msgspec.structs import replace

from wyprawa.games.monsterlands.content import EQUIPMENT, LANDS, LOOT, MEMBERS, MONSTERS, QUESTS, TRAPS
from wyprawa.games.monsterlands.rules.citadel.spaces import ability_of
from wyprawa.games.monsterlands.rules.outside.monster_attack import attack_dice
from wyprawa.games.monsterlands.rules.query import held
from wyprawa.games.monsterlands.state import Clan, State
from wyprawa.games.monsterlands.view import texts
from wyprawa.games.monsterlands.vocabulary import DICE, Affinity
from wyprawa.scene import Card, Fact
from wyprawa.scene.svg import faces
from wyprawa.words import Text, named, t

COLOURS = {"fire": "#d2633c", "water": "#4f9bd6", "air": "#a9bfd6", "jungle": "#6fae4a"}


def face(id: str) -> str:
    """Who is seen on a card or on the board; somebody nobody has drawn yet has no face."""
    name = f"monsterlands/{id}"
    return name if name in faces.names("monsterlands") else ""


def colour(it: Affinity | None) -> str:
    return COLOURS.get(it or "", "")


def affinity(it: Affinity | None) -> tuple[Fact, ...]:
    return () if it is None else (Fact("affinity", t(f"affinity-{it}")),)


def figures(**figures: int) -> tuple[Fact, ...]:
    """A fact for each figure that is not 0."""
    return tuple(Fact(icon, value) for icon, value in figures.items() if value)


def marks(**marks: bool | int) -> tuple[Fact, ...]:
    """A word for each mark that is true."""
    return tuple(Fact(icon, t(f"icon-{icon}")) for icon, so in marks.items() if so)


def offered_member(n: int) -> Card:
    """A Mercenary or Greenhorn in the Tavern."""
    it = MEMBERS[n]
    facts = figures(cost=it.cost, reputation=it.reputation, **{die: getattr(it, die) for die in DICE})
    return Card(
        f"member-{n}",
        texts.member(n),
        it.kind,
        affinity(it.affinity) + facts,
        (texts.ability(it.ability),),
        face(it.id),
        colour(it.affinity),
    )


def greenhorn(s: State) -> Card:
    """The one on top, and how many there are."""
    top = offered_member(s.greenhorns[0])
    return replace(top, facts=(*top.facts, Fact("stack", len(s.greenhorns))))


def own_member(s: State, clan: Clan, n: int) -> Card:
    """A member of a clan, with the Equipment under him and how he is."""
    it = MEMBERS[n]
    state = marks(
        leader=n == clan.leader,
        wound=s.wounded >> n & 1,
        assigned=s.assigned >> n & 1,
        settler=n in clan.settlers,
    )
    facts = figures(reputation=it.reputation, **{die: getattr(it, die) for die in DICE})
    lines = [used(clan, "member", n)]
    lines += [named(texts.equipment(card), used(clan, "equipment", card)) for card in held(s, n)]
    return Card(
        f"member-{n}",
        texts.member(n),
        it.kind,
        state + affinity(it.affinity) + facts,
        tuple(lines),
        face(it.id),
        colour(it.affinity),
    )


def used(clan: Clan, what: str, n: int) -> Text:
    """An ability or trait, and whether it was used this round."""
    spent = clan.used_members if what == "member" else clan.used_equipment
    said = texts.ability(ability_of(what, n))
    return t("ability-spent", ability=said) if spent >> n & 1 else said


def equipment(n: int) -> Card:
    it = EQUIPMENT[n]
    facts = (Fact("kind", t(f"kind-{it.kind}")), Fact("cost", it.cost))
    return Card(f"equipment-{n}", texts.equipment(n), it.kind, facts, (texts.ability(it.trait),))


def own_traps(who: int, traps: list[int]) -> list[str]:
    """The ids of a clan's Traps; each says which Trap it is, and is different even for Traps alike."""
    return [f"trap-{who}-{trap}-{traps[:n].count(trap)}" for n, trap in enumerate(traps)]


def trap(id: str, n: int) -> Card:
    """The token's name says what it does, except for Starting Traps."""
    it = TRAPS[n]
    lines = texts.trap_lines(it) if it.kind in ("starting", "deceit") else ()
    return Card(id, texts.trap(n), it.kind, figures(cost=it.cost), lines)


def monster(s: State, n: int, place: int) -> Card:
    """A Monster where it stands, with the Attack dice it gets there besides its Attack Value."""
    it, dice = MONSTERS[n], attack_dice(s, place, 0)
    facts = figures(attack=it.attack, extra=dice.kin + dice.track + dice.power)
    facts += (Fact("capture", it.capture), Fact("kill", it.kill))
    return Card(
        f"monster-{n}",
        texts.monster(n),
        "monster",
        affinity(it.affinity) + facts,
        texts.monster_lines(it),
        face(it.id),
        colour(it.affinity),
    )


def trophy(n: int) -> Card:
    it = MONSTERS[n]
    figure = figures(trophies=it.trophies)
    return Card(
        f"monster-{n}",
        texts.monster(n),
        "monster",
        figure,
        face=face(it.id),
        colour=colour(it.affinity),
    )


def land(n: int) -> Card:
    it = LANDS[n]
    facts = (*affinity(it.affinity), Fact("conquest", it.conquest))
    return Card(f"land-{n}", texts.land(n), "land", facts, texts.land_lines(it))


def own_land(clan: Clan, n: int) -> Card:
    """A conquered Land: who has settled there, and what for."""
    it, settler = LANDS[n], clan.settlers[clan.lands.index(n)]
    facts = affinity(it.affinity) + marks(used=clan.used_lands >> n & 1)
    facts += (Fact("settler", texts.member(settler), t("icon-settler")),) if settler >= 0 else ()
    return Card(f"land-{n}", texts.land(n), "land", facts, texts.land_lines(it)[1:])


def loot(n: int) -> Card:
    return Card(f"loot-{n}", texts.loot(n), "loot", lines=(texts.loot_line(LOOT[n]),))


def quest(n: int, slot: int) -> Card:
    """A tile on the side that its slot shows."""
    lines = texts.contract_lines(QUESTS[n]) if slot else texts.dice_quest_lines(QUESTS[n])
    return Card(f"quest-{n}", texts.quest(n), "quest-contract" if slot else "quest-dice", lines=lines)
