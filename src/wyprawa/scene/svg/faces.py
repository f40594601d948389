"""Faces: drawn in four passes from a handful of paths, alone or as the medallion of a figure.

A pass in ink with a wide edge, one in the colour of the light, the tones a little lower to the right, so that
the light is left at the upper left, and a shade over the right half and the foot. Body tones come from a hue,
so that a new face needs a hue, a chroma, an eye and an accent.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from itertools import groupby

import msgspec
import tomli

from wyprawa.kernel.errors import WyprawaError
from wyprawa.scene.svg.colours import mix, oklch
from wyprawa.scene.svg.paths import Shape, clockwise, disc, gear, mirrored, read, star, turned, written

STEEL, GOLD, RED = "#9aa0aa", "#f0c44a", "#c23a30"  # rims: of most, of the elite, of bosses
_FIXED = {"s": "#b9c0c8", "t": "#5d6570", "g": "#d6a648", "r": "#c0392f"}
_BUST = 'x="-51.6" y="-59.6" width="103.2" height="103.2"'  # where a face lies on its coin

# What all faces share; a page has it once, in its sprite.
SHARED = (
    '<linearGradient id="face-side" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="120" y2="20">'
    '<stop offset=".5" stop-color="#07040c" stop-opacity="0"/>'
    '<stop offset=".53" stop-color="#07040c" stop-opacity=".26"/>'
    '<stop offset="1" stop-color="#07040c" stop-opacity=".52"/></linearGradient>'
    '<linearGradient id="face-foot" x1="0" y1="0" x2="0" y2="1">'
    '<stop offset=".62" stop-color="#07040c" stop-opacity="0"/>'
    '<stop offset=".95" stop-color="#07040c" stop-opacity=".6"/></linearGradient>'
    '<linearGradient id="face-out" x1="0" y1="0" x2="0" y2="1">'
    '<stop offset=".76" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient>'
    '<linearGradient id="coin-light" x1="0" y1="0" x2="1" y2="1">'
    '<stop offset="0" stop-color="#fff" stop-opacity=".5"/>'
    '<stop offset=".45" stop-color="#fff" stop-opacity="0"/>'
    '<stop offset=".46" stop-color="#0c060a" stop-opacity="0"/>'
    '<stop offset="1" stop-color="#0c060a" stop-opacity=".64"/></linearGradient>'
    '<mask id="coin-mask" maskUnits="userSpaceOnUse" x="-90" y="-100" width="180" height="160">'
    '<rect x="-90" y="-100" width="180" height="108" fill="url(#face-out)"/>'
    '<circle r="43" fill="#fff"/></mask>'
)


class FaceError(WyprawaError, ValueError):
    """A face that is not there; the message says which are."""


class Face(msgspec.Struct, frozen=True):
    """A face as its file tells it. Without a `ring` of its own, rank decides the rim."""

    hue: float
    chroma: float
    back: float
    eye: str
    accent: str
    skin: tuple[str, str]
    art: str
    ring: str = ""


def face(name: str) -> Face:
    """The face called `game/name`."""
    game, _, own = name.partition("/")
    found = _faces(game)
    if own not in found:
        raise FaceError(f"no face is called {name!r}; of {game!r} there are: {', '.join(found) or 'none'}")
    told = found[own]
    if "like" in told:
        other = msgspec.to_builtins(face(str(told["like"])))
        told = other | {"ring": ""} | {key: value for key, value in told.items() if key != "like"}
    return msgspec.convert(told, Face)


@cache
def _faces(game: str) -> dict[str, dict[str, object]]:
    source = files("wyprawa.scene.faces").joinpath(f"{game}.toml")
    if not re.fullmatch(r"\w+", game) or not source.is_file():
        return {}
    return tomli.loads(source.read_text(encoding="utf-8"))


def names(game: str) -> tuple[str, ...]:
    """All faces of a game, as they are called."""
    return tuple(f"{game}/{own}" for own in _faces(game))


def ring(name: str, rank: str = "") -> str:
    """The colour of a figure's rim: its own, or that of its rank."""
    return face(name).ring or {"elite": GOLD, "boss": RED}.get(rank, STEEL)


def key(name: str) -> str:
    """A face's name as a part of ids."""
    return re.sub(r"\W", "-", name)


