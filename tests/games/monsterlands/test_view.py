"""What a seat sees: board, clans, secrets, chances, prices, and every option in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import mltables as ml
import pytest

from wyprawa.conformance.audit import texts_in
from wyprawa.conformance.laws import LAWS
from wyprawa.conformance.play import chance_of, choose
from wyprawa.games.monsterlands import GAME
from wyprawa.games.monsterlands.content import MEMBERS, MONSTERS
from wyprawa.games.monsterlands.odds.trails import survival, trail_odds
from wyprawa.games.monsterlands.rules.outside.monster_attack import attack_dice
from wyprawa.games.monsterlands.state import GATE, HUT, INFLUENCE, STRENGTH, State, Trail
from wyprawa.games.monsterlands.view.cards import face
from wyprawa.kernel import Table, new
from wyprawa.scene import Card, DieSpace, Fact, OptionLook, Scene, look, option_look
from wyprawa.scene.look import word_id
from wyprawa.scene.text import offered
from wyprawa.words import Text, Words, load_words

WORDS = load_words(GAME.package, "en")
LAWFUL = ("words", "no_leak", "options", "forks", "saves", "undo", "bot", "ends", "content", "order")
MODES: dict[str, dict[str, Any]] = {
    "two": {"seats": 2},
    "deceit": {"seats": 3, "level": "high", "deceit": True},
    "sambor": {"seats": 1, "scenario": 8, "level": "normal"},
    "campaign": {"seats": 1, "campaign": True, "level": "beginner"},
}


@pytest.mark.parametrize("law", LAWFUL)
@pytest.mark.parametrize("mode", MODES)
def test_keeps_the_law(mode: str, law: str) -> None:
    LAWS[law](GAME, MODES[mode], 11)


def said(look: OptionLook) -> str:
    return offered(look, WORDS)


def options(table: Table[State]) -> list[str]:
    """The open question's options as its player reads them."""
    choice = table.choices[0]
    return [said(option_look(GAME, table.state, choice, option)) for option in choice.options]


def labels(table: Table[State]) -> list[str]:
    """The same without what is noted below them."""
    choice = table.choices[0]
    return [WORDS.say(option_look(GAME, table.state, choice, option).label) for option in choice.options]


def card(scene: Scene, id: str) -> Card:
    zones = [*scene.zones, *(zone for panel in scene.panels for zone in panel.zones)]
    return next(card for zone in zones for card in zone.cards if card.id == id)


def lying_on(scene: Scene, where: int) -> list[str]:
    return [WORDS.say(piece.title) for piece in scene.pieces if piece.at == f"trail-{where}"]


# --- the board ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "lands"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_only_lands_in_play_have_trails(seats: int, lands: int) -> None:
    scene = ml.make(ml.HOLD, seats=seats).view(0)
    citadel, outside = scene.boards
    trails = [cell for cell in (*citadel.cells, *outside.cells) if cell.id.startswith("trail-")]
    assert len(trails) == 4 * lands + 4 + 2
    assert all(trail.lines for trail in trails)
    assert {cell.within for cell in citadel.cells} == {
        "", "hut", "alchemist", "tavern", "merchant", "armoury", "market", "mine", "gate",
    }  # fmt: skip


def test_a_trail_has_a_place_for_each_die_and_its_bonus_as_icons() -> None:
    def edit(s: State) -> None:
        s.lands[0], s.faces[0] = ml.land("skyehn"), 0  # tile-1a

    _, outside = ml.make(ml.HOLD, edit=edit).view(0).boards
    trails = {cell.id: cell for cell in outside.cells if cell.id.startswith("trail-")}
    red, blue = ("strength",), ("magic",)
    assert trails["trail-1"].spaces == (*[DieSpace(red)] * 2, *[DieSpace(blue, needed=False)] * 3)
    assert [trails[f"trail-{n}"].facts for n in range(4)] == [
        (Fact("guard", 1),), (Fact("potions", 1),), (Fact("reroll", 1),), (Fact("gold", 2),),
    ]  # fmt: skip


