"""The beginning of a game: what players choose before the first round (chapter 7, MD-26.2, MD-28.2)."""

from __future__ import annotations

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import CURSED_SWORD, ITEMS
from wyprawa.games.hellscape.rules.figures.levels import choose_skill
from wyprawa.games.hellscape.rules.figures.piles import changed, take
from wyprawa.games.hellscape.rules.figures.rewards import equip, slots_for
from wyprawa.games.hellscape.rules.figures.using import QUARTERS
from wyprawa.games.hellscape.rules.query import figures, ground
from wyprawa.games.hellscape.rules.rooms.objects import one_of_each
from wyprawa.games.hellscape.rules.rooms.spawning import place_roaming, spawn_mob
from wyprawa.games.hellscape.rules.turns.round import begin_round
from wyprawa.games.hellscape.state import NONE, SUMMONER, Companion, State
from wyprawa.games.hellscape.vocabulary import STANCES
from wyprawa.games.hellscape.vocabulary.terms import BERSERKER, COMMON, HAND, WIZARD
from wyprawa.kernel import Asking, ask, step

CROWD = 5  # Heroes from whom on the other side of the armour is used (MD-7.8)


@step
def begin_game(s: State) -> None:
    """Heroes in seat order choose skill, weapon and Vial, then Enemies come and the first round begins."""
    zones = [ground.map_of(s).zone(name) for name in ground.mission(s).mobs]
    sword = [choose_bearer.later()] if ground.has_rule(s, "cursed_sword") else []
    if ground.has_rule(s, "escort"):
        s.companions.append(Companion(SUMMONER, s.heroes[0].zone, NONE))  # MD-35.2
    s.next(
        *sword,
        *([choose_start.later(who) for who in range(len(s.heroes))] if ground.has_rule(s, "exodus") else []),
        *[prepare_hero.later(who) for who in range(len(s.heroes))],
        *[spawn_mob.later(zone) for zone in zones],  # MD-7.19 to MD-7.21
        *([place_beast.later()] if ground.mission(s).beast is not None else []),
        begin_round.later(),
    )


@step
def choose_start(s: State, who: int) -> Asking[None]:
    """Each Hero in a Starting Zone of an outer tile, spread as evenly as can be (MD-43.2, MD-43.3)."""
    laid = ground.map_of(s)
    zones = [laid.zone(name) for name in ground.mission(s).start if not s.off >> laid.zone(name) & 1]
    taken = [hero.zone for hero in s.heroes[:who]]
    fewest = min(taken.count(zone) for zone in zones)
    free = [zone for zone in zones if taken.count(zone) == fewest]
    zone = yield from ask(s.heroes[who].seat, "start", free, subject=(who,), rule="MD-43.2")
    s.heroes[who].zone, s.heroes[who].home = zone, laid.tile_of[zone]
    s.tell(events.Placed, who, zone, rule="MD-43.2")


@step
def choose_bearer(s: State) -> Asking[None]:
    """The Cursed Sword comes from the Common deck; its bearer takes no Starting weapon (MD-37.2). Alone one
    may declare a Starting weapon cursed instead (MD-37.15)."""
    who = yield from ask(0, "bearer", list(range(len(s.heroes))), rule="MD-37.2")
    if len(s.heroes) == 1:
        weapons = [CURSED_SWORD, *starting_weapons(s)]
        s.cursed = yield from ask(s.heroes[who].seat, "weapon", weapons, subject=(who,), rule="MD-37.15")
    if s.cursed == CURSED_SWORD:
        others = [card for card in s.item_piles[COMMON] if card != CURSED_SWORD]
        s.item_piles = changed(s.item_piles, COMMON, others)
        s.starting.append(CURSED_SWORD)
    receive(s, who, s.cursed)


def starting_weapons(s: State) -> list[int]:
    return [n for n in s.starting if ITEMS[n].melee or ITEMS[n].magic or ITEMS[n].ranged]


@step
def place_beast(s: State) -> None:
    """A random Roaming Monster of Level 5 is the Horror Beast (MD-39.2)."""
    card = take(s, "roaming", len(s.roaming) - 1, "roaming")
    place_roaming(s, card, ground.map_of(s).zone(str(ground.mission(s).beast)), tied=True)


@step
def prepare_hero(s: State, who: int) -> None:
    """MD-7.6 to MD-7.10."""
    armour = next(
        item
        for item in s.starting
        if ITEMS[item].slot == "torso" and (ITEMS[item].deck == "crowd") == (len(s.heroes) >= CROWD)
    )
    receive(s, who, armour)
    s.next(
        choose_skill.later(who),
        choose_class_part.later(who),
        choose_weapon.later(who),
        choose_vial.later(who),
    )


def receive(s: State, who: int, item: int) -> None:
    """A Starting item is taken and equipped, if it can be."""
    hero = s.heroes[who]
    s.starting.remove(item)
    hero.inventory.append(item)
    s.tell(events.ItemFound, who, item, rule="MD-7.9")
    slots = slots_for(s, hero, item)
    if slots:
        equip(s, who, item, slots[0])


@step
def choose_class_part(s: State, who: int) -> Asking[None]:
    """The Wizard's quarter, the Berserker's stance (MD-26.2, MD-28.2)."""
    hero = s.heroes[who]
    kind = figures.class_of(hero)
    if kind == WIZARD:
        hero.pointer = yield from ask(
            hero.seat, "quarter", list(range(QUARTERS)), subject=(who,), rule="MD-26.2"
        )
        s.tell(events.PointerTurned, who, hero.pointer, rule="MD-26.2")
    elif kind == BERSERKER:
        hero.stance = yield from ask(
            hero.seat, "stance", list(range(len(STANCES))), subject=(who,), rule="MD-28.2"
        )
        s.tell(events.StanceChanged, who, hero.stance, rule="MD-28.2")


@step
def choose_weapon(s: State, who: int) -> Asking[None]:
    """One card of each, in seat order; a Hero may go without (MD-7.9, R68)."""
    if s.heroes[who].slots[HAND] != NONE:
        return
    weapons = starting_weapons(s)
    if weapons:
        item = yield from ask(s.heroes[who].seat, "weapon", weapons, subject=(who,), rule="MD-7.9")
        receive(s, who, item)


@step
def choose_vial(s: State, who: int) -> Asking[None]:
    """MD-7.10."""
    vials = one_of_each([n for n in s.starting if ITEMS[n].slot == "none"])
    receive(s, who, (yield from ask(s.heroes[who].seat, "vial", vials, subject=(who,), rule="MD-7.10")))
