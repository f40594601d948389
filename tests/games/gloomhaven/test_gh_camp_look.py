"""What a person sees between scenarios: everything reads, points at what is there, and keeps seals closed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape
from itertools import combinations
from math import dist

import pytest
from ghcampaigns import chapter, home, play

from wyprawa.games.gloomhaven import GAME
from wyprawa.games.gloomhaven.campaign import gains, query
from wyprawa.games.gloomhaven.content import ACHIEVEMENTS, BOXES, EVENTS, ITEMS, QUESTS, SCENARIOS
from wyprawa.games.gloomhaven.look import laid_out, places
from wyprawa.games.gloomhaven.state import State
from wyprawa.games.gloomhaven.texts import stories
from wyprawa.games.gloomhaven.texts.phrases import slug
from wyprawa.kernel import Table, new
from wyprawa.scene import Card, Scene, Zone, look
from wyprawa.scene.html import frame
from wyprawa.scene.svg.layout import PLACE, Box, layout
from wyprawa.scene.svg.letters import LINE, width
from wyprawa.scene.svg.signs import Sign
from wyprawa.scene.svg.signs import signs as named_places
from wyprawa.scene.text import plain
from wyprawa.words import Text, Words, load_words, t

OPEN, DONE, SHUT = 12, 1, 20  # numbers of scenarios
ENHANCED = 1  # a card of the Brute
READABLE = 25  # units of a map, of which the page draws 100 at least 48 pixels wide


def known(s: State) -> None:
    """A city somewhat on its way: some places, some gold, a sticker, an event to come."""
    here = query.world(s)
    here.unlocked += [OPEN, SHUT]
    here.completed.append(DONE)
    gains.achieve(s, query.ENHANCING, "")
    gains.change_reputation(s, 5, "")
    here.stickers[ENHANCED] = ("top 1.value +1",)
    for who, quest in enumerate(("seeker-of-xorn", "finding-the-cure")):
        here.quests.remove(quest)
        it = query.member(s, who)
        it.gold, it.items, it.quest = 200, [1, 4 + who], quest
    query.camp(s).event = True


def risen(s: State) -> None:
    known(s)
    query.member(s, 0).xp = 50


def created(*answers: int) -> Table[State]:
    """A new campaign, answered by the numbers of options."""
    table = new(GAME, seed=3, seats=2, play="campaign")
    for n in answers:
        choice = table.choices[0]
        table.choose(choice.options[n], choice.seat)
    return table


def packing() -> Table[State]:
    """Before a scenario, when the first hero packs."""
    table = chapter(1, edit=known)
    while table.choices[0].ask != "pack":
        play(table, table.choices[0].options[0])
    return table


MOMENTS: dict[str, Callable[[], Table[State]]] = {
    "class": lambda: created(),
    "quest": lambda: created(0),
    "city": lambda: home(edit=known),
    "visit": lambda: play(home(edit=known), ("visit", 0)),
    "enhance.card": lambda: play(home(edit=known), ("visit", 0), "enhance"),
    "enhance": lambda: play(home(edit=known), ("visit", 0), "enhance", ENHANCED),
    "event": lambda: play(home(edit=known), "event"),
    "destination": lambda: play(home(edit=known), "travel"),
    "level.card": lambda: home(edit=risen),
    "perk": lambda: play(home(edit=risen), 14),
    "pack": lambda: packing(),
}


@pytest.fixture(scope="module", params=MOMENTS)
def moment(request: pytest.FixtureRequest) -> Table[State]:
    table = MOMENTS[request.param]()
    assert table.choices[0].ask == request.param
    return table


def seen(table: Table[State]) -> Scene:
    return look(table, table.choices[0].seat)


def lying(scene: Scene) -> Iterator[Zone]:
    yield from scene.zones
    for panel in scene.panels:
        yield from panel.zones
    if scene.prompt is not None:
        yield from scene.prompt.zones


def ids(scene: Scene) -> set[str]:
    """Everything that can be pointed at."""
    found = {cell.id for board in scene.boards for cell in board.cells}
    for zone in lying(scene):
        found.add(zone.id)
        for card in zone.cards:
            found |= {card.id, *(half.id for half in card.halves)}
            found |= {spot.id for half in card.halves for verb in half.verbs for spot in verb.spots}
            found |= {spot.id for half in card.halves for spot in half.spots}
    return found


@pytest.mark.parametrize("language", ["en", "pl"])
def test_everything_reads_in_both_languages(moment: Table[State], language: str) -> None:
    words, scene = load_words("wyprawa.games.gloomhaven", language), seen(moment)
    text = plain(scene, words)
    frame(scene, words, moment.choices[0].seat)
    assert words.missing == set()
    assert scene.prompt is not None
    for zone in scene.prompt.zones:
        assert words.say(zone.title) in text
        for card in zone.cards:
            assert words.say(card.title) in text


def test_options_point_at_what_is_there(moment: Table[State]) -> None:
    scene = seen(moment)
    there = ids(scene)
    assert scene.prompt is not None
    for option in scene.prompt.options:
        assert set(option.targets) <= there, option.key
    if scene.prompt.zones:  # whatever is laid out is there to be chosen
        alone = {"done", "ready", "none"}
        assert all(option.targets or option.key in alone for option in scene.prompt.options)


# --- the map ------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-34.1")
def test_the_map_tells_done_from_open_and_shut() -> None:
    scene = seen(home(edit=known))
    cells = {cell.sign: cell for cell in scene.boards[0].cells}
    assert {cell.sign for cell in scene.boards[0].cells} == {"", str(DONE), str(OPEN), str(SHUT)}
    assert [cells[str(n)].ground for n in (DONE, OPEN, SHUT)] == ["done", "open", "shut"]
    assert cells[str(SHUT)].lines, "what it still needs"
    words = load_words("wyprawa.games.gloomhaven", "en")
    assert "1 Black Barrow" in plain(scene, words)


def test_no_two_places_lie_over_each_other_and_none_moves() -> None:
    every = places.places()
    assert set(every) == {0, *(number for number in SCENARIOS.numbers if SCENARIOS.at(number).grid)}
    for (x, y), (u, v) in combinations(every.values(), 2):
        assert abs(x - u) > places.ROOM[0] - 0.01 or abs(y - v) > places.ROOM[1] - 0.01
    for number, at in every.items():
        printed = places.square(SCENARIOS.at(number).grid if number else places.CITY)
        assert dist(at, printed) < 2 * places.WIDE, "near to where the printed map has it"
    few, many = (seen(home(edit=edit)).boards[0].cells for edit in (None, known))
    found = {cell.id: (cell.x, cell.y) for cell in many}
    assert all(found[cell.id] == (cell.x, cell.y) for cell in few)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_name_on_the_map_can_be_read_when_all_is_known(language: str) -> None:
    def everything(s: State) -> None:
        here = query.world(s)
        here.unlocked[:] = [number for number in places.places() if number]
        here.completed[:] = here.unlocked[::3]

    (board, *_) = seen(home(edit=everything)).boards
    signs, spots = named_places(board, load_words("wyprawa.games.gloomhaven", language)), layout(board).spots
    assert len(signs) == 96
    assert sum(sign.size >= READABLE for sign in signs.values()) > 85, "few names are too long for full size"
    taken = {f"name of {id}": box_of(sign) for id, sign in signs.items()}
    taken |= {id: Box(at.x - PLACE, at.y - PLACE, at.x + PLACE, at.y + PLACE) for id, at in spots.items()}
    over = [(one, other) for one, other in combinations(taken, 2) if covers(taken[one], taken[other])]
    assert over == []


def box_of(sign: Sign) -> Box:
    half = max(width(line, sign.size) for line in sign.lines) / 2
    top = sign.y - sign.size
    return Box(sign.x - half, top, sign.x + half, top + len(sign.lines) * sign.size * LINE)


def covers(one: Box, other: Box) -> bool:
    across = min(one.right, other.right) - max(one.left, other.left)
    return across > 0 and min(one.bottom, other.bottom) > max(one.top, other.top)


# --- what is read -------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-37.10")
def test_what_came_of_an_event_is_read_on_one_page() -> None:
    table = play(home(edit=known), "event")
    event = table.choices[0].subject[0]
    while "city" not in [choice.ask for choice in play(table, table.choices[0].options[0]).choices]:
        pass
    pages = [(act, line) for line in seen(table).log for act in line.acts if act.kind == "read"]
    (first, _), (last, _) = pages
    assert first.note == t("event-of-city")
    assert [card.text for card in first.cards] == [t(f"event-{event}")]
    assert last.note is None


@pytest.mark.rule("GH-43.1")
def test_a_quest_says_what_to_do_and_why() -> None:
    for who in (0, 1):
        quest = query.member((table := home(edit=known)).state, who).quest
        [shown] = [card for zone in lying(seen(table)) for card in zone.cards if card.id == f"quest-of-{who}"]
        if shown.lines:
            assert shown.lines[-1] == stories.why(quest)


# --- the city -----------------------------------------------------------------------------------------------


def shelves(table: Table[State]) -> dict[str, Card]:
    scene = seen(table)
    assert scene.prompt is not None
    return {card.id: card for zone in scene.prompt.zones for card in zone.cards}


@pytest.mark.rule("GH-39.1", "GH-39.10")
def test_the_shop_shows_every_ware_with_its_price_and_copies() -> None:
    table = play(home(edit=known), ("visit", 0))
    wares = shelves(table)
    supply = query.world(table.state).supply
    assert {laid_out.ware_id(item) for item in supply} <= set(wares)
    own = wares[laid_out.ware_id(1)]
    assert [fact.value for fact in own.facts] == [ITEMS[1].price - 1, ITEMS[1].copies - 2]
    prompt = seen(table).prompt
    assert prompt is not None
    offered = {target for option in prompt.options for target in option.targets}
    assert own.id not in offered, "who has one buys no other"


@pytest.mark.rule("GH-42.1")
def test_nobody_hears_of_the_enhancer_too_early() -> None:
    early = play(home(), ("visit", 0))
    assert "enhancer" not in shelves(early)
    assert "enhancer" in shelves(play(home(edit=known), ("visit", 0)))


@pytest.mark.rule("GH-42.4")
def test_spots_of_a_card_are_full_or_free() -> None:
    card = shelves(play(home(edit=known), ("visit", 0), "enhance", ENHANCED))[f"card-{ENHANCED}"]
    first = card.halves[0].verbs[0].spots
    assert [bool(spot.icons) for spot in first] == [True, False]
    pool = shelves(play(home(edit=known), ("visit", 0), "enhance"))[f"card-{ENHANCED}"]
    assert [spot.icons for spot in pool.halves[0].verbs[0].spots] == [("plus",)], (
        "elsewhere only what is there"
    )


@pytest.mark.rule("GH-42.4")
def test_each_sticker_has_a_row_with_its_price() -> None:
    table = play(home(edit=known), ("visit", 0), "enhance", ENHANCED)
    rows = {id: card for id, card in shelves(table).items() if id.startswith("sticker-")}
    offers = [option for option in table.choices[0].options if option != "none"]
    assert len(rows) == len(offers)
    for _, half, what, cost in offers:
        assert rows[laid_out.sticker_id(half, what)].facts[0].value == cost


@pytest.mark.rule("GH-40.8")
def test_perks_are_a_list_with_boxes() -> None:
    def ticked(s: State) -> None:
        risen(s)
        query.member(s, 0).perks, query.member(s, 0).extra = [2], 1

    cards = [*shelves(play(home(edit=ticked), 14)).values()]
    assert [(card.tracks[0].value, card.tracks[0].high) for card in cards][:3] == [(0, 1), (0, 1), (1, 2)]


# --- seals --------------------------------------------------------------------------------------------------


def sealed(s: State) -> Iterator[Text]:
    """Names of what nobody at the table may know yet, as far as they say anything."""
    campaign = s.campaign()
    assert campaign is not None
    here = campaign.world
    yield from (t(f"class-{name}") for name in BOXES if name not in here.classes)
    yield from (t(f"option-heroes-{slug(name)}.help") for name in BOXES if name not in here.classes)
    yield from (
        t(f"scenario-{id}") for number, id in SCENARIOS.numbers.items() if number not in here.unlocked
    )
    yield from (t(f"item-{number}") for number in ITEMS if number not in here.supply)
    held = {*here.achievements, *(each for party in campaign.parties for each in party.achievements)}
    yield from (t(f"achievement-{each}") for each in ACHIEVEMENTS if each not in held)
    yield from (t(f"quest-{quest}") for quest in QUESTS if quest in here.quests)


def told(table: Table[State]) -> set[str]:
    """What has been said at the table, which is open to all: here the event that was met."""
    choice = table.choices[0]
    return {f"event-{choice.subject[0]}"} if choice.ask == "event" else set()


@pytest.mark.parametrize("language", ["en", "pl"])
def test_no_seal_is_broken_by_a_single_byte(moment: Table[State], language: str) -> None:
    """A scenario's needs name achievements, and a task may name what it asks for: those are printed there."""
    words: Words = load_words("wyprawa.games.gloomhaven", language)
    scene = seen(moment)
    drawn = frame(scene, words, moment.choices[0].seat)
    prompt = drawn.prompt
    assert prompt is not None
    texts = [*drawn.parts.values(), prompt.title, prompt.note, *(line.text for line in drawn.log)]
    texts += [text for option in prompt.options for text in (option.label, option.note, option.card)]
    everything = "\n".join(texts)
    quests = [card for zone in lying(scene) for card in zone.cards if card.kind == "quest"]
    printed = [line for cell in scene.boards[0].cells for line in cell.lines]
    for line in (*printed, *(line for card in quests for line in card.lines)):
        everything = everything.replace(escape(words.say(line)), "")
    for text in sealed(moment.state):
        assert escape(words.say(text)) not in everything, text
    met = told(moment)
    for id in EVENTS:
        if f"event-{id}" not in met:
            assert escape(words.say(t(f"event-{id}"))) not in everything
