"""What drawings refer to by `#id`: all that a page has once, and what one picture needs of it."""

from __future__ import annotations

import re
from functools import cache

from wyprawa.scene.svg import faces, halves, terrain
from wyprawa.scene.svg.grounds import MOTIFS
from wyprawa.scene.svg.icons import drawings, icons, symbol

_USED = re.compile(r'href="#([ig]-[\w-]+)"')
_GROUND = re.compile(r'href="#([tp]-[\w-]+)"')
_FACED = re.compile(r'href="#(?:coin|face)-(\w+)-([\w-]+)"')


@cache
def sprite() -> str:
    """All symbols but faces in one `<svg>` without a size, to be put once into a page."""
    ids = [*(f"i-{name}" for name in drawings()), *(f"g-{name}" for name in MOTIFS)]
    alike = [
        f'<symbol id="i-{name}" viewBox="0 0 24 24"><use href="#i-{other}"/></symbol>'
        for name, other in icons().items()
        if name != other
    ]
    symbols = "".join([*map(symbol, ids), *alike, *map(terrain.symbol, terrain.symbols())])
    defs = f"<defs>{faces.SHARED}{terrain.SHARED}{halves.SHARED}</defs>"
    return f'<svg class="sprite" width="0" height="0" aria-hidden="true">{defs}{symbols}</svg>'


def needed(drawn: str) -> str:
    """The symbols that a drawing uses, and what these use."""
    found = "".join(symbol(id) for id in sorted(set(_USED.findall(drawn))))
    grounds = sorted(set(_GROUND.findall(drawn)))
    found += terrain.SHARED + "".join(map(terrain.symbol, grounds)) if grounds else ""
    found += halves.SHARED if "#card-shine" in drawn else ""
    seen = [faces.symbols(name, f"#coin-{faces.key(name)}" in drawn) for name in faced(drawn)]
    return found + (faces.SHARED + "".join(seen) if seen else "")


def faced(drawn: str) -> list[str]:
    """The names of the faces in a drawing."""
    return sorted({f"{game}/{own}" for game, own in _FACED.findall(drawn)})
