"""Whether what a question asks about can be seen, or is one gesture away."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from playwright.sync_api import Page

# For every option: `seen` if one of its targets lies open in the window; `near` if a pile must be opened,
# a tab chosen, or something dragged or scrolled; else `lost`. Without targets it is only `listed`.
REACH = """() => {
  const visible = (each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    if (!width || !height) return false;
    const [x, y] = [left + width / 2, top + height / 2];
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
    const over = document.elementsFromPoint(x, y);
    const at = over.findIndex((one) => each.contains(one) || one.contains(each));
    return at >= 0 && !over.slice(0, at).some((one) => one.closest(".asking, .talk, .people, .bar"));
  };
  const near = (each) => {
    const closed = each.closest("details:not([open])");
    if (closed) return visible(closed.querySelector("summary")) || near(closed.parentElement);
    const area = each.closest(".area-shared, .area-mine, .area-others, .area-log, .people");
    const view = { "area-shared": "shared", "area-mine": "panels", "area-others": "panels" };
    const tab = [...(area?.classList ?? [])].map((name) => view[name]).find(Boolean);
    const button = tab && document.querySelector(`.view-button[data-view="${tab}"]`);
    const drawer = document.querySelector('[data-do="drawer"]');
    if (area && [button, drawer].some((one) => one && visible(one))) return true;
    for (let one = each.parentElement; one; one = one.parentElement) {
      if (one.matches(".view") && visible(one)) return true; // a board that can be dragged
      if (/auto|scroll/.test(getComputedStyle(one).overflow) && one.clientHeight) return true;
    }
    return false;
  };
  const asked = document.querySelector("#question").textContent;
  return [...document.querySelectorAll(".option")].map((option) => {
    const ids = option.dataset.targets.split(" ").filter(Boolean);
    const found = ids.flatMap((id) => [...document.querySelectorAll(`.area [data-id="${CSS.escape(id)}"]`)]);
    const how = found.some(visible) ? "seen" : found.some(near) ? "near" : ids.length ? "lost" : "listed";
    return [how, `${asked}: ${option.querySelector(".label").textContent}`];
  });
}"""


class Reached(NamedTuple):
    """How many options were asked about what can be seen, is one gesture away, is lost, or is only listed."""

    seen: int = 0
    near: int = 0
    listed: int = 0
    lost: tuple[str, ...] = ()

    def plus(self, page: Page) -> Reached:
        """With the options of the question that is open in a page."""
        found: list[tuple[str, str]] = page.evaluate(REACH)
        count = {how: sum(each == how for each, _ in found) for how in ("seen", "near", "listed")}
        lost = tuple(said for how, said in found if how == "lost")
        return Reached(
            self.seen + count["seen"],
            self.near + count["near"],
            self.listed + count["listed"],
            self.lost + lost,
        )
