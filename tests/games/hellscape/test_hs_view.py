"""What is on the table: map, figures, tray, panels with each Class's own part, options, reasons."""

from __future__ import annotations

import pytest
from mdtables import (
    asked,
    do,
    door,
    equip,
    item,
    learn,
    mob,
    roaming,
    sit,
    state,
    told,
    turn,
    under_attack,
    zone,
)

import wyprawa
from wyprawa.conformance.testing import scripted
from wyprawa.games.hellscape import GAME, events
from wyprawa.games.hellscape.content import BOSSES, HEROES, MOBS, ROAMING, SPIRITS
from wyprawa.games.hellscape.rules.enemies.acting import act_once
from wyprawa.games.hellscape.rules.enemies.activation import activate
from wyprawa.games.hellscape.state import State
from wyprawa.games.hellscape.view import acting, why
from wyprawa.kernel import Table
from wyprawa.players import Chair, player
from wyprawa.scene import OptionLook, Piece, Scene, look, record_text
from wyprawa.scene.svg.faces import names
from wyprawa.scene.text import plain
from wyprawa.words import Text, load_words

WORDS = load_words(GAME.package, "en")


def say(text: Text) -> str:
    return WORDS.say(text)


def scene(s: State) -> Scene:
    return GAME.view(s, None)  # type: ignore[no-any-return]


def piece(shown: Scene, title: str) -> Piece:
    return next(each for each in shown.pieces if say(each.title) == title)


def offered(table: Table[State]) -> dict[str, OptionLook]:
    """The options of the open question by their words."""
    prompt = look(table, table.choices[0].seat).prompt
    assert prompt is not None
    return {say(option.label): option for option in prompt.options}


# --- the map --------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-6.10")
def test_zones_lie_in_light_or_shadow() -> None:
    s = state("gheta")
    grounds = {say(cell.title): cell.ground for cell in scene(s).boards[0].cells if cell.title is not None}
    assert grounds["A1"] == "shadow"
    assert grounds["A3"] == "light"


@pytest.mark.rule("MD-9.16", "MD-32.2")
def test_doors_are_closed_open_or_locked() -> None:
    s = state("gheta", mission="highway")
    s.open = 1
    doors = scene(s).boards[0].doors
    assert doors[0].state == "open"
    assert {each.state for each in doors} == {"open", "closed", "locked"}  # the white-framed one is sealed


def test_tokens_alike_in_a_zone_are_one_piece_with_their_number() -> None:
    s = state("gheta", "mathrin")
    loot = [each for each in scene(s).pieces if say(each.title) == "Loot token"]
    assert loot
    assert all(fact.value > 1 for each in loot for fact in each.facts if isinstance(fact.value, int))


@pytest.mark.rule("MD-5.2")
def test_a_mob_is_one_stack_with_its_minions_and_the_health_of_the_next() -> None:
    s = state("gheta", "mathrin")
    foe = mob(s, "demons", "B1", minions=4)
    foe.wounds, foe.fire = 1, 2
    shown = piece(scene(s), "Demons")
    assert shown.health == (2, 3)
    assert {fact.icon: fact.value for fact in shown.facts} == {"people": 4, "fire": 2}
    assert shown.rank == ""
    roaming(s, "ghoul", "B1")
    assert piece(scene(s), "Ghoul").rank == "elite"


def test_a_knocked_out_hero_lies_there() -> None:
    s = state("gheta", "mathrin")
    s.heroes[1].down, s.heroes[1].health = True, 0
    assert piece(scene(s), "Mathrin").health == (0, 4)
    assert "stun" in {fact.icon for fact in piece(scene(s), "Mathrin").facts}


@pytest.mark.rule("MD-19.11")
def test_the_darkness_track_shows_what_comes() -> None:
    s = state("gheta")
    s.darkness = 2
    spaces = next(zone for zone in scene(s).zones if zone.id == "spaces")
    assert len(spaces.cards) == 9
    assert say(spaces.cards[2].title) == "Roaming Monster"
    marked = {card.id: card.facts[1].icon for card in spaces.cards if len(card.facts) > 1}
    assert marked == {"space-0": "check", "space-1": "check", "space-2": "play"}


