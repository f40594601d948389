"""The pictures of the README: lobby, tables and a replay in both themes, tables on a phone, and tables as the
look book has them.

`make pictures` takes them anew, from fixed seeds, into docs/pictures. They are kept small: 256 colours each.
"""

from __future__ import annotations

import random
import struct
import sys
import tempfile
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from expedition import TRAIL, expedition
from people import ANSWERED, ASKED, PHONE, asked, lay, wait
from playwright.sync_api import sync_playwright

import wyprawa
from wyprawa.kernel import Choice, Table
from wyprawa.players import Chair, player
from wyprawa.scene import option_look

sys.path.append(str(Path(__file__).parents[1]))
from browsers import FLAGS, Server
from needs import chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

FOLDER = Path(__file__).parents[2] / "docs/pictures"
MOST = 300_000  # bytes
DESK = {"viewport": {"width": 1280, "height": 800}}
MOCK = {"viewport": {"width": 1440, "height": 900}}
KEPT = """localStorage['wyprawa.steps.seen'] = 'true'; localStorage['wyprawa.name'] = '"Ania"';"""
KINDS = ("smok", "monsterlands", "gloomhaven", "hellscape", "niflheim", "warcraft")
GAMES = {  # seed, seats, answers given at least, the question then asked
    "smok": (5, ["me", "sensible", "sensible"], 3, "Where do you go?"),
    "monsterlands": (5, ["me", "sensible", "sensible"], 5, "Your turn. What do you do?"),
}
# No word about where a table comes from: these are laid from records only to be there at once.
PLAIN = "document.querySelector('.table-marks')?.setAttribute('hidden', '')"
TRAPPED = """document.querySelectorAll('[data-ask="assign.token"] [aria-pressed=true]').length"""
# The palette: the means of the boxes of colours that are seen most, half of them however alike, the others
# unlike all chosen before, so that faces keep their colours; every other colour takes the nearest.
FEWER = """async (address) => {
  const image = new Image();
  image.src = address;
  await image.decode();
  const { width, height } = image;
  const canvas = new OffscreenCanvas(width, height).getContext("2d");
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(0, 0, width, height);
  const boxes = new Map();
  const box = (at) => ((data[at] >> 3) << 10) | ((data[at + 1] >> 3) << 5) | (data[at + 2] >> 3);
  for (let at = 0; at < data.length; at += 4) {
    const found = boxes.get(box(at)) ?? [0, 0, 0, 0];
    boxes.set(box(at), [found[0] + 1, ...[0, 1, 2].map((n) => found[n + 1] + data[at + n])]);
  }
  const most = [...boxes.values()].sort((a, b) => b[0] - a[0]);
  const means = most.map(([count, ...sums]) => sums.map((sum) => Math.round(sum / count)));
  const palette = means.splice(0, 144);
  const far = (one, other) => one.reduce((all, each, n) => all + (each - other[n]) ** 2, 0);
  const unlike = (one) => palette.every((other) => far(one, other) > 400);
  for (const each of means) if (palette.length < 256 && unlike(each)) palette.push(each);
  const nearest = ([count, ...sums]) => {
    const apart = palette.map((colour) => far(colour, sums.map((sum) => sum / count)));
    return apart.indexOf(Math.min(...apart));
  };
  const chosen = new Map([...boxes].map(([each, found]) => [each, nearest(found)]));
  let pixels = "";
  for (let at = 0; at < data.length; at += 4) pixels += String.fromCharCode(chosen.get(box(at)));
  return { width, height, palette: palette.flat(), pixels: btoa(pixels) };
}"""


def fewer_colours(browser: Browser, picture: bytes) -> bytes:
    """A PNG of 256 colours; the browser itself counts them."""
    page = browser.new_page()
    found: dict[str, Any] = page.evaluate(FEWER, f"data:image/png;base64,{b64encode(picture).decode()}")
    page.close()
    wide, high, pixels = found["width"], found["height"], b64decode(found["pixels"])
    rows = b"".join(b"\0" + pixels[n * wide : (n + 1) * wide] for n in range(high))
    parts = {
        b"IHDR": struct.pack(">IIBBBBB", wide, high, 8, 3, 0, 0, 0),
        b"PLTE": bytes(found["palette"]),
        b"IDAT": zlib.compress(rows, 9),
        b"IEND": b"",
    }
    packed = [
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
        for kind, body in parts.items()
    ]
    return b"\x89PNG\r\n\x1a\n" + b"".join(packed)


def take(page: Page, name: str) -> None:
    browser = page.context.browser
    assert browser is not None
    page.evaluate(PLAIN)
    picture = fewer_colours(browser, page.screenshot(animations="disabled"))
    assert len(picture) < MOST, f"{name}.png has {len(picture)} bytes"
    (FOLDER / f"{name}.png").write_bytes(picture)
    print(f"{name}.png: {len(picture) // 1000} KB")


def answer(page: Page, times: int, question: str) -> None:
    """Play on, always alike, for so many answers or more, until this is asked."""
    chance = random.Random(1)
    while True:
        wait(page, f"{ASKED} > 0")
        if times <= 0 and page.locator("#question").inner_text() == question:
            break
        page.locator(".asking .option").nth(chance.randrange(asked(page))).click()
        wait(page, ANSWERED)
        times -= 1
    page.mouse.move(5, 5)
    page.evaluate("document.querySelector('.stage').scrollTop = 0")


