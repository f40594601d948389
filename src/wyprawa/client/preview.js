// A card seen larger: under the mouse, or when an option that points at it has the focus.

import { still } from "./scene.js";

const WAIT = 350;

export class Preview {
  constructor(stage) {
    this.stage = stage;
    for (const area of stage.roots) {
      area.addEventListener("pointerover", (event) => event.pointerType === "mouse" && this.hover(event));
      area.addEventListener("pointerleave", () => this.hide());
    }
  }

  hover(event) {
    const card = event.target.closest?.("[data-card]");
    if (card === this.card) return;
    this.hide();
    this.card = card;
    if (card) this.timer = setTimeout(() => card.isConnected && this.show(card, card.getBoundingClientRect()), WAIT);
  }

  // What these ids stand for, if it is out of sight: a card is shown beside `root`, a place is scrolled to.
  of(ids, root) {
    this.hide();
    const found = ids.flatMap((id) => this.stage.find(id));
    if (!found.length || found.some(inSight)) return;
    const card = found.find((each) => each.matches("[data-card]"));
    this.timer = setTimeout(() => {
      const behavior = still.matches ? "auto" : "smooth";
      if (card?.isConnected) this.show(card, root.getBoundingClientRect());
      else if (found[0].isConnected) found[0].scrollIntoView({ block: "nearest", behavior });
    }, WAIT);
  }

  hide() {
    clearTimeout(this.timer);
    this.shown?.remove();
    this.shown = this.card = null;
  }

  // To the left of a place if there is room, else to the right, else above it.
  show(card, near) {
    const shown = (this.shown = card.cloneNode(true));
    for (const name of ["data-id", "data-card", "data-numbers"]) shown.removeAttribute(name);
    shown.classList.remove("lit", "aimed");
    shown.classList.add("preview");
    shown.setAttribute("aria-hidden", "true");
    document.body.append(shown);
    const { width, height } = shown.getBoundingClientRect();
    const left = near.left - width - 12;
    const right = near.right + 12;
    const beside = left >= 4 ? left : right + width < innerWidth ? right : null;
    const x = beside ?? Math.min(Math.max(near.left, 4), innerWidth - width - 4);
    const y = beside === null ? near.top - height - 12 : near.top;
    shown.style.left = `${x}px`;
    shown.style.top = `${Math.min(Math.max(y, 8), innerHeight - height - 8)}px`;
  }
}

// Whether the scrolling areas around an element leave its upper and lower end to be seen.
function inSight(element) {
  const { top, bottom, width } = element.getBoundingClientRect();
  if (!width) return false;
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(around).overflowY)) continue;
    const box = around.getBoundingClientRect();
    if (top < box.top - 2 || bottom > box.bottom + 2) return false;
  }
  return top >= 0 && bottom <= innerHeight;
}
