"""Chapter 45, limits, hidden information, timing."""

from __future__ import annotations

import pytest
from mlbattle import beast, fight, put, told
from mldeploy import STOP, asked, at_turn, enlist, offer, options, play, send, settle_at
from mltables import equipment, land, loot, make, member, monster, trap

from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.content import EQUIPMENT, MEMBERS
from wyprawa.games.monsterlands.events import Wounded
from wyprawa.games.monsterlands.rules.citadel.anytime import free_options
from wyprawa.games.monsterlands.rules.clan import gains
from wyprawa.games.monsterlands.rules.query import trap_limit
from wyprawa.games.monsterlands.setup import resample
from wyprawa.games.monsterlands.state import State
from wyprawa.kernel import Chance, digest

KORGO = member("korgo")


@pytest.mark.rule("ML-45.1")
def test_storage_of_a_clan() -> None:
    s = at_turn(1).state
    clan = s.clans[0]
    for what in ("defence", "potions", "poisons"):
        gains.gain_tokens(s, 0, what, 9, "")
    gains.gain_gold(s, 0, 993, "")
    assert (clan.defence, clan.potions, clan.poisons, clan.gold) == (5, 3, 3, 1000)
    assert trap_limit(clan) == 5
    enlist(s, "dalina")
    assert trap_limit(clan) == 8


@pytest.mark.rule("ML-45.2")
def test_when_dalina_leaves_traps_above_five_are_discarded() -> None:
    def edit(s: State) -> None:
        enlist(s, "dalina")
        s.clans[0].traps = [trap("s1")] * 6 + [trap("s2")]
        s.clans[0].gold = 0

    table = make(("pay_wages", 0), STOP, edit=edit)
    assert (asked(table)[1], options(table)) == ("traps.discard", [trap("s1"), trap("s2")])
    s = play(table, trap("s2"), trap("s1"))
    assert s.clans[0].traps == [trap("s1")] * 5


@pytest.mark.rule("ML-45.3")
def test_dice_and_tokens_never_run_out_cards_do() -> None:
    s = at_turn(1).state
    gains.gain_dice(s, 0, (50, 50, 0), "", events.NONE)
    assert (s.clans[0].strength, s.clans[0].magic) == (51, 50)
    kinds = [m.kind for m in MEMBERS]
    assert (kinds.count("greenhorn"), kinds.count("mercenary"), len(EQUIPMENT)) == (8, 28, 18)

    def none_left(s: State) -> None:
        s.member_pile, s.member_discard = [], []
        s.clans[0].glory = 20
        offer(s, "zondu", "drapis")
        s.member_pile = []

    s = play(at_turn(1, gold=20, edit=none_left), ("tavern", 0), member("zondu"))
    assert s.offer[:2] == [-1, member("drapis")]


@pytest.mark.rule("ML-45.4")
def test_only_face_down_tokens_are_hidden() -> None:
    def edit(s: State) -> None:
        s.clans[1].traps = [trap("s3"), trap("plus-8")]
        trail = send(s, member("taron"), 0, seat=1)
        trail.tokens, trail.token_strength, trail.token_magic = [trap("m3"), trap("s2")], [0, 0], [0, 0]
        trail.shown = 2
        s.clans[1].influence = [2, 5]

    base = at_turn(1, edit=edit).state
    seen = set()
    for n in range(8):
        world = at_turn(1, edit=edit).state
        resample(world, 0, Chance(n))
        trail, own = world.trails[0], base.trails[0]
        assert trail is not None
        assert own is not None
        assert trail.tokens[1] == trap("s2")
        seen.add((tuple(world.clans[1].traps), trail.tokens[0]))
        trail.tokens, world.trap_pile = own.tokens, base.trap_pile
        for clan, before in zip(world.clans, base.clans, strict=True):
            clan.traps = before.traps
        assert digest(world) == digest(base)  # everything else is public
    assert len(seen) > 1


@pytest.mark.rule("ML-45.5")
def test_a_card_overrides_a_rule_and_a_scenario_both() -> None:
    def edit(s: State) -> None:
        s.clans[0].loot = [loot("supplies")]

    s = play(at_turn(1, edit=edit), "free", ("loot", loot("supplies")))
    assert s.clans[0].defence == 1
    table = at_turn(2, edit=edit, seats=1, scenario=4)
    s = play(table, "free", ("loot", loot("supplies")))
    assert s.clans[0].defence == 0


@pytest.mark.rule("ML-45.6")
def test_what_may_be_done_at_any_time() -> None:
    def edit(s: State) -> None:
        enlist(s, "nimra")
        settle_at(s, land("kyzhul"), -1)
        s.holders[equipment("pugnor")] = KORGO
        s.clans[0].trophies = [monster("abysur")]
        s.clans[0].loot = [loot("gold-10"), loot("kill-6"), loot("m-to-s")]
        s.clans[0].potions = 1
        s.wounded = 1 << KORGO

    table = at_turn(1, edit=edit)
    assert free_options(table.state, 0) == [
        ("settle", member("nimra"), land("kyzhul")),
        ("heal", KORGO),
        ("loot", loot("gold-10")),
        ("sell", monster("abysur")),
        ("move", equipment("pugnor")),
        ("discard", equipment("pugnor")),
    ]
    play(table, "free", "back")
    assert asked(table) == (0, "action")
    assert options(make(("tidy", 0), STOP, edit=edit)) == ["done", "free"]
    assert free_options(table.state, 1) == []


@pytest.mark.rule("ML-45.7")
def test_effects_on_several_go_from_left_to_right() -> None:
    """Krunn dies at the hand of the third; his last breath hits all."""

    def edit(s: State) -> None:
        beast(s, "krunn")
        s.carried = 99
        put(s, 3, "taron", 1)
        put(s, 0, "frunks", 2)
        put(s, 2, "korgo", 0)

    table = fight(edit, steps=[("strike", 0, 2)])
    hurt = [each.member for each in told(table, Wounded)]
    assert hurt == [member("frunks"), member("korgo"), member("taron")]


def skrat(s: State) -> None:
    """Two rerolls of Strength, against Abysur."""
    beast(s, "abysur")
    put(s, 0, "skrat", 0, strength=2)


@pytest.mark.rule("ML-45.8")
def test_a_rerolled_result_replaces_the_old_one_until_rolled_again() -> None:
    table = fight(skrat, ("roll", "all"), steps=[("strike", 0, 0)], strength=[5, 6, 2, 3])
    play(table, ("reroll", 0, 5))
    assert ("reroll", 0, 2) in options(table)
    assert ("reroll", 0, 5) not in options(table)
    play(table, ("reroll", 0, 2))
    assert table.state.carried == 3 + 6


@pytest.mark.rule("ML-45.9")
def test_a_reroll_comes_after_the_roll_and_before_the_end_of_the_attack() -> None:
    table = fight(skrat, steps=[("strike", 0, 0)], strength=[1])
    assert options(table) == [("roll", "strength"), ("roll", "all"), "stop"]
    play(table, ("roll", "strength"))
    assert ("reroll", 0, 1) in options(table)
    play(table, "stop")
    assert asked(table)[1] == "gift.die"
    assert table.state.carried == 1
