"""What is special about the Missions from The Passage to Hellish Maze."""

import pytest
from mdtables import (
    asked,
    do,
    door,
    equip,
    item,
    mob,
    open_to,
    roaming,
    sit,
    state,
    told,
    turn,
    zone,
)

from wyprawa.conformance.testing import scripted
from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.rules.combat import pool
from wyprawa.games.hellscape.rules.enemies import focus
from wyprawa.games.hellscape.rules.figures import rewards
from wyprawa.games.hellscape.rules.figures.wounds import wound_companion, wound_enemy
from wyprawa.games.hellscape.rules.query import figures, ground, reach
from wyprawa.games.hellscape.rules.rooms import objects
from wyprawa.games.hellscape.rules.rooms.doors import reveal_room
from wyprawa.games.hellscape.rules.rooms.escort import escort_walks
from wyprawa.games.hellscape.rules.rooms.spawning import spawn_roaming
from wyprawa.games.hellscape.rules.turns.beginning import begin_game
from wyprawa.games.hellscape.rules.turns.hero_turn import begin_turn
from wyprawa.games.hellscape.state import SUMMONER, Companion, State
from wyprawa.games.hellscape.vocabulary.terms import COLOUR, FORGE, GREY, MAGIC, MELEE
from wyprawa.kernel.state import GameOver

# --- The Passage ----------------------------------------------------------------------------------------


def escort(at: str, *heroes: str) -> State:
    s = state(*(heroes or ("gheta",)), mission="passage")
    s.companions = [Companion(SUMMONER, zone(s, at), -1)]
    s.doors, s.tokens = [], [token for token in s.tokens if token[0] == COLOUR]
    return s


def open_all(s: State) -> None:
    """Every ordinary Door is open, every Room but the last revealed."""
    laid = ground.map_of(s)
    s.open = (1 << len(laid.board.doors)) - 1 & ~laid.gates
    s.revealed = (1 << len(laid.rooms)) - 1 & ~(1 << laid.room_of[zone(s, "I2")])


@pytest.mark.rule("MD-35.2", "MD-35.3")
def test_the_summoning_master_starts_with_the_heroes() -> None:
    s = state("gheta", mission="passage")
    begin_game(s)
    [master] = s.companions
    assert (master.figure, master.zone) == (SUMMONER, s.heroes[0].zone)
    assert figures.companion_health(SUMMONER) == 8
    foe = mob(s, "undead", "B3", 0)
    assert pool.plan(s, foe.figure, SUMMONER, MELEE, dark=False)[2] == 2


@pytest.mark.rule("MD-35.4", "MD-35.5", "MD-35.8")
def test_he_walks_two_zones_toward_the_gate_or_as_near_as_he_can() -> None:
    s = escort("B3")
    open_all(s)
    table = sit(s, escort_walks.later(2), begin_turn.later(0))
    while asked(table) == "escort":
        do(table, open_to(table)[0])
    assert len(told(table, events.Moved)) == 2
    s = escort("E3")  # behind the closed Door to F2
    table = sit(s, escort_walks.later(2), begin_turn.later(0))
    assert figures.zone_of(table.state, SUMMONER) == zone(s, "E2")


@pytest.mark.rule("MD-35.6")
def test_he_does_not_leave_enemies() -> None:
    s = escort("F2")
    open_all(s)
    mob(s, "undead", "F2", 1)
    table = sit(s, escort_walks.later(2), begin_turn.later(0))
    assert not told(table, events.Moved)


@pytest.mark.rule("MD-35.9", "MD-35.10", "MD-35.11", "MD-35.12")
def test_he_opens_the_gate_and_reaches_the_rift() -> None:
    s = escort("F2")
    open_all(s)
    table = sit(s, escort_walks.later(2), begin_turn.later(0))
    assert figures.zone_of(table.state, SUMMONER) == zone(s, "G2")
    assert table.state.open >> door(s, "G2-H2") & 1
    table = sit(table.state, escort_walks.later(2), begin_turn.later(0))
    assert table.state.companions == []
    assert ground.zones_with(table.state, GREY) == [zone(s, "I2")]
    table.state.heroes[0].zone = zone(s, "I2")
    table = turn(table.state)
    do(table, "move", ("deed", 0))
    assert table.outcome is not None
    assert table.outcome.reason == "won"


