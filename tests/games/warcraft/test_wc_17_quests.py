"""Quests, trophies, victory (chapters 17, 18, 26) and the cleanup phase (chapter 24)."""

from __future__ import annotations

import pytest
import wctables as wc
from wctables import (
    BURBONN,
    GRUMBAZ,
    SANDRAI,
    SOFEEA,
    ability,
    adversary,
    attacks,
    item,
    make,
    meets_board,
    quest,
    space,
    trophy,
)

from wyprawa.games.warcraft import told
from wyprawa.games.warcraft.content import CONTENT, QUESTS, TROPHIES
from wyprawa.games.warcraft.map import MAP
from wyprawa.games.warcraft.rules.characters.damage import harm
from wyprawa.games.warcraft.rules.query.figures import health
from wyprawa.games.warcraft.rules.query.seats import leader, valor, winners
from wyprawa.games.warcraft.rules.quests.gaining import rival_of
from wyprawa.games.warcraft.rules.quests.scoring import gain_trophy
from wyprawa.games.warcraft.state import State
from wyprawa.kernel import Table

NEXT = {"quest": [quest("titan_vault")]}


def cleanup(at: str, edit: wc.Edit, **more: object) -> Table[State]:
    def ready(s: State) -> None:
        s.characters[0].at = space(at)
        edit(s)

    return make("cleanup_phase", edit=ready, **more)  # type: ignore[arg-type]


# --- collect and go -----------------------------------------------------------------------------------------


@pytest.mark.rule("WW-17.E1")
def test_sandrai_fetches_the_letters_in_a_turn_of_her_own() -> None:
    letters, boar = quest("letters_from_brill"), adversary("mountain_boar")

    def edit(s: State) -> None:
        wc.give_quest(s, SANDRAI, "letters_from_brill")
        wc.only(s, 0, boar)

    script = {"movement": [0], "red": [5], "black": [1], "ability": [ability("fear")]}
    table = make(("begin_turn", SANDRAI), seats=4, edit=edit, script=script, hold=False)
    wc.take(table, ("go", space("brill")))
    while wc.asked(table) != (SANDRAI, "quests"):
        wc.take(table, wc.options(table)[-1])
    sandrai = table.state.characters[SANDRAI]
    assert sandrai.bag == [boar]
    wc.take(table, ("collect", letters, 0))
    assert sandrai.quests[0].done == (1, 0)


@pytest.mark.rule("WW-17.11", "WW-17.12", "WW-17.13", "WW-17.15", "WW-17.22", "WW-17.25", "WW-24.2")
def test_letters_from_brill_to_stormwind() -> None:
    letters = quest("letters_from_brill")
    table = cleanup("brill", lambda s: wc.give_quest(s, 0, "letters_from_brill"))
    assert wc.options(table) == [("collect", letters, 0), "done"]
    wc.take(table, ("collect", letters, 0))
    assert table.state.characters[0].quests[0].done == (1, 0)

    def carried(s: State) -> None:
        wc.give_quest(s, 0, "letters_from_brill", done=(1, 0))

    home = cleanup("stormwind", carried, script=NEXT)
    wc.take(home, ("go", letters, 1))
    character = home.state.characters[0]
    assert character.scored_quests == (letters,)
    assert [active.quest for active in character.quests] == [quest("titan_vault")]
    early = cleanup("stormwind", lambda s: wc.give_quest(s, 0, "letters_from_brill"))
    assert wc.asked(early) == (0, "city")


@pytest.mark.rule("WW-17.16", "WW-17.27", "WW-24.1")
def test_quests_may_be_put_off_and_several_served_at_once() -> None:
    def edit(s: State) -> None:
        wc.give_quest(s, 0, "letters_from_brill")
        wc.give_quest(s, 0, "scouting")

    table = cleanup("brill", edit)
    wc.take(table, ("collect", quest("scouting"), 0), "done")
    assert [active.done for active in table.state.characters[0].quests] == [(0, 0), (1, 0, 0)]


@pytest.mark.rule("WW-17.14")
def test_nobody_collects_for_anothers_quest() -> None:
    table = cleanup("brill", lambda s: wc.give_quest(s, 1, "letters_from_brill"))
    assert wc.asked(table) == (0, "city")


