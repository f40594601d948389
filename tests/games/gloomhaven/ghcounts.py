"""How many monsters each room of scenarios 1 to 20 holds, counted apart from the maps.

Each entry is a type with its numbers for 2, 3 and 4 characters: N normal, E elite, B boss.
"""

COUNTS: dict[int, list[list[str]]] = {
    1: [
        ["bandit_guard 2N+1E / 6N / 4N+2E"],
        ["bandit_archer 1E / 2N+1E / 2N+1E", "bandit_guard 2N / 1E / 2N+1E"],
        ["bandit_archer 2N / 1N+1E / 4N", "living_bones 2N / 1N+1E / 4N"],
    ],
    2: [
        ["bandit_archer 2N / 3N / 4N"],
        ["bandit_archer 1E / 1N+1E / 2E", "bandit_commander 1B / 1B / 1B"],
        ["living_corpse 1E / 1N+1E / 2E"],
        ["living_corpse 1E / 1N+1E / 2E"],
        ["living_corpse 2N / 3N / 2N+1E"],
        ["living_corpse 2N / 3N / 2N+1E"],
    ],
    3: [
        ["inox_archer 1N / 2N / 4N", "inox_guard 3N / 4N / 6N", "inox_shaman 1E / 1E / 1E"],
        ["inox_guard 2N / 1N / 2N", "inox_shaman - / 1N / 1N"],
        ["inox_shaman 1N / 1E / 2N"],
        ["inox_archer 1E / 1E / 1N+1E", "inox_shaman - / 1N / 1N"],
        ["inox_archer - / - / 1N", "inox_guard 1N / 1E / 1E"],
        ["inox_archer - / - / 1N", "inox_guard 1N / 1E / 1E"],
    ],
    4: [
        ["bandit_archer 1N / 2N / 1N+1E", "living_bones 1N+1E / 2E / 1N+2E"],
        ["bandit_archer 2N / 3N / 2N+1E", "cultist 2N / 3N / 4N"],
        ["earth_demon 1E / 1N+1E / 2E"],
        ["cultist 1N / 2N / 2N", "wind_demon 2N / 1N+1E / 2E"],
    ],
    5: [
        ["cultist 2N / 3N / 2N+1E", "night_demon 2N / 1N+1E / 2E"],
        ["flame_demon 2N / 3N / 2N+1E", "living_bones 1E / 1N+1E / 2E"],
        ["frost_demon 2N / 3N / 2N+1E", "living_bones 1E / 1N+1E / 2E"],
    ],
    6: [
        ["living_bones 3N / 2E / 3N+2E", "living_corpse 1N+1E / 1N+2E / 1N+2E"],
        ["living_corpse 1N+1E / 2N+1E / 3N+1E", "living_spirit 2N / 3N / 3N+1E"],
        ["living_bones 1N+1E / 2N+1E / 3N+1E", "living_spirit 2N / 3N / 3N+1E"],
        ["living_corpse 2N / 2N / 4N", "living_spirit 1E / 2N+1E / 2N+1E"],
    ],
    7: [
        ["cave_bear 2N / 3N / 2N+1E", "forest_imp 1E / 1N+1E / 2E"],
        ["forest_imp 1E / 1N+1E / 2N+1E"],
        ["earth_demon 1N / 1N / 1N", "forest_imp - / 1N / 2N"],
        ["earth_demon 2N / 3N / 2N+1E"],
        ["forest_imp 1N / 2N / 4N", "inox_shaman 1E / 1E / 1E"],
        ["cave_bear 1N / 2N / 3N"],
    ],
    8: [
        ["living_bones 2E / 2N+2E / 4N+2E"],
        ["living_corpse 2E / 2N+2E / 4N+2E"],
        ["inox_bodyguard 2B / 2B / 2B"],
    ],
    9: [
        ["hound 2N+1E / 4N+1E / 2N+3E"],
        ["merciless_overseer 1B / 1B / 1B", "vermling_scout 2N+3E / 4N+4E / 4N+6E"],
    ],
    10: [
        ["earth_demon - / 1N / 1E", "flame_demon 2N / 2N / 2N"],
        ["earth_demon 1N / 2N / 1N+1E", "flame_demon 1N / 2N / 2N", "sun_demon 1E / 1E / 1N+1E"],
        ["earth_demon 1E / 1N+1E / 1N+1E", "flame_demon 2N / 2N / 2N+1E", "sun_demon 1N / 1E / 1N+1E"],
    ],
    11: [
        [
            "city_archer 1N / 1N / 1E",
            "city_guard 2N / 2N / 2N",
            "living_bones 4N / 4N / 2N",
            "living_corpse 2N / - / -",
        ],
        [
            "city_archer 2N+1E / 2N+1E / 1N+2E",
            "city_guard 1N+1E / 2N+2E / 3N+2E",
            "living_corpse 4N / 4N / 2N",
        ],
        [
            "city_archer 3N+1E / 4N+1E / 5N+1E",
            "city_guard 1N+4E / 2N+4E / 1N+5E",
            "living_bones 3N / 2N / 1N",
            "living_corpse 4N / 3N / 2N",
        ],
        ["captain_of_the_guard 1B / 1B / 1B", "city_archer 1N / 1N / 1E", "city_guard 1N / 2N / 2N"],
    ],
    12: [
        [
            "city_archer 2N / 1N / 1N",
            "city_guard 3N / 2N / 1N",
            "living_bones 1N / 1N / 1E",
            "living_corpse 2N / 2N / 2N",
        ],
        [
            "city_archer 4N / 3N / 2N",
            "city_guard 3E / 1N+2E / 2E",
            "cultist 1N / 1N / 1N",
            "living_bones 2N+2E / 4N+2E / 6N+2E",
            "living_corpse 5N+1E / 5N+1E / 5N+1E",
        ],
        [
            "city_archer 1E / 1N / 1N",
            "city_guard 2N / 2N / 1N",
            "cultist 2E / 1N+2E / 3E",
            "living_corpse 3N / 3N / 3N",
        ],
        ["jekserah 1B / 1B / 1B", "living_bones - / 2N / 2N", "living_corpse 2N / 2N / 3N"],
    ],
    13: [
        ["stone_golem 3N / 2N+1E / 2N+2E"],
        [
            "cave_bear 1E / 1N+1E / 2N+1E",
            "living_spirit 3N / 2N+2E / 2N+2E",
            "spitting_drake 1N+1E / 2N+1E / 2N+2E",
        ],
    ],
    14: [
        ["hound 4N / 2N+2E / 4N+2E", "living_spirit 1E / 1N+1E / 2N+1E"],
        ["frost_demon 3N / 3N+1E / 2N+2E", "living_spirit 1N / 1N / 1E"],
        ["frost_demon 1E / 1E / 2N+1E", "hound 1N / 2N / 2N", "living_spirit 2N / 4N / 4N"],
    ],
    15: [
        ["savvas_icestorm 1E / 1E / 1E", "stone_golem - / 1N / 2N"],
        ["frost_demon 2N / 2N / 2N", "savvas_icestorm 1N / 1N / 1N", "wind_demon - / 2N / 2E"],
        ["harrower_infester 1E / 1N+1E / 1N+1E", "stone_golem - / 1N / 1N"],
        ["harrower_infester 1E / 1E / 1N+1E", "stone_golem - / - / 1N"],
        ["stone_golem 2E / 2E / 2E"],
    ],
    16: [
        ["earth_demon 2N / 1N+1E / 2N+1E", "inox_archer 2N / 3N / 2N+1E"],
        ["inox_guard 2N / 3N / 2N+1E", "wind_demon 1E / 1N+1E / 2N+1E"],
        ["earth_demon 1E / 1N+1E / 2E", "wind_demon 1E / 1N+1E / 2E"],
    ],
    17: [
        [
            "cave_bear 1N / 2N / 1N+1E",
            "vermling_scout 2N+2E / 3N+2E / 2N+3E",
            "vermling_shaman 1E / 1N+1E / 2E",
        ],
        ["vermling_scout 3N+1E / 4N+2E / 4N+3E"],
        ["vermling_scout 1N+1E / 2N+1E / 2N+2E", "vermling_shaman 1E / 1N+1E / 2E"],
        ["cave_bear 1N / 1N / 1E", "vermling_scout 1N / 2N / 2N", "vermling_shaman 1N / 1E / 1E"],
    ],
    18: [
        ["giant_viper 2N+2E / 5N+2E / 4N+4E", "ooze 1E / 1N+1E / 2E"],
        ["giant_viper 1N+1E / 1N+2E / 2N+3E", "ooze 2N / 3N / 3N", "vermling_scout 1N+1E / 2N+1E / 2N+2E"],
        ["ooze 2N+1E / 2N+2E / 2N+3E", "vermling_scout 2N+1E / 4N+1E / 4N+2E"],
    ],
    19: [
        ["cultist 2N / 2N / 2N", "living_bones - / 1N / 1E"],
        ["living_bones 1N / 2N / 2N", "living_spirit 2N / 2N / 2N+1E"],
        ["cultist 1E / 1E / 1E", "living_bones 1N / 3N / 4N"],
        ["living_corpse 1E / 1N+1E / 2N+1E"],
        ["cultist 2N / 2N / 2E", "living_corpse 2N / 2N+1E / 2N+1E"],
    ],
    20: [
        ["cultist 1E / 1N+1E / 2N+1E", "living_bones 2N / 3N / 2N+1E"],
        ["cultist 1N / 2N / 2N", "night_demon 2N / 3N / 2N+1E"],
        ["living_corpse 1E / 1N+1E / 2E"],
        ["jekserah 1B / 1B / 1B", "living_bones - / 2N / 2N", "living_corpse 2N / 2N / 2N+1E"],
    ],
}