@pytest.mark.rule("MD-35.13", "MD-35.1")
def test_all_heroes_must_enter() -> None:
    s = escort("F2", "gheta", "irk")
    s.tokens = [(GREY, zone(s, "I2"), 0)]
    s.companions = []
    s.heroes[0].zone = zone(s, "I2")
    table = turn(s)
    do(table, "move", ("deed", 0))
    assert not table.over


@pytest.mark.rule("MD-35.7")
def test_enemies_hunt_him_but_he_counts_for_nothing_else() -> None:
    s = escort("F2")
    foe = mob(s, "undead", "F2", 1)
    aim = focus.aim(s, foe)
    assert aim is not None
    assert list(aim.types) == [SUMMONER]
    assert figures.party(s) == 2


@pytest.mark.rule("MD-35.14", "MD-1.4")
def test_his_death_is_the_end() -> None:
    s = escort("F2")
    with pytest.raises(GameOver):
        wound_companion(s, SUMMONER, 8, "MD-13.8")
    assert s.outcome is not None
    assert s.outcome.reason == "summoner"


@pytest.mark.rule("MD-35.15")
def test_he_can_be_healed() -> None:
    s = escort("B3")
    s.companions[0].wounds = 5
    equip(s, 0, "silver_ring")
    table = turn(s)
    do(table, next(option for option in open_to(table) if option[0] == "special"), SUMMONER)
    assert table.state.companions[0].wounds == 2


@pytest.mark.rule("MD-35.16")
def test_heroes_may_open_the_gate() -> None:
    s = escort("B3")
    s.heroes[0].zone = zone(s, "G2")
    table = turn(s)
    do(table, "move")
    assert ("open", door(s, "G2-H2")) in open_to(table)


# --- The Demon Artifact ---------------------------------------------------------------------------------


@pytest.mark.rule("MD-36.1", "MD-36.2", "MD-36.3", "MD-36.4", "MD-36.5")
def test_shards_are_forged_where_their_owners_stand() -> None:
    s = state("gheta", "irk", "mathrin", mission="artifact")
    s.tokens = [token for token in s.tokens if token[0] in (COLOUR, GREY)]
    s.heroes[0].zone = zone(s, "F1")
    table = turn(s)
    do(table, "move", ("deed", 0))
    assert [hero.xp for hero in table.state.heroes] == [5, 0, 0]
    s = table.state
    s.tokens = [token for token in s.tokens if token[0] == GREY]
    s.heroes[1].held = {"shard": 2}
    s.heroes[0].zone = zone(s, "E8")
    assert ("deed", 1) not in open_to(turn(s))  # Irk has the others
    s.heroes[1].zone = zone(s, "E8")
    table = turn(s)
    do(table, ("deed", 1))
    assert table.outcome is not None
    assert table.outcome.reason == "won"


# --- The Cursed Sword -----------------------------------------------------------------------------------


def sworn(*heroes: str) -> State:
    s = state(*heroes, mission="cursed_sword")
    equip(s, 0, "mighty_great_sword")
    return s


@pytest.mark.rule("MD-37.2")
def test_one_hero_starts_with_the_sword() -> None:
    s = state("gheta", "irk", mission="cursed_sword")
    s.agenda = []
    table = sit(s, begin_game.later())
    assert asked(table) == "bearer"
    do(table, 0)
    assert table.state.heroes[0].slots[4] == item("mighty_great_sword")
    assert item("mighty_great_sword") not in table.state.item_piles[0]


