"""Campaigns for tests: characters at home, events drawn as scripted, scenarios that end as one says."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from wyprawa.conformance.testing import planned
from wyprawa.games.gloomhaven import GAME
from wyprawa.games.gloomhaven.campaign.query import camp
from wyprawa.games.gloomhaven.content import CARDS
from wyprawa.games.gloomhaven.sheets import Campaign, Member, Party, World
from wyprawa.games.gloomhaven.state import State
from wyprawa.games.gloomhaven.stories import After, Branch, Event, Outcome
from wyprawa.kernel import Asking, Choice, Option, Script, Table

PAIR = ("brute", "tinkerer")


def newcomer(name: str, line: int) -> Member:
    """A character of level 1 with 30 gold and no quest."""
    cards = [card for card in CARDS.values() if card.character == name]
    return Member(
        line=line,
        party=0,
        character=name,
        gold=30,
        pool=sorted(card.id for card in cards if card.x or card.level == 1),
        hand=sorted(card.id for card in cards if card.level == 1 and not card.x),
    )


def home(
    *agenda: str | tuple[Any, ...],
    heroes: Sequence[str] = PAIR,
    edit: Callable[[State], None] | None = None,
    script: Mapping[str, Sequence[Any]] | None = None,
    **options: Any,
) -> Table[State]:
    """A campaign whose party is in the city, about to do these steps, then `city`."""
    read = GAME.read_options({"seats": 2, "play": "campaign", "heroes": list(heroes), **options})
    s = GAME.begin(read, 1)
    for line, name in enumerate(heroes):
        camp(s).members.append(newcomer(name, line))
        camp(s).parties[0].roster.append(line)
    if script is not None:
        s.chance = Script(state=1, outcomes=dict(script))
    if edit is not None:
        edit(s)
    s.agenda = []
    s.next(*planned(*agenda, "city"))
    return Table(GAME, read, s)


def state(heroes: Sequence[str] = PAIR, **options: Any) -> State:
    """The state of a party at home, for rules that ask nothing."""
    return GAME.copy(home(heroes=heroes, **options).saved)


def drive(asking: Asking[Any], *answers: Option) -> list[Choice]:
    """Run something that asks with these answers, all of which must be taken; what was asked."""
    asked: list[Choice] = []
    left = list(answers)
    try:
        choice = next(asking)
        while True:
            asked.append(choice)
            assert left, f"asked {choice.ask} {choice.options}"
            answer = left.pop(0)
            assert answer in choice.options, f"{answer} is not among {choice.options}"
            choice = asking.send(answer)
    except StopIteration:
        assert not left, left
        return asked


def chapter(number: int, *, casual: bool = False, level: int = 1, **given: Any) -> Table[State]:
    """A scenario of a campaign, at its first question."""
    return home(("open_chapter", number, int(casual), level), "road", **given)


def ended(table: Table[State], *, won: bool, edit: Callable[[State], None] | None = None) -> Table[State]:
    """The scenario is over, won or lost; `edit` says what happened in it."""
    s = GAME.copy(table.saved)
    s.won, s.round = won, 1
    for hero in s.heroes:
        hero.goals = []
    if edit is not None:
        edit(s)
    s.agenda = []
    s.next(*planned("end_scenario", "come_home", "road"))
    return Table(GAME, table.options, s)


def event(*a: Outcome, b: Sequence[Outcome] = (), after: After = "remove", deck: str = "city") -> Event:
    """An event made up for a test."""
    first, second = Branch(after=after, outcomes=a), Branch(after=after, outcomes=tuple(b))
    return Event(id=f"{deck}-99", a=first, b=second)


def asked(table: Table[State]) -> str:
    return table.choices[0].ask


def open_to(table: Table[State]) -> list[Any]:
    return list(table.choices[0].options)


def play(table: Table[State], *options: Option) -> Table[State]:
    for option in options:
        table.choose(option, table.choices[0].seat)
    return table


def of(table: Table[State]) -> Campaign:
    found = table.state.campaign()
    assert found is not None
    return found


def world(table: Table[State]) -> World:
    return of(table).world


def party(table: Table[State]) -> Party:
    return of(table).parties[of(table).party]


def member(table: Table[State], who: int) -> Member:
    return of(table).members[who]
