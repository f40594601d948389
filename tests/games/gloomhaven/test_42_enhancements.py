"""Chapter 42: what stickers on ability cards do in a scenario."""

from __future__ import annotations

from typing import Any

import pytest
from ghdeeds import drawn_all, field, foes, lost, plays, wide

from wyprawa.games.gloomhaven import GAME, enhancing, texts
from wyprawa.games.gloomhaven.content import AREAS, CARDS, spots
from wyprawa.games.gloomhaven.content.rows import HALVES, Half
from wyprawa.games.gloomhaven.party import Character, HeroSpec, default, made, spec_of
from wyprawa.games.gloomhaven.rules.attack import aims
from wyprawa.games.gloomhaven.rules.figures import infusing
from wyprawa.games.gloomhaven.rules.query import facts, formulas
from wyprawa.games.gloomhaven.rules.query.performing import performer
from wyprawa.games.gloomhaven.rules.scenario import ending
from wyprawa.games.gloomhaven.state import STRONG, State
from wyprawa.kernel import GameError
from wyprawa.words import load_words


def stuck(s: State, card: int, *stickers: str) -> State:
    s.stickers[card] = stickers
    return s


@pytest.mark.rule("GH-42.6")
def test_one_more_on_a_number() -> None:
    s = stuck(field("0 g", ["plus_0"]), 1, "top 1.value +1", "top 1.pierce +1")  # Attack 3, Pierce 2
    (guard,) = foes(s)
    s.figures[guard].shield = 3
    plays(s, 1, "top", guard)
    assert lost(s, guard) == 4
    walk = stuck(field("0 . . . . . g"), 1, "bottom 1.value +1")  # Move 4
    first = plays(walk, 1, "bottom", "stop")[0]
    assert first.subject[1] == 5
    both = stuck(field("0 . . . . . . g"), 6, "bottom 1.value +1", "bottom 1.value +1")  # Move 4
    assert plays(both, 6, "bottom", "stop")[0].subject[1] == 6


@pytest.mark.rule("GH-42.6")
def test_one_more_on_shield_range_and_targets() -> None:
    s = stuck(field("0 g"), 8, "bottom 1.value +1")  # Shield 1
    plays(s, 8, "bottom")
    assert facts.shield_of(s, 0) == 2
    far = stuck(field(wide("0 . . . g"), heroes=["cragheart", "brute"]), 120, "top 1.range +1")  # Range 3
    assert plays(far, 120, "top", "skip")[0].options[0] == foes(far)[0]
    many = stuck(field(wide("0 g a b"), heroes=["tinkerer", "brute"]), 42, "top 1.targets +1")  # Target 2
    attack: Any = enhancing.enhanced(42, "top", ("1.targets +1",)).do[0]
    assert attack.targets == 3
    assert many.stickers == {42: ("top 1.targets +1",)}


@pytest.mark.rule("GH-42.6", "GH-19.4")
def test_one_more_on_a_summon() -> None:
    s = field(heroes=["mindthief", "brute"])
    stuck(s, 150, "top 1.hp +1", "top 1.move +1", "top 1.attack +1")
    plays(s, 150, "top", facts.board(s).neighbours(s.figures[0].at)[0])
    plain = field(heroes=["mindthief", "brute"])
    plays(plain, 150, "top", facts.board(plain).neighbours(plain.figures[0].at)[0])
    who = max(s.figures)
    assert s.figures[who].hp == s.figures[who].most == plain.figures[who].hp + 1
    assert (facts.own_move(s, who), formulas.own_attack(s, who)) == (
        facts.own_move(plain, who) + 1,
        formulas.own_attack(plain, who) + 1,
    )


@pytest.mark.rule("GH-42.7")
def test_a_negative_condition_comes_to_all_targets() -> None:
    s = stuck(field("g 0 b", ["plus_0", "plus_0"]), 3, "top 1.value poison")  # Attack 2 on an arc
    plays(s, 3, "top", next(iter(_areas(s, 3))))
    hit = [n for n in foes(s) if lost(s, n)]
    assert hit
    assert all(facts.has(s.figures[n], "poison") for n in hit)
    push = stuck(field("0 g . ."), 5, "bottom 2.push muddle")  # Move 3, Push 2
    (guard,) = foes(push)
    plays(push, 5, "bottom", guard, "none")
    assert facts.has(push.figures[guard], "muddle")


def _areas(s: State, card: int) -> list[Any]:
    """The areas an attack can be laid on."""
    found = plays(s, card, "top", "skip")[0].options
    s.heroes[0].discard = []
    return [option for option in found if option[0] == "area"]


@pytest.mark.rule("GH-42.8")
def test_a_positive_condition_comes_to_all_affected() -> None:
    s = stuck(field("0 g"), 2, "bottom 1.value bless", "bottom 1.value strengthen")  # Heal 2
    s.figures[0].hp -= 2
    plays(s, 2, "bottom", 0)
    assert s.heroes[0].deck.undrawn.count("bless") == 1
    assert facts.has(s.figures[0], "strengthen")
    guarded = stuck(field(wide("0 1 g"), heroes=["tinkerer", "brute"]), 32, "bottom 1.value strengthen")
    plays(guarded, 32, "bottom")  # Shield 1 to all friends within 1
    assert all(facts.has(guarded.figures[n], "strengthen") for n in (0, 1))


@pytest.mark.rule("GH-42.9")
def test_a_move_becomes_a_jump() -> None:
    row = "0 g . ."
    plain = field(row)
    assert plays(plain, 6, "bottom") == []
    s = stuck(field(row), 6, "bottom 1.value jump")
    goal = s.figures[0].at + 2
    plays(s, 6, "bottom", goal, "stop")
    assert s.figures[0].at == goal


