"""After a success: the ending is read, its results are recorded, an echo is drawn (GN-4.14, GN-32, GN-33)."""

from __future__ import annotations

from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.content import BOX, ENTRIES, HERO_NUMBER, HEROES
from wyprawa.games.niflheim.rules.campaign.party import come_back, room
from wyprawa.games.niflheim.rules.query import figures
from wyprawa.games.niflheim.rules.scenario.echoes import draw_echo
from wyprawa.games.niflheim.rules.scenario.ending import finish
from wyprawa.games.niflheim.rules.scenario.spots import newcomer, strangers
from wyprawa.games.niflheim.rules.scenario.story import STORY, Concerned
from wyprawa.games.niflheim.state import State
from wyprawa.games.niflheim.vocabulary.story import Recruit
from wyprawa.games.niflheim.vocabulary.terms import HOST
from wyprawa.kernel import Asking, Outcome, ask, step


@step
def conclude(s: State) -> Asking[None]:
    """The ending, the party sheet, an echo, then whoever takes the place of the dead (GN-30.3, GN-32.26)."""
    page = s.page()
    read = s.sheet.entries[len(s.start.sheet.entries) if s.start is not None else 0 :]
    present = yield from come_back(s)
    s.tell(events.EndingRead, s.scenario, s.scenario, rule="GN-4.14")
    record(s)
    brought = [each for entry in read for each in ENTRIES[entry].brings]
    yield from STORY.resolve(s, [*page.ending, *brought], Concerned(present, "GN-4.14"))
    if page.echo and not page.variants:  # GN-33.1, GN-33.8, GN-33.10
        able = [who for who in present if figures.is_character(s.heroes[who])]
        if able:
            who = yield from ask(HOST, "echo", able, rule="GN-33.7")
            draw_echo(s, who, "GN-33.1")
    for turning in page.turnings:
        if all(STORY.holds(s, test, Concerned((), "")) for test in turning.when):
            s.tell(events.CampaignEnded, turning.id, rule="GN-32.3")
            scores = (len(s.sheet.played),) * s.seats
            finish(s, Outcome(tuple(range(s.seats)), scores, f"ending-{turning.id}", "GN-32.3"))
    for seat in range(s.seats):
        yield from replace_dead(s, seat)


def record(s: State) -> None:
    """The number of the scenario, and how often one between others was played (GN-30.3, GN-31.7)."""
    page = s.page()
    s.sheet.last = page.number
    s.tell(events.InterludeBegan, page.number, rule="GN-30.3")
    if page.variants:
        s.sheet.between[page.id] = s.sheet.between.get(page.id, 0) + 1
    else:
        s.sheet.at = page.id
        s.sheet.played.append(page.id)


@STORY.verb(Recruit)
def recruit(s: State, x: Concerned, e: Recruit) -> Asking[None]:
    """A huskarl may be sent on; the players agree who leads a new character (GN-3.4, GN-3.11, GN-32.27)."""
    card = HERO_NUMBER[e.hero]
    character = HEROES[card].kind == "character"
    if not room(s, card) or (character and card not in strangers(s)):
        return
    if not character:
        wanted = yield from ask(HOST, "recruit", ["take_in", "send_off"], subject=(card,), rule="GN-3.11")
        if wanted == "send_off":
            return
    seat = yield from ask(HOST, "leader", list(range(s.seats)), subject=(card,), rule="GN-3.4")
    join_party(s, e.hero, seat)


def join_party(s: State, name: str, seat: int) -> None:
    """Below those already there (GN-3.17)."""
    s.heroes.append(newcomer(s, name, seat))
    s.tell(events.HeroJoined, len(s.heroes) - 1, rule="GN-3.17")


def replace_dead(s: State, seat: int) -> Asking[None]:
    """A player who leads no character picks a new one, or takes one over if the party is full; if there is
    neither, the campaign is over (GN-3.10, GN-3.20)."""
    party = [who for who, hero in enumerate(s.heroes) if figures.is_character(hero)]
    if any(s.heroes[who].seat == seat for who in party):
        return
    cards = strangers(s)
    if len(party) == BOX.characters:
        who = yield from ask(seat, "take_over", party, rule="GN-3.20")
        s.heroes[who].seat = seat
        s.tell(events.TakenOver, who, rule="GN-3.20")
    elif cards:
        card = yield from ask(seat, "character", cards, rule="GN-3.10")
        join_party(s, HEROES[card].id, seat)
    else:
        finish(s, Outcome((), (len(s.sheet.played),) * s.seats, "nobody-left", "GN-3.10"), "nobody")
