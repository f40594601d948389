"""What is to be said, not yet in any language."""

from typing import TypeAlias

import msgspec


class Text(msgspec.Struct, frozen=True, omit_defaults=True, cache_hash=True):
    """A Fluent id and its arguments; `Words.say` turns it into a sentence."""

    id: str
    args: "tuple[tuple[str, int | str | Text], ...]" = ()


Arg: TypeAlias = int | str | Text


def t(id: str, /, **args: Arg) -> Text:
    """A Text; the order in which the arguments are written makes no difference."""
    return Text(id, tuple(sorted(args.items())) if len(args) > 1 else tuple(args.items()))
