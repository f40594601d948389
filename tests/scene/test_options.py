"""Looks: which function says an option, by its head and by the question."""

from typing import Any

import pytest

from wyprawa.kernel import Choice, Option, RuleError
from wyprawa.scene import Looks, OptionLook
from wyprawa.words import load_words, t


def choice(ask: str, *options: Option) -> Choice:
    return Choice(0, ask, options)


def toy() -> Looks[int]:
    """The state is a number, which every look shows."""
    looks = Looks[int]("do")
    looks.words("skip", "stop_here")
    looks.words("skip", "no", ask="attack.next")

    @looks.kind("item", "card")
    def thing(s: int, choice: Choice, it: tuple[str, int]) -> OptionLook:
        return OptionLook(t(f"any-{it[0]}", n=it[1], s=s))

    @looks("attack", only=("take", "item"))
    def here(s: int, choice: Choice, it: Any) -> OptionLook:
        return OptionLook(t("here", it=str(it), s=s))

    @looks("attack", "goal")
    def target(s: int, choice: Choice, it: Any) -> OptionLook:
        return OptionLook(t("target", it=str(it), s=s))

    return looks


@pytest.mark.parametrize(
    ("ask", "option", "said"),
    [
        ("attack", "skip", t("do-skip")),
        ("attack.next", "skip", t("do-attack-next-skip")),
        ("attack", "stop_here", t("do-stop-here")),
        ("attack", "yes", t("ui-yes")),
        ("attack", "no", t("ui-no")),
        ("attack.next", "no", t("do-attack-next-no")),
        ("unknown", "pass", t("ui-pass")),
        ("unknown", "done", t("ui-done")),
        ("goal", ("item", 3), t("any-item", n=3, s=7)),
        ("unknown", ("card", 4), t("any-card", n=4, s=7)),
        ("attack", ("item", 3), t("here", it="('item', 3)", s=7)),
        ("attack", "take", t("here", it="take", s=7)),
        ("attack", ("take", 1), t("here", it="('take', 1)", s=7)),
        ("attack", 5, t("target", it="5", s=7)),
        ("goal", "miser", t("target", it="miser", s=7)),
        ("goal", (1, 2), t("target", it="(1, 2)", s=7)),
        ("goal", (), t("target", it="()", s=7)),
        ("goal", ("skip", 1), t("target", it="('skip', 1)", s=7)),
    ],
)
def test_the_nearest_look_is_taken(ask: str, option: Option, said: Any) -> None:
    assert toy().option(7, choice(ask, option), option).label == said


@pytest.mark.parametrize(
    ("ask", "option", "named"),
    [("attack.next", ("lose", 3), "lose:3"), ("unknown", "item", "item"), ("unknown", 12, "12")],
)
def test_an_option_without_a_look_is_named_with_its_question(ask: str, option: Option, named: str) -> None:
    looks = Looks[int]()
    with pytest.raises(RuleError, match=rf"^the question '{ask}' offers '{named}', but neither has a look$"):
        looks.option(7, choice(ask, option), option)


def test_two_looks_for_one_thing_are_a_mistake() -> None:
    looks = toy()

    def other(s: int, choice: Choice, it: Any) -> OptionLook:
        return OptionLook(t("other"))

    with pytest.raises(RuleError, match=r"^'card' has two looks: .*thing and .*other$"):
        looks.kind("card")(other)
    with pytest.raises(RuleError, match=r"^'attack take' has two looks: .*here and .*other$"):
        looks("attack", only="take")(other)
    with pytest.raises(RuleError, match=r"^'goal' has two looks: .*target and .*other$"):
        looks("goal")(other)


def test_what_is_known_can_be_listed() -> None:
    looks = toy()
    assert looks.questions == {"attack", "attack.next", "goal"}
    own = {"do-skip", "do-stop-here", "do-attack-next-skip", "do-attack-next-no"}
    assert looks.word_ids == own | {"ui-yes", "ui-no", "ui-pass", "ui-done"}


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_program_s_own_words_are_there(language: str) -> None:
    words = load_words("wyprawa", language)
    assert all(words.has(id) for id in Looks[int]().word_ids)
