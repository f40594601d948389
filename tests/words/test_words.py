import zipfile
from pathlib import Path
from typing import Literal

import msgspec
import pytest

from wyprawa.words import Source, Text, Words, WordsError, compare, languages, load_words, t


def speaking(language: str, text: str) -> Words:
    return Words(language, Source("toy.ftl", text))


def write(folder: Path, **by_language: str) -> Path:
    (folder / "words").mkdir(parents=True)
    for language, text in by_language.items():
        (folder / "words" / f"{language}.ftl").write_text(text, encoding="utf-8")
    return folder


# Text


def test_a_text_goes_to_json_and_back_with_what_is_nested_in_it() -> None:
    text = t("hit", who=t("monster", n=3), by="Ada", damage=2)
    assert msgspec.json.decode(msgspec.json.encode(text), type=Text) == text
    assert msgspec.json.encode(t("over")) == b'{"id":"over"}'


def test_the_order_of_arguments_makes_no_difference() -> None:
    assert t("hit", a=1, b="x") == t("hit", b="x", a=1)
    assert len({t("hit", a=1, b="x"), t("hit", b="x", a=1), t("hit", a=2, b="x")}) == 2


def test_an_argument_may_be_called_id() -> None:
    assert speaking("en", "card = Card { $id }").say(t("card", id=7)) == "Card 7"


# say


def test_nested_texts_are_said_first_and_nothing_invisible_is_added() -> None:
    words = speaking("en", "hit = { $who } hits { $what } for { $n }\nghoul = ghoul { $n }")
    assert words.say(t("hit", who="Ada", what=t("ghoul", n=2), n=5)) == "Ada hits ghoul 2 for 5"
    assert not words.missing
    assert not words.faults


@pytest.mark.parametrize(
    ("n", "said"),
    [
        (0, "0 sztuk złota"),
        (1, "1 sztuka złota"),
        (2, "2 sztuki złota"),
        (5, "5 sztuk złota"),
        (12, "12 sztuk złota"),
        (22, "22 sztuki złota"),
        (25, "25 sztuk złota"),
        (112, "112 sztuk złota"),
        (122, "122 sztuki złota"),
    ],
)
def test_polish_plurals(n: int, said: str) -> None:
    variants = "[one] sztuka\n [few] sztuki\n [many] sztuk\n *[other] BAD\n"
    words = speaking("pl", f"gold = {{ $n }} {{ $n ->\n {variants} }} złota")
    assert words.say(t("gold", n=n)) == said


def test_an_unknown_id_is_shown_in_angle_marks_and_noted() -> None:
    words = speaking("en", "hit = { $who } hits")
    assert words.say(t("turn-act")) == "‹turn-act›"
    assert words.say(t("hit", who=t("nobody"))) == "‹nobody› hits"
    assert words.missing == {"turn-act", "nobody"}


def test_a_missing_argument_is_noted_and_does_not_raise() -> None:
    words = speaking("en", "hit = { $who } hits { $what }")
    assert words.say(t("hit", who="Ada")).startswith("Ada hits ")
    assert words.faults == {"hit: Unknown external: what"}
    assert not words.missing


def test_attributes_are_said_by_their_full_name() -> None:
    words = speaking("en", "undo = undo\n    .help = take back { $n }\nbare =\n    .help = only this")
    assert words.say(t("undo.help", n=1)) == "take back 1"
    assert words.say(t("bare.help")) == "only this"
    assert words.has("bare.help")
    assert not words.has("bare")
    assert words.say(t("bare")) == "‹bare›"
    assert words.say(t("undo.nothing")) == "‹undo.nothing›"


def test_a_term_is_not_a_message() -> None:
    words = speaking("en", "-city = Gloomhaven\nwelcome = Welcome to { -city }")
    assert words.say(t("welcome")) == "Welcome to Gloomhaven"
    assert words.ids == ("welcome",)
    assert words.say(t("-city")) == "‹-city›"


def test_arguments_of_any_length_are_said_in_full() -> None:
    words = speaking("en", "open = Open: { $one }; { $two }.\nwrap = ({ $what })")
    text = t("wrap", what=t("open", one="a" * 3000, two="b" * 4000))
    assert words.say(text) == f"(Open: {'a' * 3000}; {'b' * 4000}.)"
    assert not words.faults


def test_variables_reach_through_references_but_not_into_terms() -> None:
    words = speaking(
        "en", "score = { $who }: { points }\npoints = { $n } { -point(form: 1) }\n-point = p{ $form }"
    )
    assert words.variables("score") == {"who", "n"}


# sources


def test_an_id_given_twice_in_one_file_names_both_lines() -> None:
    with pytest.raises(WordsError, match=r"toy\.ftl:4: id 'hit' is already taken at toy\.ftl:1"):
        speaking("en", "hit = one\n\n# a note\nhit = two")