@cache
def symbols(name: str, coin: bool = True) -> str:
    """What a page needs to show a face: `face-` and its key is it alone, `coin-` and its key a medallion."""
    it, id = face(name), key(name)
    layers = [_layer(line) for line in it.art.strip().splitlines()]
    whole = written([clockwise(shape) for _, shapes in layers for shape in shapes])
    tones = "".join(
        f'<path fill="{_tone(it, tone)}" d="{written(shape for _, shapes in run for shape in shapes)}"/>'
        for tone, run in groupby(layers, lambda layer: layer[0])
    )
    ink, light = oklch(0.11, 0.022, it.hue), mix(oklch(0.86, 0.9 * it.chroma, it.hue), "#fff0d2", 0.5)
    drawn = (
        f'<use href="#all-{id}" fill="{ink}" stroke="{ink}" stroke-width="4.4" stroke-linejoin="round"/>'
        f'<use href="#all-{id}" fill="{light}"/><g clip-path="url(#cut-{id})">'
        f'<g transform="translate(1.5 1.7)">{tones}</g>'
        '<path d="M-12-12h150v150h-150z" fill="url(#face-side)"/>'
        '<path d="M-12-12h150v150h-150z" fill="url(#face-foot)"/></g>'
    )
    medallion = f'<symbol id="coin-{id}" viewBox="-50 -50 100 100" overflow="visible">{_coin(id)}</symbol>'
    return (
        f'<defs><path id="all-{id}" d="{whole}"/>'
        f'<clipPath id="cut-{id}"><use href="#all-{id}"/></clipPath>{_ground(it, id)}</defs>'
        f'<symbol id="face-{id}" viewBox="0 0 120 120" overflow="visible">{drawn}</symbol>'
        f"{medallion if coin else ''}"
    )


def medallion(name: str) -> str:
    """A face's coin as a picture of its own."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-62 -68 124 126">'
        f'<defs>{SHARED}</defs>{symbols(name)}<use href="#coin-{key(name)}" x="-50" y="-50" width="100" '
        f'height="100" color="{ring(name)}"/></svg>'
    )


def _layer(line: str) -> tuple[str, tuple[Shape, ...]]:
    """A line of a face: its tone, and its outlines with their mirror images, gone round the same way, so that
    where they overlap there is no hole."""
    tone, _, art = line.partition(" ")
    shapes = read(art) if art[0] == "M" else (_marked(art),)
    if tone.endswith("="):
        shapes += tuple(turned(mirrored(shape)) for shape in shapes)
    return tone[0], shapes


def _marked(art: str) -> Shape:
    """A disc, a gear or a star."""
    x, y, r, *count = (float(value) for value in art[1:].split(","))
    match art[0]:
        case "o":
            return disc(x, y, r)
        case "G":
            return gear(x, y, r, int(count[0]))
        case "S":
            return star(x, y, r, int(count[0]))
    raise FaceError(f"a layer of a face is a path, o, G or S, not {art!r}")


def _tone(it: Face, tone: str) -> str:
    made = {
        "b": oklch(0.30, 0.75 * it.chroma, it.hue),
        "m": oklch(0.47, it.chroma, it.hue),
        "l": oklch(0.64, 1.05 * it.chroma, it.hue),
        "k": oklch(0.145, 0.02, it.hue),
        "e": it.eye,
        "v": mix(it.eye, "#ffffff", 0.72),
        "c": it.accent,
        "y": mix(it.accent, oklch(0.145, 0.02, it.hue), 0.45),
        "o": mix(it.accent, "#fff1c0", 0.35),
        "w": it.skin[0],
        "x": it.skin[1],
    }
    return (made | _FIXED)[tone]


def _ground(it: Face, id: str) -> str:
    stops = ((0, 0.56, 0.085), (0.55, 0.34, 0.07), (1, 0.16, 0.039))
    drawn = "".join(
        f'<stop offset="{at:g}" stop-color="{oklch(light, chroma, it.back)}"/>' for at, light, chroma in stops
    )
    return f'<radialGradient id="back-{id}" cx=".42" cy=".36" r=".75">{drawn}</radialGradient>'


def _coin(id: str) -> str:
    """A coin of radius 50 with its rim in the current colour; the head stands out above it."""
    return (
        '<circle r="51.5" fill="#0b090d"/><circle r="47" fill="none" stroke="currentColor" stroke-width="6"/>'
        '<circle r="47" fill="none" stroke="url(#coin-light)" stroke-width="6"/>'
        f'<circle r="44.5" fill="#0b090d"/><circle r="43" fill="url(#back-{id})"/>'
        f'<g mask="url(#coin-mask)"><use href="#face-{id}" {_BUST}/></g>'
        '<path d="M-43 0A43 43 0 0 0 43 0" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="2"/>'
    )