def test_every_member_and_monster_has_a_face() -> None:
    ids = [*(it.id for it in MEMBERS), *(it.id for it in MONSTERS)]
    assert [id for id in ids if not face(id)] == []


def test_every_cell_lies_inside_the_place_it_belongs_to() -> None:
    for board in ml.make(ml.HOLD, seats=4).view(None).boards:
        cells = {cell.id: cell for cell in board.cells}
        assert len(cells) == len(board.cells)
        for cell in board.cells:
            if cell.within:
                left, top = cells[cell.within].outline[0]
                right, bottom = cells[cell.within].outline[2]
                assert all(left <= x <= right and top <= y <= bottom for x, y in cell.outline), cell.id


def test_dice_lie_on_their_spaces_and_panic_on_its_building() -> None:
    def edit(s: State) -> None:
        s.placed[HUT] = [(0, 1, INFLUENCE, 5), (1, 0, STRENGTH, 0)]
        s.panic = 1 << HUT

    scene = ml.make(ml.HOLD, edit=edit).view(0)
    dice = {die.at: die for die in scene.dice}
    assert (dice["hut-0"].kind, dice["hut-0"].face) == ("influence", 5)
    assert dice["hut-1"].face == Text("face-blank")
    assert [piece.at for piece in scene.pieces if piece.kind == "panic"] == ["hut"]


def test_a_monster_shows_the_dice_it_gets_where_it_stands() -> None:
    def edit(s: State) -> None:
        s.round = 4
        s.monsters[0], s.lands[0] = ml.monster("sckon"), ml.land("megueria")
        s.monsters[GATE] = -1

    table = ml.make(ml.HOLD, edit=edit, level="normal")
    sckon = card(table.view(0), f"monster-{ml.monster('sckon')}")
    figures = {fact.icon: fact.value for fact in sckon.facts}
    dice = attack_dice(table.state, 0, 0)
    assert (figures["attack"], figures["extra"]) == (dice.base, dice.kin + dice.track)
    assert dice.track == 1


# --- clans --------------------------------------------------------------------------------------------


def test_before_clans_are_chosen_one_sees_who_may_be_chosen() -> None:
    table = new(GAME, seats=3, seed=2)
    scene = look(table, table.choices[0].seat)
    assert [zone.id for zone in scene.zones[:4]] == ["clan-fire", "clan-water", "clan-air", "clan-jungle"]
    assert all(not panel.zones for panel in scene.panels)
    assert scene.prompt is not None
    assert scene.prompt.options[0].targets == ("clan-fire",)


def test_a_member_shows_how_he_is_and_what_he_carries() -> None:
    def edit(s: State) -> None:
        frunks = ml.member("frunks")
        s.clans[2].lands, s.clans[2].settlers = [ml.land("skyehn")], [frunks]
        s.wounded |= 1 << frunks
        s.holders[ml.equipment("noxx")] = frunks
        s.clans[2].used_equipment |= 1 << ml.equipment("noxx")

    scene = ml.make(ml.HOLD, edit=edit).view(0)
    frunks = card(scene, f"member-{ml.member('frunks')}")
    assert {"wound", "settler"} <= {fact.icon for fact in frunks.facts}
    assert WORDS.say(frunks.lines[-1]) == "Noxx: Defence 1: stops a Monster’s hit. (used this round)"
    nuduru = card(scene, f"member-{ml.member('nuduru')}")
    assert "leader" in {fact.icon for fact in nuduru.facts}