# --- panels ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hero", "part"),
    [
        ("mathrin", "amulet-0"),
        ("sir_ronen", "consecrations-0"),
        ("gheta", "stances-0"),
        ("feydra", "tools-0"),
        ("irk", "markers-0"),
        ("nahias", "arrows-0"),
    ],
)
def test_each_class_has_a_part_of_its_own(hero: str, part: str) -> None:
    panel = scene(state(hero)).panels[0]
    assert part in {zone.id for zone in panel.zones}
    tracks = {track.id for track in panel.tracks}
    assert {"health-0", "mana-0"} <= tracks
    assert ("rage-0" in tracks) == (hero == "gheta")
    assert ("element-2" in tracks) == (hero == "irk")


@pytest.mark.rule("MD-26.4")
def test_the_ready_quarter_is_marked() -> None:
    s = state("mathrin")
    s.heroes[0].pointer = 2
    amulet = next(zone for zone in scene(s).panels[0].zones if zone.id == "amulet-0")
    assert [card.id for card in amulet.cards if card.facts] == ["quarter-2"]
    assert say(amulet.cards[2].title) == "Quarter 3: Ward"


@pytest.mark.rule("MD-27.10")
def test_a_blessed_skill_shows_its_other_side() -> None:
    s = state("sir_ronen")
    learn(s, 0, "righteous_blow")
    s.heroes[0].blessed = s.heroes[0].skills[0]
    skills = next(zone for zone in scene(s).panels[0].zones if zone.id == "skills-0")
    assert [say(line) for line in skills.cards[0].lines][:2] == [
        "Attack, 1 Mana: add 1 orange die",
        "Blessed",
    ]


def test_several_heroes_of_a_seat_have_a_card_each() -> None:
    panel = scene(state("gheta", "mathrin", "irk")).panels[0]
    assert say(panel.name) == "Gheta, Mathrin and Irk"
    assert not panel.facts
    assert panel.face == "hellscape/gheta"  # whose things are at hand
    assert [say(zone.title) for zone in panel.zones if zone.id.startswith("kit-")] == ["Mathrin", "Irk"]
    heroes = [card.id for zone in panel.zones for card in zone.cards if card.id.startswith("hero-")]
    assert heroes == ["hero-0", "hero-1", "hero-2"]


# --- the combat tray --------------------------------------------------------------------------------------


@pytest.mark.rule("MD-13.5")
def test_the_tray_shows_the_dice_as_they_lie() -> None:
    s = state("gheta")
    equip(s, 0, "rusty_sword", "worn_leather_armour")
    s.heroes[0].rage = 2
    s.heroes[0].zone = zone(s, "A3")
    learn(s, 0, "killing_fury_1")
    foe = mob(s, "demons", "A3", minions=1)
    table = turn(s)
    with scripted(table, yellow=["2 sword"], blue=["shield"], enemy=["scratch fang"]):
        do(table, ("attack", 0, foe.figure))
    assert asked(table) == "combat"
    shown = scene(table.state)
    [tray] = [zone for zone in shown.zones if zone.tray]
    assert say(tray.title) == "Gheta against Demons: Melee"
    assert [card.face for card in tray.cards[:2]] == ["hellscape/gheta", "hellscape/demons_leader"]
    rows = {card.id: [(fact.icon, fact.value) for fact in card.facts] for card in tray.cards[2:]}
    assert rows == {
        "tray-attack": [("sword", 3)],
        "tray-defence": [("shield", 1)],
        "tray-enemy": [("scratch", 1), ("fang", 1)],
        "tray-sum": [("sword", 3), ("shield", 1), ("wound", 2)],
    }
    assert [say(line) for line in tray.cards[-1].lines] == [
        "nobody falls, the next has 1 left",
        "Gheta suffers 1 Wound by scratches",
    ]
    assert [(die.face, die.at, die.colour) for die in shown.dice] == [
        (("sword", "sword"), "tray-attack", "yellow"),
        (("shield",), "tray-defence", "blue"),
        (("scratch", "fang"), "tray-enemy", "red"),
    ]
    assert "Take the rest as it lies: 3 − 1 = 2 Wounds" in offered(table)
    assert "sword 3  shield 1  Wounds 2" in plain(look(table, 0), WORDS)


