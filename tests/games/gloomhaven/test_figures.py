"""Figures of the box written out once more, read from the printed cards and not from the content."""

from __future__ import annotations

from typing import Any

import pytest

from wyprawa.games.gloomhaven.abilities.actions import Action
from wyprawa.games.gloomhaven.abilities.terms import Moved, OfRank, SelfHas, Test, Whom
from wyprawa.games.gloomhaven.abilities.verbs import (
    Ability,
    Attack,
    Bonus,
    Boost,
    Command,
    Custom,
    Destroy,
    Give,
    Heal,
    If,
    Kill,
    Loot,
    Make,
    Move,
    Recover,
    Refresh,
    Retaliate,
    SetObstacle,
    SetTrap,
    Shield,
    Suffer,
    Summon,
    SummonMonster,
    Turncoat,
    Use,
)
from wyprawa.games.gloomhaven.content import (
    AREAS,
    BOSSES,
    CARDS,
    CLASSES,
    DECKS,
    GOALS,
    ITEMS,
    MODIFIERS,
    MONSTERS,
    SUMMONS,
    TABLES,
    TREASURES,
)
from wyprawa.games.gloomhaven.special import Gold
from wyprawa.parts.values import evaluate

ENEMIES_NEAR = Whom(who="enemies", within=1)
ENEMY_NEAR = Whom(who="enemy", within=1)
OTHERS_NEAR = Whom(who="others", within=1)
LOOTER = Whom(who="looter")
PASSED = Whom(who="enemies", around="path")
MELEE: Test = ("melee",)
RANGED: Test = ("ranged",)


