"""What `wyprawa verify` says of a record that was proven."""

from __future__ import annotations

from collections.abc import Iterator

from wyprawa.kernel import Proven, RecordError
from wyprawa.words import Text, t

_SHORTEST = 8  # digits of a hash that are worth comparing


def said(proven: Proven, file: str) -> Iterator[Text]:
    """What was proven, what it does not say, and what to compare."""
    table, origin = proven.table, proven.origin
    yield t("ui-proof", file=file, game=t(table.game.name), count=len(table.history))
    for seat, words in origin.words.items():
        yield t("ui-proof-words", seat=seat + 1, words=words)
    if not origin.words:
        yield t("ui-proof-no-words")
    if origin.chosen:
        yield t("ui-proof-chosen")
    if not table.over:
        yield t("ui-proof-unfinished")
    yield t("ui-seed", seed=str(origin.seed))
    yield t("ui-proof-compare")
    yield t("ui-commitment", commitment=origin.commitment)
    yield t("ui-proof-fingerprint", fingerprint=proven.fingerprint)


def compare(what: str, found: str, noted: str | None, file: str) -> None:
    """What somebody noted, whole or its beginning, is what the file has."""
    if noted is None:
        return
    begins = noted.strip().casefold()
    if len(begins) < _SHORTEST or not found.startswith(begins):
        raise RecordError(
            f"{file}: not the game you mean: its {what} is {found}, and you gave {noted!r} "
            f"(at least {_SHORTEST} digits)"
        )
