"""Plain words: levels, traits, symbols, resources, discoveries, moments."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

Colour: TypeAlias = Literal["grey", "green", "yellow", "red"]
COLOURS: tuple[Colour, ...] = get_args(Colour)  # ascending (WW-1.12); inside the game a level is 0 to 3

SpaceKind: TypeAlias = Literal["city", "key_location", "ordinary", "board_adversary", "overlord"]
Resource: TypeAlias = Literal[
    "scroll", "book", "potion_small", "potion_large", "place_discovery", "flight_path", "auction_house",
    "quest_giver",
]  # fmt: skip
RESOURCES: tuple[Resource, ...] = get_args(Resource)

Discovery: TypeAlias = Literal[
    "gold", "hearthstone", "far_sight", "rocket_boots", "merchant", "ambush", "false_map", "power_drain",
    "disease",
]  # fmt: skip
DISCOVERIES: tuple[Discovery, ...] = get_args(Discovery)
GOLD, HEARTHSTONE, FAR_SIGHT, ROCKET_BOOTS, MERCHANT, AMBUSH, FALSE_MAP, POWER_DRAIN, DISEASE = range(9)
KEPT = range(5)  # green background (WW-6.10); the others are resolved at once (WW-6.9)

Trait: TypeAlias = Literal[
    "ferocious", "humanoid", "beast", "undead", "dragon", "demon", "elemental", "mechanical", "giant"
]
Faction: TypeAlias = Literal["horde", "alliance"]
Symbol: TypeAlias = Literal["blade", "blunt", "bow", "staff", "wand", "cloth", "leather", "plate"]
ItemKind: TypeAlias = Literal["weapon", "armour", "accessory"]
Potion: TypeAlias = Literal["healing", "energy", "speed"]
EventKind: TypeAlias = Literal["general", "location", "special"]
Timing: TypeAlias = Literal["movement", "combat", "special"]  # the symbol on an ability card (WW-21.13)

Moment: TypeAlias = Literal[
    "always",  # permanent: its verbs are all Add
    "movement",  # in the owner's movement phase
    "movement_rolled",  # just after the owner's movement roll
    "before_roll",  # in a combat of the owner, before the dice
    "after_roll",  # in a combat of the owner, just after the dice
    "rolled",  # triggered by the owner's combat die, unasked (WW-11.6)
    "combat_began",  # special: a combat of two others, or of one's own, is about to begin
    "ability_played",  # special: somebody else has played an ability card
]
Stat: TypeAlias = Literal["attack", "defence", "damage", "health", "movement", "energy"]
COMBAT_STATS: tuple[Stat, ...] = ("attack", "defence", "damage")
Side: TypeAlias = Literal["own", "foe"]