@pytest.mark.rule("WW-17.E3", "WW-17.2", "WW-17.3", "WW-17.13")
def test_plague_in_the_east() -> None:
    plague = quest("plague_in_the_east")
    assert (QUESTS[plague].valor, QUESTS[plague].kind) == (3, "elite")

    def carried(s: State) -> None:
        wc.give_quest(s, 0, "letters_from_brill", done=(1, 0))

    table = cleanup("stormwind", carried, script={"quest": [plague]})
    wc.take(table, ("go", quest("letters_from_brill"), 1))
    assert [(active.quest, active.done) for active in table.state.characters[0].quests] == [
        (plague, (0, 0, 0, 0))  # a token on each of the three spaces, and none at the end
    ]
    names = ("lights_hope_chapel", "caer_darrow", "hearthglen")
    for n, name in enumerate(names):

        def so_far(s: State, n: int = n) -> None:
            wc.give_quest(s, 0, "plague_in_the_east", done=(1,) * n + (0,) * (4 - n))

        assert wc.asked(cleanup("undercity", so_far)) == (0, "city")  # nothing to do there yet
        table = cleanup(name, so_far)
        wc.take(table, ("collect", plague, n))
        assert table.state.characters[0].quests[0].done == (1,) * (n + 1) + (0,) * (3 - n)

    def gathered(s: State) -> None:
        wc.give_quest(s, 0, "plague_in_the_east", done=(1, 1, 1, 0))

    table = cleanup("undercity", gathered, script=NEXT)
    wc.take(table, ("go", plague, 3))
    assert valor(table.state.characters[0]) == 3


@pytest.mark.rule("WW-17.E4", "WW-17.26", "WW-19.24")
def test_a_beast_is_brought_by_the_item_on_its_back() -> None:
    beast, other = adversary("mountain_boar"), adversary("kobold_miner")

    def edit(s: State) -> None:
        wc.give_quest(s, 0, "boar_hunt")
        wc.own(s, 0, beast, other)

    table = cleanup("brill", edit)
    wc.take(table, ("bring", quest("boar_hunt"), 0))
    assert table.state.characters[0].bag == [other]
    assert table.state.characters[0].quests[0].done == (1, 0)


@pytest.mark.rule("WW-17.17", "WW-17.3")
def test_a_token_with_a_rival_is_taken_on_the_same_space() -> None:
    purse = quest("stolen_purse")

    def edit(s: State) -> None:
        wc.give_quest(s, 0, "stolen_purse", rival=1)
        s.characters[1].at = space("brill")

    table = cleanup("brill", edit)
    wc.take(table, ("take", purse, 0))
    assert table.state.characters[0].quests[0].done == (1, 0)
    assert wc.asked(cleanup("goldshire", edit)) == (0, "city")


# --- against rivals -----------------------------------------------------------------------------------------


@pytest.mark.rule("WW-17.E2", "WW-17.18", "WW-17.21", "WW-17.23")
def test_the_reward_for_the_rivals_defeat() -> None:
    def edit(s: State) -> None:
        wc.give_quest(s, BURBONN, "the_reward", rival=SANDRAI)
        wc.give_quest(s, BURBONN, "boar_hunt")
        s.characters[BURBONN].scored_quests = (quest("ghoul_ears"),)
        s.characters[SANDRAI].damage = health(s, SANDRAI) - 1

    table = attacks(BURBONN, SANDRAI, [6], [1], edit=edit, script=NEXT)
    wc.decline(table)
    burbonn = table.state.characters[BURBONN]
    assert valor(burbonn) == 2
    assert [active.quest for active in burbonn.quests] == [quest("boar_hunt"), quest("titan_vault")]


@pytest.mark.rule("WW-17.19")
def test_damage_of_an_ability_card_counts() -> None:
    def edit(s: State) -> None:
        wc.give_quest(s, SANDRAI, "feud", rival=GRUMBAZ)
        s.characters[SANDRAI].energy = 2
        wc.hold_cards(s, SANDRAI, "immolate")

    table = attacks(SANDRAI, GRUMBAZ, edit=edit)
    while wc.asked(table) != (SANDRAI, "before_roll"):
        wc.take(table, "done")
    wc.take(table, ("card", ability("immolate")))
    assert table.state.characters[SANDRAI].quests[0].done == (1,)  # before any blow


