"""What a person sees: both sides of cards, what resources do, secrets kept, texts in both languages."""

from __future__ import annotations

import pytest
import wctables as wc
from wctables import GRUMBAZ, SOFEEA, space

import wyprawa
from wyprawa.games.warcraft import GAME
from wyprawa.games.warcraft.content import (
    ABILITIES,
    BOARD_ADVERSARIES,
    CHALLENGES,
    CHARACTERS,
    CONTENT,
    EVENT,
    QUESTS,
    SPACES,
)
from wyprawa.games.warcraft.rows import Event
from wyprawa.games.warcraft.state import State, Token
from wyprawa.games.warcraft.view import acting, cards, faces, names, texts
from wyprawa.games.warcraft.view.board import BOARD
from wyprawa.games.warcraft.vocabulary.terms import RESOURCES
from wyprawa.kernel import Chance, Table
from wyprawa.players import Chair, player
from wyprawa.scene import Card, Panel, Scene, Zone, look, told
from wyprawa.scene.svg.faces import names as known_faces
from wyprawa.scene.text import plain
from wyprawa.words import Text, Words, load_words

EN = load_words(GAME.package, "en")


def zone(scene: Scene | Panel, id: str) -> Zone:
    [found] = [each for each in scene.zones if each.id == id]
    return found


def seen(table: Table[State], seat: int | None = 0) -> Scene:
    return look(table, seat)


def lines(card: Card, words: Words = EN) -> list[str]:
    return [words.say(line) for line in card.lines]


@pytest.mark.rule("WW-1.E1", "WW-1.4", "WW-1.5")
def test_the_item_on_the_back_is_shown_before_the_roll_and_the_deck_stays_hidden() -> None:
    card = wc.adversary("kobold_miner")

    def edit(s: State) -> None:
        s.characters[GRUMBAZ].energy = 3
        wc.hold_cards(s, GRUMBAZ, "heroic_strike")

    table = wc.meets(GRUMBAZ, card, edit=edit)
    assert wc.asked(table) == (GRUMBAZ, "before_roll")
    scene = seen(table)
    [foe] = zone(scene, "foe").cards
    item = EN.say(names.item(card))
    assert foe.title == names.adversary(card)
    assert any(f"Other side: {item}" in line for line in lines(foe))
    deck = zone(scene, "deck-0")
    assert (deck.cards, deck.hidden) == ((), len(table.state.challenges[0].pile))


@pytest.mark.rule("WW-8.25")
def test_the_summary_of_resources_lies_on_the_table() -> None:
    summary = zone(seen(wc.make()), "summary")
    assert [card.id for card in summary.cards] == [f"resource-{id}" for id in RESOURCES]
    assert all(card.lines for card in summary.cards)
    for id in RESOURCES:  # every space's resources are on its cell, with the same names
        spaces = [cell for cell in BOARD.cells if id in SPACES[int(cell.id)].resources]
        assert spaces
        assert all(names.word("resource", id) in [fact.value for fact in cell.facts] for cell in spaces)


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    table = wc.make(edit=lambda s: wc.hold_cards(s, SOFEEA, "frostbolt", "fireball"))
    for seat, cards_seen in ((SOFEEA, 2), (GRUMBAZ, 0), (None, 0)):
        hand = zone(seen(table, seat).panels[SOFEEA], f"hand-{SOFEEA}")
        assert (len(hand.cards), hand.hidden) == (cards_seen, 2 - cards_seen)


def test_a_discovery_is_named_to_who_has_looked_at_it() -> None:
    def edit(s: State) -> None:
        s.tokens = (Token(0, space("brill"), 0b001),)
        s.pile.remove(0)

    table = wc.make(edit=edit)
    titles = [
        EN.say(piece.title)
        for seat in (0, 1, None)
        for piece in seen(table, seat).pieces
        if piece.id.startswith("token")
    ]
    assert titles == ["Discovery, face down: Gold", "Discovery, face down", "Discovery, face down"]


def test_quests_are_ticked_and_their_stops_lie_on_the_map() -> None:
    def edit(s: State) -> None:
        wc.give_quest(s, GRUMBAZ, "tram_parcel", done=(1, 0))

    table = wc.make(edit=edit)
    scene = seen(table)
    [card] = zone(scene.panels[0], "quests-0").cards
    assert [line[0] for line in lines(card)] == ["✓", "○"]
    stops = [piece for piece in scene.pieces if piece.id.startswith("stop-")]
    assert [piece.id for piece in stops] == [f"stop-{wc.quest('tram_parcel')}-1"]


def test_a_combat_is_a_tray_with_chances_and_after_the_roll_with_dice() -> None:
    def edit(s: State) -> None:
        s.characters[GRUMBAZ].energy = 3
        wc.hold_cards(s, GRUMBAZ, "heroic_strike", "shield_block")

    table = wc.meets(GRUMBAZ, wc.adversary("kobold_miner"), [6], [2], edit=edit)
    tray = zone(seen(table), "combat")
    assert tray.tray
    assert [card.id for card in tray.cards] == [
        "side-of-red", "side-of-black", "step-1", "step-2", "step-3", "step-4", "step-5", "chances",
    ]  # fmt: skip
    assert [card.face for card in tray.cards[:2]] == ["warcraft/grumbaz", "warcraft/kobold"]
    [chances] = lines(tray.cards[-1])
    assert chances.startswith("Wins ")
    prompt = seen(table).prompt
    assert prompt is not None
    assert prompt.options[0].note is not None  # the chances with the card
    wc.take(table, "done")
    dice = {die.id: die.face for die in seen(table).dice}
    assert dice == {"die-red": names.face(6), "die-black": 2}
    tray = zone(seen(table), "combat")
    steps = [[fact.icon for fact in card.facts] for card in tray.cards if card.kind == "step"]
    assert steps == [["check"], ["play"], [], [], []]
    [blow] = [line for card in tray.cards if card.id == "blow-black" for line in lines(card)]
    assert blow == "2 + 1 = 3 against defence 4: a miss"


