"""Why an Enemy did what it did: target, path and rule, shown on the board (MD-15, MD-16)."""

from __future__ import annotations

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.view import log, texts
from wyprawa.scene import Marks, Reason, Way
from wyprawa.words import t

BY_SCHEME = "MD-16.2"  # a Roaming Monster's scheme says whom it attacks


def marks(record: object) -> Marks | None:
    match record:
        case events.EnemyAttacks():
            return attacked(record)
        case events.EnemyMoves():
            return moved(record)
        case events.EnemyWaits():
            return Marks(reasons=(Reason(t("why-waits"), "MD-15.18"),))
        case events.SchemeFollowed():
            return Marks(reasons=(Reason(t("why-scheme", scheme=t(f"scheme-{record.scheme}")), record.rule),))
    return None


def attacked(record: events.EnemyAttacks) -> Marks:
    """The nearest target in range, those that were as near, and how it attacks."""
    whom = record.whom_is or ""
    if record.rule == BY_SCHEME:
        reasons = [Reason(t("why-named", whom=texts.aim(whom)), BY_SCHEME)]
    else:
        reasons = [Reason(t("why-near", whom=texts.doer(whom), n=record.range), "MD-15.5")]
    tied = record.tied_are or ()
    if len(tied) > 1:
        reasons.append(Reason(t("why-tied", figures=log.figures(tied)), "MD-15.6"))
    reasons.append(Reason(t("why-type", type=texts.attack_type(record.by)), "MD-15.8"))
    return Marks(reasons=tuple(reasons), cells=(str(record.at),))


def moved(record: events.EnemyMoves) -> Marks:
    """The whole shortest path whose first Zone it takes."""
    n = log.length(record.path)
    whom = log.figures(record.toward_are or ())
    way = Way(tuple(map(str, record.path)), "taken", t("why-way", whom=whom, n=n))
    return Marks(reasons=(Reason(t("why-path", whom=whom, n=n), "MD-15.14"),), ways=(way,))