@pytest.mark.parametrize(
    ("card", "initiative", "half", "action"),
    [
        (1, 72, "top", Action(do=(Attack(value=3, pierce=2),))),
        (1, 72, "bottom", Action(
            do=(Move(value=4, jump=True), Attack(value=2, to=PASSED)), xp=2, lost=True)),
        (5, 61, "top", Action(do=(Attack(value=6),), xp=2, lost=True)),
        (5, 61, "bottom", Action(do=(Move(value=3), Give(push=2, to=ENEMY_NEAR)))),
        (8, 15, "top", Action(do=(Attack(value=4, give=("stun",)),), xp=2, lost=True)),
        (8, 15, "bottom", Action(do=(Shield(value=1),), active="round")),
        (11, 35, "top", Action(do=(Attack(
            value=3, area="line_2", boosts=(Boost(use=("air",), add=1, pierce=1),)),), xp=1)),
        (14, 40, "top", Action(
            do=(Kill(to=Whom(who="enemy", within=1, where=(OfRank(of=("normal",)),))),), xp=2, lost=True)),
        (20, 28, "top", Action(do=(Attack(value=4, to=ENEMIES_NEAR),), xp="targets", lost=True)),
        (24, 26, "bottom", Action(
            do=(Retaliate(value=1), Shield(value=1)), xp=2, lost=True, active="persistent")),
        (29, 67, "top", Action(do=(Attack(value=2, range=4, targets=3, pull=3),), xp=1)),
        (30, 62, "top", Action(do=(SetTrap(damage=6, xp=2),), lost=True)),
        (37, 37, "bottom", Action(
            do=(Recover(value="all", pile="discarded", to=Whom(who="ally", within=1)),), xp=2, lost=True)),
        (51, 75, "top", Action(do=(
            Refresh(value=1, of=("consumed",), slot="small", to=Whom(who="ally", within=1)),))),
        (54, 34, "top", Action(
            do=(Bonus(at="turn_end", then=(Attack(value=2, range=5),)),),
            lost=True, active="persistent", slots=(1, 0, 1, 0, 1))),
        (57, 38, "top", Action(do=(Command(to=Whom(who="summons", within=3), then=(Move(own=2),)),))),
        (63, 80, "top", Action(
            do=(Recover(value="all", pile="lost"),), make=("dark",), lost=True, unrecoverable=True)),
        (66, 20, "top", Action(do=(Attack(value=2, range=3, boosts=(Boost(use=("any",), add=1, xp=1),)),))),
        (66, 20, "bottom", Action(
            do=(Bonus(at="damage", boost=Boost(negate=True)),),
            make=("ice",), lost=True, active="persistent", slots=(1, 1))),
        (67, 36, "top", Action(do=(
            Attack(value=3, range=2, boosts=(Boost(use=("fire",), give=("wound",)),)),))),
        (73, 66, "top", Action(
            do=(Attack(value=2, range=3, area="flower", give=("muddle",)),), xp=2, make=("ice",), lost=True)),
        (78, 71, "top", Action(
            do=(Attack(value=3, range=3, area="triangle"),), xp=2, lost=True,
            make=("air", "ice", "fire", "earth", "light", "dark"))),
        (88, 86, "top", Action(do=(Attack(
            value=3, boosts=(Boost(when=("flanked",), add=2, xp=1),)),))),
        (88, 86, "bottom", Action(
            do=(Bonus(at="attack", when=("lone",), boost=Boost(add=2)),),
            lost=True, active="persistent", slots=(0, 1, 0, 1))),
        (90, 12, "top", Action(
            do=(Give(give=("invisible",)),
                Bonus(at="attack", when=(SelfHas(condition="invisible"),), boost=Boost(times=2))),
            make=("dark",), lost=True, active="persistent", slots=(2,))),
        (114, 2, "bottom", Action(
            do=(Turncoat(
                to=Whom(who="enemy", within=1, where=(OfRank(of=("normal", "elite")),)), control=True),),
            xp=2, lost=True, active="round")),
        (118, 75, "bottom", Action(do=(SetObstacle(value=2, within=1),), make=("earth",))),
        (123, 13, "top", Action(
            do=(Attack(value=3, to=ENEMIES_NEAR, boosts=(
                    Boost(use=("earth",), to=Whom(who="enemies", within=2), xp=1),)),
                Suffer(value=2, to=Whom(who="allies", within=1))), xp=1, lost=True)),
        (124, 61, "bottom", Action(
            do=(Suffer(value=1, to=OTHERS_NEAR), Move(value=4, jump=True),
                Suffer(value=1, to=OTHERS_NEAR, boosts=(Boost(use=("earth",), instead=2, xp=1),))),
            xp=1, lost=True)),
        (137, 32, "bottom", Action(
            do=(Bonus(at="attack", when=MELEE, boost=Boost(pay=(Destroy(value=1, within=1),), add=3)),),
            lost=True, active="persistent", slots=(1, 1, 1, 1))),
        (138, 78, "top", Action(do=(
            SetTrap(damage=2, give=("stun",)), Give(give=("muddle",), to=ENEMIES_NEAR)))),
        (149, 79, "bottom", Action(do=(
            Move(value=4, jump=True),
            If(when=("returned",), then=(Give(give=("muddle",), to=PASSED),))))),
        (150, 82, "top", Action(do=(Summon(figure="rat_swarm"),), xp=2, lost=True, active="persistent")),
        (151, 75, "top", Action(
            do=(Bonus(augment=True, at="attack", when=MELEE, boost=Boost(add=2)), Attack(value=1)),
            xp=1, active="persistent")),
        (154, 8, "top", Action(
            do=(Attack(value=3, boosts=(Boost(add="2*negatives", xp="negatives"),)),), lost=True)),
        (168, 10, "top", Action(do=(Attack(value=2, boosts=(
            Boost(use=("ice",), add=2, xp=1), Boost(use=("dark",), add=2, xp=1))),))),
        (172, 13, "top", Action(
            do=(Command(to=Whom(who="ally", within=1), then=(Attack(value=4),), augments=True),), xp=1)),
        (174, 67, "bottom", Action(
            do=(Move(value=2), Loot(value=1), Give(give=("invisible",))), make=("dark",))),
    ],
)  # fmt: skip
def test_ability_cards(card: int, initiative: int, half: str, action: Action) -> None:
    assert CARDS[card].initiative == initiative
    assert getattr(CARDS[card], half) == action


