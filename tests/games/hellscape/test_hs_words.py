"""Everything that can come up has words, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from inspect import getsource
from pathlib import Path

import pytest
from mdtables import mob, state

from wyprawa import kernel
from wyprawa.games import hellscape
from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.casting import Record
from wyprawa.games.hellscape.content import (
    ARROWS,
    BOSSES,
    CONTENT,
    DOORS,
    HEROES,
    ITEMS,
    MISSIONS,
    MOBS,
    ROAMING,
    ROGUE_TOKENS,
    SKILLS,
)
from wyprawa.games.hellscape.state import name_of
from wyprawa.games.hellscape.view import abilities, cards, heroes, texts
from wyprawa.games.hellscape.view.options.common import looks
from wyprawa.games.hellscape.vocabulary import TOKENS, Ability
from wyprawa.scene import Card
from wyprawa.scene.look import word_id
from wyprawa.words import Text, Words, load_words, t

LANGUAGES = ("en", "pl")
RULES = Path(hellscape.__file__).parent / "rules"


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return load_words(hellscape.__name__, request.param)


def said(words: Words, texts: Iterator[Text]) -> None:
    """All of these can be said without a gap."""
    for text in texts:
        words.say(text)
    assert not words.missing
    assert not words.faults


def cards_of_the_box() -> Iterator[Text]:
    for n in range(len(ITEMS)):
        yield from shown(cards.item(n))
    for n in range(len(SKILLS)):
        yield from shown(cards.skill(n))
        yield from shown(cards.skill(n, blessed=True))
    for n in range(len(ROGUE_TOKENS)):
        yield from shown(cards.tool(n, "tool"))
    for n in range(len(ARROWS)):
        yield from shown(heroes.arrow(n))
    for n in range(len(HEROES)):
        yield from shown(cards.hero(n, "hero"))
        yield texts.hero(n)
    for n in range(len(DOORS)):
        yield from (texts.door_card(n), abilities.effects(DOORS[n].do))


def shown(card: Card) -> Iterator[Text]:
    yield card.title
    yield from card.lines


def test_every_card_has_a_name_and_says_what_it_does(words: Words) -> None:
    said(words, cards_of_the_box())


def test_every_enemy_has_a_name_and_an_ability(words: Words) -> None:
    def found() -> Iterator[Text]:
        for each in MOBS:
            yield from (texts.figure(f"mob/{each.kind}"), abilities.ability(each.ability, enemy=True))
        for roaming in ROAMING:
            yield from (
                texts.figure(f"roaming/{roaming.kind}"),
                abilities.ability(roaming.ability, enemy=True),
            )
            yield from (t(f"scheme-{roaming.kind}-{line}") for line in (0, 1))
        for boss in BOSSES:
            yield texts.figure(f"boss/{boss.id}")
            yield from abilities.lines(boss.combat, enemy=True)
            yield from (abilities.effects(power.do, enemy=True) for power in boss.powers)

    said(words, found())


def test_every_part_of_a_class_has_a_name(words: Words) -> None:
    def found() -> Iterator[Text]:
        parts: tuple[tuple[Ability, ...], ...] = (
            tuple(each.spell for each in CONTENT.amulet),
            tuple(each.ability for each in CONTENT.columns),
            tuple(each.ability for each in CONTENT.stances),
            tuple(each.top for each in CONTENT.elements),
            tuple(each.lesser for each in CONTENT.set_powers),
            tuple(each.greater for each in CONTENT.set_powers),
        )
        for part in parts:
            yield from abilities.lines(part)
        for kind, count in (("spell", 4), ("column", 3), ("stance", 3), ("element", 4)):
            yield from (texts.source((kind, n, 0)) for n in range(count))
        yield from (texts.source(("set", 0, 2)), texts.source(("set", 0, 4)), texts.source(("shadow", 0, 0)))
        yield from (texts.figure(f"spirit/{spirit.id}") for spirit in CONTENT.spirits)
        yield texts.figure("summoner/summoner")

    said(words, found())


def test_every_mission_names_its_tokens_and_deeds(words: Words) -> None:
    def found() -> Iterator[Text]:
        for mission in MISSIONS.values():
            yield texts.mission(mission.id)
            yield t(f"option-mission-{texts.slug(mission.id)}")
            yield from (texts.deed(f"{mission.id}/{deed.id}") for deed in mission.deeds)
            for kind, name in enumerate(TOKENS):
                if name in ("colour", "grey", "corruption", "time") and getattr(mission, name):
                    yield texts.objective(mission.id, kind)

    said(words, found())


def test_every_record_has_a_line(words: Words) -> None:
    told = [each for each in vars(events).values() if isinstance(each, type) and issubclass(each, Record)]
    assert len(told) > 90
    for record in told:
        if record is not Record:
            id = f"told-{word_id(record.__name__)}"
            assert words.has(id), id
            assert words.variables(id) <= set(record.__struct_fields__), id


def questions() -> set[str]:
    """The names of all questions, as the rules ask them."""
    code = "\n".join(path.read_text() for path in sorted(RULES.rglob("*.py")))
    asked = set(re.findall(r"\bask\(\s*[\w.\[\]() ,]*?\"([a-z.]+)\"", code))
    return asked | set(re.findall(r"ask_any_time\(s, \"([a-z.]+)\"", code))


def test_every_question_has_words_and_looks(words: Words) -> None:
    asked = questions()
    assert {"act", "move", "combat", "enemy.next", "boss.stone", "lose.token"} <= asked
    for name in asked:
        assert words.has(f"ask-{word_id(name)}"), name
    by_head_alone = {"act", "move", "combat", "spirit"}
    assert asked - by_head_alone <= looks.questions


def test_every_ending_and_every_mistake_has_words(words: Words) -> None:
    code = "\n".join(path.read_text() for path in sorted(RULES.rglob("*.py")))
    reasons = set(re.findall(r"ending\.lose\(s, \"([a-z-]+)\"", code)) | {"won"}
    assert len(reasons) > 5
    mistakes = set(re.findall(r"\"(wrong-[a-z]+)\"", getsource(hellscape.setup)))
    assert len(mistakes) == 4
    for id in (*(f"end-{reason}" for reason in reasons), *mistakes):
        assert words.has(id), id


def test_graded_skills_share_a_name() -> None:
    words = load_words(hellscape.__name__, "en")
    names = [
        words.say(texts.skill(n)) for n, skill in enumerate(SKILLS) if skill.id.startswith("killing_fury")
    ]
    assert names[:2] == ["Killing Fury I", "Killing Fury II"]


def test_an_ability_in_words() -> None:
    shown = {language: load_words(hellscape.__name__, language) for language in LANGUAGES}
    fire = next(skill for skill in SKILLS if skill.id == "path_of_fire_1").abilities[0]
    assert shown["en"].say(abilities.ability(fire)) == "Attack, 2 Mana: 2 swords and 1 Fire to the foe"
    assert shown["pl"].say(abilities.ability(fire)) == "Atak, 2 Many: 2 miecze i 1 Ogień przeciwnikowi"


def test_records_keep_names_that_outlive_the_figures() -> None:
    s = state("gheta", "mathrin")
    foe = mob(s, "demons", "D1", minions=2)
    assert name_of(foe) == "mob/demons"
    s.teller = kernel.state.Teller(on=True)
    s.tell(events.MinionKilled, foe.figure, 1, rule="MD-5.8")
    s.tell(events.Moved, 1, foe.zone, rule="MD-9.5")
    s.enemies.clear()
    one, two = s.teller.records
    assert isinstance(one, events.MinionKilled)
    assert one.figure_is == "mob/demons"
    assert isinstance(two, events.Moved)
    assert (two.figure_is, two.where) == ("hero/mathrin", "D1")
