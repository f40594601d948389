"""Games are found by entry point."""

from __future__ import annotations

import types
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest
from toys import TOY

import wyprawa
from wyprawa.kernel import GameError, RuleError, gather, registry, step


def test_installed_games_are_listed() -> None:
    assert wyprawa.games()["smok"].name == "smok"
    assert wyprawa.find("smok") is wyprawa.games()["smok"]


def test_an_unknown_game_says_which_there_are() -> None:
    with pytest.raises(GameError, match=r"no game is called 'chess'; installed: .*smok"):
        wyprawa.new("chess")


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("gone", "no.such.module:GAME", "'gone' .*cannot be loaded: No module named 'no'"),
        ("odd", "sys:path", "'odd' .* is a list, expected a Game"),
        ("other", "toys:TOY", "'other' .* calls itself 'toy'"),
    ],
)
def test_a_broken_game_is_named(monkeypatch: pytest.MonkeyPatch, name: str, value: str, message: str) -> None:
    entry = EntryPoint(name, value, registry.GROUP)
    monkeypatch.setattr(registry, "_entries", lambda: (entry,))
    with pytest.raises(GameError, match=message):
        registry.find(name)


def test_a_broken_game_says_where_and_leaves_the_others_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "wyprawa_torn").mkdir()
    (tmp_path / "wyprawa_torn" / "__init__.py").write_text("from wyprawa_torn.places import GAME\n")
    (tmp_path / "wyprawa_torn" / "places.py").write_text("from json import loads\n\nGAME = loads('{')\n")
    monkeypatch.syspath_prepend(tmp_path)
    torn = EntryPoint("torn", "wyprawa_torn:GAME", registry.GROUP)
    toy = EntryPoint("toy", "toys:TOY", registry.GROUP)
    monkeypatch.setattr(registry, "_entries", lambda: (torn, toy))
    with pytest.warns(UserWarning, match=r"'torn' .*cannot be loaded: Expecting .* \(places\.py, line 3\)$"):
        assert list(registry.games()) == ["toy"]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"seats": 7}, "toy: Expected `int` <= 3 - at `\\$.seats`; options are: seats; given: {'seats': 7}"),
        ({"chairs": 2}, "unknown field `chairs`; options are: seats"),
        ({"seats": "two"}, "Expected `int`, got `str`"),
    ],
)
def test_bad_options_say_what_is_expected(options: dict[str, Any], message: str) -> None:
    with pytest.raises(GameError, match=message):
        wyprawa.new(TOY, **options)


def test_a_drawn_seed_is_kept() -> None:
    table = wyprawa.new(TOY)
    assert table.seed is not None
    assert wyprawa.new(TOY, seed=table.seed).digest() == table.digest()


def test_two_steps_of_one_name_are_refused() -> None:
    def module(name: str) -> types.ModuleType:
        made = types.ModuleType(name)

        def turn(s: Any) -> None: ...

        turn.__module__ = name
        made.turn = step(turn)  # type: ignore[attr-defined]
        return made

    assert list(gather(module("a"))) == ["turn"]
    with pytest.raises(RuleError, match="two steps are called 'turn': in a and in b"):
        gather(module("a"), module("b"))
