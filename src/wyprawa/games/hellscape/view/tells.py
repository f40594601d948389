"""What the log's numbers mean on the table, and what its lines tell of without naming it."""

from __future__ import annotations

from wyprawa.scene.tells import Falls, Rises, Stands, Tells

DICE_CHANGE = ("CombatBegan", "DiceRolled", "DieRerolled", "ResultResolved", "Compared", "Shot")
ENEMY_HEALTH = (
    "EnemyWounded",
    "EnemyHealed",
    "MinionKilled",
    "MinionAdded",
    "CardReplaced",
    "CompanionWounded",
    "CompanionHealed",
)
COMING = ("MobSpawned", "RoamingSpawned", "EnemyKilled")
ITEMS = ("ItemFound", "ItemDiscarded", "ItemGiven")

TELLS = Tells(
    amounts={
        "HeroWounded.n": (Falls("health", of="who_is"),),
        "HeroWounded.left": (Stands("health", of="who_is"),),
        "Healed.n": (Rises("health", of="who_is"),),
        "Revived.health": (Stands("health", of="who_is"),),
        "Revived.left": (),
        "LevelGained.health": (Rises("health", of="who_is"),),
        "LevelGained.cost": (Falls("xp", of="who_is"),),
        "XpGained.n": (Rises("xp", of="who_is"),),
    },
    covers={
        **dict.fromkeys(DICE_CHANGE, ("die-*", "tray*")),
        **dict.fromkeys(ENEMY_HEALTH, ("figure-*.health", "figure-*.most")),
        **dict.fromkeys(COMING, ("enemies*", "token-*")),
        **dict.fromkeys(ITEMS, ("starting*", "count-sword")),
        "RoundBegan": ("seat-*.check", "enemies/*.check", "board-*.check", "starting"),
        "DarknessGrew": ("spaces/*",),
        "SwordBites": ("count-sword",),
        "DarknessTurned": ("spaces*",),
        "Revived": ("lifebringers",),
        "RoomRevealed": ("token-*",),
        "DoorCardDrawn": ("token-*", "map/*", "stays*"),
        "Counted": ("count-*",),
        "BossFightBegan": ("*",),
    },
    silent={
        "figure-*.play": "whose turn begins and who attacks is told",
        "figure-*.target": "whom is told with it",
    },
)
