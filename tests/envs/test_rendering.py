"""What environments show, and the pixels of a PNG."""

from __future__ import annotations

import zlib
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from wyprawa.envs import SoloEnv, TogetherEnv, TurnEnv
from wyprawa.envs.rendering import FRAME, png_pixels
from wyprawa.kernel import GameError


def chunk(kind: bytes, body: bytes) -> bytes:
    check = zlib.crc32(kind + body).to_bytes(4, "big")
    return len(body).to_bytes(4, "big") + kind + body + check


def png(pixels: npt.NDArray[np.uint8], kinds: list[int]) -> bytes:
    """Pixels as a PNG whose rows are filtered as told, the way the standard describes it."""
    high, wide, _ = pixels.shape
    rows = []
    for y, kind in enumerate(kinds):
        row = bytearray([kind])
        for i in range(4 * wide):
            here = int(pixels[y].reshape(-1)[i])
            left = int(pixels[y].reshape(-1)[i - 4]) if i >= 4 else 0
            up = int(pixels[y - 1].reshape(-1)[i]) if y else 0
            corner = int(pixels[y - 1].reshape(-1)[i - 4]) if y and i >= 4 else 0
            nearest = min((left, up, corner), key=lambda value, p=left + up - corner: abs(p - value))  # type: ignore[misc]
            row.append((here - [0, left, up, (left + up) // 2, nearest][kind]) & 255)
        rows.append(bytes(row))
    head = wide.to_bytes(4, "big") + high.to_bytes(4, "big") + bytes([8, 6, 0, 0, 0])
    packed = zlib.compress(b"".join(rows))
    half = len(packed) // 2
    body = chunk(b"IDAT", packed[:half]) + chunk(b"IDAT", packed[half:])
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + body + chunk(b"IEND", b"")


def test_every_kind_of_row_is_read() -> None:
    pixels = np.random.default_rng(1).integers(0, 256, (11, 7, 4), np.uint8)
    pixels[:, :, 3] = 255
    kinds = [0, 1, 2, 3, 4, 4, 3, 2, 1, 0, 4]
    assert np.array_equal(png_pixels(png(pixels, kinds)), pixels[:, :, :3])


def test_what_is_seen_through_is_white_behind() -> None:
    pixels = np.array([[[0, 0, 0, 0], [0, 0, 0, 255], [255, 0, 0, 51]]], np.uint8)
    assert png_pixels(png(pixels, [0])).tolist() == [[[255, 255, 255], [0, 0, 0], [255, 204, 204]]]


def test_another_kind_of_png_is_an_error() -> None:
    with pytest.raises(GameError, match="a PNG of another kind"):
        png_pixels(png(np.zeros((1, 1, 4), np.uint8), [0]).replace(b"\x08\x06", b"\x08\x02", 1))


@pytest.mark.parametrize("kind", [TurnEnv, TogetherEnv, SoloEnv])
@pytest.mark.parametrize("mode", ["ansi", "svg", "rgb_array", None])
def test_environments_show_the_table(kind: Any, mode: str | None) -> None:
    env = kind("smok", render_mode=mode)
    env.reset(seed=1)
    shown = env.render()
    env.close()
    if mode is None:
        assert shown is None
    elif mode == "rgb_array":
        assert shown.shape == (*FRAME, 3)
        assert len(np.unique(shown.reshape(-1, 3), axis=0)) > 10
    else:
        assert shown.startswith("<svg") == (mode == "svg")
        assert "Thief 2" in shown


def test_only_the_learner_is_shown_its_hand() -> None:
    alone, spectator = SoloEnv("smok", render_mode="ansi"), TurnEnv("smok", render_mode="ansi")
    alone.reset(seed=1)
    spectator.reset(seed=1)
    titles = ("Tiptoe", "Creep", "Pickpocket", "Run", "Shield")
    assert any(title in alone.render() for title in titles)
    assert not any(title in spectator.render() for title in titles)
