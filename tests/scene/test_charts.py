"""Chances as charts: which bars there are, how they are said, and how they are drawn and sent."""

from __future__ import annotations

from html import unescape

from wyprawa.scene import Chart, OptionLook, Prompt, Scene, percent, spread
from wyprawa.scene.html import frame
from wyprawa.scene.odds import MOST, said
from wyprawa.scene.svg.odds import chart
from wyprawa.scene.text.draw import offered
from wyprawa.words import load_words, t

WORDS = load_words("wyprawa.games.smok", "en")
SHARES = [(n, 1 / 12) for n in range(12)]


def of(*rows: tuple[int, float], deadly: int = 3) -> Chart:
    return Chart("figure-1", t("ui-key", key="Guard"), t("ui-key", key="kills"), 40, spread(rows, deadly))


def test_what_can_happen_is_never_said_to_be_impossible() -> None:
    assert [percent(chance) for chance in (0, 0.001, 0.5, 0.999, 1)] == [0, 1, 50, 99, 100]


def test_bars_from_some_number_on_are_deadly_and_what_cannot_happen_has_none() -> None:
    bars = spread([(2, 0.6), (0, 0.0), (3, 0.4)], 3)
    assert [(bar.label, bar.chance, bar.deadly) for bar in bars] == [(2, 60, False), (3, 40, True)]


def test_too_many_bars_are_put_together_at_the_ends_but_never_across_death() -> None:
    for deadly in (1, 6, 11, 20):
        bars = spread(SHARES, deadly)
        assert len(bars) == MOST
        assert abs(sum(bar.chance for bar in bars) - 100) <= MOST
        killing = sum(1 for n, _ in SHARES if n >= deadly) / len(SHARES)
        assert abs(sum(bar.chance for bar in bars if bar.deadly) / 100 - killing) < 0.04


def test_a_chart_is_drawn_with_its_words_as_label_and_deadly_bars_marked() -> None:
    shown = of((1, 0.6), (3, 0.4))
    drawn = chart(shown, WORDS)
    assert drawn.count("odds-bar deadly") == 1
    assert drawn.count('class="odds-bar') == 2
    assert WORDS.say(said(shown)) in unescape(drawn)
    assert "Guard: kills 40%" in WORDS.say(said(shown))


def test_a_chart_is_sent_with_its_option_and_read_in_the_terminal() -> None:
    option = OptionLook(t("ui-key", key="Hit"), ("figure-1",), "hit", odds=(of((1, 0.6), (3, 0.4)),))
    scene = Scene(t("smok"), prompt=Prompt(0, "hit", t("ui-key", key="Whom?"), (option,)))
    asked = frame(scene, WORDS, 0).prompt
    assert asked is not None
    [(at, words, drawing)] = asked.options[0].odds
    assert at == "figure-1"
    assert words.startswith("Guard: kills 40%")
    assert drawing.startswith("<svg")
    assert "1:\N{NO-BREAK SPACE}60%" in offered(option, WORDS)