# --- options ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-9.6")
def test_leaving_enemies_says_what_it_costs() -> None:
    s = state("gheta")
    mob(s, "demons", "A3", minions=2)
    s.heroes[0].zone = zone(s, "A3")
    table = turn(s)
    do(table, "move")
    notes = {say(option.note) for option in offered(table).values() if option.note is not None}
    assert notes == {"3 Wounds of Reaction damage"}


def test_an_attack_says_what_it_promises() -> None:
    s = state("gheta")
    equip(s, 0, "rusty_sword")
    s.heroes[0].zone = zone(s, "A3")
    foe = mob(s, "demons", "A3", minions=1)
    option = offered(turn(s))["Melee attack on Demons"]
    assert option.targets == (f"figure-{foe.figure}",)
    assert option.note is not None
    assert say(option.note).startswith("kills in 6 %, 1.2 Wounds on average")


def test_doors_and_items_say_what_they_are() -> None:
    s = state("gheta", "mathrin")
    s.heroes[0].zone = s.heroes[1].zone = zone(s, "B1")
    s.heroes[0].inventory.append(item("rusty_sword"))
    table = turn(s)
    do(table, "trade")
    assert "Gheta equips Rusty Sword (Hand)" in offered(table)
    assert "Gheta hands Rusty Sword to Mathrin" in offered(table)
    do(table, "done", "move")
    assert offered(table)["Open the Door A1–B1"].targets == (f"door-{door(s, 'A1-B1')}",)


# --- why --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-15.5", "MD-15.6")
def test_an_attack_is_explained_by_the_nearest_and_those_as_near() -> None:
    s = state("gheta", "mathrin")
    foe = mob(s, "demons", "A3", minions=1)
    s.heroes[0].zone = s.heroes[1].zone = zone(s, "A3")
    table = sit(s, act_once.later(foe.figure))
    with scripted(table, free=("yellow", "blue", "enemy")):
        do(table, 1)
    attack = told(table, events.EnemyAttacks)[0]
    assert say(record_text(GAME, attack)) == "The Demons aim a Melee attack at Mathrin."
    marks = why.marks(attack)
    assert marks is not None
    assert [(say(reason.text), reason.rule) for reason in marks.reasons] == [
        ("Mathrin is in its own Zone, and nobody can be nearer.", "MD-15.5"),
        ("As near: Gheta and Mathrin. The players chose.", "MD-15.6"),
        ("Melee is its most effective attack in reach.", "MD-15.8"),
    ]
    assert marks.cells == (str(zone(s, "A3")),)


@pytest.mark.rule("MD-15.14")
def test_a_move_shows_the_whole_path() -> None:
    s = state("gheta", mission="highway")
    s.heroes[0].zone = zone(s, "D3")
    foe = mob(s, "demons", "D1", minions=1)
    table = sit(s, act_once.later(foe.figure))
    moved = told(table, events.EnemyMoves)[0]
    marks = why.marks(moved)
    assert marks is not None
    assert marks.ways[0].cells == tuple(str(zone(s, name)) for name in ("D1", "D2", "D3"))
    assert marks.ways[0].kind == "taken"
    assert marks.reasons[0].rule == "MD-15.14"
    assert say(record_text(GAME, moved)) == "The Demons head to D2, toward Gheta, 2 Zones away."


@pytest.mark.rule("MD-16.2")
def test_a_scheme_is_said_in_words() -> None:
    s = state("gheta", mission="highway")
    s.heroes[0].zone = zone(s, "D3")
    foe = roaming(s, "ghoul", "D1")
    table = sit(s, activate.later(foe.figure))
    followed = told(table, events.SchemeFollowed)[0]
    assert "moves up to 3 Zones" in say(record_text(GAME, followed))
    marks = why.marks(followed)
    assert marks is not None
    assert marks.reasons[0].rule == "MD-16.2"
    assert why.marks(told(table, events.EnemyActs)[0]) is None