def test_a_later_file_may_not_override_an_earlier_one() -> None:
    with pytest.raises(WordsError, match=r"game\.ftl:2: id 'hit' is already taken at kernel\.ftl:1"):
        Words("en", Source("kernel.ftl", "hit = one"), Source("game.ftl", "miss = x\nhit = two"))


def test_a_term_and_a_message_may_share_a_name_but_not_two_terms() -> None:
    assert speaking("en", "-hit = x\nhit = y").say(t("hit")) == "y"
    with pytest.raises(WordsError, match="id '-hit'"):
        speaking("en", "-hit = x\n-hit = y")


def test_an_attribute_given_twice_is_an_error() -> None:
    with pytest.raises(WordsError, match=r"toy\.ftl:1: id 'hit' has an attribute twice"):
        speaking("en", "hit = x\n    .a = 1\n    .a = 2")


def test_broken_text_names_file_and_line_and_quotes_it() -> None:
    with pytest.raises(WordsError) as caught:
        speaking("en", "fine = x\nturn-act = { $who plays\nalso = y\nno sign here\n")
    first, second = str(caught.value).splitlines()
    assert first.startswith("toy.ftl:2: ")
    assert first.endswith("'turn-act = { $who plays'")
    assert second.startswith("toy.ftl:4: ")
    assert second.endswith("'no sign here'")


def test_an_unknown_language_has_english_plurals_not_the_machines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL")
    words = speaking("tlh", "n = { $n ->\n [one] one\n [few] few\n *[other] other\n }")
    assert words.say(t("n", n=2)) == "other"


# packages


def test_a_games_words_stand_on_the_kernels(tmp_path: Path) -> None:
    game = write(tmp_path / "toy", en="hit = { $who } hits", pl="hit = { $who } trafia")
    assert languages(game) == ("en", "pl")
    words = load_words(game, "pl")
    assert words.say(t("hit", who=t("ui-seat", n=2))) == "Miejsce 2 trafia"
    assert words.language == "pl"
    assert load_words(game, "pl") is words


def test_a_game_may_not_take_a_kernel_id(tmp_path: Path) -> None:
    game = write(tmp_path / "toy", en="ui-seat = chair")
    with pytest.raises(WordsError, match=r"toy.words.en\.ftl:1: id 'ui-seat' is already taken at .*en\.ftl"):
        load_words(game, "en")


def test_a_game_may_speak_a_language_the_kernel_does_not(tmp_path: Path) -> None:
    game = write(tmp_path / "toy", de="hit = { $who } trifft")
    assert load_words(game, "de").say(t("hit", who=t("ui-seat", n=1))) == "Seat 1 trifft"


def test_a_missing_language_is_an_error_that_lists_the_others(tmp_path: Path) -> None:
    game = write(tmp_path / "toy", en="hit = x", pl="hit = y")
    with pytest.raises(WordsError, match=r"de\.ftl: no such file; languages found: en, pl"):
        load_words(game, "de")
    assert languages(tmp_path) == ()


def test_words_are_found_in_a_zipped_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    archive = tmp_path / "games.zip"
    with zipfile.ZipFile(archive, "w") as file:
        file.writestr("zipped_toy/__init__.py", "")
        file.writestr("zipped_toy/words/en.ftl", "hit = { $who } hits")
    monkeypatch.syspath_prepend(str(archive))
    assert languages("zipped_toy") == ("en",)
    assert load_words("zipped_toy", "en").say(t("hit", who="Ada")) == "Ada hits"


def test_compare_finds_ids_variables_and_dead_references(tmp_path: Path) -> None:
    english = ["same = { $n }", "only-en = x", "hit = { $who } hits { $what }"]
    english += ["gone = { lost } { ui-seat } { -place }"]
    polish = ["same = { $n }", "hit = { $who } trafia", "    .help = y"]
    polish += ["gone = { same } { $x } { ui-seat } { -place }", "-place = z"]
    game = write(tmp_path / "toy", en="\n".join(english), pl="\n".join(polish))
    problems = [problem.split(" (")[0] for problem in compare(game, "en", "pl")]
    assert problems == [
        "pl: only-en is missing",
        "pl: hit does not use $what",
        "en: gone refers to lost, which does not exist",
        "en: gone refers to -place, which does not exist",
        "en: hit.help is missing",
        "en: gone does not use $n, $x",
    ]


def test_a_form_is_for_the_languages_that_need_it(tmp_path: Path) -> None:
    """Polish verbs change with the name before them, English ones do not."""
    pl = "hit = { $who } { $who_form ->\n    [many] atakują\n   *[one] atakuje\n }\n"
    game = write(tmp_path / "toy", en="hit = { $who } attacks\n", pl=pl)
    assert compare(game, "en", "pl") == []
    game = write(tmp_path / "other", en="hit = { $who } attacks\n", pl=pl.replace("who_form", "number"))
    assert [problem.split(" (")[0] for problem in compare(game, "en", "pl")] == [
        "en: hit does not use $number"
    ]