@pytest.mark.rule("WW-17.20", "WW-17.18")
def test_damage_counts_at_any_time_if_it_is_ones_own() -> None:
    s = make(seats=4).state
    wc.give_quest(s, SANDRAI, "feud", rival=SOFEEA)
    harm(s, [SOFEEA], 2, SANDRAI, "WW-15.4")
    harm(s, [SOFEEA], 1, GRUMBAZ, "WW-15.4")
    harm(s, [GRUMBAZ], 1, SANDRAI, "WW-15.4")
    assert s.characters[SANDRAI].quests[0].done == (2,)


@pytest.mark.rule("WW-17.20", "WW-17.23")
def test_a_quest_completed_in_anothers_turn_has_its_successor_then_and_there() -> None:
    def edit(s: State) -> None:
        wc.give_quest(s, SANDRAI, "a_lesson", rival=GRUMBAZ, done=(1,))
        wc.give_quest(s, SANDRAI, "boar_hunt")

    table = attacks(GRUMBAZ, SANDRAI, [1], [6], edit=edit, script=NEXT)
    wc.decline(table)
    s = table.state
    assert (s.active, s.combat) == (GRUMBAZ, None)
    sandrai = s.characters[SANDRAI]
    assert sandrai.scored_quests == (quest("a_lesson"),)
    assert [active.quest for active in sandrai.quests] == [quest("boar_hunt"), quest("titan_vault")]


@pytest.mark.rule("WW-17.20", "WW-26.1", "WW-17.24")
def test_the_defender_may_win_in_the_attackers_turn() -> None:
    def edit(s: State) -> None:
        wc.give_quest(s, SANDRAI, "a_lesson", rival=GRUMBAZ, done=(1,))
        s.characters[SANDRAI].scored_quests = (quest("dragon_slayer"), quest("titan_vault"))

    table = attacks(GRUMBAZ, SANDRAI, [1], [6], edit=edit)
    while not table.over:
        wc.take(table, "done")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.scores) == ((SANDRAI,), (0, 0, 0, 8))
    assert wc.told(table, told.QuestGained) == []  # the game is over before another quest is drawn


@pytest.mark.rule("WW-17.3")
def test_a_rival_is_found_by_state_or_by_name() -> None:
    s = make(seats=4).state
    s.characters[SANDRAI].scored_quests = (quest("boar_hunt"),)
    assert leader(s, GRUMBAZ) == SANDRAI
    assert rival_of(s, GRUMBAZ, quest("the_reward")) == SANDRAI
    assert rival_of(s, SANDRAI, quest("the_reward")) == GRUMBAZ  # nobody else has any
    assert rival_of(s, SANDRAI, quest("a_lesson")) == GRUMBAZ
    assert rival_of(s, SANDRAI, quest("boar_hunt")) == -1


@pytest.mark.rule("WW-17.21", "WW-17.18")
def test_a_hunt_counts_adversaries_defeated() -> None:
    def edit(s: State) -> None:
        wc.give_quest(s, GRUMBAZ, "ghoul_ears")
        wc.give_quest(s, GRUMBAZ, "gnoll_paws")

    table = wc.meets(GRUMBAZ, adversary("rotting_ghoul"), [6], [1], edit=edit)
    wc.decline(table)
    assert [active.done for active in table.state.characters[GRUMBAZ].quests] == [(1,), (1,)]


@pytest.mark.rule("WW-17.9")
def test_without_elite_quests_none_is_drawn() -> None:
    def edit(s: State) -> None:
        s.elite_quests = []

    assert make(("gain_quest", 0), edit=edit).state.characters[0].quests == []


# --- trophies -----------------------------------------------------------------------------------------------


@pytest.mark.rule("WW-18.E1", "WW-18.3", "WW-18.4", "WW-18.8", "WW-18.10", "WW-4.11")
def test_nefarians_head() -> None:
    def edit(s: State) -> None:
        s.characters[SANDRAI].level, s.characters[SANDRAI].energy = 3, 2
        wc.wield(s, SANDRAI, item("soulfire_staff"))
        wc.hold_cards(s, SANDRAI, "immolate")

    table = meets_board(SANDRAI, "nefarian", [6], [1], edit=edit)
    wc.take(table, ("card", ability("immolate")))
    wc.decline(table)
    s = table.state
    assert s.characters[SANDRAI].trophies == (trophy("head_of_nefarian"),)
    assert s.trophies[trophy("head_of_nefarian")] == 2
    assert s.characters[SANDRAI].quests == []


