"""The pictures of docs/scene.md, drawn anew from the code on the page: `make drawings`.

What a scene's own drawing shows is kept as SVG. What only the page shows (the question, the log, what
explains a line) is taken in Chromium, from the page's own modules.
"""

from __future__ import annotations

import mimetypes
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from playwright.sync_api import sync_playwright
from scene_page import DOCS, Shown, drawing, shown, words

from wyprawa import client
from wyprawa.scene import style
from wyprawa.scene.html import frame
from wyprawa.scene.svg import sprite
from wyprawa.server.said import plain

sys.path.append(str(Path(__file__).parents[1]))
sys.path.append(str(Path(__file__).parents[1] / "browser"))
from pictures import fewer_colours

from browsers import FLAGS
from needs import chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route

PLACE = "http://drawings.test/"
SHEETS = ("style/table.css", "style/parts.css", "page.css", "layout.css")
WIDE, HIGH = 900, 520
# Of the page only what the scene fills is shown.
FEWER_AREAS = """
  .people:not(:has(.panel)), .talk:not(.needed), .asking:not(.mine) { display: none !important; }
  .views, .zooming, .drawer { display: none !important; }
  .talk.open { top: 0 !important; width: 340px !important; }
  .table-page:has(.needed) .stage { right: 350px; }
  .table-page:not(:has(.board)) .talk.open { bottom: auto; max-height: none; }
"""
SHOW = """
import { Setting } from "/setting.js";
import { giveWords } from "/words.js";
const { frame, words } = JSON.parse(document.getElementById("scene").textContent);
giveWords(words, "en");
class Drawn extends Setting {}
const drawn = new Drawn();
drawn.lay({ kind: "play", views: ["log"], view: "log" });
document.getElementById("app").replaceChildren(drawn.strip, drawn.main);
await drawn.stage.apply({ ...frame, full: true }, { animate: false });
drawn.log.put(frame.log, 0, true);
drawn.prompt.show(frame.prompt);
drawn.main.querySelector(".talk").classList.toggle("needed", frame.log.length > 0);
drawn.drawer(frame.log.length > 0);
Object.assign(globalThis, { drawn, frame });
document.body.dataset.ready = "yes";
"""


def html(each: Shown) -> str:
    """The page with this scene alone on it."""
    seat = None if each.scene.prompt is None else each.scene.prompt.seat
    given = {"frame": frame(each.scene, words(), seat), "words": plain("en")}
    data = msgspec.json.encode(given).decode().replace("<", "\\u003c")
    sheets = "".join(f'<link rel="stylesheet" href="/{sheet}">' for sheet in SHEETS)
    return (
        f"<!doctype html><html><head>{sheets}<style>{FEWER_AREAS}</style></head><body>{sprite()}"
        f'<div id="app"></div><script type="application/json" id="scene">{data}</script>'
        f'<script type="module">{SHOW}</script></body></html>'
    )


def serve(page: Page, body: str) -> None:
    """Answer what the page asks for out of the package; it reaches nothing else."""

    def answer(route: Route) -> None:
        name = route.request.url.removeprefix(PLACE)
        if not name:
            route.fulfill(body=body, content_type="text/html; charset=utf-8")
        elif name.startswith("style/"):
            route.fulfill(body=style.text(name.removeprefix("style/")), content_type="text/css")
        else:
            kind = mimetypes.guess_type(name)[0] or "text/plain"
            route.fulfill(body=(client.folder() / name).read_text("utf-8"), content_type=kind)

    page.route("**", answer)


def taken(browser: Browser, each: Shown) -> bytes:
    """A screenshot: an option is pointed at where it shows more, a line explained or played where it can."""
    page = browser.new_page(viewport={"width": WIDE, "height": HIGH}, device_scale_factor=2)
    serve(page, html(each))
    page.goto(PLACE)
    page.wait_for_selector("body[data-ready]")
    if each.scene.prompt is not None and any(
        option.path or option.odds for option in each.scene.prompt.options
    ):
        page.locator(".option").nth(1).hover()
        page.locator(".overlay .path, .chart").first.wait_for(state="attached")
    if any(line.marks is not None for line in each.scene.log):
        page.locator(".why").first.click()
        page.locator(".because").wait_for()
        page.mouse.move(2, 2)
    played = any(line.acts for line in each.scene.log)
    if played:
        page.evaluate("() => { drawn.player.play(frame); }")
        page.locator(".rising, .turned").first.wait_for()
        page.wait_for_timeout(300)
        page.evaluate("drawn.player.pause(true)")
    alone = ".talk" if each.scene.log else ".asking" if each.scene.prompt else ".area-strip"
    what = "#app" if each.scene.boards else alone
    picture = page.locator(what).screenshot(animations="allow" if played else "disabled")
    page.close()
    return fewer_colours(browser, picture)


def main() -> None:
    found = list(shown())
    for each in found:
        each.file.parent.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        for each in found:
            made = taken(browser, each) if each.file.suffix == ".png" else drawing(each).encode()
            each.file.write_bytes(made)
            print(f"{each.file.relative_to(DOCS)}: {len(made) / 1000:.0f} KB")
        browser.close()


if __name__ == "__main__":
    main()