def test_a_panel_counts_points_and_shows_the_pool() -> None:
    def edit(s: State) -> None:
        clan = s.clans[0]
        clan.glory, clan.gold, clan.strength, clan.influence = 9, 4, 2, [3, 6]

    panel = ml.make(ml.HOLD, edit=edit).view(1).panels[0]
    assert WORDS.say(panel.name) == "Clan 1"
    assert panel.facts[0] == Fact("affinity", Text("affinity-fire"))
    facts = {fact.icon: fact.value for fact in panel.facts}
    assert (facts["glory"], facts["reputation"], facts["surpassing"], facts["gold"]) == (9, 1, 8, 4)
    assert facts["points"] == 9 + 1 + 1  # and two symbols of Fire
    assert [die.face for die in panel.dice] == [Text("face-blank")] * 2 + [3, 6]


# --- secrets (ML-45.4) --------------------------------------------------------------------------------

SECRET = ml.trap("plus-8")


def with_secrets(s: State) -> None:
    s.clans[1].traps = [SECRET, SECRET]
    trail = Trail(seat=1, member=ml.member("tortock"), strength=2)
    trail.tokens, trail.token_strength, trail.token_magic = [SECRET, ml.trap("s1")], [0, 0], [0, 0]
    trail.shown = 0b10
    s.trails[0] = trail
    s.traps_shown = [trap for trap in s.traps_shown if trap != SECRET]


@pytest.mark.parametrize("seat", [0, 2, None])
def test_traps_of_others_are_never_named(seat: int | None) -> None:
    scene = ml.make(ml.HOLD, edit=with_secrets).view(seat)
    assert "trap-plus-8" not in {text.id for text in all_texts(scene)}
    traps = next(zone for zone in scene.panels[1].zones if zone.id == "traps-1")
    assert (traps.cards, traps.hidden) == ((), 2)
    assert lying_on(scene, 0)[1:] == ["a face-down Trap", "Trap “1 Strength die”"]


def test_ones_own_are() -> None:
    scene = ml.make(ml.HOLD, edit=with_secrets).view(1)
    assert WORDS.say(card(scene, f"trap-1-{SECRET}-1").title) == "Trap “+8”"
    assert lying_on(scene, 0)[1] == "Trap “+8” (face down)"


def test_a_starting_trap_that_is_the_only_one_is_no_secret() -> None:
    scene = ml.make(ml.HOLD).view(0)
    assert WORDS.say(card(scene, f"trap-1-{ml.trap('starting-water')}-0").title) == "Starting Trap of Water"


def all_texts(value: Any) -> Iterator[Text]:
    """Texts in a scene, and those they are made of."""
    for text in texts_in(value):
        yield text
        for _, arg in text.args:
            yield from all_texts(arg)


def test_chances_are_shown_for_ones_own_trails_only() -> None:
    def odds_seen(seat: int) -> list[Fact]:
        scene = ml.make(ml.HOLD, edit=with_secrets).view(seat)
        return [fact for piece in scene.pieces for fact in piece.facts if fact.icon == "odds"]

    assert len(odds_seen(1)) == 1
    assert odds_seen(0) == []


# --- chances while a trail is laid --------------------------------------------------------------------


def laying(**edits: Any) -> Table[State]:
    """Seat 0 sends somebody to the first trail of Land A, where Sckon is."""

    def edit(s: State) -> None:
        s.monsters, s.lands, s.faces = [ml.monster("sckon"), -1, -1], [ml.land("yuha"), -1], [0, -1]
        clan = s.clans[0]
        clan.strength, clan.magic, clan.traps = 5, 5, [ml.trap("plus-6")]
        clan.defence, clan.potions, clan.poisons = 1, 1, 1
        for name, value in edits.items():
            setattr(clan, name, value)

    table = ml.make(("turn", 0), ml.HOLD, edit=edit)
    table.choose(("assign", 0), 0)
    return table


def until(table: Table[State], ask: str) -> None:
    while table.choices[0].ask != ask:
        table.choose(table.choices[0].options[0], 0)


