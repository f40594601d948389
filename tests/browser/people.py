"""What a person does at the page: sit down, answer by mouse or by keys, look for the end."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any
from urllib.request import Request, urlopen

import wyprawa
from wyprawa.players import Chair, player

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from browsers import Open, Server

ASKED = "document.querySelectorAll('.asking.mine:not(.pending) .option').length"
ENDED = "Boolean(document.querySelector('.asking .scores'))"
ANSWERED = "!document.querySelector('.asking.pending')"
# Whom the table waits for and how much was told, if it waits for people only; else nothing.
STILL = """document.querySelector('.asking.pending, .seat.turn-now .kind.bot') ? '' :
    [...document.querySelectorAll('.seat.turn-now, .log-lines li')]
        .map((each) => each.dataset.at ?? '.').join(' ')"""
DESK = {"width": 1440, "height": 900}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
Way = Callable[["Page", random.Random], None]


def wait(page: Page, condition: str, seconds: float = 60) -> None:
    """Until the condition holds in the page, whose policy allows no `eval`, so it is asked time and again."""
    for _ in range(int(seconds * 50)):
        if page.evaluate(condition):
            return
        page.wait_for_timeout(20)
    raise AssertionError(f"after {seconds} s still not: {condition}")


def wait_for_change(page: Page, what: str, act: Callable[[], object]) -> None:
    """Do something, and wait until what can be read there is another text."""
    text = f"document.querySelector({json.dumps(what)}).innerText"
    before = json.dumps(page.evaluate(text))
    act()
    wait(page, f"{text} !== {before}")


# --- sitting down -------------------------------------------------------------------------------------


def lay(
    server: Server, game: str, seats: Sequence[str], seed: int = 5, *, record: str = "", **options: object
) -> str:
    """A table from a seed or a record; `seats` are `me`, `open` or a bot's name. Where its host sits down."""
    kinds = [{"kind": each} if each in ("me", "open") else {"kind": "bot", "bot": each} for each in seats]
    fresh = {"options": {"seats": len(seats), **options}, "seed": seed}
    body = {"game": game, "seats": kinds, **({"record": record} if record else fresh)}
    asked = json.dumps(body | {"name": "Ania", "language": "en"}).encode()
    request = Request(f"{server.url}api/tables", asked, {"Content-Type": "application/json"})
    with urlopen(request) as answer:
        made: dict[str, Any] = json.load(answer)
    return f"{server.url}t/{made['table']}#{made['ticket']}"


def nearly_over(game: str, **options: Any) -> str:
    """A record of a game in which the first seat has one more thing to decide."""
    table = wyprawa.new(game, seed=3, **options)
    bots = [player("sensible", seat) for seat in range(table.seats)]
    while not table.over:
        seat = table.choices[0].seat
        table.choose(bots[seat].choose(Chair(table, seat)), seat)
    while table.over or table.choice_of(0) is None:
        table.undo()
    return table.record()


def sit_down(page: Page, game: str) -> None:
    """From the lobby into a game with bots in one click."""
    page.locator(f"[data-game={game}] button.main").click()
    page.wait_for_url("**/t/*")
    skip_first_steps(page)


def at_one_table(open_page: Open, address: str = "", *, ready: bool = True) -> tuple[Page, Page]:
    """A table for three: the host, a friend who opened the link, and a bot; nothing drawn unless `ready`."""
    host = open_page(address)
    host.locator("#my-name").fill("Ania")
    host.locator("[data-game=smok] button.plain").click()
    form = host.locator("dialog")
    form.get_by_label(re.compile("seats|players", re.I)).first.select_option("3")
    seats = form.locator(".places select")
    seats.nth(2).wait_for()
    seats.nth(1).select_option("friend")
    form.locator("button.main").click()
    link = host.locator(".invite input").first.input_value()
    host.locator(".invites button.main").click()
    host.wait_for_url("**/t/*")
    skip_first_steps(host)
    friend = open_page(link)
    skip_first_steps(friend)
    wait(friend, "!location.hash")  # the ticket does not stay in the address bar
    if ready:
        get_ready(host, friend)
    return host, friend


def get_ready(*pages: Page) -> None:
    """Whatever words stand there already will do."""
    for page in pages:
        page.locator("[data-gather=ready]").click()
    for page in pages:
        page.locator("main.table-page").wait_for()


def skip_first_steps(page: Page) -> None:
    page.locator("dialog .skip").click()


def open_drawer(page: Page) -> None:
    """Open the drawer with the log, the chat and what lies on the table."""
    if page.locator(".talk.open").count() == 0:
        page.locator("[data-do=drawer]").click()


# --- playing ------------------------------------------------------------------------------------------


def asked(page: Page) -> int:
    """How many options are open to this person; 0 while others decide."""
    return int(page.evaluate(ASKED))


def ended(page: Page) -> bool:
    return bool(page.evaluate(ENDED))


def still(*pages: Page) -> bool:
    """Whether all see the same and nothing happens until a person decides."""
    seen = {str(page.evaluate(STILL)) for page in pages}
    return len(seen) == 1 and seen != {""}


def lines(page: Page) -> int:
    """Of the log."""
    return page.locator(".log-lines li").count()


def click(page: Page, chance: random.Random) -> None:
    """Take an option from the list with the mouse."""
    page.locator(".asking .option").nth(chance.randrange(asked(page))).click()


def click_table(page: Page, chance: random.Random) -> None:
    """Take an option where it lights up on the table, if one does; else from the list."""
    lit = page.locator(".area svg .lit, .area .card.lit").filter(visible=True)
    if not lit.count():
        return click(page, chance)
    lit.nth(chance.randrange(lit.count())).click(force=True)
    left = page.locator(".filter").filter(visible=True)
    if left.count():  # several options point there
        page.locator(".asking .option").filter(visible=True).first.click()
    return None


def press(page: Page, chance: random.Random) -> None:
    """Take an option with the keys alone: its number, or arrows and Enter."""
    count = asked(page)
    n = chance.randrange(count)
    if n < 9 and chance.random() < 0.5:
        page.keyboard.press(str(n + 1))
        if (n + 1) * 10 <= count:
            page.keyboard.press("Enter")  # a longer number could have followed
    else:
        for _ in range(n + 1):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")


def play(pages: list[Page], way: Way, until: Callable[[], bool], seed: int = 1) -> int:
    """Let everybody answer whenever asked; how many answers were given."""
    chance, given, idle = random.Random(seed), 0, 0
    while True:
        ready = next((page for page in pages if asked(page)), None)
        if until():  # asked after that, so that no question goes by unseen
            return given
        if ready is None:
            idle += 1
            assert idle < 3000, f"for a minute nobody was asked: {pages[0].locator('#question').inner_text()}"
            pages[0].wait_for_timeout(20)
            continue
        way(ready, chance)
        given, idle = given + 1, 0
        wait(ready, ANSWERED)
        assert given < 2000, "a game without end"


def round_of(page: Page) -> int:
    """The value of the round track."""
    return int(page.locator("[data-id=round]").first.inner_text().split("/")[0].split()[-1])
