"""How many frames a second the page shows while three figures walk over the board at once.

`make frames` measures it in Chromium slowed down four times, on a desk and on a phone: 30 or more are wanted.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from people import ASKED, PHONE, lay, wait
from playwright.sync_api import sync_playwright

sys.path.append(str(Path(__file__).parents[1]))
from browsers import FLAGS, Server
from needs import chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SLOWER, WANTED = 4, 30
SIZES: dict[str, Any] = {"desk": {"viewport": {"width": 1440, "height": 900}}, "phone": PHONE}
KEPT = """localStorage['wyprawa.steps.seen'] = 'true'; localStorage['wyprawa.name'] = '"Ania"';"""
# Three figures go round by the page's own module, each its own way; meanwhile frames are counted.
WALK = """async () => {
  const { Acting } = await import("/static/acting.js");
  const boards = document.querySelector(".area-boards");
  const layer = document.body.appendChild(document.createElement("div"));
  layer.className = "happening";
  const find = (id) => [...document.querySelectorAll(`[data-id="${CSS.escape(id)}"]`)];
  const stage = { areas: { boards }, boards: { look: () => false }, find, parts: new Map() };
  const run = (duration, target = null, frames = null) => new Promise((done) => {
    const made = new Animation(new KeyframeEffect(target, frames, { duration, fill: "both" }));
    made.onfinish = done;
    made.play();
  });
  const acting = new Acting(stage, layer, run);
  const cells = [...boards.querySelectorAll(".cell.ground-floor")].map((each) => each.dataset.id);
  const figures = [...boards.querySelectorAll("[data-piece]")].slice(0, 3).map((each) => each.dataset.piece);
  const walk = async (who, n) => {
    for (let turn = 0; turn < 3; turn += 1) {
      await acting.play({ kind: "move", who, path: cells.slice(4 * n, 4 * n + 8) });
      await acting.play({ kind: "move", who, path: cells.slice(4 * n, 4 * n + 8).reverse() });
    }
  };
  const times = [];
  let on = true;
  const count = (now) => {
    times.push(now);
    if (on) requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  await Promise.all(figures.map(walk));
  on = false;
  const gaps = times.slice(1).map((now, n) => now - times[n]).sort((a, b) => a - b);
  const seconds = (times.at(-1) - times[0]) / 1000;
  return { rate: gaps.length / seconds, slow: 1000 / gaps[Math.floor(gaps.length * 0.95)], seconds };
}"""


def measured(browser: Browser, server: Server, size: str) -> dict[str, float]:
    """Frames a second in the mean, and in the slowest twentieth of the time."""
    context = browser.new_context(**SIZES[size], locale="en-GB")
    context.add_init_script(KEPT)
    page = context.new_page()
    page.goto(lay(server, "gloomhaven", ["me", *["sensible"] * 3]))
    wait(page, f"{ASKED} > 0")
    line = context.new_cdp_session(page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    found: dict[str, float] = page.evaluate(WALK)
    context.close()
    return found


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        server = Server(Path(folder))
        try:
            for size in SIZES:
                found = measured(browser, server, size)
                said = "" if found["rate"] >= WANTED else f"; {WANTED} are wanted"
                print(
                    f"{size}: {found['rate']:.0f} frames a second over {found['seconds']:.1f} s, "
                    f"{found['slow']:.0f} in the slowest twentieth{said}"
                )
        finally:
            server.stop()
            browser.close()


if __name__ == "__main__":
    main()