@pytest.mark.parametrize(
    ("deck", "card", "initiative", "shuffle", "do", "make"),
    [
        ("living_bones", 517, 20, True, (Move(own=-2), Attack(own=0), Heal(value=2)), ()),
        ("living_bones", 522, 74, False, (Move(own=0), Attack(own=0, on_one=True)), ()),
        ("living_bones", 521, 81, False, (Attack(own=2),), ()),
        ("guard", 524, 15, True, (Shield(value=1), Retaliate(value=2)), ()),
        ("guard", 526, 35, False, (Move(own=-1), Attack(own=0, range=2)), ()),
        ("guard", 530, 55, False, (Move(own=-1), Attack(own=0), Give(give=("strengthen",))), ()),
        ("archer", 538, 14, False, (Move(own=-1), Attack(own=-1), SetTrap(damage=3)), ()),
        ("archer", 534, 32, False, (Move(own=0), Attack(own=1, own_range=-1)), ()),
        ("archer", 539, 29, True, (Move(own=0), Attack(own=-1, own_range=1, give=("immobilize",))), ()),
        ("boss", 579, 52, False, (Move(own=-1), Attack(own=-1, range=3, targets=2)), ()),
        ("cultist", 609, 63, True, (SummonMonster(monster="living_bones"), Suffer(value=2)), ()),
        ("deep_terror", 738, 96, False, (
            Attack(own=-2, range=6), SummonMonster(monster="deep_terror", near="target")), ()),
        ("earth_demon", 643, 87, False, (
            Move(own=0), Attack(own=-1, area="wedge"),
            Use(elements=("any",), then=(Make(elements=("earth",)),))), ()),
        ("frost_demon", 623, 58, False, (
            Move(own=-1), Attack(own=0, range=2, boosts=(Boost(use=("ice",), add=2, range=1),))), ()),
        ("imp", 683, 24, False, (
            Give(give=("strengthen",), to=Whom(who="allies", within=2)),
            Give(give=("muddle",), to=Whom(who="enemies", within=2))), ()),
        ("living_spirit", 586, 55, False, (
            Move(own=0), Give(give=("curse",), to=Whom(who="enemies", within="range"))), ("ice",)),
        ("ooze", 696, 94, True, (Suffer(value=2), SummonMonster(monster="ooze", hp="hp")), ()),
        ("wind_demon", 648, 37, False, (
            Move(own=0),
            Attack(own=0, area="wedge", boosts=(Boost(use=("air",), add=1, area="sweep"),))), ()),
    ],
)  # fmt: skip
def test_monster_cards(
    deck: str, card: int, initiative: int, shuffle: bool, do: tuple[Ability, ...], make: tuple[str, ...]
) -> None:
    found = next(each for each in DECKS[deck].cards if each.id == card)
    assert (found.initiative, found.shuffle, found.do, found.make) == (initiative, shuffle, do, make)


@pytest.mark.rule("GH-2.16", "GH-2.17")
@pytest.mark.parametrize(
    ("monster", "rank", "level", "figures"),
    [
        ("bandit_guard", "normal", 0, {"hp": 5, "move": 2, "attack": 2, "range": 0, "shield": 0}),
        ("bandit_guard", "elite", 7, {"hp": 14, "move": 3, "attack": 5, "shield": 3}),
        ("bandit_archer", "elite", 1, {"hp": 7, "move": 2, "attack": 3, "range": 5}),
        ("living_bones", "normal", 1, {"hp": 5, "move": 3, "attack": 1, "shield": 1, "targets": 2}),
        ("living_bones", "elite", 6, {"hp": 11, "move": 6, "attack": 4, "shield": 2, "targets": 3}),
        ("ancient_artillery", "elite", 4, {"hp": 13, "move": 0, "attack": 4, "range": 6, "targets": 2}),
        ("flame_demon", "elite", 7, {"hp": 8, "range": 6, "shield": 5, "retaliate": 5, "reach": 4}),
        ("savvas_icestorm", "elite", 7, {"hp": 24, "attack": 6, "shield": 3, "pierce": 3}),
        ("lurker", "elite", 2, {"hp": 12, "shield": 1, "targets": 2, "pierce": 2}),
        ("city_guard", "elite", 3, {"hp": 9, "shield": 2, "retaliate": 1, "reach": 1}),
        ("vermling_shaman", "elite", 6, {"hp": 6, "shield": 5, "range": 4}),
        ("ooze", "normal", 7, {"hp": 14, "move": 2, "attack": 4, "range": 3, "shield": 1}),
    ],
)
def test_monsters(monster: str, rank: str, level: int, figures: dict[str, int]) -> None:
    stats = getattr(MONSTERS[monster], rank)
    assert {name: getattr(stats, name)[level] for name in figures} == figures


def test_traits_of_monsters_begin_at_a_level() -> None:
    assert MONSTERS["bandit_guard"].elite.give == {"muddle": 4}
    assert MONSTERS["savvas_lavaflow"].elite.give == {"wound": 1, "poison": 2}
    assert MONSTERS["black_imp"].elite.elusive == 3
    assert MONSTERS["sun_demon"].normal.advantage == 0
    flying = {name for name, monster in MONSTERS.items() if monster.fly}
    assert flying == {
        "flame_demon", "forest_imp", "living_spirit", "spitting_drake", "sun_demon", "wind_demon"
    }  # fmt: skip


