"""What quests ask for. A quest is complete when all its goals are met; "go to" counts last (WW-17.13)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from wyprawa.games.warcraft.vocabulary.terms import Colour, Trait
from wyprawa.parts.content import Ref, Row


class Goal(Row, frozen=True, tag_field="goal", tag=str.lower):
    """Base of goals."""

    @property
    def need(self) -> int:
        """How often it must be done."""
        return 1


class Collect(Goal, frozen=True):
    """A character token lies on the space until it is collected (WW-17.11)."""

    at: Annotated[str, Ref("spaces")]


class Take(Goal, frozen=True):
    """The rival has a character token, which is collected on the same space (WW-17.17)."""


class Bring(Goal, frozen=True):
    """An item from the bag whose other side is an adversary with this trait is discarded (WW-17.26)."""

    trait: Trait


class Deal(Goal, frozen=True):
    """So much damage to the rival."""

    damage: int

    @property
    def need(self) -> int:
        return self.damage


class Defeat(Goal, frozen=True):
    """The rival is defeated."""


class Hunt(Goal, frozen=True):
    """So many adversaries are defeated, of a trait, of a colour or above, or one board adversary."""

    count: int = 1
    trait: Trait | None = None
    colour: Colour | None = None
    board: Annotated[str, Ref("board_adversaries")] | None = None

    @property
    def need(self) -> int:
        return self.count


class Go(Goal, frozen=True, tag="go"):
    """The character stands on the space in its cleanup phase (WW-17.12)."""

    to: Annotated[str, Ref("spaces")]


AnyGoal: TypeAlias = Collect | Take | Bring | Deal | Defeat | Hunt | Go
Rival: TypeAlias = Literal["leader", "left", "grumbaz", "sofeea", "burbonn", "sandrai"]
"""Whom a quest is against: who has the most valor, the left neighbour, or a character by name. If that one is
not in play, or is the quester himself, the left neighbour."""