def table(page: Page, server: Server, game: str) -> None:
    """A game in the middle; of those with fights one of these, with its odds."""
    if game in FIGHTS:
        moment, key = FIGHTS[game]()
        mine = moment.choices[0].seat
        seats = ["me" if seat == mine else "sensible" for seat in range(moment.seats)]
        page.goto(lay(server, game, seats, record=moment.record()))
        wait(page, f"{ASKED} > 0")
        if key:
            page.locator(f".option[data-key='{key}']").focus()
            page.locator(".chart").wait_for()
        else:
            page.locator(".option").first.hover()
        return
    seed, seats, answers, question = GAMES[game]
    page.goto(lay(server, game, seats, seed))
    answer(page, answers, question)


def played(
    game: str, seed: int, seats: int, there: Callable[[Table[Any], Choice], bool], **options: Any
) -> Table[Any]:
    """Sensible players up to a moment."""
    table, bot = wyprawa.new(game, seed=seed, seats=seats, **options), player("sensible", 1)
    while not table.over and not there(table, table.choices[0]):
        seat = table.choices[0].seat
        table.choose(bot.choose(Chair(table, seat)), seat)
    return table


def attack() -> tuple[Table[Any], str]:
    """Behind the first door of Gloomhaven, when one of the heroes may attack several monsters and kill one;
    and the option that may."""

    def deadly(table: Table[Any], choice: Choice) -> str:
        several = sum(isinstance(option, int) for option in choice.options) > 1
        if choice.ask != "attack" or not several or not table.state.doors:
            return ""
        looks = [option_look(table.game, table.state, choice, option) for option in choice.options]
        chances = {each.key: max([chart.chance for chart in each.odds], default=0) for each in looks}
        best = max(chances, key=lambda key: chances[key])
        return best if 20 <= chances[best] < 80 else ""

    table = played("gloomhaven", 1, 4, lambda table, choice: bool(deadly(table, choice)))
    return table, deadly(table, table.choices[0])


def combat() -> tuple[Table[Any], str]:
    """A Combat of Hellscape with several things left to decide."""

    def there(_: Table[Any], choice: Choice) -> bool:
        return (choice.seat, choice.ask) == (0, "combat") and len(choice.options) > 2

    return played("hellscape", 5, 4, there), ""


def duel() -> tuple[Table[Any], str]:
    """Warcraft in the middle, before the dice are rolled."""

    def there(table: Table[Any], choice: Choice) -> bool:
        return (choice.seat, choice.ask) == (0, "before_roll") and table.state.turns > 12

    return played("warcraft", 5, 3, there), ""


def gate() -> tuple[Table[Any], str]:
    """Niflheim's last scenario, when several undead can be attacked."""

    def there(table: Table[Any], choice: Choice) -> bool:
        strikes = [option for option in choice.options if choice.ask == "act" and option[0] == "attack"]
        return len(strikes) > 1 and bool(table.state.round > 2)

    return played("niflheim", 5, 1, there, scenario="black_heart"), ""


FIGHTS = {"gloomhaven": attack, "hellscape": combat, "niflheim": gate, "warcraft": duel}


def look_book(browser: Browser, server: Server) -> None:
    """Monster Lands as its page in the look book: Poissen is about to set out for Krinx, in Polish."""
    size = {"width": 1440, "height": 900}
    context = browser.new_context(color_scheme="dark", reduced_motion="reduce", locale="pl-PL", viewport=size)  # type: ignore[arg-type]
    context.add_init_script(KEPT + """localStorage['wyprawa.language'] = '"pl"';""")
    page = context.new_page()
    page.goto(lay(server, "monsterlands", ["me", "sensible", "sensible"], record=expedition()))
    wait(page, f"{ASKED} > 0")
    page.mouse.move(5, 450)
    take(page, "monsterlands-table-turn")
    page.locator(f'.option[data-key="assign:{TRAIL}"]').click()
    page.locator('.fill-row[data-ask="assign.strength"] button').nth(1).click()
    page.locator('.fill-row[data-ask="assign.token"] button').nth(1).click()
    wait(page, TRAPPED)
    page.mouse.move(5, 450)
    take(page, "monsterlands-table")


def take_all(browser: Browser, server: Server) -> None:
    def sit(theme: str, **more: Any) -> Page:
        context = browser.new_context(color_scheme=theme, reduced_motion="reduce", locale="en-GB", **more)  # type: ignore[arg-type]
        context.add_init_script(KEPT)
        return context.new_page()

    for theme in ("light", "dark"):
        page = sit(theme, **DESK)
        page.goto(server.url)
        page.locator("[data-game=smok] img").wait_for()
        page.wait_for_load_state("networkidle")
        take(page, f"lobby-{theme}")
        for game in KINDS:
            table(page, server, game)
            if game == "smok":
                page.keyboard.press("End")
            take(page, f"{game}-{theme}")
        table(page, server, "smok")
        answer(page, 6, "Where do you go?")
        page.goto(f"{page.url}/replay")
        wait(page, "Number(document.querySelector('input[type=range]')?.max) > 3")
        page.keyboard.press("PageUp")
        page.locator(".option.chosen").wait_for()
        take(page, f"replay-{theme}")
    page = sit("dark", **MOCK)  # what the mock of the look book shows
    table(page, server, "gloomhaven")
    take(page, "gloomhaven-table")
    page = sit("light", **PHONE)
    for game in KINDS:
        table(page, server, game)
        take(page, f"{game}-phone")
    look_book(browser, server)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        server = Server(Path(folder))
        try:
            take_all(browser, server)
        finally:
            server.stop()
            browser.close()


if __name__ == "__main__":
    main()