@pytest.mark.rule("GH-30.4", "GH-30.E1")
def test_bosses() -> None:
    commander = BOSSES["bandit_commander"]
    assert evaluate(commander.hp[1], {"C": 3}) == 30
    assert (commander.move[2], commander.attack[3], commander.range[0]) == (4, 4, 0)
    assert commander.immune == ("stun", "immobilize", "curse")
    assert commander.special1 == (Custom(custom="open_next_door"),)
    assert commander.special2 == (SummonMonster(monster="living_bones", ranks=("N", "E", "E")),)
    guards = BOSSES["inox_bodyguard"]
    assert guards.standees == 2
    assert evaluate(guards.attack[7], {"C": 4}) == 8
    retaliate = [evaluate(_value(guards.special2[2]), {"level": level}) for level in range(8)]
    assert retaliate == [3, 3, 3, 4, 4, 5, 5, 5]
    heal = [evaluate(_value(BOSSES["the_colorless"].special2[1]), {"level": level}) for level in range(8)]
    assert heal == [4, 4, 5, 5, 6, 6, 7, 7]
    assert evaluate(BOSSES["dark_rider"].attack[7], {"moved": 4}) == 10
    assert evaluate(BOSSES["the_gloom"].hp[7], {"C": 2}) == 112


def _value(ability: Any) -> int | str:
    value: int | str = ability.value
    return value


@pytest.mark.rule("GH-2.22")
@pytest.mark.parametrize(
    ("item", "slot", "price", "copies", "use", "on"),
    [
        (1, "legs", 20, 2, "spent", (Bonus(at="move", boost=Boost(add=2)),)),
        (3, "body", 10, 2, "spent", (Bonus(at="attack_damage", boost=Boost(shield=1)),)),
        (6, "head", 30, 2, "spent", (Bonus(at="attack_action", boost=Boost(advantage=True)),)),
        (10, "two_hands", 30, 2, "consumed", (
            Bonus(at="attack_action", when=MELEE, boost=Boost(give=("stun",))),)),
        (12, "small", 10, 4, "consumed", (Bonus(at="turn", then=(Heal(value=3),)),)),
        (13, "small", 10, 4, "consumed", (Bonus(at="turn", then=(Recover(value=2, pile="discarded"),)),)),
        (33, "one_hand", 30, 2, "consumed", (
            Bonus(at="attack_action", when=("ranged", "single",), boost=Boost(area="triangle")),)),
        (45, "head", 75, 2, "consumed", (
            Bonus(at="turn", then=(
                Refresh(value=2, of=("consumed",), slot="small"), Give(give=("curse",)))),)),
        (46, "one_hand", 40, 2, "spent", (Bonus(at="attack_damage", boost=Boost(shield=1, retaliate=2)),)),
        (54, "two_hands", 60, 2, "spent", (
            Bonus(at="attack_action", when=RANGED, boost=Boost(use=("any",), add=1)),)),
        (68, "two_hands", 75, 2, "passive", (
            Bonus(at="attack_action", when=("melee", "single",), boost=Boost(range=1)),)),
        (102, "body", 50, 1, "spent", (
            Bonus(at="attack_action", when=RANGED, boost=Boost(pay=(Suffer(value=3),), add=1)),)),
        (130, "small", 50, 1, "consumed", (
            Bonus(at="turn", then=(Use(elements=("light", "dark"), then=(Heal(value=25),)),)),)),
        (149, "legs", 50, 1, "spent", (
            Bonus(at="turn_end", when=(Moved(least=5),), then=(Make(elements=("any",)),)),)),
    ],
)  # fmt: skip
def test_items(item: int, slot: str, price: int, copies: int, use: str, on: tuple[Bonus, ...]) -> None:
    found = ITEMS[item]
    assert (found.slot, found.price, found.copies, found.use, found.on) == (slot, price, copies, use, on)


def test_use_spaces_and_minus_one_cards_of_items() -> None:
    assert {n: item.uses for n, item in ITEMS.items() if item.uses > 1} == {
        3: 2, 23: 3, 44: 4, 65: 5, 74: 3, 104: 5
    }  # fmt: skip
    assert {n: item.minus_one for n, item in ITEMS.items() if item.minus_one} == {
        3: 2, 22: 1, 23: 3, 38: 2, 44: 4, 50: 2, 65: 5, 74: 4, 76: 1, 101: -2
    }  # fmt: skip


