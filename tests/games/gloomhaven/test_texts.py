"""Every card, item, monster and scenario says what it does, in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import Literal, get_args

import msgspec
import pytest

from wyprawa.games.gloomhaven import special as sp
from wyprawa.games.gloomhaven import texts
from wyprawa.games.gloomhaven.abilities import escapes
from wyprawa.games.gloomhaven.abilities.terms import OF_PAGES, OfRank, Place, Who, Whom
from wyprawa.games.gloomhaven.abilities.verbs import (
    Cure,
    Give,
    Heal,
    Make,
    Recover,
    Refresh,
    Retaliate,
    Shield,
    Suffer,
    Xp,
)
from wyprawa.games.gloomhaven.content import (
    BOSSES,
    CARDS,
    CLASSES,
    CONTENT,
    DECKS,
    DUNGEON_MONSTERS,
    DUNGEON_ROOMS,
    GOALS,
    ITEMS,
    MODIFIERS,
    MONSTERS,
    SCENARIOS,
    SUMMONS,
    TREASURES,
)
from wyprawa.games.gloomhaven.content.rows import HALVES
from wyprawa.games.gloomhaven.texts.phrases import place, slug, whom
from wyprawa.games.gloomhaven.texts.special import verb, verbs
from wyprawa.words import Text, Words, load_words

PACKAGE = "wyprawa.games.gloomhaven"
EN, PL = (load_words(PACKAGE, language) for language in ("en", "pl"))
LONGEST = 240
MONSTER_CARDS = {card.id: card for deck in DECKS.values() for card in deck.cards}
Lines = tuple[Text, ...]
Uses = tuple[Literal["spent", "consumed"], ...]


@pytest.fixture(params=("en", "pl"))
def words(request: pytest.FixtureRequest) -> Words:
    return load_words.__wrapped__(PACKAGE, request.param)


# --- everything there is ------------------------------------------------------------------------------------


def halves() -> Iterator[tuple[str, Lines]]:
    for card in CARDS:
        yield from ((f"card {card} {half}", texts.half(card, half)) for half in HALVES)


def monster_cards() -> Iterator[tuple[str, Lines]]:
    """Every card, plain and with the numbers of every monster that has it, at the two ends."""
    for card in MONSTER_CARDS.values():
        yield f"monster card {card.id}", texts.monster_card(card)
    for name, monster in MONSTERS.items():
        for level, elite in ((0, False), (7, True)):
            own = texts.own(name, level, elite=elite, party=4)
            for card in DECKS[monster.deck].cards:
                yield f"{name} {card.id}", texts.monster_card(card, own)


def bosses() -> Iterator[tuple[str, Lines]]:
    for name, boss in BOSSES.items():
        yield name, texts.boss_traits(boss)
        for number in (1, 2):
            yield f"{name} {number}", texts.boss_special(name, number)
            for level in range(8):
                own = texts.own(name, level, party=2)
                yield f"{name} {number} at {level}", texts.boss_special(name, number, own)


def scenarios() -> Iterator[tuple[str, Lines]]:
    for it in SCENARIOS.values():
        yield f"{it.id} rewards", texts.rewards(it)
        yield f"{it.id} needs", tuple(map(texts.need, it.requires))
        for at in (texts.Played(), *(texts.Played(7, party) for party in (1, 2, 3, 4))):
            yield f"{it.id} {at}", (texts.scenario_goal(it, at), *texts.special_rules(it, at))


def dungeons() -> Iterator[tuple[str, Lines]]:
    for room in DUNGEON_ROOMS:
        yield room.id, (texts.penalty(room, major=False), texts.penalty(room, major=True))
    for card in DUNGEON_MONSTERS:
        yield card.id, tuple(verbs(treasure.do) for treasure in card.treasures)


def others() -> Iterator[tuple[str, Lines]]:
    for number in ITEMS:
        yield f"item {number}", (texts.slot(number), *texts.item(number))
    for name in MODIFIERS:
        yield name, (texts.modifier(name),)
    for name, character in CLASSES.items():
        yield f"{name} perks", tuple(texts.perk(name, n) for n in range(len(character.perks)))
    for name in GOALS:
        yield name, (texts.goal(name), texts.goal(name, level=9, max_hp=26))
    for number in TREASURES:
        yield f"treasure {number}", (texts.treasure(number),)
    for name in SUMMONS:
        yield name, (texts.summoned(name),)
    for name, monster in MONSTERS.items():
        yield name, texts.monster_traits(monster, 7) + texts.monster_traits(monster, 7, elite=True)
    for scenario in SCENARIOS.values():
        traps = [each for room in scenario.rooms for each in room.overlays if each.kind == "trap"]
        yield scenario.id, tuple(texts.trap(5 if trap.damage else 0, trap.conditions) for trap in traps)


def everything() -> Iterator[tuple[str, Lines]]:
    for kind in (halves, monster_cards, bosses, scenarios, dungeons, others):
        yield from kind()


def test_everything_is_said_without_a_missing_word_a_fault_or_a_raw_name(words: Words) -> None:
    said = {(what, words.say(line)) for what, lines in everything() for line in lines}
    assert (words.missing, words.faults) == (set(), set())
    assert len(said) > 1500
    odd = re.compile(r"‹|_|\{|\s\s|^\s|\s$|[:;,]$|\( |, ,|\b(None|True|False)\b(?! of)|\$")
    assert [each for each in said if odd.search(each[1])] == []
    assert [each for each in said if each[1][0].islower()] == []


def test_lines_are_short(words: Words) -> None:
    said = {words.say(line) for _, lines in everything() for line in lines}
    assert [line for line in said if len(line) > LONGEST] == []


def test_the_formulas_of_every_level_of_play_become_numbers(words: Words) -> None:
    """With the scenario's level, the party and the boss's level nothing is left to work out."""
    for scenario in SCENARIOS.values():
        at = texts.Played(3, 4)
        for line in (texts.scenario_goal(scenario, at), *texts.special_rules(scenario, at)):
            assert not re.search(
                r"for each character|na każdą postać|4 characters|4 postaci", words.say(line)
            )


# --- what differs is said differently -----------------------------------------------------------------------


def clashes(of: Iterable[tuple[Hashable, Lines]], words: Words) -> list[object]:
    """Records that say the same although they are not the same."""
    found: dict[tuple[str, ...], Hashable] = {}
    odd: list[object] = []
    for it, lines in of:
        said = tuple(words.say(line) for line in lines)
        if found.setdefault(said, it) != it:
            odd.append((said, found[said], it))
    return odd


def test_two_halves_say_the_same_only_if_they_are_the_same(words: Words) -> None:
    halves = [(getattr(card, half), texts.half(n, half)) for n, card in CARDS.items() for half in HALVES]
    assert clashes([(msgspec.json.encode(action), lines) for action, lines in halves], words) == []
    alike = [n for n, card in CARDS.items() if texts.half(n, "top") == texts.half(n, "bottom")]
    assert [n for n in alike if not CARDS[n].pack] == []


def test_monster_cards_items_and_modifiers_that_differ_say_so(words: Words) -> None:
    cards = [
        ((card.do, card.make, card.shuffle), texts.monster_card(card)) for card in MONSTER_CARDS.values()
    ]
    assert clashes(cards, words) == []
    items = [((i.on, repr(i.has), i.minus_one, i.use, i.uses), texts.item(i.id)) for i in ITEMS.values()]
    assert clashes(items, words) == []
    modifiers = [(name, (texts.modifier(name),)) for name in MODIFIERS]
    assert clashes(modifiers, words) == []
    goals = [(name, (texts.goal(name),)) for name in GOALS]
    assert clashes(goals, words) == []


# --- words for what no card uses yet ------------------------------------------------------------------------


def test_every_place_and_every_kind_of_figure_has_words(words: Words) -> None:
    kinds = get_args(Who)
    assert len(kinds) == 27
    for who in kinds:
        for around in get_args(Place):
            for within in (None, 1, 3):
                assert words.say(whom(Whom(who, within=within, around=around)))
                assert place(around, within, many=True) is None or around != "self" or within
    assert (words.missing, words.faults) == (set(), set())


def test_everything_that_pages_can_say_has_words(words: Words) -> None:
    elites = Whom(who="enemies", where=(OfRank(of=("elite",)),))
    several = [Whom(who="character", count=2), elites, *map(Whom, OF_PAGES)]
    said: list[sp.Verb] = [Make(elements=("fire", "any"))]
    uses: tuple[Uses, ...] = (("spent",), ("consumed",), ("consumed", "spent"))
    slots: tuple[Literal["small"] | None, ...] = (None, "small")
    piles: tuple[Literal["discarded", "lost"], ...] = ("discarded", "lost")
    for to in several:
        for lasting in (False, True):
            said += [
                Give(give=("stun", "bless"), to=to, lasting=lasting),
                Shield(value=1, to=to, lasting=lasting),
                Retaliate(value=2, range=3, to=to, lasting=lasting),
                sp.Raise(attack=1, move=-1, range=2, to=to, lasting=lasting),
                sp.Regenerate(value=1, to=to, lasting=lasting),
            ]
        said += [Suffer(value=2, to=to), Heal(value=3, to=to), Cure(value="all", to=to), Cure(value=1, to=to)]
        if to.who in sp.NO_HEROES:
            continue
        said += [Recover(value=1, pile=pile, to=to) for pile in piles]
        said += [Refresh(value="all", of=of, slot=slot, to=to) for of in uses for slot in slots]
        said += [sp.AddModifiers(card="minus_one", value=3, to=to), Xp(value=5, to=to)]
        said += [sp.PutAway(value=2, pile=pile, to=to) for pile in piles]
        said += [sp.UseUp(value=1, of=of, slot=slot, to=to) for of in uses for slot in slots]
        said += [sp.Gold(value=5, to=to), sp.Checkmark(value=1, to=to)]
    said += [sp.Gold(value=5, to="together"), sp.Location(of=(2,)), sp.Location(of=(2, 3))]
    said += [sp.AddEvent(deck="city", number=1), sp.AddEvent(deck="road", number=1)]
    said += [sp.Forfeit(achievement="first-steps", scope="party")]
    said += [sp.OpenBox(name="sunkeeper"), sp.OpenEnvelope(name="envelope-x")]
    assert not [*sp.faults(said)]
    assert all(words.say(verb(each)) for each in said)
    assert (words.missing, words.faults) == (set(), set())


def test_every_area_and_every_escape_has_words() -> None:
    for language in (EN, PL):
        assert {f"area-{area.id}" for area in CONTENT.areas} <= set(language.ids)
        assert {f"custom-{slug(name)}" for name in escapes.ABILITIES} <= set(language.ids)


def test_several_figures_are_said_so() -> None:
    two = Whom(who="summon", count=2, within=2)
    assert EN.say(whom(two)) == "up to 2 summoned allies within range 2"
    assert PL.say(whom(two)) == "do 2 przywołanych sojuszników w zasięgu 2"


# --- as players know it -------------------------------------------------------------------------------------


def top(card: int, line: int = 0) -> Text:
    return texts.half(card, "top")[line]


def bottom(card: int, line: int = 0) -> Text:
    return texts.half(card, "bottom")[line]


def monster(card: int, line: int = 0, own: texts.Own | None = None) -> Text:
    return texts.monster_card(MONSTER_CARDS[card], own)[line]


def item(number: int, line: int = 0) -> Text:
    return texts.item(number)[line]


def rule(scenario: str, line: int, party: int | None = None) -> Text:
    return texts.special_rules(SCENARIOS[scenario], texts.Played(1, party))[line]


EXACT: list[tuple[Callable[[], Text], str, str]] = [
    (lambda: top(1), "Attack 3, Pierce 2", "Atak 3, Przebicie 2"),
    (lambda: top(10), "Attack 3, Range 3", "Atak 3, Zasięg 3"),
    (lambda: bottom(28), "Heal 5, self", "Leczenie 5, na siebie"),
    (lambda: top(24), "Attack 2, Range 3, Target 2, Immobilize", "Atak 2, Zasięg 3, Cel 2, Unieruchomienie"),
    (
        lambda: bottom(3, 1),
        "Push 1, Target: all adjacent enemies",
        "Odepchnięcie 1, Cel: wszyscy sąsiadujący wrogowie",
    ),
    (
        lambda: top(11),
        "Attack 3, Area: line of 2 hexes; consume Air: Attack +1, Pierce 1",
        "Atak 3, Obszar: linia 2 pól; zużyj Powietrze: Atak +1, Przebicie 1",
    ),
    (
        lambda: top(12),
        "Attack X (X = hexes moved this turn)",
        "Atak X (X = liczba pól przebytych w tej turze)",
    ),
    (
        lambda: bottom(4),
        "When attacked (all adjacent allies): you become the attack’s target, whatever the range",
        "Będąc celem ataku (wszyscy sąsiadujący sojusznicy): "
        "celem tego ataku stajesz się ty, niezależnie od zasięgu",
    ),
    (lambda: bottom(7, 1), "6 uses, 1 XP with uses 2, 4 and 6", "6 użyć, 1 PD przy użyciach 2, 4 i 6"),
    (lambda: bottom(15, 1), "3 uses, 1 XP each", "3 użycia, po 1 PD"),
    (
        lambda: top(22),
        "Kill one adjacent normal enemy (if it has Stun)",
        "Ginie jeden sąsiadujący zwykły wróg (jeśli ma Ogłuszenie)",
    ),
    (
        lambda: bottom(26),
        "On each attack, if the target has Disarm, Immobilize or Stun: Attack +3",
        "Przy każdym ataku, jeśli cel ma Rozbrojenie, Unieruchomienie lub Ogłuszenie: Atak +3",
    ),
    (lambda: top(20, 1), "1 XP for each enemy targeted", "1 PD za każdy cel"),
    (
        lambda: top(30),
        "Set a trap in an adjacent hex: 6 damage; 2 XP when an enemy springs it",
        "Ustaw pułapkę na sąsiednim polu: 6 obrażeń; 2 PD, gdy uruchomi ją wróg",
    ),
    (
        lambda: bottom(43),
        "Recover one discarded card, Target: one ally within range 2; consume Ice: 2 cards instead",
        "Odzyskaj jedną odrzuconą kartę, Cel: jeden sojusznik w zasięgu 2; zużyj Lód: zamiast tego 2 karty",
    ),
    (
        lambda: bottom(40),
        "On each attack (self and all adjacent allies): Attack +1",
        "Przy każdym ataku (własna figura i wszyscy sąsiadujący sojusznicy): Atak +1",
    ),
    (
        lambda: bottom(45, 2),
        "Lost, cannot be recovered",
        "Utracona, nie można jej odzyskać",
    ),
    (
        lambda: top(57),
        "Move +2 – performed by all summoned allies within range 3",
        "Ruch +2 – wykonują wszyscy przywołani sojusznicy w zasięgu 3",
    ),
    (
        lambda: bottom(71),
        "Summon Mystic Ally (HP 2, Move 2, Attack 3, Range 2)",
        "Przywołanie – Mistyczny Sojusznik (PŻ 2, Ruch 2, Atak 3, Zasięg 2)",
    ),
    (lambda: top(78, 2), "Infuse all six elements", "Esencje wszystkich sześciu żywiołów"),
    (
        lambda: top(98),
        "Attack 2; Attack +2 for each point of the target’s Shield",
        "Atak 2; Atak +2 za każdy punkt Tarczy celu",
    ),
    (
        lambda: bottom(111),
        "On each attack, if the target is adjacent to an ally and to none of its own: Attack ×2",
        "Przy każdym ataku, jeśli cel sąsiaduje z sojusznikiem, a z żadnym swoim nie: Atak ×2",
    ),
    (
        lambda: bottom(119, 1),
        "1 damage to all adjacent allies and enemies",
        "1 obrażenie otrzymują wszyscy sąsiadujący sojusznicy i wrogowie",
    ),
    (
        lambda: bottom(141),
        "On each ranged attack: Attack +1; consume Earth: Attack +2 instead, 1 XP",
        "Przy każdym ataku dystansowym: Atak +1; zużyj Ziemię: zamiast tego Atak +2, 1 PD",
    ),
    (
        lambda: top(154),
        "Attack 3; Attack +2 and 1 XP for each negative condition on the target",
        "Atak 3; Atak +2 i 1 PD za każdy negatywny stan celu",
    ),
    (
        lambda: top(166),
        "Augment – On each melee attack, consume Ice: Stun",
        "Wspomaganie – Przy każdym ataku wręcz, zużyj Lód: Ogłuszenie",
    ),
    (lambda: monster(535, 1), "Attack +1", "Atak +1"),
    (
        lambda: monster(535, 1, texts.own("bandit_archer", 3, elite=True)),
        "Attack 5 (+1), Range 5",
        "Atak 5 (+1), Zasięg 5",
    ),
    (lambda: monster(526, 0, texts.own("bandit_guard", 1)), "Move 2 (−1)", "Ruch 2 (−1)"),
    (
        lambda: monster(729, 1),
        "Attack +0, Area: line of 3 hexes; "
        "consume Dark: Heal 2, self, for each target (if it suffered damage)",
        "Atak +0, Obszar: linia 3 pól; "
        "zużyj Ciemność: Leczenie 2, na siebie, za każdy cel (jeśli otrzymał obrażenia)",
    ),
    (
        lambda: texts.boss_special("jekserah", 1)[0],
        "Summon Living Bones (2 characters: 2 normal; 3 characters: normal and elite; 4 characters: 2 elite)",
        "Przywołanie – Ożywione Kości (dla 2 postaci 2 zwykłe potwory; "
        "dla 3 postaci zwykły potwór i elitarny potwór; dla 4 postaci 2 elitarne potwory)",
    ),
    (
        lambda: texts.boss_special("inox_bodyguard", 2, texts.own("inox_bodyguard", 3, party=3))[2],
        "Retaliate 4",
        "Odwet 4",
    ),
    (
        lambda: item(3),
        "When suffering damage from an attack: Shield 1",
        "Otrzymując obrażenia z ataku: Tarcza 1",
    ),
    (lambda: item(3, 2), "Spent after 2 uses", "Po 2 użyciach wykorzystany"),
    (
        lambda: item(18),
        "For one melee attack action with one target: Area: 2 hexes side by side",
        "W jednej akcji ataku wręcz z jednym celem: Obszar: 2 pola obok siebie",
    ),
    (
        lambda: item(65, 1),
        "Add 5 −1 cards to your modifier deck",
        "Dodaj 5 kart −1 do swojej talii modyfikatorów",
    ),
    (
        lambda: item(117),
        "For one melee attack action, cost (Suffer 2 damage): Attack +1",
        "W jednej akcji ataku wręcz, koszt (Otrzymaj 2 obrażenia): Atak +1",
    ),
    (
        lambda: item(130),
        "During your turn, consume Light and Dark: Heal 25, self",
        "W swojej turze, zużyj Światło i Ciemność: Leczenie 25, na siebie",
    ),
    (lambda: texts.modifier("rolling_pierce_3"), "Pierce 3 (rolling)", "Przebicie 3 (dobranie)"),
    (lambda: texts.modifier("plus_1_heal_2"), "+1, Heal 2, self", "+1, Leczenie 2, na siebie"),
    (
        lambda: texts.perk("cragheart", 2),
        "Add one “−2” card and 2 “+2” cards",
        "Dodaj jedną kartę „−2” i 2 karty „+2”",
    ),
    (
        lambda: texts.perk("scoundrel", 4),
        "Replace one “+0” card with one “+2” card",
        "Zamień jedną kartę „+0” na jedną kartę „+2”",
    ),
    (lambda: texts.goal("sadist"), "Kill at least 5 monsters", "Zabij co najmniej 5 potworów"),
    (lambda: texts.goal("pacifist"), "Kill at most 3 monsters", "Zabij najwyżej 3 potwory"),
    (
        lambda: texts.goal("diehard", max_hp=13),
        "Never have fewer hit points than 7",
        "Nigdy nie miej mniej PŻ niż 7",
    ),
    (
        lambda: texts.scenario_goal(SCENARIOS["barrow-lair"]),
        "Kill the Bandit Commander; Kill all revealed enemies",
        "Zabij Herszta Bandytów; Zabij wszystkich odkrytych wrogów",
    ),
    (
        lambda: texts.scenario_goal(SCENARIOS["inox-encampment"], texts.Played(1, 3)),
        "Kill 15 enemies",
        "Zabij 15 wrogów",
    ),
    (
        lambda: rule("inox-encampment", 0, 3),
        "At the start of each round, if fog 1 has not lifted: Spawn Inox Guard at a (normal)",
        "Na początku każdej rundy, jeśli mgła 1 jeszcze się nie rozwiała: "
        "Na polu a pojawia się: Inoks Strażnik (zwykły potwór)",
    ),
    (
        lambda: texts.scenario_goal(SCENARIOS["echo-chamber"]),
        "You win when all the fog has lifted",
        "Wygrywacie, gdy nigdzie nie ma już mgły",
    ),
    (
        lambda: rule("forgotten-crypt", 4),
        "Hail: starts at a, 6 hit points, initiative 99; Move 2 towards b",
        "Hail: zaczyna na polu a, PŻ 6, inicjatywa 99; Ruch 2 w stronę pola b",
    ),
    (
        lambda: texts.treasure(13),
        "The looter suffers 5 damage; The looter gains Poison and Wound",
        "Postać zdobywająca skarb otrzymuje 5 obrażeń; "
        "Postać zdobywająca skarb otrzymuje: Zatrucie i Zranienie",
    ),
    (lambda: texts.trap(3, ("poison",)), "3 damage, Poison", "3 obrażenia, Zatrucie"),
    (
        lambda: texts.penalty(DUNGEON_ROOMS[1], major=False),
        "Each character discards 2 cards",
        "Każda postać odrzuca 2 karty",
    ),
]


@pytest.mark.parametrize(("text", "english", "polish"), EXACT)
def test_cards_read_as_players_know_them(text: Callable[[], Text], english: str, polish: str) -> None:
    assert (EN.say(text()), PL.say(text())) == (english, polish)


@pytest.mark.parametrize(
    ("party", "english"),
    [(1, "(normal)"), (2, "(normal)"), (3, "(2 normal)"), (4, "(2 normal)")],
)
def test_spawns_are_those_for_the_party_and_one_hero_counts_as_two(party: int, english: str) -> None:
    assert english in EN.say(rule("forgotten-crypt", 1, party))


def test_a_rule_that_brings_nobody_for_this_party_is_left_out() -> None:
    lines = {
        party: len(texts.special_rules(SCENARIOS["inox-encampment"], texts.Played(1, party)))
        for party in (2, 3)
    }
    assert lines == {2: 1, 3: 1}
    assert len(texts.special_rules(SCENARIOS["inox-encampment"])) == 2
