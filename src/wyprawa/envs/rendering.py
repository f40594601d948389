"""What environments show: the table in words, as our SVG, or as pixels of it."""

from __future__ import annotations

import re
import zlib
from typing import Any

import numpy as np
import numpy.typing as npt

from wyprawa.envs.sitting import Sitting
from wyprawa.kernel import GameError
from wyprawa.scene import look, svg
from wyprawa.words import load_words

MODES = ("ansi", "svg", "rgb_array")
FRAME = (720, 960)  # rows and columns of a frame in pixels; pictures are made to fit

_SIZE = re.compile(r'<svg [^>]*?width="([\d.]+)" height="([\d.]+)"')


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise GameError(f"render_mode={mode!r}: expected {', '.join(MODES)} or None")
    return mode


def render(sitting: Sitting, mode: str | None, seat: int | None) -> Any:
    """The table as a seat sees it (None: a spectator), in the way asked for."""
    if mode is None:
        return None
    if mode == "ansi":
        return sitting.text(seat)
    words = load_words(sitting.terms.game.package, sitting.terms.text or "en")
    drawn = svg.picture(look(sitting.table, seat), words)
    return drawn if mode == "svg" else frame(drawn)


def frame(drawn: str) -> npt.NDArray[np.uint8]:
    """A picture as pixels on white paper, always of the same size."""
    size = _SIZE.search(drawn)
    assert size is not None  # our own pictures say how large they are
    wide, high = float(size[1]), float(size[2])
    rows, columns = FRAME
    pixels = png_pixels(svg.png(drawn, max(16, int(min(columns, rows * wide / high)))))[:rows, :columns]
    found = np.full((*FRAME, 3), 255, np.uint8)
    found[: pixels.shape[0], : pixels.shape[1]] = pixels
    return found


def png_pixels(png: bytes) -> npt.NDArray[np.uint8]:
    """The colours in a PNG of eight bits a channel, RGBA, not interlaced: the kind our pictures become."""
    wide, high = int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")
    if png[24:29] != bytes([8, 6, 0, 0, 0]):
        raise GameError(f"a PNG of another kind than expected: {png[24:29].hex()}, not 0806000000")
    at, packed = 8, b""
    while at < len(png):
        length = int.from_bytes(png[at : at + 4], "big")
        if png[at + 4 : at + 8] == b"IDAT":
            packed += png[at + 8 : at + 8 + length]
        at += length + 12
    lines = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(high, 1 + 4 * wide)
    found = np.zeros((high, 4 * wide), np.uint8)
    above = np.zeros(4 * wide, np.uint8)
    for y, line in enumerate(lines):
        above = found[y] = _unfiltered(int(line[0]), line[1:], above)
    opaque = found.reshape(high, wide, 4).astype(np.uint16)
    alpha = opaque[:, :, 3:]
    return ((opaque[:, :, :3] * alpha + 255 * (255 - alpha)) // 255).astype(np.uint8)


def _unfiltered(
    kind: int, line: npt.NDArray[np.uint8], above: npt.NDArray[np.uint8]
) -> npt.NDArray[np.uint8]:
    """A row of pixels from what was stored: differences to the left (1), to above (2), or to both."""
    if kind == 0:
        return line
    if kind == 1:
        return np.cumsum(line.reshape(-1, 4), axis=0, dtype=np.uint8).reshape(-1)
    if kind == 2:
        return line + above
    stored, up = line.tolist(), above.tolist()
    found = [0, 0, 0, 0]
    corners = [0, 0, 0, 0, *up]
    for i, value in enumerate(stored):
        left, over, corner = found[i], up[i], corners[i]
        found.append((value + ((left + over) // 2 if kind == 3 else _paeth(left, over, corner))) & 255)
    return np.array(found[4:], np.uint8)


def _paeth(left: int, over: int, corner: int) -> int:
    """The neighbour nearest to left + over - corner; mostly two of the three are alike."""
    if over == corner:
        return left
    if left == corner:
        return over
    by_left, by_over, by_corner = abs(over - corner), abs(left - corner), abs(left + over - 2 * corner)
    if by_left <= by_over and by_left <= by_corner:
        return left
    return over if by_over <= by_corner else corner