def test_classes_perks_and_modifier_cards() -> None:
    assert {name: each.hand for name, each in CLASSES.items()} == {
        "brute": 10, "tinkerer": 12, "spellweaver": 8, "scoundrel": 9, "cragheart": 11, "mindthief": 10,
        "sunkeeper": 11, "quartermaster": 9, "summoner": 9, "nightshroud": 9, "plagueherald": 11,
        "berserker": 10, "soothsinger": 9, "doomstalker": 12, "sawbones": 10, "elementalist": 10,
        "beast_tyrant": 10,
    }  # fmt: skip
    assert CLASSES["brute"].hp == CLASSES["cragheart"].hp == (10, 12, 14, 16, 18, 20, 22, 24, 26)
    assert CLASSES["tinkerer"].hp == CLASSES["scoundrel"].hp == (8, 9, 11, 12, 14, 15, 17, 18, 20)
    assert CLASSES["spellweaver"].hp == CLASSES["mindthief"].hp == (6, 7, 8, 9, 10, 11, 12, 13, 14)
    brute, mindthief = CLASSES["brute"].perks, CLASSES["mindthief"].perks
    assert (brute[1].remove, brute[1].add, brute[1].boxes) == ({"minus_1": 1}, {"plus_1": 1}, 1)
    assert (brute[10].add, brute[10].ignore) == ({"plus_1": 1}, ("items",))
    assert (mindthief[2].remove, mindthief[2].add) == ({"plus_1": 2}, {"plus_2": 2})
    assert (mindthief[4].boxes, mindthief[4].add) == (2, {"plus_2_ice": 1})
    assert MODIFIERS["plus_2_ice"].boost == Boost(make=("ice",))
    assert (MODIFIERS["rolling_push_2"].rolling, MODIFIERS["rolling_push_2"].boost) == (True, Boost(push=2))
    assert MODIFIERS["rolling_invisible"].boost == Boost(then=(Give(give=("invisible",)),))


def test_summons_areas_goals_and_treasures() -> None:
    swarm, avatar, king = (SUMMONS[name] for name in ("rat_swarm", "burning_avatar", "rat_king"))
    assert (swarm.hp, swarm.move, swarm.attack, swarm.range, swarm.give) == (6, 1, 2, 0, ("poison",))
    assert (avatar.hp, avatar.range, avatar.make) == (2, 3, ("fire",))
    assert [evaluate(king.attack or 0, {"hp": hp}) for hp in (9, 8, 1)] == [5, 4, 1]
    assert SUMMONS["decoy"].attack is None
    assert set(AREAS["cone_2"].hexes) == {(2, -2), (1, -1), (2, -1), (1, 0), (2, 0)}
    assert (AREAS["triangle"].own, len(AREAS["flower"].hexes), len(AREAS["ring"].hexes)) == ((), 7, 6)
    first, second = GOALS["streamliner"], GOALS["layabout"]
    assert (first.number, first.tally, first.least, first.checks) == (458, "cards", 5, 1)
    assert (second.number, second.tally, second.most, second.checks) == (459, "experience", 7, 2)
    assert [evaluate(GOALS["diehard"].least or 0, {"max_hp": hp}) for hp in (10, 11)] == [5, 6]
    assert TREASURES[67].do == (Gold(value=10, to=LOOTER),)
    assert TREASURES[46].do == (
        Suffer(value=3, to=LOOTER), Give(give=("poison",), to=LOOTER)
    )  # fmt: skip


@pytest.mark.rule("GH-3.6", "GH-3.7", "GH-3.8")
def test_tables_by_level() -> None:
    assert TABLES.gold == (2, 2, 3, 3, 4, 4, 5, 6)
    assert all(TABLES.trap[level] == 2 + level for level in range(8))
    assert all(TABLES.hazard[level] == (2 + level) // 2 for level in range(8))
    assert all(TABLES.bonus[level] == 4 + 2 * level for level in range(8))
    assert TABLES.experience == (0, 45, 95, 150, 210, 275, 345, 420, 500)
    assert TABLES.deck == {
        "plus_0": 6, "plus_1": 5, "minus_1": 5, "plus_2": 1, "minus_2": 1, "double": 1, "null": 1
    }  # fmt: skip
