"""Colours made from others: by lightness, chroma and hue (OKLCH), or by mixing two."""

from __future__ import annotations

from functools import cache
from math import cos, radians, sin


@cache
def oklch(light: float, chroma: float, hue: float) -> str:
    """A colour by lightness (0 to 1), chroma (0 is grey) and hue in degrees, as `#rrggbb`."""
    a, b = chroma * cos(radians(hue)), chroma * sin(radians(hue))
    long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (light - 0.0894841775 * a - 1.2914855480 * b) ** 3
    return _hex(
        _encoded(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
        _encoded(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
        _encoded(-0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short),
    )


@cache
def mix(one: str, other: str, share: float) -> str:
    """A colour between two; `share` of the second."""
    pairs = [(int(one[n : n + 2], 16), int(other[n : n + 2], 16)) for n in (1, 3, 5)]
    return _hex(*(a + (b - a) * share for a, b in pairs))


def _encoded(light: float) -> float:
    """A channel of light as it is written, 0 to 255."""
    if light <= 0.0031308:
        return 255 * 12.92 * max(light, 0)
    return float(255 * (1.055 * min(light, 1) ** (1 / 2.4) - 0.055))


def _hex(*channels: float) -> str:
    return "#" + "".join(f"{min(255, max(0, round(channel))):02x}" for channel in channels)
