// Eight short cards that explain the table the first time.

import { button, el, icon, open } from "./dom.js";
import { get, set } from "./store.js";
import { say } from "./words.js";

const CARDS = [
  ["lit", "light"], ["list", "list"], ["keys", "hand"], ["undo", "undo"],
  ["why", "question"], ["log", "book"], ["seats", "robot"], ["replay", "play"],
];
const LAST = CARDS.length - 1;

export const firstTime = () => !get("steps.seen", false);

export function showSteps() {
  let at = 0;
  const card = el("div", { class: "step", "aria-live": "polite" });
  const dots = el("p", { class: "dots" });
  const skip = button(say("page-steps-skip"), () => sheet.close(), { class: "plain skip" });
  const back = button(say("page-steps-back"), () => turn(at - 1));
  const next = button("", () => (at < LAST ? turn(at + 1) : sheet.close()), { class: "main next" });
  const body = [card, dots, el("div", { class: "buttons" }, skip, back, next)];
  const sheet = open(say("page-steps"), body, { kind: "steps", onclose: () => set("steps.seen", true) });
  sheet.addEventListener("keydown", ({ key }) => {
    if (key === "ArrowRight" && at < LAST) turn(at + 1);
    if (key === "ArrowLeft" && at > 0) turn(at - 1);
  });
  function turn(to) {
    at = to;
    const [id, sign] = CARDS[at];
    const picture = el("div", { class: "step-picture" }, icon(sign));
    card.replaceChildren(picture, el("h3", {}, say(`page-step-${id}`)), el("p", {}, say(`page-step-${id}-text`)));
    dots.replaceChildren(...CARDS.map((_, n) => el("i", { class: n === at ? "on" : "" })));
    dots.append(el("span", { class: "unseen" }, say("page-steps-at", { n: at + 1, count: CARDS.length })));
    back.disabled = at === 0;
    skip.hidden = at === LAST;
    next.textContent = say(at === LAST ? "page-steps-done" : "page-steps-next");
    next.focus();
  }
  turn(0);
}
