"""Why an Enemy did what it did: target, path and rule, shown on the board (MD-15, MD-16)."""

from __future__ import annotations

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.view import log, texts
from wyprawa.scene import Marks, Reason, Way
from wyprawa.words import t


def marks(record: object) -> Marks | None:
    match record:
        case events.EnemyAttacks():
            return attacked(record)
        case events.EnemyMoves():
            return moved(record)
        case events.EnemyWaits():
            return Marks(reasons=(Reason(t("why-waits"), "MD-15.18"),))
        case events.SchemeFollowed():
            kind = record.figure_is.partition("/")[2]
            return Marks(reasons=(Reason(t(f"scheme-{texts.slug(kind)}-{record.line}"), record.rule),))
    return None


def attacked(record: events.EnemyAttacks) -> Marks:
    """The nearest target in range, those that were as near, and how it attacks."""
    near = t("why-near", whom=texts.figure(record.whom_is), n=record.range)
    reasons = [Reason(near, "MD-15.5")]
    if len(record.tied_are) > 1:
        reasons.append(Reason(t("why-tied", figures=log.figures(record.tied_are)), "MD-15.6"))
    reasons.append(Reason(t("why-type", type=texts.attack_type(record.by)), "MD-15.8"))
    cells = (str(record.at),) if record.at >= 0 else ()
    return Marks(reasons=tuple(reasons), cells=cells)


def moved(record: events.EnemyMoves) -> Marks:
    """The whole shortest path whose first Zone it takes."""
    n = log.length(record.path)
    whom = log.figures(record.toward_are)
    way = Way(tuple(map(str, record.path)), "taken", t("why-way", whom=whom, n=n))
    return Marks(reasons=(Reason(t("why-path", whom=whom, n=n), "MD-15.14"),), ways=(way,))
