"""What the log's numbers mean on the table, and what its lines tell of without naming it."""

from __future__ import annotations

from wyprawa.scene.tells import Falls, Rises, Stands, Tells

POOL = ("pool*", "kind-*")  # markers that nobody has seen yet

TELLS = Tells(
    amounts={
        "HeroWounded.n": (Falls("health", of="who_is"),),
        "HeroWounded.left": (Stands("health", of="who_is"),),
        "Revealed.health": (Stands("health", of="undead_is"),),
        "Healed.n": (Rises("health", of="who_is"),),
        "Healed.left": (Stands("health", of="who_is"),),
        "UndeadWounded.n": (Falls("health", of="undead_is"),),
        "UndeadWounded.left": (Stands("health", of="undead_is"),),
    },
    covers={
        "HeroesTurn": ("figure-*.attack", "figure-*.eye"),
        "ScenarioBegan": ("*",),  # another page: everything is laid out anew
        "PartyRestored": ("*",),
        "EndingRead": ("*",),
        "HeroesSetOut": ("*",),
        "Summoned": POOL,
        "Revealed": POOL,
        "UndeadPlaced": POOL,
        "PoolRefilled": POOL,
        "RoundBegan": ("space*",),
        "ItemTaken": ("pile-*",),  # it lay there
        "SupplyGained": ("pile-*",),
        "ThingsLie": ("pile-*",),
    },
    silent={
        "figure-*.play": "who is activated is told when its activation begins",
        "figure-*.target": "who is attacked is told with the attack",
        "health-*": "of many heroes a panel shows the one it is about; figures have their own, which is told",
        "seat-*.xp": "of the hero a panel is about; all have theirs on their boards, where it is told",
        "seat-*.star": "the same",
        "seat-*.move": "movement points go with the actions they pay for",
        **dict.fromkeys(
            ("gear-*", "skills-*", "hero-*", "kit-*"),
            "whose things lie open goes with whose activation it is; every single thing is told",
        ),
        "goals/*": "whether an objective is met is worked out from what is told",
    },
)