@pytest.mark.rule("MD-37.15")
def test_alone_any_starting_weapon_may_be_the_cursed_one() -> None:
    s = state("mathrin", mission="cursed_sword")
    table = sit(s, begin_game.later())
    assert (asked(table), table.choices[0].rule) == ("weapon", "MD-37.15")
    assert len(open_to(table)) == 9
    wand = item("ash_wand")
    do(table, wand)
    s = table.state
    assert (s.cursed, s.heroes[0].slots[4]) == (wand, wand)
    assert item("mighty_great_sword") in s.item_piles[0]
    s.counts["crystals"] = 1
    foe = mob(s, "undead", "A1", 0, weapon="")
    assert pool.plan(s, 0, foe.figure, MAGIC, dark=False)[:2] == [2, 0]
    s.enemies, s.tokens = [], [token for token in s.tokens if token[0] == COLOUR][:2]
    s.heroes[0].zone = s.tokens[0][1]
    assert ("deed", 0) in open_to(turn(s))
    table = sit(table.state)
    assert table.state.heroes[0].health == 3  # it bites


@pytest.mark.rule("MD-37.1", "MD-37.3", "MD-37.4", "MD-37.6")
def test_the_sword_bites_harder_each_round() -> None:
    s = sworn("gheta", "irk")
    for left in (7, 5, 2):
        table = sit(s)
        s = table.state
        assert s.heroes[0].health == left
    table = sit(s)
    assert table.outcome is not None
    assert table.outcome.reason == "sword"


@pytest.mark.rule("MD-37.5")
def test_its_wounds_come_before_the_revival() -> None:
    s = sworn("gheta", "irk")
    s.heroes[0].health = 1
    table = sit(s)
    hero = table.state.heroes[0]
    assert (hero.health, hero.down, table.state.lifebringers) == (3, False, 0)


@pytest.mark.rule("MD-37.7", "MD-37.8", "MD-37.16")
def test_handed_on_it_begins_anew_and_is_never_stowed() -> None:
    s = sworn("gheta", "irk")
    s.counts["sword"] = 2
    table = turn(s)
    assert "stow" not in open_to(table)
    assert table.state.heroes[0].slots[4] == item("mighty_great_sword")
    do(table, "trade", ("give", 0, 1, item("mighty_great_sword")))
    assert table.state.heroes[1].slots[4] == item("mighty_great_sword")
    assert table.state.counts["sword"] == 0


@pytest.mark.rule("MD-37.9", "MD-37.10", "MD-37.11", "MD-37.12")
def test_crystals_feed_the_sword() -> None:
    s = sworn("gheta", "irk")
    foe = mob(s, "undead", "A1", 0, weapon="")
    found = []
    for crystals in range(5):
        s.counts["crystals"] = crystals
        found.append(pool.plan(s, 0, foe.figure, MELEE, dark=False)[:2])
    assert found == [[1, 1], [2, 1], [3, 1], [3, 2], [3, 3]]
    s.enemies, s.counts = [], {}
    s.tokens = [token for token in s.tokens if token[0] == COLOUR][:2]
    s.heroes[0].zone = s.tokens[0][1]
    table = turn(s)
    do(table, ("deed", 0))
    assert (table.state.heroes[0].xp, table.state.counts["crystals"]) == (5, 1)
    table.state.heroes[0].zone = table.state.tokens[0][1]
    table = turn(table.state)
    do(table, ("deed", 0))
    assert table.outcome is not None
    assert table.outcome.reason == "won"


@pytest.mark.rule("MD-37.13", "MD-37.14")
def test_alone_the_sword_bites_once_a_round() -> None:
    s = sworn("gheta")
    for _ in range(5):
        s = sit(s).state
    assert s.heroes[0].health == 3
    assert s.outcome is None


# --- Hellish Maze ---------------------------------------------------------------------------------------


@pytest.mark.rule("MD-38.6", "MD-38.7", "MD-38.8", "MD-38.9")
def test_magic_passages() -> None:
    s = state("gheta", mission="maze")
    s.tokens = [token for token in s.tokens if token[0] == COLOUR]
    s.heroes[0].zone = zone(s, "A3")
    table = turn(s)
    do(table, "move", ("pass", zone(s, "E7")))
    assert table.state.heroes[0].zone == zone(s, "E7")
    foe = mob(table.state, "undead", "A2", 1)
    assert focus.way(table.state, foe).steps == [zone(s, "A3")]
    foe.zone = zone(s, "A3")
    assert focus.way(table.state, foe).steps == [zone(s, "E7")]
    assert reach.line(table.state, zone(s, "A3"), zone(s, "E7")) is None