@pytest.mark.rule("GH-42.10", "GH-42.11", "GH-15.16")
def test_an_element_is_made_when_the_ability_is_used() -> None:
    s = stuck(field("0 g", ["plus_0"]), 1, "top 1.value fire")
    plays(s, 1, "top", foes(s)[0])
    assert s.elements[0] != STRONG  # only when the turn ends
    infusing.end_turn(s)
    assert s.elements == [STRONG, 0, 0, 0, 0, 0]
    unused = stuck(field("0 g", ["plus_0"]), 1, "top 1.value fire")
    plays(unused, 1, "top", "skip")
    infusing.end_turn(unused)
    assert unused.elements == [0] * 6
    free = stuck(field("0 . . g"), 6, "bottom 1.value any")
    plays(free, 6, "bottom", free.figures[0].at + 1, "stop", "dark")
    infusing.end_turn(free)
    assert free.elements == [0, 0, 0, 0, 0, STRONG]


@pytest.mark.rule("GH-42.12")
def test_a_hex_more() -> None:
    for half in HALVES:
        for card in CARDS:
            for spot in spots(card, half):
                if spot.line == "area":
                    line = f"{spot.where} hex"
                    for count in range(1, len(spot.hexes) + 1):
                        before: Any = spot.on(getattr(CARDS[card], half))
                        after: Any = spot.on(enhancing.enhanced(card, half, (line,) * count))
                        old, new = AREAS[before.area], AREAS[after.area]
                        assert set(new.hexes) == {*old.hexes, *spot.hexes[:count]}
                        assert len(new.hexes) == len(old.hexes) + count
                        assert new.own == old.own
    s = stuck(field(ROUND, ["plus_0"] * 4), 3, "top 1.area hex")  # three hexes in an arc, and one more
    assert max(len(area) - 1 for area in _areas(s, 3)) == 4
    plays(s, 3, "top", max(_areas(s, 3), key=lambda area: sum(map(_held(s), area[1:]))))
    assert sum(lost(s, n) > 0 for n in foes(s)) == 4
    drawn_all(s)


ROUND = """
. g g .
 . 0 g .
. . g .
"""


def _held(s: State) -> Any:
    return lambda cell: facts.figure_at(s, cell) is not None


@pytest.mark.rule("GH-42.2", "GH-42.4")
@pytest.mark.parametrize(
    ("stickers", "said"),
    [
        ([(1, "top", "2.value +1")], "no spot '2.value' in its top half; spots are: 1.value, 1.pierce"),
        ([(1, "top", "1.value bless")], "'bless' does not fit the spot '1.value' of card 1"),
        ([(1, "top", "1.value jump")], "'jump' does not fit"),
        ([(1, "top", "1.value +1")] * 2, "line '1.value' of card 1 has room for 1"),
        ([(35, "bottom", "1.give +1")], "card 35 is enhanced but not in the pool"),
    ],
)
def test_stickers_that_do_not_fit(stickers: list[tuple[int, Half, str]], said: str) -> None:
    with pytest.raises(GameError) as error:
        made(HeroSpec(character="brute", enhancements=tuple(stickers)))
    assert said in str(error.value)


def test_every_sticker_that_fits_a_spot_makes_a_sound_action() -> None:
    words = [load_words(GAME.package, language) for language in ("en", "pl")]
    for card in CARDS:
        for half in HALVES:
            for spot in spots(card, half):
                for what in enhancing.FITS[spot.kinds[0]]:
                    sticker = f"{spot.where} {what}"
                    if [*enhancing.problems(card, half, [sticker])]:
                        continue
                    action = enhancing.enhanced(card, half, (sticker,))
                    same = action == getattr(CARDS[card], half)
                    given = what in getattr(spot.on(getattr(CARDS[card], half)), "give", ())
                    jumps = what == "jump" and getattr(spot.on(action), "jump", False)
                    assert not same or what in enhancing.MADE or given or jumps, (card, half, sticker)
                    assert all(each.say(texts.sticker(sticker)) for each in words)
    assert [(each.missing, each.faults) for each in words] == [(set(), set())] * 2


def test_an_enhanced_character_goes_in_and_comes_out() -> None:
    brute = made(HeroSpec(character="brute", enhancements=((1, "top", "1.value +1"),)))
    options = GAME.read_options({"seats": 2, "heroes": ["scoundrel", "mindthief"]})
    with_brute = type(options)(seats=2, heroes=(spec_of(brute), "scoundrel"))
    s = GAME.begin(with_brute, 1)
    assert s.stickers == {1: ("top 1.value +1",)}
    home = ending.homecoming(s, 0, brute)
    assert isinstance(home, Character)
    assert home.enhancements == brute.enhancements


def test_a_character_of_old_comes_as_it_is() -> None:
    rich = Character(
        character="brute",
        level=1,
        gold=3,
        pool=default("brute", 1).pool,
        hand=default("brute", 1).hand,
        items=(5, 6, 58),
        equipped=(58,),
    )
    again = made(spec_of(rich))
    assert (again.items, again.equipped, again.gold, again.hand) == (rich.items, (58,), 3, rich.hand)


def test_attacks_are_previewed_with_their_stickers() -> None:
    s = stuck(field("0 g", ["plus_0"]), 1, "top 1.value +1")
    attack: Any = enhancing.enhanced(1, "top", ("1.value +1",)).do[0]
    assert aims.foresee(s, aims.begin(s, performer(s, 0), attack), foes(s)[0]).value == 4
