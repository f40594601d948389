"""What the log's numbers mean on the table, and what its lines tell without naming it."""

from __future__ import annotations

from wyprawa.scene.tells import Falls, Rises, Stands, Tells

STORED = ("potions", "poisons", "defence")
PAID = ("BoughtTraps", "BoughtDefence", "BoughtEquipment", "Recruited", "BeerBought", "DiceHired",
        "WagesPaid", "WagesShort")  # fmt: skip
EARNED = ("DiceSold", "TrophySold", "GreenhornLeads", "Scraps", "CameHome")
REWARDED = ("Captured", "Killed", "QuestWon")
ON_TRAILS = ("Assigned", "DiceLaid", "TrapLaid", "DefenceLaid", "FlasksTaken", "DieRolled", "DieRerolled",
             "DiceStolen", "MagicGivenUp", "TrapShown", "HitsStopped", "PotionDrunk", "PoisonUsed",
             "DeceitCancelled", "Died", "LostWithHim", "CameHome", "SamborHome",
             "SamborSent")  # fmt: skip
IN_BUILDINGS = ("Placed", "DiceSold", "DiceLost", "LandUsed", "SamborRolled")
ON_QUESTS = ("QuestRolled", "QuestWon", "QuestFailed", "Scraps", "QuestGone", "SamborWonQuest", "HandedIn",
             "ContractDeclined", "QuestsCame")  # fmt: skip

TELLS = Tells(
    amounts={
        "Gained.amount": (Rises("{what}"),),
        **{f"{name}.gold": (Falls("gold"),) for name in PAID},
        **{f"{name}.gold": (Rises("gold"),) for name in EARNED},
        **{f"{name}.{what}": (Rises(what),) for name in REWARDED for what in ("glory", "gold", *STORED)},
        **{f"HandedIn.{what}": (Falls(what),) for what in ("gold", *STORED)},
        **{f"FlasksTaken.{what}": (Falls(what),) for what in ("potions", "poisons")},
        **{f"CameHome.{what}": (Rises(what),) for what in ("potions", "poisons")},
        **{f"ClanChosen.{what}": (Stands(what),) for what in ("glory", "gold", "defence")},
        "GloryLost.glory": (Falls("glory"),),
        "QuestFailed.glory": (Falls("glory"),),
        "Died.glory": (Rises("glory"),),
        "Conquered.glory": (Rises("glory"),),
        "Healed.potions": (Falls("potions"),),
        "BoughtDefence.defence": (Rises("defence"),),
        "DefenceLaid.defence": (Falls("defence"),),
        "Recruited.reputation": (Rises("reputation"),),
        "GreenhornLeads.reputation": (Rises("reputation"),),
        "Died.reputation": (Falls("reputation"),),
        "Deserted.reputation": (Falls("reputation"),),
        **{f"LostWithHim.{what}": () for what in ("gold", "potions", "poisons")},  # they lay on his trail
        "PotionDrunk.potions": (),
        "PoisonUsed.poisons": (),
        "GloryReached.glory": (Stands("glory"),),
        **{f"Scored.{what}": (Stands(what),) for what in ("glory", "reputation", "points")},
        "Scored.trophies": (),
        "GameWon.points": (Stands("points"),),
        "GameDrawn.points": (),
        "Killed.trophies": (),
        "TrophySold.trophies": (),
    },
    covers={
        "ScenarioBegan": ("*",),  # a new game of a campaign: everything is laid out anew
        "ClanChosen": ("clan-*", "seat-*.reputation"),
        **dict.fromkeys(IN_BUILDINGS, ("die-*",)),
        "RoundBegan": ("die-*", "extra", "cards-*/monster-*.extra"),
        "FirstPlayer": ("seat-*.first",),
        "LootTaken": ("cards-loot",),
        "Recruited": ("cards-tavern",),
        "GreenhornLeads": ("cards-tavern",),
        "LootCame": ("cards-loot",),
        **dict.fromkeys(ON_TRAILS, ("die-*", "on-trail-*")),
        "TrailCleared": ("die-*", "on-trail-*", "beast-*", "*/lair-*"),  # the beaten Monster goes with them
        **dict.fromkeys(ON_QUESTS, ("cards-quest-*",)),
    },
    worked_out={"on-trail-*.odds": "chances are shown to the owner of a trail, who knows its Traps"},
    silent={
        "seat-*.points": "Victory Points are worked out from what is told",
        "seat-*.surpassing": "surpassing Glory is Glory above Reputation, both of which are told",
        **{
            f"*/{strip}-*": "printed on the Monster there, which is told"
            for strip in ("attacks", "capture", "kill")
        },
        **{f"*/{strip}-*": "printed on the Land there, which is told" for strip in ("conquest", "trait")},
        "*/asks-*": "printed on the quest there, which is told",
        "*/more-*": "worked out from the Monster there, its kin and the round, all of which are told",
    },
)
