"""Position text with names, read back."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from mdtables import equip, item, learn, mob, roaming, sit, state, turn, zone

import wyprawa
from wyprawa.games.hellscape import GAME
from wyprawa.games.hellscape.content import DOORS, MOBS, ROAMING
from wyprawa.games.hellscape.rules.query import ground
from wyprawa.games.hellscape.rules.rooms import boss_fight
from wyprawa.games.hellscape.rules.turns.hero_turn import begin_turn
from wyprawa.games.hellscape.state import FIRE_SPIRIT, NONE, Companion, State
from wyprawa.games.hellscape.vocabulary.terms import TREASURE
from wyprawa.kernel import position
from wyprawa.kernel.codec import encode
from wyprawa.kernel.errors import PositionError


def crowded() -> State:
    """Of everything a position can hold at least one."""
    s = state("gheta", "feydra", "nahias", "irk", "sir_ronen", mission="exodus")
    equip(s, 0, "rusty_sword")
    learn(s, 3, "lightning")
    s.heroes[4].consecrated = [zone(s, "D9"), -1, -1]
    s.heroes[2].ready, s.heroes[2].pile = s.heroes[2].pile[:2], s.heroes[2].pile[2:]
    s.companions.append(Companion(FIRE_SPIRIT, zone(s, "E9"), 3, 1))
    mob(s, "demons", "D9", 2).fire = 1
    roaming(s, "ghoul", "F9", tier=2)
    card = next(n for n, each in enumerate(DOORS) if each.id == "fallen_lamp")
    s.doors.remove(card)
    s.stays.append((0, card))
    s.tokens.append((TREASURE, zone(s, "D8"), 2))
    s.bag = [0, 0, 1, 2, 2, 0]
    s.revealed |= 1 << ground.map_of(s).room_of[zone(s, "E4")]  # so that nothing is drawn when a turn begins
    return s


def test_a_position_is_written_with_names_and_read_back() -> None:
    table = sit(crowded(), begin_turn.later(0))
    text = table.position()
    assert "card=gheta" in text
    assert "mob/demons_1 figure=10 zone=D9" in text
    assert "roaming/ghoul_2 figure=11 zone=F9" in text
    assert "  treasure D8=2\n" in text
    assert "  2 common 1 rare 2 epic 1 common\n" in text
    assert ":fallen_lamp" in text
    again = position(GAME, text)
    assert again.position() == text
    assert encode(again.saved) == encode(table.saved)


def test_a_field_may_still_be_given_as_json() -> None:
    table = turn(state("gheta", mission="highway"))
    text = table.position()
    drawn = text[text.index("tokens:") : text.index("stays:")]
    plain = f"tokens {encode(table.saved.tokens).decode()}\n"
    assert position(GAME, text.replace(drawn, plain)).position() == text


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("card=gheta", "card=conan", "no hero is called 'conan'"),
        ("zone=A3", "zone=Z9", "no Zone is called 'Z9'"),
        ("spawn A1", "spawns A1", "no token is called 'spawns'"),
        ("open:\n  none", "open:\n  A1-C3", "nothing is called 'A1-C3'"),
        ("stays:\n  none", "stays:\n  E5:quiet", "no Room begins with 'E5'"),
        ("enemies:\n  none", "enemies:\n  dragon/smok", "expected an Enemy such as mob/demons_1"),
        ("22 common", "22 golden", "no rarity is called 'golden'"),
        ("22 common 5 rare", "22 common 5", "shorter"),
    ],
)
def test_a_name_that_nothing_has_is_refused(old: str, new: str, said: str) -> None:
    text = turn(state("gheta", mission="highway")).position()
    assert old in text
    with pytest.raises(PositionError, match=said):
        position(GAME, text.replace(old, new))


def test_what_older_rules_lost_in_a_boss_fight_gets_its_place() -> None:
    s = state("gheta", "feydra", "sir_ronen", mission="michael")
    s.round, s.boss_fight = 2, True
    s.off = ground.map_of(s).board.all & ~boss_fight.boss_tile(s)
    s.heroes[2].consecrated = [zone(s, "B2"), zone(s, "A5"), NONE]
    plain = msgspec.json.decode(encode(s))
    plain["mobs"][1].remove(next(n for n, card in enumerate(MOBS) if card.id == "undead_2"))
    plain["roaming"][0].remove(next(n for n, card in enumerate(ROAMING) if card.id == "ghoul_1"))
    plain["mob_items"][1].remove(item("heavy_blade"))
    plain["bag"] = plain["bag"][3:]
    plain["conditions"] -= 2
    plain["backs"][2].remove(4)
    plain["starting"].remove(item("vial_of_mana"))
    plain["heroes"][1]["pile"].remove(0)
    for field in ("out", "backs_seen"):
        del plain[field]
    for hero in plain["heroes"]:
        del hero["aside"]
    now = GAME.decode(msgspec.json.encode(plain), 7)
    assert GAME.census(now) == []
    assert (len(now.mob_discards[1]), len(now.roaming_discards[0])) == (1, 1)
    assert now.mob_item_discards[1] == (item("heavy_blade"),)
    assert (now.out, now.backs_seen[2]) == ([item("vial_of_mana")], (4,))
    assert now.heroes[2].consecrated == [zone(s, "B2"), NONE, NONE]


SAVES = sorted((Path(__file__).parent / "saves").glob("*.wyprawa"))


@pytest.mark.parametrize("save", SAVES, ids=lambda it: it.stem)
def test_saves_of_earlier_rules_have_every_piece(save: Path) -> None:
    table = wyprawa.load(save)
    assert GAME.census(table.saved) == []
    assert GAME.problems(table.saved) == []
