"""Phrases every game needs: lists, a name and what is said about it, so many of something."""

from collections.abc import Iterable, Mapping
from typing import Literal, TypeAlias

from wyprawa.words.text import Arg, Text, t

How: TypeAlias = Literal["comma", "semicolon", "and", "or"]

NOTHING = t("ui-nothing")


def listed(parts: Iterable[Arg], how: How = "comma", *, empty: Text | None = None) -> Text:
    """`a, b, c`, `a; b; c`, `a, b and c` or `a, b or c`.

    `empty` is what an empty list says; without it, the list must not be empty.
    """
    said = [_said(part) for part in parts] or ([] if empty is None else [empty])
    if not said:
        raise ValueError(f"a list joined by {how!r} is empty; `empty` says what to say then")
    head, *more = said
    if not more:
        return head
    between = "comma" if how in ("and", "or") else how
    for part in more[:-1]:
        head = t(f"ui-list-{between}", head=head, last=part)
    return t(f"ui-list-{how}", head=head, last=more[-1])


def _said(part: Arg) -> Text:
    if isinstance(part, Text):
        return part
    return t("ui-number", n=part) if isinstance(part, int) else t("ui-key", key=part)


def named(name: Arg, text: Arg) -> Text:
    """`Name: what is said about it`."""
    return t("ui-named", name=name, text=text)


def counted(amounts: Mapping[str, int], word: str = "n") -> list[Text]:
    """So many of each kind, by the game's words `n-gold`, `n-potions`; kinds with none are left out."""
    return [t(f"{word}-{kind}", n=n) for kind, n in amounts.items() if n]
