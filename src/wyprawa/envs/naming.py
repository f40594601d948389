"""The environments' names in Gymnasium's register: `wyprawa/Smok-v1`."""

from __future__ import annotations

import re

import gymnasium

from wyprawa import kernel
from wyprawa.envs.sizes import VERSION


def names() -> dict[str, str]:
    """The name of each installed game's environment."""
    return {game: name_of(game) for game in kernel.games()}


def name_of(game: str) -> str:
    words = [word for word in re.split(r"[^A-Za-z0-9]+", game) if word]
    return f"wyprawa/{''.join(word[0].upper() + word[1:] for word in words)}-v{VERSION}"


def register() -> None:
    """Let `gymnasium.make` know every installed game; asked again, it adds only those that are new."""
    for game, name in names().items():
        if name not in gymnasium.registry:
            gymnasium.register(id=name, entry_point="wyprawa.envs.solo:SoloEnv", kwargs={"game": game})
