"""Whose face is on a medallion: characters have their own, adversaries that of their kind."""

from __future__ import annotations

from wyprawa.games.warcraft.content import BOARD_ADVERSARIES, CHARACTERS, adversary_of
from wyprawa.games.warcraft.rows import Fighter

# Words in an adversary's id and the face they stand for; the first that is found decides.
KINDS = {
    "kobold": "kobold",
    "gnoll": "gnoll",
    "hogger": "gnoll",
    "murloc": "fishfolk",
    "boar": "boar",
    "spider": "spider",
    "crypt_lord": "spider",
    "crocolisk": "crocodile",
    "raptor": "raptor",
    "ogre": "ogre",
    "choksul": "ogre",
    "troll": "troll",
    "bloodscalp": "troll",
    "harpy": "harpy",
    "giant": "giant",
    "golem": "golem",
    "archaedas": "golem",
    "mekgineer": "golem",
    "elemental": "elemental",
    "imp": "imp",
    "portal_guard": "demon_guard",
    "guard": "bandit",
    "felguard": "demon_guard",
    "doomguard": "demon_guard",
    "infernal": "demon_guard",
    "drake": "drake",
    "wyrm": "drake",
    "dragonspawn": "whelp",
    "eranikus": "drake",
    "lich": "overlord_lich",
    "necromancer": "cultist",
    "warlock": "cultist",
    "wizard": "cultist",
    "arugal": "cultist",
    "skeletal": "skeleton_mage",
    "gandling": "skeleton_mage",
    "bone": "skeleton_mage",
    "ghoul": "ghoul",
    "abomination": "ghoul",
    "worgen": "wolf",
    "hound": "wolf",
    "tiger": "wolf",
    "bat": "harpy",
    "kelthuzad": "overlord_lich",
    "nefarian": "overlord_dragon",
    "kazzak": "overlord_demon",
    "hakkar": "overlord_serpent",
}
TRAITS = {  # for those whose id says nothing
    "beast": "wolf",
    "undead": "ghost",
    "demon": "imp",
    "dragon": "whelp",
    "dragonkin": "whelp",
    "elemental": "elemental",
    "mechanical": "golem",
    "giant": "giant",
}


def character(kind: int) -> str:
    return f"warcraft/{CHARACTERS[kind].id}"


def fighter(it: Fighter) -> str:
    """By what an adversary is called, else by its traits; a humanoid is a bandit."""
    for word, face in KINDS.items():
        if word in it.id:
            return f"warcraft/{face}"
    found = (TRAITS[trait] for trait in it.traits if trait in TRAITS)
    return f"warcraft/{next(found, 'bandit')}"


def adversary(card: int) -> str:
    return fighter(adversary_of(card))


def board(number: int) -> str:
    return fighter(BOARD_ADVERSARIES[number])
