"""Roughly how wide words are, and how they are broken into lines. No font is asked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from html import escape

from wyprawa.words import Text, Words

LINE = 1.22  # line height, by the size of the letters

# Widths in hundredths of the size, a little generous: fonts differ.
_WIDE = {
    **dict.fromkeys("ijl|'’.,:;!·ıł", 29),
    **dict.fromkeys('ftrI()[]/-“”"* ', 36),
    **dict.fromkeys("abcdeghknopqsuvxyz0123456789ąćęńóśźż?+=<>•", 58),
    **dict.fromkeys("JLFTZ", 64),
    **dict.fromkeys("ABCDEGHKNOPQRSUVXYŁĄĆĘŃÓŚŹŻ&", 74),
    **dict.fromkeys("mwMW%@–—…→", 92),
}


@lru_cache(maxsize=8192)
def said(text: Text, words: Words) -> str:
    """A text in words, cached."""
    return words.say(text)


def width(text: str, size: float) -> float:
    """Roughly how wide a text is."""
    return sum([_WIDE.get(letter, 70) for letter in text]) * size / 100


def wrapped(text: str, size: float, room: float) -> list[str]:
    """A text in lines that fit into `room`; a word that is too long is cut."""
    lines: list[str] = []
    for word in text.split():
        if lines and width(f"{lines[-1]} {word}", size) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(cut(word, size, room))
    return lines


def cut(text: str, size: float, room: float) -> str:
    """A text that fits into `room`, shortened if need be."""
    if width(text, size) <= room:
        return text
    while text and width(f"{text}…", size) > room:
        text = text[:-1].rstrip()
    return f"{text}…"


@lru_cache(maxsize=4096)
def fitted(
    texts: tuple[str, ...], sizes: Sequence[float], room: float, high: float
) -> tuple[float, list[str]]:
    """The largest size at which the texts fit into a box, and their lines; at the smallest, what fits."""
    size, lines = sizes[-1], list[str]()
    for size in sizes:
        lines = [line for text in texts for line in wrapped(text, size, room)]
        if len(lines) * size * LINE <= high and not any(line.endswith("…") for line in lines):
            return size, lines
    most = max(1, int(high / (size * LINE)))
    if len(lines) > most:
        lines = [*lines[: most - 1], cut(f"{lines[most - 1]} …", size, room)]
    return size, lines


def written(lines: Iterable[str], x: float, y: float, size: float, kind: str = "") -> str:
    """Lines one below the other, the first with its baseline at `y`."""
    how = f' class="{kind}"' if kind else ""
    return "".join(
        f'<text{how} x="{x:g}" y="{y + n * size * LINE:g}" font-size="{size:g}">{escape(line)}</text>'
        for n, line in enumerate(lines)
    )
