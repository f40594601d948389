"""What the log's numbers mean on the table, and what its lines tell of without naming it."""

from __future__ import annotations

from wyprawa.scene.tells import Falls, Rises, Stands, Tells

HEALTH = ("figure-*.health", "figure-*.most", "health-*")
# What may change the most damage a character can take, or heal it altogether.
CHANGES_HEALTH = (
    *("CharacterChosen", "CityChosen", "LevelGained", "CardTurned", "Resurrected", "Diseased", "Cured"),
    *("Equipped", "Unequipped", "ItemGained", "ItemDiscarded", "ItemStolen"),
    "PotionDrunk",
    *("AttachedTo", "AttachedToItem", "Detached"),
)
EVENTS = ("events", "general")
ON_DICE = ("CombatRolled", "Rerolled", "DieSet", "Struck", "CombatNegated", "Defeated", "AdversaryDefeated")
SCORED = ("QuestCompleted", "TrophyGained", "EventScored")

TELLS = Tells(
    amounts={
        "MovementRolled.energy": (Stands("energy", of="who_is"),),
        "MovementRolled.movement": (Stands("move", of="who_is"),),
        "RollChanged.change": (Rises("{figure}", of="who_is"),),
        "FigureChanged.amount": (),
        "DeckRenewed.cards": (),
        "EnergyChanged.amount": (Rises("energy", of="who_is"),),
        "EnergySpent.amount": (Falls("energy", of="who_is"),),
        "EnergyLost.amount": (Falls("energy", of="who_is"),),
        "Hurt.damage": (Falls("health*", of="who_is", beyond=True),),
        "Healed.damage": (Rises("health*", of="who_is"),),
        "Resurrected.damage": (),
        "LevelGained.damage": (),
        "Warded.amount": (),
        "Struck.defence": (),
        "MovementChanged.amount": (Rises("move", of="who_is"),),
        **{f"{name}.valor": (Rises("valor", of="who_is"), Rises("valor-*", of="who_is")) for name in SCORED},
    },
    covers={
        **dict.fromkeys(CHANGES_HEALTH, HEALTH),
        **dict.fromkeys(("EventPlaced", "CardReturned"), EVENTS),
        **dict.fromkeys(("GeneralEvent", "EventScored", "EventTurned"), HEALTH + EVENTS),
        **dict.fromkeys(("Undefeated", "MarkerRemoved"), ("track",)),
        "Moved": ("seat-*.move",),
        "Put": ("seat-*.move",),
        "TurnBegan": ("seat-*.move", "die-movement"),
        "MovementRolled": ("die-movement",),
        **dict.fromkeys(ON_DICE, ("die-red", "die-black")),
        "Defeated": (*HEALTH, "die-red", "die-black"),
        "Revealed": ("token-*",),
        "TokenPlaced": ("token-*", "pile"),
        "TokenDiscarded": ("token-*",),
        "TokenDrawn": ("pile",),
        "PileRefilled": ("pile",),
    },
    silent={
        "seat-*.attack": "worked out from card, equipment and powers, all of which are told",
        "seat-*.sword": "the same",
        "seat-*.range": "the same",
        "seat-*.defence": "the same",
        "seat-*.damage": "the same",
        "figure-*.play": "whose turn begins is told",
        "figure-*.target": "who fights whom is told",
        "combat*": "the tray shows dice and figures that are told, and which step is on",
        "foe*": "the adversary card of the combat that is told",
        "plays*": "a card that was told as played lies there until it has taken effect",
        "discard-*": "a card goes to its owner's discards once it has taken effect",
        "box*": "an immediate discovery goes there once it is resolved",
        "deck-*": "the cards that come from a challenge deck or go back to it are told",
        "returned*": "the same",
        "elite*": "the quests that come and go are told",
        "characters*": "who has chosen whom is told",
    },
)
