"""What can be answered: the options of the questions that have several kinds, as types."""

from __future__ import annotations

from typing import Literal, TypeAlias

# Numbers are, in this order: heroes or undead, things or supplies, squares or doors; words are places.
Shot: TypeAlias = tuple[Literal["shoot"], int, int, int] | tuple[Literal["throw"], int, int]
Waiting: TypeAlias = Literal["wait", "pass", "until_adjacent"]
Walk: TypeAlias = tuple[Literal["step"], int] | tuple[Literal["step"], int, int] | tuple[Literal["leave"]]
AtDoor: TypeAlias = tuple[Literal["open", "close", "unlock"], int]
Rearranged: TypeAlias = tuple[Literal["ready"], int, str]
Handled: TypeAlias = tuple[Literal["pick", "give", "drink"], int] | Rearranged
Found: TypeAlias = tuple[Literal["item"], int, str] | tuple[Literal["supply"], int]
Done: TypeAlias = Literal["done"]
SpecialKind: TypeAlias = Literal["rescue", "search", "force"]
Special: TypeAlias = tuple[SpecialKind, int]
Blow: TypeAlias = tuple[Literal["attack"], int, int] | tuple[Literal["vial"], int]
Act: TypeAlias = Walk | AtDoor | Handled | Special | Blow | Shot | Literal["end"]
Next: TypeAlias = tuple[Literal["hero"], int] | Shot

Extra: TypeAlias = tuple[Literal["extra"], str]
Shared: TypeAlias = tuple[Literal["trade", "gear", "stash", "potion"], int]
Learnt: TypeAlias = tuple[Literal["learn"], int, int]
StoneSet: TypeAlias = tuple[Literal["rune"], int, int, int]
Interlude: TypeAlias = Extra | Shared | Learnt | StoneSet | Literal["go_on"]