@pytest.mark.rule("WW-18.5", "WW-18.6", "WW-18.7")
def test_trophies_run_out_and_some_come_once() -> None:
    s = make().state
    head, bay = trophy("head_of_nefarian"), trophy("booty_bay")
    gain_trophy(s, 0, head)
    gain_trophy(s, 0, head)
    assert s.characters[0].trophies == (head,)
    s.trophies = tuple(1 if n == bay else left for n, left in enumerate(s.trophies))
    gain_trophy(s, 1, bay)
    gain_trophy(s, 2, bay)
    assert (s.characters[1].trophies, s.characters[2].trophies) == ((bay,), ())
    assert sum(each.copies for each in TROPHIES) == 16


@pytest.mark.rule("WW-18.9")
def test_booty_bay_is_dealt_with_by_a_fight_or_a_bargain() -> None:
    cards = [item("runed_robe"), item("legendary_robe")]
    cheap = item("worn_robe")

    def edit(s: State) -> None:
        s.characters[0].at, s.characters[0].level = space("booty_bay"), 2
        wc.own(s, 0, *cards, cheap)

    table = make("challenge_phase", edit=edit)
    assert wc.options(table) == ["fight", ("give", *cards)]
    wc.take(table, ("give", *cards))
    s = table.state
    assert (s.characters[0].trophies, s.characters[0].bag) == ((trophy("booty_bay"),), [cheap])
    poor = make(
        "challenge_phase",
        edit=lambda s: setattr(s.characters[0], "at", space("booty_bay")),
        script={"red": [1], "black": [1]},
    )
    assert wc.told(poor, told.CombatBegan)


# --- victory ------------------------------------------------------------------------------------------------


@pytest.mark.rule("WW-26.2", "WW-1.7")
def test_only_the_log_counts() -> None:
    s = make().state
    wc.give_quest(s, 0, "dragon_slayer")
    assert (valor(s.characters[0]), winners(s)) == (0, ())


@pytest.mark.rule("WW-26.3", "WW-26.4", "WW-26.5", "WW-26.6")
def test_ties_are_broken_by_valor_cards_and_level() -> None:
    s = make().state
    first, second, _ = s.characters
    four, three, one = ("dragon_slayer", "end_of_the_scourge"), ("titan_vault", "darrow_ghosts"), "boar_hunt"
    first.scored_quests = (*map(quest, four),)
    second.scored_quests = (quest(four[0]), quest(three[0]), quest(one))
    assert winners(s) == (1,)  # more cards
    second.scored_quests = (*map(quest, four),)
    assert winners(s) == (0, 1)
    first.level = 1
    assert winners(s) == (0,)
    second.scored_quests += (quest(one),)
    assert winners(s) == (1,)  # more valor


@pytest.mark.rule("WW-26.7", "WW-26.3")
def test_what_one_exchange_of_blows_completes_is_one_moment() -> None:
    def edit(s: State) -> None:
        wc.give_quest(s, GRUMBAZ, "a_lesson", rival=BURBONN, done=(1,))
        wc.give_quest(s, BURBONN, "blood_price", rival=GRUMBAZ, done=(3,))
        s.characters[GRUMBAZ].scored_quests = (quest("dragon_slayer"), quest("titan_vault"))
        s.characters[BURBONN].scored_quests = (quest("dragon_slayer"), quest("titan_vault"))
        wc.wield(s, BURBONN, wc.item("worn_sword"))  # both strike at once

    table = attacks(GRUMBAZ, BURBONN, [5], [5], edit=edit)
    while not table.over:
        wc.take(table, "done")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.scores) == ((BURBONN,), (8, 0, 9, 0))


# --- the table of quests ------------------------------------------------------------------------------------


@pytest.mark.rule("WW-1.17", "WW-1.18")
def test_quests_name_places_that_have_names() -> None:
    for each in QUESTS:
        for goal in each.goals:
            name = getattr(goal, "at", None) or getattr(goal, "to", None)
            assert name is None or CONTENT.spaces[MAP.at(name)].kind in ("city", "key_location")
        rivals = [goal for goal in each.goals if type(goal).__name__ in ("Take", "Deal", "Defeat")]
        assert (each.rival is not None) == bool(rivals)