# from the sheets of 21 on
COUNTS |= {
    21: [
        ["frost_demon 1N / 1N / 1E", "sun_demon 1N / 1E / 1E"],
        ["night_demon 1E / 1N+1E / 2E", "wind_demon 1N / 2N / 2N"],
        ["earth_demon 1E / 1N+1E / 2E", "flame_demon 1N / 1N / 2N"],
        ["prime_demon 1B / 1B / 1B"],
        [],
    ],
    22: [
        ["cultist 2N / 1N+1E / 2E"],
        ["cultist 1N+1E / 2N+1E / 2N+2E"],
        ["earth_demon 1N / 2N / 2N"],
        ["flame_demon 1N / 2N / 2N"],
        ["frost_demon 1N / 1N / 2N"],
        ["wind_demon 1N / 1N / 2N"],
    ],
    23: [
        ["ancient_artillery 2N / 2N / 4N", "stone_golem 1N / 1E / 1E"],
        ["ancient_artillery 2N / 1N+1E / 2E", "living_bones - / 1N / 2N", "stone_golem 1N / 1N / 1N"],
        ["living_bones 2N / 2N / 2E", "living_spirit 1E / 1E / 2N+1E"],
        ["ancient_artillery 1E / 2N+1E / 2N+1E", "stone_golem 1N / 2N / 2N"],
    ],
    24: [
        ["ooze 2N / 2N / 4N", "rending_drake 3N / 1N+2E / 3E"],
        ["living_spirit 1N+1E / 3N+1E / 2N+2E"],
        ["living_spirit 2N / 2N / 2N+1E", "ooze 1N+1E / 3N+1E / 2N+2E", "rending_drake 1N / 2N / 2N"],
        ["rending_drake 2N / 3N / 4N"],
        ["rending_drake 1E / 1N+1E / 2E"],
        ["ooze 2E / 3E / 4E"],
    ],
    25: [
        ["hound 3N+1E / 5N+1E / 2N+4E"],
        ["rending_drake 1E / 1N+1E / 2N+1E", "spitting_drake 2N / 3N / 2N+1E"],
        ["rending_drake 1N / 1N+1E / 2E", "spitting_drake 1N+1E / 3N / 2N+1E"],
    ],
    26: [
        ["living_corpse 1E / 2N+1E / 1N+2E", "ooze 2N / 2N / 3N"],
        ["night_demon 1E / 2N+1E / 3N+1E", "ooze 1N+1E / 1N+1E / 2E"],
        ["black_imp 1E / 2E / 2E", "living_corpse 1N / 1N / 2N", "night_demon 1E / 1N+1E / 2N+1E"],
    ],
    27: [
        [],
    ],
    28: [
        ["cultist 2N+2E / 4N+2E / 6E", "living_corpse 1E / 2N+1E / 2N+1E"],
        ["night_demon 1N+1E / 2N+1E / 2N+2E"],
        ["sun_demon 1N+1E / 1N+2E / 2N+2E"],
    ],
    29: [
        [],
        ["black_imp 2N+1E / 2N+2E / 4N+2E", "living_corpse 2N+1E / 4N+1E / 2N+3E"],
        [
            "black_imp 1E / 2N+1E / 2N+1E",
            "living_bones 2N+1E / 3N+1E / 1N+3E",
            "living_spirit 1N / 1E / 1N+1E",
        ],
        [
            "black_imp 1E / 1E / 2N+1E",
            "living_bones 2N / 1N+1E / 2N+1E",
            "living_corpse 2N / 1N+1E / 2N+1E",
            "living_spirit 1N / 1E / 1E",
        ],
    ],
    30: [
        ["ooze 2N+1E / 3E / 2N+3E"],
        ["deep_terror 2N / 4N / 2N+3E", "lurker 4N+1E / 4N+2E / 3N+3E"],
    ],
    31: [
        ["deep_terror 2N / 3N / 3E", "night_demon 2N / 1N+1E / 1N+1E"],
        ["black_imp 5N+1E / 7N+1E / 4N+5E", "night_demon 1N / 1E / 1E"],
        ["deep_terror 2N / 2N / 2E", "night_demon 1N / 2N / 2N"],
    ],
    32: [
        ["deep_terror 1N / 1E / 2E", "giant_viper 2N / 3N+1E / 2N+2E", "harrower_infester 1E / 1E / 1E"],
        ["black_imp 3N / 2N+2E / 2N+2E", "harrower_infester 1N+1E / 2N+1E / 2N+2E"],
        ["deep_terror 1N+1E / 2N+1E / 3E", "giant_viper 4N / 3N+2E / 2N+3E"],
        ["black_imp - / 1N / 2N", "giant_viper 2N+1E / 3N+1E / 4N+1E", "harrower_infester 1E / 1N+1E / 2E"],
    ],
    33: [
        [],
        ["savvas_icestorm 1N / 1N / 2N", "savvas_lavaflow 1N / 2N / 2N"],
        ["savvas_icestorm 1E / 1N / 1E", "savvas_lavaflow - / 2N / 2N"],
        ["flame_demon - / - / 1N", "frost_demon - / - / 1N", "savvas_icestorm 1N / 1E / 1E"],
    ],
    34: [
        ["elder_drake 1B / 1B / 1B", "rending_drake 1E / 1N+1E / 2E", "spitting_drake 2N / 1N+1E / 2N+1E"],
    ],
    35: [
        [
            "city_guard 2N / 1N+1E / 2E",
            "earth_demon 1N / 1E / 1E",
            "flame_demon 1N / 2N / 2N",
            "frost_demon 1N / 1N / 2N",
            "wind_demon 1N / 1N / 1E",
        ],
        [
            "captain_of_the_guard 1B / 1B / 1B",
            "city_archer 4E / 4N+4E / 8E",
            "city_guard 2N+1E / 4N+1E / 2N+3E",
        ],
    ],
    36: [
        [
            "earth_demon 1N / 1E / 1E",
            "flame_demon 1E / 1N+1E / 1N+1E",
            "frost_demon 1N / 1E / 1N+1E",
            "wind_demon 1N / 1N / 1E",
        ],
        ["city_archer 2E / 2E / 2E"],
    ],
    37: [
        ["deep_terror 1E / 1N+1E / 2N+1E", "lurker 2N / 3N / 2N+1E"],
        ["harrower_infester 1N / 1N / 1E", "lurker 2N / 2N+1E / 2N+1E"],
        ["deep_terror 3N / 3N+1E / 5N+1E", "harrower_infester 1N / 1N / 1E"],
    ],
    38: [
        ["inox_guard 2N / 1N+1E / 2E"],
        ["inox_archer 2N / 2N / 2E", "stone_golem 1N / 1E / 1E"],
        ["inox_guard 1N / 2N / 3N", "inox_shaman 1N / 1N / 1N", "stone_golem 1E / 1N+1E / 2E"],
        ["inox_archer 1N / 1N / 1E", "inox_guard 1E / 1N+1E / 2E"],
        ["inox_archer 1N / 2N / 2N", "inox_guard 1N / 1E / 1E", "inox_shaman 1N / 1N / 1E"],
    ],
    39: [
        [
            "cave_bear 2N / 1N+1E / 2N+1E",
            "cultist 1E / 1N+1E / 2E",
            "frost_demon 1E / 1N+1E / 2E",
            "spitting_drake 2N / 3N / 4N",
        ],
        ["frost_demon 1E / 1N+1E / 2N+1E"],
    ],
    40: [
        ["living_corpse 4N / 4N+1E / 4N+2E"],
        ["cave_bear 1E / 1E / 2N+1E"],
        ["cave_bear 1N / 1E / 1E", "forest_imp 2N+1E / 2N+3E / 2N+3E"],
        ["flame_demon 1N / 1N / 3N"],
        ["living_corpse 2N / 2N+1E / 2N+1E"],
        ["stone_golem 1N / 1N / 1N"],
        ["stone_golem 2N / 3N / 3N"],
    ],
    41: [
        ["ancient_artillery 4N / 6N / 4N+2E"],
        ["living_corpse 1E / 2N+1E / 2N+1E", "living_spirit 2N / 2N / 2E"],
        ["living_spirit - / 2N / 2E", "stone_golem 1E / 1E / 1E"],
    ],
    42: [
        ["living_spirit 1E / 2E / 2N+2E", "night_demon 3N / 4N / 2N+2E", "wind_demon 1N / 2N / 2N"],
    ],
    43: [
        ["flame_demon 1E / 2E / 2E"],
        ["flame_demon 1N / 2N / 2N", "rending_drake 2N / 3N / 2N+1E", "spitting_drake 1N / 1N / 2N"],
        ["rending_drake 2N / 3N / 3N", "spitting_drake 1N / 1N / 3N"],
        ["flame_demon 1N / 1E / 1E", "rending_drake 2N / 2N / 2N", "spitting_drake 1N / 2N / 2E"],
        ["rending_drake 1N / 2N / 2N", "spitting_drake 1N / 1N / 2N"],
        ["rending_drake 1N / 1N / 2N", "spitting_drake 1N / 2N / 2N"],
    ],
    44: [
        ["hound 1N / 3N / 2N+1E", "inox_archer 1N / 1E / 1E", "inox_guard 2N+1E / 2N+1E / 4N+1E"],
        ["hound 1N / 1N / 1E", "inox_archer 1N / 1E / 1E"],
        [
            "hound 3N / 1N+2E / 3E",
            "inox_archer 1E / 2N+1E / 3E",
            "inox_guard 1N / 1N / 2N",
            "inox_shaman 1E / 1E / 1E",
        ],
        ["inox_guard 1N / 2N / 3N", "inox_shaman 1E / 1E / 1E"],
    ],
    45: [
        ["city_archer 1E / 2N / 1N+2E", "city_guard 2N / 2N+1E / 2N+1E"],
        ["city_guard 1E / 1N+1E / 2E", "hound 3N / 3N+1E / 3N+2E"],
        ["city_archer 1N / 1N / 1E", "city_guard 1N / 1E / 1E", "hound - / 1N / 1N"],
        ["city_archer 1E / 1E / 1N+1E", "hound 1N / 1N+1E / 2N+1E"],
    ],
    46: [
        ["night_demon 1N / 2N / 2N", "savvas_icestorm 1N / 1N / 1E"],
        ["frost_demon 1N / 2N / 1N+1E", "wind_demon 2N / 1N+1E / 1N+1E"],
        ["savvas_icestorm 2N / 1N+1E / 2E", "winged_horror 1B / 1B / 1B"],
    ],
    47: [
        ["lurker 2N+1E / 2N+2E / 2N+3E"],
        [
            "deep_terror 2N / 3N / 2N+1E",
            "harrower_infester 1E / 3N / 2N+1E",
            "the_sightless_eye 1B / 1B / 1B",
        ],
    ],
    48: [
        [
            "earth_demon 2N / 2E / 2E",
            "forest_imp 3N / 4N+1E / 5N+2E",
            "harrower_infester 1N+1E / 1N+1E / 1N+2E",
        ],
    ],
    49: [
        [
            "city_archer 2N / 2N+1E / 3E",
            "giant_viper 1N+2E / 2N+2E / 2N+2E",
        ],
        [
            "ancient_artillery 1E / 1E / 1E",
            "city_archer 2N / 1N+2E / 1N+3E",
            "city_guard 1N+2E / 3N+2E / 3N+2E",
            "giant_viper 2N / 2N / 2E",
        ],
    ],
    50: [
        ["earth_demon 1N / 1E / 1E", "sun_demon 1N / 2N / 2N"],
        [
            "earth_demon - / 1N / 1E",
            "night_demon 1E / 1E / 2N+1E",
            "sun_demon 1N / 2N / 2N",
            "wind_demon 1N / 2N / 2N",
        ],
        ["night_demon 1N / 1N / 2N", "wind_demon 1N / 1N / 1E"],
        [
            "earth_demon 1N / 1N / 1N",
            "night_demon - / - / 2N",
            "sun_demon 1N / 1E / 1E",
            "wind_demon 1N / 1E / 1E",
        ],
    ],
    51: [
        ["the_gloom 1B / 1B / 1B"],
    ],
    52: [
        [
            "living_corpse 2N / 4N / 5N",
            "spitting_drake - / - / 1N",
            "vermling_scout 2N+1E / 3N+1E / 3N+1E",
            "vermling_shaman 1N / 1N / 1N",
        ],
        [
            "spitting_drake 1N / 1N / 1N",
            "vermling_scout 1N+1E / 1N+1E / 1N+1E",
            "vermling_shaman 1N / 1N / 1N",
        ],
        ["ooze - / - / 2N", "vermling_scout - / - / 1E", "vermling_shaman - / - / 1N"],
        ["spitting_drake - / 2N / 2N", "vermling_scout - / 1E / 1E"],
        ["ooze 1E / 1E / 1E", "vermling_scout 1E / 1E / 1E", "vermling_shaman 1N / 1N / 1N"],
    ],
    53: [
        [
            "giant_viper 1E / 1E / 1E",
            "living_bones 1N / 3N / 4N",
            "living_corpse - / - / 1N",
            "living_spirit 1N / 1N / 1N",
            "ooze 1N / 1N / 1N",
        ],
        [
            "giant_viper - / - / 1E",
            "living_bones - / 1N / 1E",
            "living_spirit 1N / 2N / 1N+1E",
            "ooze 3N / 3N / 2N",
        ],
        [
            "giant_viper 2N / 1N+1E / 1E",
            "living_corpse - / 1N / 2N",
            "living_spirit 1N / 1N / 1E",
            "ooze 1N / 1N / 1N",
        ],
        [
            "giant_viper - / 1N / 1E",
            "living_bones 1E / 1E / 1E",
            "living_corpse 1E / 1E / 1E",
            "living_spirit - / 2N / 1N+1E",
            "ooze 1N / 1N / 1E",
        ],
        [
            "giant_viper 1E / 2E / 2N+1E",
            "living_bones - / 1N / 1N",
            "living_corpse 1N / 1N / 1N",
            "living_spirit 1N / 1N / 1E",
            "ooze 1N / 1N / 2N",
        ],
    ],
    54: [
        ["cave_bear 2N / 1N+1E / 2N+1E"],
        [
            "frost_demon 2N / 1E / 1N+1E",
            "harrower_infester 3N / 2N+1E / 1N+2E",
            "living_spirit 1N / 1N+1E / 1N+1E",
        ],
    ],
    56: [
        ["bandit_archer 1N+1E / 3N / 1N+2E", "hound 2N / 2N+1E / 3N+1E"],
        ["rending_drake 2N / 3N / 2N+1E"],
        ["bandit_guard 1E / 1N+1E / 2E", "rending_drake 1N / 1E / 1E"],
        ["bandit_archer 2N / 4N / 5N", "bandit_guard 1N+1E / 1N+1E / 2E", "hound 1N / 1N / 1N"],
    ],
    57: [
        [],
        ["city_guard 1N / 1N / 1N", "hound 1N+1E / 3N+1E / 3N+2E"],
        ["city_archer - / 2N+1E / 2N+1E", "city_guard 2N+1E / 2N / 2N+1E"],
        [],
        ["city_archer 1N / 1N+1E / 2N+1E", "city_guard 1N+1E / 2N+1E / 2N+2E"],
    ],
    58: [
        ["black_imp 1N / 1E / 1E", "earth_demon 1N / 1N / 1N", "harrower_infester - / 1N / 1N"],
        ["black_imp 1E / 1N+2E / 1N+2E", "earth_demon 1N / 1N / 2N", "harrower_infester 1N / 1N+1E / 2N+1E"],
        ["black_imp 1N / 1N / 1E", "harrower_infester 1N / 1N / 1E"],
        ["city_guard 1E / 1E / 1E", "earth_demon 1N / 1N / 1E", "harrower_infester 1N / 1N / 1N"],
    ],
    59: [
        ["cave_bear 1N / 1E / 1N+1E", "forest_imp 2N / 1N+1E / 2N+1E", "hound 1E / 1E / 1E"],
        ["cave_bear 1N / 1N / 1E", "forest_imp 1N+1E / 2N+1E / 2N+1E", "hound 2N / 2N+1E / 1N+2E"],
        ["cave_bear - / 2N / 2N", "forest_imp 4N+1E / 3N+2E / 2N+3E", "hound 2N / - / 2N"],
    ],
    60: [
        [],
        ["hound 2N+1E / 4N+1E / 2N+3E"],
        ["rending_drake 1N / 2N / 2N", "spitting_drake 1N / 1N / 1E"],
        ["ooze 2N+1E / 2N+2E / 2N+3E"],
        ["giant_viper 4N+2E / 4N+4E / 4N+6E"],
    ],
    61: [
        [
            "flame_demon 1N / 2N / 1N+1E",
            "frost_demon 1E / 1E / 1N+1E",
            "giant_viper 1N+1E / 2N+2E / 4E",
            "ooze 1N+1E / 2N+1E / 3N+1E",
        ],
        [],
        [
            "flame_demon 1N / 1N / 2N",
            "frost_demon 1N / 1E / 1E",
            "giant_viper 2N+1E / 1N+2E / 4E",
            "ooze 1N / 2N / 2N",
        ],
        [],
        ["flame_demon 1N / 1E / 1E", "giant_viper 1N / 2N / 2N", "ooze 1N / 1N / 1E"],
    ],
    62: [
        ["living_bones 1E / 1N+1E / 2N+1E", "living_spirit 2N / 3N / 2E"],
    ],
    63: [
        ["inox_archer 1N / 2N / 2N", "inox_guard 1E / 1E / 2N+1E", "vermling_scout 4N / 3N+2E / 4N+2E"],
        ["flame_demon 1N / 3N / 2N+1E", "inox_archer 1N / 1N / 1N", "inox_guard 1N+1E / 1N+1E / 2E"],
        ["flame_demon 1E / 1N+1E / 2E", "inox_archer 1N / 2N / 2N", "inox_guard 1N / 1N / 1E"],
    ],
    64: [
        ["forest_imp 2N+1E / 2N+2E / 4E", "ooze 2N / 3N / 2N+1E"],
        ["forest_imp 2N / 1N+1E / 2E", "ooze 2N+1E / 4N+1E / 4N+2E"],
        ["forest_imp 1N+1E / 1N+1E / 2N+2E", "rending_drake 3N / 3N+1E / 2N+2E"],
    ],
    65: [
        ["hound 2N / 3N / 2N+1E", "vermling_scout 2N / 1N+1E / 2E"],
        ["hound - / 1N / 1N", "vermling_scout 1E / 1N / 1E"],
        ["hound - / 1N / 1N", "vermling_scout 1E / 1N / 1E"],
        ["hound 2N / 2E / 2N+2E", "vermling_scout 1E / 1N+1E / 1E"],
        ["vermling_scout 1E / 2N / 1N+1E"],
        ["vermling_scout 1E / 2N / 1N+1E"],
        ["hound 2N / 4N / 2N+2E", "inox_shaman 1E / 1E / 1E", "vermling_scout - / 2N / 2N"],
    ],
    66: [
        ["ooze 1E / 1N+1E / 2N+1E"],
        ["ancient_artillery 1E / 1E / 1N+1E", "living_spirit 1N / 1N+1E / 1N+1E"],
        ["ancient_artillery 1N / 2N / 2N", "ooze 1N / 1N / 2N", "stone_golem 1N / 1N / 2N"],
        ["living_spirit 1N / 2N / 2N"],
        ["ancient_artillery 1N / 2N / 2N", "ooze 1N / 1N / 2N", "stone_golem 1N / 1N / 2N"],
        ["living_spirit 1N / 2N / 2N"],
        ["ancient_artillery 1E / 1E / 1N+1E", "living_spirit 1N / 1N+1E / 1N+1E"],
    ],
    67: [
        ["cave_bear 2N / 1N+1E / 1N+1E", "forest_imp 4N+1E / 4N+2E / 3N+5E"],
        [],
        ["forest_imp - / 1N / 3N", "stone_golem 1E / 1E / 1E"],
    ],
    68: [
        [
            "black_imp 2N / 2N / 3N",
            "giant_viper 1N / 2N / 2N",
            "living_corpse 1N / 2N / 3N",
            "rending_drake 1E / 1N+1E / 2N+1E",
        ],
        [
            "black_imp 1N / 2N / 1N+1E",
            "giant_viper 1N / 1N / 2N",
            "living_corpse 1N / 1E / 2E",
            "rending_drake 1N+1E / 2N+1E / 2N+1E",
        ],
    ],
    69: [
        ["forest_imp 2N / 2N / 4N", "vermling_scout 2E / 2N+2E / 4E", "vermling_shaman 1N / 2N / 2N"],
        ["vermling_scout 2N / 4N / 4N", "vermling_shaman 1N / 1N / 2N"],
        ["forest_imp 2E / 2E / 2N+2E", "stone_golem 1N / 2N / 3N"],
        ["living_spirit 3N / 2N+1E / 1N+2E"],
    ],
    70: [
        ["night_demon 1N / 2N / 3N", "wind_demon 2N / 3N / 3N"],
        ["night_demon 1N / 1N / 1N", "wind_demon - / - / 1N"],
        ["night_demon 1N / 1N / 2N", "wind_demon 1N / 2N / 2N"],
        [],
        ["night_demon 1N / 1E / 1N+1E", "wind_demon 1E / 1E / 1N+1E"],
    ],
    71: [
        ["spitting_drake 6N / 4N+2E / 2N+4E", "sun_demon 2N / 4N / 5N", "wind_demon 2N / 2N / 3N"],
        ["wind_demon 1N / 1E / 1N+1E"],
        ["wind_demon 1E / 1N+1E / 2E"],
        ["sun_demon 1E / 1N+1E / 1N+1E"],
    ],
    72: [
        ["forest_imp 2N+1E / 3N+2E / 5N+2E", "giant_viper 2N+1E / 3N+1E / 3N+2E", "ooze 1E / 2E / 3E"],
    ],
    73: [
        ["ancient_artillery 2E / 2N+2E / 4E", "hound 2N / 2E / 2N+2E", "inox_archer 2N / 2N / 2N"],
        ["inox_archer 1N / 2N / 3N", "inox_guard 2N / 2E / 2E", "inox_shaman 1E / 1E / 2N+1E"],
    ],
    74: [
        ["bandit_guard 2N / 4N / 4N", "deep_terror 1N / 1E / 2N", "lurker 1E / 1E / 2E"],
        ["bandit_archer 1N / 1N / 2N", "bandit_guard - / 1N / 1N", "lurker 1N / 2N / 1E"],
        ["bandit_archer 1N / 1N / 1N", "bandit_guard 1N / 1N / 1N", "lurker 1N / 1N / 2N"],
    ],
    75: [
        ["living_bones 2N / 1N+1E / 2E"],
        ["living_bones 2N / 1N+1E / 2E", "living_spirit 1E / 1N+1E / 2N+1E"],
        ["living_spirit 1N / 1N / 2N"],
    ],
    76: [
        [],
        ["giant_viper 1N / 2N / 2N", "harrower_infester 1N / 1N / 2N", "night_demon 1N / 1E / 1N+1E"],
        ["giant_viper 2N / 2N / 4N", "living_bones 1E / 2E / 2E"],
        ["harrower_infester 1N / 1N / 2N", "living_bones 1N / 2N / 1N+1E", "night_demon 1N / 2N / 2N"],
        ["giant_viper 1N / 1N+1E / 1N+1E", "living_bones 1N / 1N / 2N"],
        ["harrower_infester 1E / 1N+1E / 2E"],
        [],
    ],
    77: [
        ["city_archer 1E / 1N+1E / 2E", "city_guard 2N / 2N / 2E", "stone_golem 1N / 1E / 1E"],
        ["city_archer 2N / 2N / 4N", "city_guard 2N / 2E / 2E", "hound 1N+1E / 2E / 3E"],
        ["stone_golem 1N / 2N / 2N"],
        ["stone_golem 1N / 1N / 2N"],
    ],
    78: [
        ["bandit_archer 2N / 2N / 2E", "bandit_guard 1E / 2N+1E / 2N+1E"],
        ["bandit_archer 2N / 2N+1E / 1N+2E", "cultist 2N+2E / 1N+3E / 3N+3E"],
        ["black_imp 2N+2E / 3N+4E / 2N+5E", "cultist 2N / 2N / 2E"],
    ],
    79: [
        ["stone_golem 1N+2E / 1N+3E / 1N+4E"],
        ["the_betrayer 1B / 1B / 1B"],
    ],
    80: [
        ["ancient_artillery 1N / 1E / 1E", "city_archer 2N / 2N / 2E", "city_guard 1N / 2N / 2N"],
        ["ancient_artillery 1E / 1E / 1E", "city_guard - / 1E / 1E", "hound 2N / 2N / 2E"],
        ["ancient_artillery 1N / 1E / 1E", "city_archer 1E / 1N+1E / 2E", "city_guard 1N / 1N / 2N"],
        ["hound 2N / 3N / 4N"],
        ["city_guard 1N / 2N / 3N"],
    ],
    81: [
        ["night_demon 2N / 1N+1E / 2N+1E", "sun_demon 2N / 1N+1E / 2N+1E"],
        ["ancient_artillery 2N / 3N / 2E", "stone_golem 2N / 3N / 2N+1E"],
        ["night_demon 1N / 1N / 1E", "sun_demon 1N / 1E / 1E", "the_colorless 1B / 1B / 1B"],
    ],
    82: [
        ["earth_demon 1E / 1N+1E / 2N+1E", "flame_demon 1E / 1N+1E / 2N+1E"],
        ["stone_golem 1E / 1N+1E / 2N+1E"],
        ["stone_golem 1E / 1N+1E / 2N+1E"],
        [],
        ["earth_demon 1E / 1N+1E / 2N+1E", "flame_demon 1E / 1N+1E / 2N+1E"],
    ],
    83: [
        ["cultist 1N+1E / 2N+2E / 2N+2E", "hound 2N / 2N / 2E"],
        ["cultist 1N+1E / 1N+1E / 2E", "living_spirit 2N / 4N / 2N+2E"],
        ["cultist 2E / 2N+2E / 4E", "flame_demon 1E / 1N+1E / 2E"],
    ],
    84: [
        ["earth_demon 2N / 2N / 2N", "flame_demon 1N / 2N / 1N+1E", "frost_demon 1N / 2N / 1N+1E"],
        ["earth_demon - / 1N / 2N", "flame_demon 1E / 1E / 1E", "frost_demon 1N / 1N / 1E"],
        ["earth_demon 1N / 1N / 1E", "flame_demon - / 2N / 2N", "frost_demon 1E / 1E / 1E"],
        ["earth_demon 1E / 1E / 1E", "flame_demon 1N / 1N / 1E", "frost_demon - / 2N / 2N"],
    ],
    85: [
        ["black_imp 1E / 2E / 2E", "hound 1N / 2N / 2N"],
        ["night_demon 1E / 2N+1E / 2N+1E"],
        ["night_demon 2N / 1N+1E / 1N+1E", "sun_demon 2N+2E / 3N+3E / 2N+4E"],
        ["black_imp 1E / 1E / 2E", "night_demon 1N / 1N / 1E"],
        ["black_imp 2N / 2N / 2N+1E", "hound 1N / 1N / 1E"],
    ],
    86: [
        [
            "cave_bear 1N / 1E / 1E",
            "lurker 1E / 1N+1E / 2N+1E",
            "vermling_scout 1N / 1N / 1N+1E",
            "vermling_shaman 1N+1E / 1N+1E / 2N+1E",
        ],
        ["vermling_scout 1E / 1N / 1E", "vermling_shaman - / 1N / 1N"],
        ["vermling_scout - / 1N / 2N", "vermling_shaman 1N / 1N / 1N"],
    ],
    87: [
        ["lurker 1N+1E / 2N+1E / 3E"],
        ["black_imp 2N+1E / 3N+1E / 1N+4E", "deep_terror 2N / 1N+1E / 2N+1E", "ooze 4N+1E / 3N+3E / 3N+4E"],
    ],
    88: [
        ["frost_demon - / 1N / 1N", "lurker 1N / 1N / 1E", "ooze 1N+1E / 2N+1E / 1N+2E"],
        ["frost_demon 2N / 1N+1E / 1N+2E", "lurker 2N+1E / 3N+1E / 2N+2E", "ooze 2N / 2N+1E / 1N+2E"],
    ],
    89: [
        ["bandit_archer 2N+1E / 4N+1E / 2N+3E"],
        ["bandit_archer - / 2N / 2N", "bandit_guard 2N / 2N / 2E", "cultist 1E / 1E / 1E"],
        ["cultist 2N / 1N+1E / 1N+2E", "giant_viper 2N+1E / 2N+2E / 2N+2E"],
        ["bandit_archer 1N / 1N / 1N", "bandit_guard 2N / 1N+1E / 1N+2E", "giant_viper 1E / 2N+1E / 2N+1E"],
        ["cultist 1E / 1E / 1E", "giant_viper - / 2N / 2N+1E"],
    ],
    90: [
        ["earth_demon 2N / 2N / 4N", "wind_demon 1E / 2N+1E / 2N+1E"],
        ["night_demon 2N / 1N+1E / 1N+1E", "wind_demon 1N / 1N / 3N"],
    ],
    91: [
        [
            "bandit_archer 2E / 1N+2E / 3E",
            "bandit_guard 4N / 3N+1E / 4N+1E",
            "cave_bear 1E / 1E / 1E",
            "hound 2N / 1N / -",
        ],
        [
            "bandit_archer 1N+2E / 2N+2E / 1N+3E",
            "bandit_guard 3N / 4N / 3N+1E",
            "hound 2N / 1N / -",
            "living_spirit 1E / 1E / 1E",
        ],
        [
            "bandit_archer 1E / 2N+1E / 3N+1E",
            "bandit_guard 3N+1E / 3N+1E / 3N+2E",
            "living_spirit 1N+1E / 2N+1E / 1N+2E",
        ],
    ],
    92: [
        ["bandit_archer 1N+1E / 2N+1E / 1N+2E", "bandit_guard 1N / 2N / 3N", "inox_guard 1E / 1N+1E / 2E"],
        [
            "bandit_archer 2N / 2N+1E / 1N+2E",
            "bandit_guard - / 2N / 2N+1E",
            "inox_guard 1E / 1E / 1N+1E",
            "savvas_lavaflow 1E / 1E / 1E",
        ],
    ],
    93: [
        ["lurker 1N+1E / 2N+1E / 4N+1E"],
        ["frost_demon 1N / 1E / 1E", "lurker 2N / 1N+1E / 2E"],
        ["frost_demon 1N / 1N / 1E", "living_spirit 2N / 4N / 4N"],
        ["living_spirit 1E / 1N+1E / 2N+1E"],
    ],
    94: [
        ["hound 2N / 1N+1E / 1N+2E", "vermling_scout 3N+1E / 3N+2E / 2N+3E"],
        [
            "cave_bear 1N / 1E / 1E",
            "vermling_scout 2N+1E / 4N+1E / 2N+3E",
            "vermling_shaman 2N / 2N / 2N+1E",
        ],
        ["hound 1E / 1N+1E / 2E", "vermling_scout 1N / 1E / 1E"],
        ["cave_bear - / - / 1N", "vermling_scout 4N / 4N+1E / 4N+1E", "vermling_shaman 1E / 1N+1E / 1N+1E"],
    ],
    95: [
        [],
        [],
        ["deep_terror 2N / 2N+1E / 1N+3E"],
        ["earth_demon - / - / 1N", "flame_demon - / 1N / 1N", "savvas_lavaflow 1E / 1E / 1E"],
    ],
}
COUNTS |= {
    101: [
        ["bandit_guard 2N+1E / 2N+1E / 2N+1E"],
        ["bandit_archer 1E / 1E / 1E", "bandit_guard 2N / 2N / 2N"],
        ["bandit_archer 2N / 2N / 2N", "living_bones 2N / 2N / 2N"],
    ],
    102: [
        ["city_guard 4N / 4N / 4N", "vermling_scout 6N / 6N / 6N", "vermling_shaman 2E / 2E / 2E"],
    ],
    103: [
        ["black_imp 1N+1E / 1N+1E / 1N+1E", "spitting_drake 1N / 1N / 1N"],
        ["black_imp 2N / 2N / 2N", "spitting_drake 1N / 1N / 1N"],
        ["black_imp 2E / 2E / 2E", "spitting_drake 2N / 2N / 2N"],
        ["black_imp 1N / 1N / 1N"],
    ],
    104: [
        ["city_guard 2N / 2N / 2N"],
        ["city_guard 2N / 2N / 2N", "stone_golem 1E / 1E / 1E"],
        ["city_guard 1E / 1E / 1E", "stone_golem 1N / 1N / 1N"],
        ["ancient_artillery 2N / 2N / 2N"],
    ],
    105: [
        [],
    ],
    106: [
        ["vermling_scout 6N / 6N / 6N"],
        [],
        ["vermling_scout 1E / 1E / 1E", "vermling_shaman 2N / 2N / 2N"],
    ],
    107: [
        [
            "bandit_archer 2N / 2N / 2N",
            "bandit_guard 2N+1E / 2N+1E / 2N+1E",
            "cave_bear 1N / 1N / 1N",
            "city_guard 6N / 6N / 6N",
            "inox_archer 1E / 1E / 1E",
            "inox_guard 1N / 1N / 1N",
            "inox_shaman 1E / 1E / 1E",
            "vermling_scout 2N+1E / 2N+1E / 2N+1E",
            "vermling_shaman 2N / 2N / 2N",
        ],
    ],
    108: [
        [],
        [],
    ],
    109: [
        [],
    ],
    110: [
        ["deep_terror 2N / 2N / 2N", "night_demon 1N / 1N / 1N"],
        ["deep_terror 2N / 2N / 2N", "night_demon 2N / 2N / 2N"],
        ["deep_terror 1E / 1E / 1E", "night_demon 2N / 2N / 2N"],
        ["night_demon 1E / 1E / 1E"],
        ["night_demon 2N+1E / 2N+1E / 2N+1E"],
    ],
    111: [
        [],
        ["black_imp 1E / 1E / 1E", "giant_viper 2N / 2N / 2N"],
        ["black_imp 2N / 2N / 2N", "giant_viper 1N+1E / 1N+1E / 1N+1E"],
        ["black_imp 5N / 5N / 5N"],
        ["giant_viper 9N / 9N / 9N"],
    ],
    112: [
        ["living_corpse 2N+1E / 2N+1E / 2N+1E"],
        ["cultist 1E / 1E / 1E", "living_bones 2N / 2N / 2N"],
        [
            "cultist 1N / 1N / 1N",
            "inox_shaman 1E / 1E / 1E",
            "living_bones 1N / 1N / 1N",
            "living_corpse 2N / 2N / 2N",
        ],
    ],
    113: [
        ["bandit_archer 2N / 2N / 2N", "bandit_guard 4N / 4N / 4N", "city_guard 2N / 2N / 2N"],
        ["city_archer 4N / 4N / 4N", "city_guard 1E / 1E / 1E"],
        ["stone_golem 1E / 1E / 1E"],
        ["city_guard 2N / 2N / 2N", "vermling_shaman 1E / 1E / 1E"],
    ],
    114: [
        ["hound 1E / 1E / 1E"],
        ["earth_demon 1E / 1E / 1E"],
        ["flame_demon 1E / 1E / 1E"],
        ["giant_viper 2N+2E / 2N+2E / 2N+2E"],
        ["spitting_drake 1E / 1E / 1E"],
    ],
    115: [
        ["city_guard 1N / 1N / 1N"],
        ["city_guard 5N / 5N / 5N"],
        ["city_guard 4N+1E / 4N+1E / 4N+1E"],
    ],
    116: [
        [
            "earth_demon 1N / 1N / 1N",
            "flame_demon 1N / 1N / 1N",
            "frost_demon 1N / 1N / 1N",
            "wind_demon 1N / 1N / 1N",
        ],
        ["flame_demon 1E / 1E / 1E"],
        ["wind_demon 1E / 1E / 1E"],
        ["earth_demon 1E / 1E / 1E", "frost_demon 1E / 1E / 1E"],
    ],
    117: [
        ["hound 1E / 1E / 1E"],
        ["rending_drake 2N / 2N / 2N"],
        ["forest_imp 2N / 2N / 2N"],
        ["forest_imp 1E / 1E / 1E", "hound 2N / 2N / 2N"],
        ["cave_bear 1N / 1N / 1N", "vermling_shaman 1N / 1N / 1N"],
    ],
}