@pytest.mark.parametrize("ask", ["assign.strength", "assign.magic", "assign.token", "assign.flasks"])
def test_every_way_to_lay_a_trail_shows_its_chances(ask: str) -> None:
    table = laying()
    while table.choices[0].ask != ask:
        assert table.choices[0].ask.startswith("assign.")
        table.choose(table.choices[0].options[-1], 0)
    choice = table.choices[0]
    for option in choice.options:
        note = option_look(GAME, table.state, choice, option).note
        assert note is not None
        after = table.fork()
        after.choose(option, 0)
        if ask == "assign.strength":  # Magic dice that must be laid count as laid
            until(after, "assign.token")
        odds = trail_odds(after.state, 0)
        shown = dict(note.args)
        expected = {
            name: round(100 * getattr(odds, name)) for name in ("survive", "capture", "kill", "conquer")
        }
        assert shown == expected, option


def test_a_trap_makes_a_capture_possible() -> None:
    table = laying()
    until(table, "assign.token")
    by_option = dict(zip(table.choices[0].options, options(table), strict=True))
    assert "capture 0%" in by_option["done"]
    assert "capture 0%" not in by_option["trap", ml.trap("plus-6")]


def test_the_trail_under_way_is_on_the_table_with_its_bonus() -> None:
    table = laying()
    until(table, "assign.token")
    trail = table.state.trails[0]
    assert trail is not None
    assert trail.member in table.state.clans[0].members
    assert table.state.assigned >> trail.member & 1
    assert lying_on(table.view(1), 0)[0].endswith("of Clan 1")


def test_giving_up_magic_dice_shows_the_chance_to_live() -> None:
    def edit(s: State) -> None:
        s.monsters[0], s.lands[0] = ml.monster("sckon"), ml.land("yuha")
        s.trails[0] = Trail(seat=0, member=ml.member("purkas"), magic=2)

    table = ml.make(("volley", 0, 0, 3, 1), ml.HOLD, edit=edit)
    shown = options(table)
    for n, label in enumerate(shown):
        live = survival(table.state, 0, count=3, removed=n)[0]
        assert f"survive {round(100 * live)}%" in label
    assert len(shown) == 3


def test_stopping_an_attack_says_what_it_comes_to() -> None:
    def edit(s: State) -> None:
        s.monsters[0], s.lands[0] = ml.monster("snailer"), ml.land("yuha")
        trail = Trail(seat=0, member=ml.member("purkas"), strength=2, rolled=[(0, 6), (0, 5)])
        trail.tokens, trail.token_strength, trail.token_magic = [ml.trap("starting-fire")], [0], [0]
        s.trails[0] = trail

    table = ml.make(("attack", 0, 0), ml.HOLD, edit=edit)
    assert options(table)[-1] == "Stop the attack at 11 (capture 10, kill 14): Capture"
    assert options(table)[0].startswith("Roll a Strength die (capture 33% or kill 97%")


# --- prices -------------------------------------------------------------------------------------------


def in_the_hut(s: State) -> None:
    clan = s.clans[0]
    clan.gold, clan.influence, clan.strength = 20, [3], 1
    s.traps_shown = [ml.trap("s1"), ml.trap("s2"), ml.trap("plus-8")]


def test_prices_are_those_after_the_discount() -> None:
    table = ml.make(("turn", 0), ml.HOLD, edit=in_the_hut)
    assert "Hunter’s Hut: the Influence die 3 to buy Traps (3 gold off)" in options(table)
    table.choose(("hut", 3), 0)
    assert labels(table) == [
        "Trap “1 Strength die” (1 gold)", "Trap “2 Strength dice” (4 gold)", "Trap “+8” (4 gold)",
    ]  # fmt: skip
    table.choose(ml.trap("s1"), 0)
    assert labels(table) == [
        "Trap “2 Strength dice” (7 gold)", "Trap “+8” (7 gold)", "Done: 1 gold together",
    ]  # fmt: skip


