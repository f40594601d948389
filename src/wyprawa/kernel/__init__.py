"""The kernel: tables, choices, steps, chance, records. No game's word in it."""

from wyprawa.kernel.chance import Chance, Script
from wyprawa.kernel.choice import Asking, Choice, Option, ask, key, together, unkey
from wyprawa.kernel.codec import digest
from wyprawa.kernel.errors import (
    AmbiguousOption,
    DamagedRecord,
    ForeignRecord,
    GameError,
    IllegalOption,
    NewerRecord,
    NothingToUndo,
    OptionError,
    OutOfBounds,
    PositionError,
    RecordError,
    RuleError,
    ScriptError,
    SetupError,
    TruncatedRecord,
    UnplayableRecord,
    UnprovenRecord,
    UnreadableOption,
    WyprawaError,
)
from wyprawa.kernel.fair import Origin, promise
from wyprawa.kernel.faults import Argument, arguments, faults
from wyprawa.kernel.game import Game, only_seats
from wyprawa.kernel.measure import Drafts, Measure, Measures
from wyprawa.kernel.opening import begin, load, loads, new, position, seal
from wyprawa.kernel.proof import Proven, verify
from wyprawa.kernel.record import Answer
from wyprawa.kernel.registry import find, games
from wyprawa.kernel.state import Outcome, Part, Record, State, StepCall, noted
from wyprawa.kernel.step import Step, gather, step
from wyprawa.kernel.table import Line, Table

__all__ = [
    "AmbiguousOption",
    "Answer",
    "Argument",
    "Asking",
    "Chance",
    "Choice",
    "DamagedRecord",
    "Drafts",
    "ForeignRecord",
    "Game",
    "GameError",
    "IllegalOption",
    "Line",
    "Measure",
    "Measures",
    "NewerRecord",
    "NothingToUndo",
    "Option",
    "OptionError",
    "Origin",
    "OutOfBounds",
    "Outcome",
    "Part",
    "PositionError",
    "Proven",
    "Record",
    "RecordError",
    "RuleError",
    "Script",
    "ScriptError",
    "SetupError",
    "State",
    "Step",
    "StepCall",
    "Table",
    "TruncatedRecord",
    "UnplayableRecord",
    "UnprovenRecord",
    "UnreadableOption",
    "WyprawaError",
    "arguments",
    "ask",
    "begin",
    "digest",
    "faults",
    "find",
    "games",
    "gather",
    "key",
    "load",
    "loads",
    "new",
    "noted",
    "only_seats",
    "position",
    "promise",
    "seal",
    "step",
    "together",
    "unkey",
    "verify",
]  # fmt: skip
