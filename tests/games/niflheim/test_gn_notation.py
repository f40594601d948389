"""Position text: drawn with names, read back, and refused with a reason where it says what cannot be."""

from __future__ import annotations

from typing import Any

import pytest
from gncampaigns import camp
from gntables import F, K, arm, drawn, item, sit
from hypothesis import given, settings
from hypothesis import strategies as st

from wyprawa import new, position
from wyprawa.games.niflheim import GAME
from wyprawa.games.niflheim.rules.campaign.interlude import interlude
from wyprawa.games.niflheim.state import Pile, State
from wyprawa.games.niflheim.vocabulary.terms import RED
from wyprawa.kernel import Chance, Table
from wyprawa.kernel.errors import PositionError

MODES = [
    {"scenario": "high_throne"},
    {"scenario": "rescue", "seats": 2},
    {"scenario": "for_glory"},
    {"campaign": True, "attempts": 2, "seats": 2},
]


def table() -> Table[State]:
    s = drawn("F .+h K\n\n. ~ . d")
    arm(s, F, "seax")
    s.heroes[K].pack = [item("axe", 1)]
    s.heroes[K].supplies = [2, 0, 1, 0]
    s.heroes[K].blocked_by = s.undead[1].figure
    s.piles = [Pile(s.heroes[F].at + 1, [item("torch")])]
    s.runes = {item("seax"): [RED]}
    return sit(s)


def test_a_position_is_drawn() -> None:
    text = table().position()
    for part in (
        "\n  A | 0 .+a 1\n    |\n  B | . ~ . b\n",
        "\n  100 a draugr\n  101 b draugr known=true\n",
        "\n  0 frida seat=0 health=4 ready=seax\n",
        "pack=axe#2 supplies=missile:2,holy_water:1",
        "piles:\n  at=A2 items=torch\n",
        "runes:\n  seax red\n",
        "open:\n  none\n",
    ):
        assert part in text
    assert position(GAME, text).position() == text


def test_the_map_says_where_figures_stand() -> None:
    text = table().position().replace("A | 0 .+a 1", "A | . 0+a 1")
    s = position(GAME, text).state
    assert s.ground().name(s.heroes[F].at) == "A2"


@pytest.mark.parametrize("mode", MODES)
@settings(max_examples=3)
@given(seed=st.integers(0, 10_000))
def test_positions_of_random_games_read_back(mode: dict[str, Any], seed: int) -> None:
    table, chance = new(GAME, seed=seed, telling=False, **mode), Chance(seed)
    while not table.over and len(table.history) < 400:
        if chance.below(12, "sample") == 0:
            text = table.position()
            again = position(GAME, text)
            assert (again.digest(), again.position()) == (table.digest(), text)
        choice = table.choices[0]
        table.choose(chance.pick(choice.options, "option"), choice.seat)


def test_a_campaign_at_rest_is_written_by_name() -> None:
    s = camp()
    s.sheet.stash.items = [item("torch")]
    s.sheet.stones = [0, 1, 0, 0]
    s.agenda = [interlude.later()]
    text = Table(GAME, GAME.read_options({"campaign": True}), s).position()
    assert 'sheet:\n  last=2 at=in_the_mist played=["high_throne","in_the_mist"] stones=white:1\n' in text
    assert "\n  stash at=- items=torch\n" in text
    assert position(GAME, text).position() == text


@pytest.mark.parametrize(
    ("old", "new_", "message"),
    [
        ("0 .+a 1", "0 .+. 1", "undead: draugr's sign 'a' is not on the map"),
        ("0 .+a 1", "0 .+a 1 . . 0", "'0' is drawn where the map has no square"),
        ("0 .+a 1", "0 2+a 1", "'2' is on the map, but there is no hero 2"),
        ("at=A2", "at=Z9", "piles: no square is called 'Z9'"),
        ("seax red", "seax green", "runes: no rune is called 'green'; there are: black, white"),
        ("1 killian", "2 killian", "heroes are numbered from 0 on, found '2' where 1 should be"),
        ("open:\n  none", "open:\n  A1-A2", "open: no door is called 'A1-A2'; there are: A2-A3"),
        ("health=4 ready", "health=99 ready", "health"),
        ("missile:2", "missile:2000", "supplies"),
        ("fire:\n  none", "fire:\n  F1", "fire: no square is called 'F1'"),
        ("pool:\n  none", "pool:\n  draugr*5000", "expected 1 to 1000 alike"),
        ("\n  stash at", "\n  store at", "expected a line 'stash at=-'"),
    ],
)
def test_what_cannot_be_read_is_refused(old: str, new_: str, message: str) -> None:
    text = table().position()
    assert old in text
    with pytest.raises(PositionError, match=message):
        position(GAME, text.replace(old, new_, 1))