def test_what_is_said_to_be_paid_is_paid() -> None:
    table = ml.make(("turn", 0), ml.HOLD, edit=in_the_hut, free=("trap",))
    table.choose(("hut", 3), 0)
    table.choose(ml.trap("s2"), 0)
    table.choose("done", 0)
    assert table.state.clans[0].gold == 20 - 4


def test_abilities_that_give_a_discount_count() -> None:
    def edit(s: State) -> None:
        in_the_hut(s)
        s.clans[0].members.append(ml.member("wishor"))  # 4 gold off in the Hut

    table = ml.make(("turn", 0), ml.HOLD, edit=edit)
    table.choose(("hut", 0), 0)
    assert labels(table)[1:] == ["Trap “2 Strength dice” (3 gold)", "Trap “+8” (3 gold)"]


def test_the_second_influence_die_in_a_building_shows_both() -> None:
    def edit(s: State) -> None:
        in_the_hut(s)
        s.placed[HUT] = [(0, 1, INFLUENCE, 5)]

    table = ml.make(("turn", 0), ml.HOLD, edit=edit)
    assert "Hunter’s Hut: the Influence die 3 to buy Traps (8 gold off)" in options(table)


def test_the_mine_counts_what_members_add() -> None:
    def edit(s: State) -> None:
        s.clans[1].strength = 1

    table = ml.make(("turn", 1), ml.HOLD, edit=edit, seats=2)  # Taron: 2 more gold
    assert "Mine: 1 Strength die for 4 gold" in options(table)


# --- every option -------------------------------------------------------------------------------------


def test_every_question_of_many_games_has_a_title_and_labels_in_both_languages() -> None:
    spoken = [load_words.__wrapped__(GAME.package, language) for language in ("en", "pl")]
    for seed in range(40):
        mode = GAME.modes[-1 - seed % 4 * 3]
        table, chance = new(GAME, seed=seed, **mode), chance_of(seed)
        while table.choices:
            for choice in table.choices:
                looks = [option_look(GAME, table.state, choice, option) for option in choice.options]
                for words in spoken:
                    labelled(words, choice.ask, looks)
            choose(table, chance)
    assert [words.missing | words.faults for words in spoken] == [set(), set()]


def labelled(words: Words, ask: str, looks: list[OptionLook]) -> None:
    assert words.has(f"ask-{word_id(ask)}"), ask
    for each in looks:
        assert words.say(each.label).strip(), ask
        assert not each.group or words.has(f"group-{each.group}"), ask


def test_options_point_at_what_is_there() -> None:
    for seed in range(6):
        table, chance = new(GAME, seed=seed, **GAME.modes[-1]), chance_of(seed)
        while table.choices:
            scene = look(table, table.choices[0].seat)
            assert scene.prompt is not None
            there = set(ids_in(scene))
            lost = [target for each in scene.prompt.options for target in each.targets if target not in there]
            assert lost == [], scene.prompt.ask
            choose(table, chance)


def ids_in(scene: Scene) -> Iterator[str]:
    yield from (cell.id for board in scene.boards for cell in board.cells)
    yield from (piece.id for piece in scene.pieces)
    yield from (die.id for dice in (scene.dice, *(panel.dice for panel in scene.panels)) for die in dice)
    for zone in [*scene.zones, *(zone for panel in scene.panels for zone in panel.zones)]:
        yield zone.id
        yield from (card.id for card in zone.cards)


def test_a_question_says_what_is_at_stake() -> None:
    def edit(s: State) -> None:
        clan = s.clans[0]
        clan.gold, clan.potions = 9, 1
        s.wounded |= 1 << clan.members[-1]

    table = ml.make(("tidy", 0), ml.HOLD, edit=edit)
    prompt = look(table, 0).prompt
    assert prompt is not None
    assert prompt.note is not None
    assert WORDS.say(prompt.note) == "Then wages are due: 1 of your 9 gold."