def test_under_attack_the_question_is_about_the_dice() -> None:
    s = state("mathrin")
    s.heroes[0].zone = zone(s, "A3")
    equip(s, 0, "worn_leather_armour")
    s.heroes[0].pointer = 2
    foe = mob(s, "demons", "A3", minions=1)
    table = under_attack(s, foe)
    with scripted(table, yellow=["sword"], blue=["-"], enemy=["scratch"]):
        do(table, "end")
    assert {"Ward: Combat, 1 Mana: 1 shield", "Resolve the Enemy die: scratch"} <= set(offered(table))


# --- questions, risks, what is seen to happen, the sheet -------------------------------------------------


def test_questions_say_who_and_what_is_left() -> None:
    s = state("gheta", "mathrin")
    s.heroes[0].zone = zone(s, "A3")
    table = turn(s)
    prompt = look(table, 0).prompt
    assert prompt is not None
    assert prompt.note is not None
    assert (say(prompt.title), prompt.face) == ("Gheta: What do you do?", "hellscape/gheta")
    assert say(prompt.note) == "3 actions left · 8 Health · 2 Mana"


@pytest.mark.rule("MD-9.6")
def test_a_step_that_would_fell_the_hero_is_marked() -> None:
    s = state("gheta")
    mob(s, "demons", "A3", minions=2)
    s.heroes[0].zone, s.heroes[0].health = zone(s, "A3"), 3
    table = turn(s)
    do(table, "move")
    risks = {option.risk for option in offered(table).values() if option.note is not None}
    assert risks == {"fatal"}


def test_skills_are_offered_as_cards() -> None:
    table = wyprawa.new("hellscape", seed=5, seats=1)
    prompt = look(table, 0).prompt
    assert prompt is not None
    assert prompt.ask == "skill"
    assert all(option.card is not None and option.card.lines for option in prompt.options)


def test_what_happens_in_a_combat_is_seen() -> None:
    s = state("gheta")
    equip(s, 0, "rusty_sword")
    s.heroes[0].zone = zone(s, "A3")
    foe = mob(s, "demons", "A3", minions=1)
    table = turn(s)
    with scripted(table, yellow=["2 sword"], blue=["-"], enemy=["-"]):
        do(table, ("attack", 0, foe.figure))
    kinds = [(act.kind, act.who) for _, record in table.log for act in acting.acts(record)]
    assert kinds == [
        ("turn", "figure-0"),
        ("roll", ""),
        ("strike", "figure-0"),
        ("hurt", f"figure-{foe.figure}"),
        ("lose", f"figure-{foe.figure}"),
        ("gain", "figure-0"),
    ]


def test_the_sheet_counts_for_each_hero() -> None:
    table, bot = wyprawa.new("hellscape", seed=5, seats=2), player("sensible", 1)
    while not table.over:
        seat = table.choices[0].seat
        table.choose(bot.choose(Chair(table, seat)), seat)
    assert GAME.sheet is not None
    sheet = GAME.sheet(table)
    assert [say(name) for name in sheet.columns] == ["Gheta", "Mathrin"]
    rows = {say(row.title): row.values for row in sheet.rows}
    assert sum(rows["Enemies killed"]) > 0
    assert sum(rows["Wounds dealt"]) >= sum(rows["Enemies killed"])
    gained = [it for _, it in table.log if isinstance(it, events.XpGained)]
    assert rows["XP gained"] == tuple(sum(it.n for it in gained if it.who == who) for who in (0, 1))


def test_every_figure_has_a_face() -> None:
    mobs = [f"{card.kind}{suffix}" for card in MOBS for suffix in ("", "_leader")]
    others = [hero.id for hero in HEROES] + [boss.id for boss in BOSSES]
    others += [spirit.id for spirit in SPIRITS] + [card.kind for card in ROAMING]
    known = names("hellscape")
    assert {f"hellscape/{id}" for id in (*mobs, *others, "summoning_master")} <= set(known)
