"""What the log's numbers mean on the table, and what its lines tell of without naming it."""

from __future__ import annotations

from wyprawa.scene.tells import Falls, Rises, Stands, Tells

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
    },
)