@pytest.mark.rule("MD-38.2", "MD-38.3", "MD-38.4", "MD-32.12")
def test_a_beast_comes_with_its_room() -> None:
    s = state("gheta", mission="maze")
    s.doors, s.mobs = [], ((), (), ())
    stock = s.time
    room = ground.map_of(s).room_of[zone(s, "C1")]
    table = sit(s, begin_turn.later(0), reveal_room.later(room, door(s, "A2-B2"), 0))
    do(table, "end")
    [beast] = table.state.enemies
    assert (beast.tied, beast.zone, sum(beast.treasure)) == (True, zone(s, "C1"), 2)
    assert table.state.time == stock + 1


@pytest.mark.rule("MD-38.1", "MD-38.5")
def test_four_dead_beasts_win() -> None:
    s = state("gheta", mission="maze")
    s.counts["beasts"] = 3
    foe = roaming(s, "ghoul", "A1")
    other = roaming(s, "andra", "A1")
    foe.tied = True
    list(wound_enemy(s, other.figure, 99, 0, "MD-13.9"))
    assert s.outcome is None
    with pytest.raises(GameOver):
        list(wound_enemy(s, foe.figure, 99, 0, "MD-13.9"))
    assert s.outcome is not None
    assert s.outcome.winners == (0,)


@pytest.mark.rule("MD-38.10", "MD-32.7", "MD-1.6")
def test_no_beast_left_to_come_is_defeat() -> None:
    s = state("gheta", mission="maze")
    for kind in ("ghoul", "andra", "lyidan", "ytheria"):
        roaming(s, kind, "C3")
    with pytest.raises(GameOver):
        spawn_roaming(s, zone(s, "C1"), 1)
    assert s.outcome is not None
    assert s.outcome.reason == "no-enemy"


@pytest.mark.rule("MD-32.6")
def test_a_beast_must_come_though_its_kind_is_there() -> None:
    s = state("gheta", mission="maze")
    ghoul = roaming(s, "ghoul", "E5", tier=2)
    twin = s.roaming[0][-1]  # the Ghoul of the first tier
    other = s.roaming[0][0]
    table = sit(s, begin_turn.later(0), spawn_roaming.later(zone(s, "C1"), 1))
    with scripted(table, roaming=[twin, other], free=("treasure",)):
        do(table, "end")
    assert told(table, events.AlreadyThere)[0].figure == ghoul.figure
    assert [enemy.tied for enemy in table.state.enemies] == [False, True]


@pytest.mark.rule("MD-36.6")
def test_the_hell_forge_is_no_forge() -> None:
    s = state("gheta", mission="artifact")
    s.heroes[0].inventory = [item("blunt_axe"), item("rusty_sword"), item("ash_wand")]
    s.enemies = []
    for place, forges in (("E8", False), ("B4", True), ("E6", True)):
        s.heroes[0].zone = zone(s, place)
        table = turn(s)
        do(table, "move")
        assert (("object", FORGE) in open_to(table)) == forges, place


@pytest.mark.rule("MD-37.8", "MD-37.16")
def test_nothing_takes_the_cursed_swords_place() -> None:
    s = sworn("gheta", "irk")
    s.heroes[0].inventory = [item("blunt_axe"), item("war_hammer"), item("oak_wand"), item("leather_cap")]
    for each in s.heroes[0].inventory[:3]:
        assert rewards.slots_for(s, s.heroes[0], each) == ()
    assert rewards.slots_for(s, s.heroes[0], item("leather_cap")) == (0,)
    assert rewards.slots_for(s, s.heroes[1], item("blunt_axe")) == (4,)
    assert item("mighty_great_sword") not in objects.loose_items(s, s.heroes[0])