def ids(scene: Scene) -> set[str]:
    """Everything an option may point at."""
    zones = [*scene.zones, *(zone for panel in scene.panels for zone in panel.zones)]
    found = {cell.id for board in scene.boards for cell in board.cells} | {zone.id for zone in zones}
    return found | {piece.id for piece in scene.pieces} | {card.id for zone in zones for card in zone.cards}


@pytest.mark.parametrize("seed", range(3))
def test_what_options_point_at_is_on_the_table(seed: int) -> None:
    read = GAME.read_options({"seats": 3})
    table = Table(GAME, read, GAME.begin(read, seed))
    chance = Chance(seed)
    asks = set()
    for _ in range(700):
        if table.over:
            break
        choice = table.choices[0]
        if choice.ask not in asks or len(table.history) % 9 == 0:
            asks.add(choice.ask)
            scene = seen(table, choice.seat)
            assert scene.prompt is not None
            there = ids(scene)
            for option in scene.prompt.options:
                assert set(option.targets) <= there, (choice.ask, option)
        table.choose(chance.pick(choice.options, "option"), choice.seat)
    assert len(asks) > 15


# --- texts --------------------------------------------------------------------------------------------------


def everything() -> list[Text]:
    """Every line printed on anything in the box."""
    found: list[Text] = []
    for n in range(len(CHALLENGES)):
        card = cards.adversary("a", n) if EVENT[n] is None else cards.event("e", n)
        found += [
            card.title,
            *card.lines,
            *(fact.value for fact in card.facts if isinstance(fact.value, Text)),
        ]
    for n in range(len(ABILITIES)):
        found += texts.ability(n)
    for n in range(len(QUESTS)):
        found += texts.quest(n)
    for n in range(len(CONTENT.board_adversaries)):
        found += cards.board_adversary(n).lines
    for n in range(32):
        found += cards.side("s", n, True).lines
    return found


@pytest.mark.parametrize("language", ["en", "pl"])
def test_everything_printed_is_said(language: str) -> None:
    words = load_words(GAME.package, language)
    said = [words.say(text) for text in everything()]
    assert all(said)
    assert not words.missing
    assert not words.faults


def test_a_power_reads_when_and_what() -> None:
    [aimed] = [n for n, card in enumerate(ABILITIES) if card.id == "aimed_shot"]
    first = EN.say(texts.ability(aimed)[0])
    assert first.startswith("before the roll, own attack ranged: attack +2")


def test_an_event_says_where_it_lies() -> None:
    lying = next(each for each in EVENT if isinstance(each, Event) and each.place is not None)
    assert EN.say(texts.event(lying)[0]).startswith("Lies in ")


def test_every_fighter_has_a_face() -> None:
    found = {faces.character(kind) for kind in range(len(CHARACTERS))}
    found |= {faces.board(number) for number in range(len(BOARD_ADVERSARIES))}
    found |= {faces.fighter(it) for it in CONTENT.adversaries}
    assert found <= set(known_faces("warcraft"))
    assert len(found) > 20  # not all of them bandits


def test_the_text_form_shows_the_map_the_fight_and_its_chances() -> None:
    def edit(s: State) -> None:
        s.characters[GRUMBAZ].energy = 3
        wc.hold_cards(s, GRUMBAZ, "heroic_strike")

    table = wc.meets(GRUMBAZ, wc.adversary("kobold_miner"), [6], [2], edit=edit)
    text = plain(seen(table), EN)
    for wanted in ("Stormwind City", "Combat in", "Kobold Miner", "1 Before", "Play Heroic Strike", "Wins "):
        assert wanted in text, wanted


def test_what_happens_is_seen_and_the_sheet_adds_up() -> None:
    table, bot = wyprawa.new("warcraft", seed=5, seats=3), player("sensible", 1)
    while not table.over:
        seat = table.choices[0].seat
        table.choose(bot.choose(Chair(table, seat)), seat)
    kinds = {act.kind for _, record in table.log for act in acting.acts(record)}
    assert {"turn", "move", "roll", "focus", "show", "hurt", "heal", "gain", "lose"} <= kinds
    assert GAME.sheet is not None
    rows = {EN.say(row.title): row.values for row in GAME.sheet(table).rows}
    assert max(rows["Valor"]) >= 8
    parts = (rows["Valor of quests"], rows["Valor of trophies"], rows["Valor of events"])
    assert rows["Valor"] == tuple(map(sum, zip(*parts, strict=True)))


def test_players_go_by_their_characters() -> None:
    table = wyprawa.new("warcraft", seed=5, seats=2)
    first = table.choices[0].seat
    while table.state.turns == 0:
        table.choose(table.choices[0].options[0], table.choices[0].seat)
    said = [EN.say(line.text) for line in told(table, None)]
    assert said[0] == f"Seat {first + 1} is the first player."
    assert f"{EN.say(names.player(table.state, first))} begins a turn." in said
    assert not any("Seat" in line for line in said[3:])
    assert [EN.say(each.name) for each in seen(table).panels] == [
        EN.say(names.character(it.kind)) for it in table.state.characters
    ]
