"""Options drawn at random are options the game takes, and over time all of them."""

from dataclasses import replace
from typing import Annotated, Any, Literal

import msgspec
import pytest
from duel import DUEL
from msgspec import Meta

from wyprawa.conformance.drawing import draw_options
from wyprawa.kernel import Chance, Game, GameError, find


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    name: str  # what it may be, the type does not say
    seats: Annotated[int, Meta(ge=2, le=4)] = 2
    level: Literal["easy", "hard"] = "easy"
    fog: bool = False
    heroes: Annotated[tuple[str, ...], Meta(extra={"choices": ("a", "b", "c"), "most": 2})] = ()
    start: Annotated[str, Meta(extra={"choices": ("north", "south")})] = "north"
    pace: Annotated[int, Meta(ge=0, le=2)] | None = None
    grades: tuple[Literal["x", "y"], bool] = ("x", False)
    note: str = ""

    def __post_init__(self) -> None:
        if self.fog and self.level == "easy":
            raise ValueError("fog is for hard games")


GAME: Game[Any] = replace(DUEL, options=Options, modes=({"name": "Anna"}, {"name": "Piotr"}))


def drawn(game: Game[Any], count: int) -> list[Any]:
    chance = Chance(5)
    return [game.read_options(draw_options(game, chance)) for _ in range(count)]


def test_every_value_comes_up_and_no_other() -> None:
    found = drawn(GAME, 400)
    assert {each.seats for each in found} == {2, 3, 4}
    assert {(each.level, each.fog) for each in found} == {("easy", False), ("hard", False), ("hard", True)}
    assert {len(each.heroes) for each in found} == {0, 1, 2}
    assert all(len(set(each.heroes)) == len(each.heroes) for each in found)
    assert {each.start for each in found} == {"north", "south"}
    assert {each.pace for each in found} == {None, 0, 1, 2}
    assert len({each.grades for each in found}) == 4
    assert {each.name for each in found} == {"Anna", "Piotr"}
    assert {each.note for each in found} == {""}


def test_a_game_that_takes_nothing_is_told_so() -> None:
    picky = replace(GAME, modes=({},))
    with pytest.raises(GameError, match="duel: took none of 200 sets of options drawn at random; the last:"):
        draw_options(picky, Chance(1))


def test_gloomhaven_comes_to_most_of_its_scenarios_and_all_variants() -> None:
    found = drawn(find("gloomhaven"), 400)
    assert len({each.scenario for each in found}) > 60  # of 86: more draws would find the rest
    assert {len(each.heroes) for each in found} == {0, 2, 3, 4}
    assert {each.hero_level for each in found} == set(range(1, 10))
    for variant in ("open_information", "reduced_randomness", "permanent_death", "campaign"):
        assert {getattr(each, variant) for each in found} == {False, True}
