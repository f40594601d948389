"""Why an undead did what it did: order, target, path, rule (GN-12, GN-13, GN-27)."""

from __future__ import annotations

from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.view import log, texts
from wyprawa.scene import Marks, Reason
from wyprawa.words import t


def marks(record: object) -> Marks | None:
    match record:
        case events.UndeadActivated():
            return activated(record)
        case events.UndeadMoved():
            whom = texts.figure(record.whom_is or "")
            return Marks(
                (Reason(t(f"why-{path(record.rule)}", whom=whom), record.rule),), (str(record.cell),)
            )
        case events.UndeadStays():
            return Marks(
                (Reason(t("why-coward" if record.rule == "GN-27.25" else "why-stuck"), record.rule),)
            )
        case events.UndeadStrikes():
            held = "why-held" if record.rule == "GN-13.4" else "why-beside"
            return Marks((Reason(t(held, whom=texts.figure(record.whom_is or "")), record.rule),))
        case events.BowShot():
            return Marks((Reason(t("why-bow", whom=texts.figure(record.whom_is or "")), "GN-27.20"),))
    return None


def activated(record: events.UndeadActivated) -> Marks:
    """The nearest of those left, and who was as near."""
    reasons = [Reason(t("why-nearest", n=record.range), "GN-12.2")]
    tied = record.tied_are or ()
    if len(tied) > 1:
        reasons.append(Reason(t("why-tied", figures=log.several(tied)), "GN-12.3"))
    return Marks(tuple(reasons))


def path(rule: str) -> str:
    return {"GN-27.22": "sniper", "GN-12.12": "path"}.get(rule, "closer")