def test_compare_names_the_line(tmp_path: Path) -> None:
    game = write(tmp_path / "toy", en="\nhit = x", pl="")
    assert compare(game, "en", "pl") == [f"pl: hit is missing ({game / 'words' / 'en.ftl'}:2 has it)"]


# the kernel's own words


def test_the_kernel_says_the_same_things_in_both_languages() -> None:
    assert languages("wyprawa") == ("en", "pl")
    assert compare("wyprawa", "en", "pl") == []


@pytest.mark.parametrize("language", languages("wyprawa"))
@pytest.mark.parametrize("n", [1, 2, 5])
def test_every_kernel_id_can_be_said(language: str, n: int) -> None:
    words = load_words("wyprawa", language)
    counted = {"n", "count", "points", "seed"}
    for id in words.ids:
        assert id.startswith("ui-")
        args = {name: n if name in counted else f"<{name}>" for name in words.variables(id)}
        said = words.say(t(id, **args))
        for name in words.variables(id):
            assert (str(n) if name in counted else f"<{name}>") in said, id
    assert not words.faults


@pytest.mark.parametrize(
    ("language", "text", "said"),
    [
        ("en", t("ui-score", who="Ada", points=1), "Ada: 1 point"),
        ("pl", t("ui-score", who="Ada", points=22), "Ada: 22 punkty"),
        ("pl", t("ui-score", who=t("ui-seat", n=1), points=13), "Miejsce 1: 13 punktów"),
        ("pl", t("ui-hidden", count=1), "1 zakryta karta"),
        ("pl", t("ui-hidden", count=4), "4 zakryte karty"),
        ("pl", t("ui-hidden", count=112), "112 zakrytych kart"),
        ("pl", t("ui-loaded", file="a.wyprawa", count=3), "Wczytano plik a.wyprawa: dotąd 3 wybory."),
        ("en", t("ui-seed", seed=str(2**65)), "Seed: 36893488147419103232"),
        ("pl", t("ui-seed", seed=str(2**65)), "Ziarno losowości: 36893488147419103232"),
    ],
)
def test_kernel_sentences(language: str, text: Text, said: str) -> None:
    assert load_words("wyprawa", language).say(text) == said


@pytest.mark.parametrize(
    ("language", "how", "said"),
    [("en", "and", "a, b and Seat 3"), ("pl", "and", "a, b i Miejsce 3"), ("pl", "or", "a, b lub Miejsce 3")],
)
def test_lists_are_joined_as_the_language_joins_them(
    language: str, how: Literal["and", "or"], said: str
) -> None:
    words = load_words("wyprawa", language)
    assert words.join(["a", "b", t("ui-seat", n=3)], how) == said
    assert words.join(["a"], how) == "a"
    assert words.join([], how) == ""


def test_numbers_are_grouped_as_the_language_groups_them() -> None:
    assert load_words("wyprawa", "en").number(12345) == "12,345"
    assert load_words("wyprawa", "pl").number(12345) == "12\u00a0345"


# A language in several files


def write_parts(folder: Path, **files: str) -> None:
    (folder / "words" / "en").mkdir(parents=True)
    for name, text in files.items():
        (folder / "words" / "en" / f"{name}.ftl").write_text(text, encoding="utf-8")


def test_a_language_may_be_a_folder_of_files(tmp_path: Path) -> None:
    write_parts(tmp_path, cards="rat = Rat", asks="ask-go = Go")
    (tmp_path / "words" / "pl.ftl").write_text("rat = Szczur", encoding="utf-8")
    assert languages(tmp_path) == ("en", "pl")
    said = load_words(tmp_path, "en")
    assert (said.say(t("rat")), said.say(t("ask-go"))) == ("Rat", "Go")
    [missing] = compare(tmp_path, "en", "pl")
    assert missing.startswith("pl: ask-go is missing")


def test_an_id_in_two_files_of_a_language_is_an_error(tmp_path: Path) -> None:
    write_parts(tmp_path, a="rat = Rat", b="rat = Rats")
    with pytest.raises(WordsError, match=r"b\.ftl:1: id 'rat' is already taken at .*a\.ftl:1"):
        load_words(tmp_path, "en")


def test_a_language_is_a_file_or_a_folder_not_both(tmp_path: Path) -> None:
    write_parts(tmp_path, a="cat = Cat")
    (tmp_path / "words" / "en.ftl").write_text("rat = Rat", encoding="utf-8")
    with pytest.raises(WordsError, match="expected one file or a folder en/, got both"):
        load_words(tmp_path, "en")
