// The coach of a guided game: points at the real thing, says what it is, and waits for "next" or the real action.

import { button, el, iconButton, unseen } from "./dom.js";
import { keepLesson, lesson } from "./lessons.js";
import { api } from "./net.js";
import { say } from "./words.js";

const PARTS = {
  question: ".asking", hand: ".area-mine", others: ".area-others", log: ".log-lines, .view-button[data-view=log]", turns: ".area-strip",
  undo: "[data-do=undo]", why: ".asking-head .tool:last-child", hint: "[data-do=hint]", menu: "[data-do=menu]",
  send: ".option.confirm",
};
const SEND = "send"; // the step that waits until a sheet is sent
const AGAIN = 200; // milliseconds after which it is measured again: boards glide, lists grow
const AROUND = 8; // pixels between a thing and the ring around it
const GAP = 16; // between the ring and the plate
const RIM = 10; // between the plate and the window's edge

// The coach of this table, when its guide is there.
export async function coachOf(page) {
  return new Coach(page, await api(`/guides/${page.welcome.game}`));
}

export class Coach {
  constructor(page, { steps }) {
    Object.assign(this, { page, steps, waiting: null, seen: -1 });
    this.ring = el("div", { class: "coach-ring", "aria-hidden": "true" });
    this.shade = el("div", { class: "coach-shade", "aria-hidden": "true", hidden: true });
    this.count = el("small");
    this.text = el("p", { class: "coach-text" });
    this.note = el("p", { class: "coach-note" });
    this.live = el("div", { "aria-live": "polite" }, this.text, this.note);
    this.buttons = el("div", { class: "coach-buttons" });
    const leave = iconButton("close", say("page-lesson-leave"), () => this.end(), { class: "tool leave" });
    this.plate = el("section", { class: "coach", role: "region", "aria-label": say("page-lesson"), hidden: true },
      el("div", { class: "coach-head" }, el("b", {}, say("page-lesson")), this.count, leave), this.live, this.buttons);
    document.body.append(this.shade, this.ring, this.plate);
    document.body.classList.add("coached");
    this.measuring = setInterval(() => this.place(), AGAIN);
    this.onresize = () => this.place();
    addEventListener("resize", this.onresize);
  }

  get at() {
    return lesson(this.page.id)?.at ?? 0;
  }

  get step() {
    return this.steps[this.at];
  }

  keep(at, taken = lesson(this.page.id).taken) {
    keepLesson(this.page.id, { at, taken });
  }

  end() {
    keepLesson(this.page.id, null);
    this.leave();
  }

  // Off the page; if the lesson is not over, another coach may come and go on.
  leave() {
    clearInterval(this.measuring);
    removeEventListener("resize", this.onresize);
    for (const each of [this.plate, this.ring, this.shade]) each.remove();
    document.body.classList.remove("coached");
    this.page.coach = this.page.fetching = null;
  }

  // The table has settled: somebody is asked, or the game is over.
  look(frame) {
    const { prompt, ending } = frame;
    if (ending) return this.end();
    if (!prompt || this.sheet?.waits) return this.hide();
    this.goBack(frame);
    if (this.waiting === prompt.number) return this.hide(); // what was answered is on its way
    this.waiting = null;
    if (this.waits && !this.fits(this.step, prompt)) {
      const later = this.steps.findIndex((step, n) => n > this.at && this.fits(step, prompt));
      if (later < 0) return this.hide(); // a question of its own, after one took another way
      this.keep(later);
    }
    return this.show();
  }

  // What was taken back is taught again: a new question while something can be made again.
  goBack({ prompt, redo, ...frame }) {
    const fresh = prompt.number !== this.seen;
    this.seen = prompt.number;
    if (!fresh || !redo) return;
    const { taken } = lesson(this.page.id);
    const again = taken.findLast(([at, lines]) => lines <= told(frame) && this.fits(this.steps[at], prompt));
    if (again) this.keep(again[0], taken.filter(([at]) => at < again[0]));
  }

  // The sheet that is being filled in, if there is one.
  get sheet() {
    const { sheet } = this.page.prompt;
    return sheet.prompt && sheet;
  }

  // Whether the step is done by doing it, not by reading on.
  get waits() {
    return Boolean(this.step && (this.step.ask || this.step.at === SEND));
  }

  // What is open now: one question, or all those of a sheet with what is taken there.
  asked(prompt) {
    return this.sheet ? this.sheet.rows.map(({ asked, taken }) => ({ ...asked, taken })) : prompt ? [prompt] : [];
  }

  fits({ at, ask, take, free }, prompt) {
    if (at === SEND) return Boolean(this.sheet);
    const wanted = ({ key }) => take.includes(key);
    return this.asked(prompt).some((each) => each.ask === ask && (free || each.options.some(wanted)));
  }

  // Whether the sheet says already what the step wants.
  filled() {
    const { ask, take } = this.step;
    return Boolean(this.sheet) && this.asked().some((each) => each.ask === ask && take.includes(each.taken));
  }

  // Whether an answer may be given; if not, the coach says why.
  allows(prompt, key) {
    const { step } = this;
    if (!step || this.plate.hidden) return true;
    if (!step.ask) return this.refuse(say("page-lesson-first"));
    if (!step.free && !step.take.includes(key)) return this.refuse(step.instead);
    this.waiting = prompt.number;
    return this.done();
  }

  // Whether a sheet may be filled in like this, or be sent; if not, the coach says why.
  allowsSheet({ number }, pairs, sent) {
    const { step } = this;
    if (!step || this.plate.hidden) return true;
    if (sent && step.at === SEND) {
      this.waiting = number;
      this.keep(this.at + 1);
      this.hide();
      return true;
    }
    const others = (all) => JSON.stringify(all.filter(([ask]) => ask !== step.ask));
    const wanted = pairs.some(([ask, key]) => ask === step.ask && step.take.includes(key));
    const alone = others(pairs) === others(this.sheet.taken);
    if (sent || !wanted || !alone) return this.refuse(step.instead || say("page-lesson-first"));
    return this.done();
  }

  // The step was done as it asked; once the table has settled, the next one follows.
  done() {
    this.keep(this.at + 1, [...lesson(this.page.id).taken, [this.at, told(this.page.frame)]]);
    this.hide();
    return true;
  }

  refuse(text) {
    this.note.textContent = text;
    this.plate.classList.remove("nudged");
    requestAnimationFrame(() => this.plate.classList.add("nudged"));
    this.place();
    this.buttons.querySelector("[data-do=next]")?.focus({ preventScroll: true });
    return false;
  }

  hide() {
    for (const each of [this.plate, this.ring, this.shade]) each.hidden = true;
  }

  show() {
    const { step, page } = this;
    if (!step) return this.end();
    const held = this.plate.contains(document.activeElement);
    this.count.textContent = say("page-lesson-at", { n: this.at + 1, count: this.steps.length });
    this.text.replaceChildren(...bold(step.text));
    this.note.textContent = "";
    const why = step.rule && button(step.rule, () => page.why(step.rule), { class: "rule-link" });
    const back = this.at > 0 && !this.waits && !this.steps[this.at - 1].ask
      && button(say("page-steps-back"), () => this.turn(-1));
    const last = this.at === this.steps.length - 1;
    const next = (!this.waits || this.filled())
      && button(say(last ? "page-steps-done" : "page-steps-next"), () => this.turn(1), { class: "main", "data-do": "next" });
    const does = !next && (step.at === SEND || step.take.length > 0)
      && button([say("page-lesson-do"), unseen(`: ${this.labels()}`)], () => this.doIt(), { "data-do": "show-me" });
    this.buttons.replaceChildren(...[why, el("span", { class: "gap" }), back, does, next].filter(Boolean));
    this.plate.hidden = false;
    this.reveal();
    this.place();
    if (next) next.focus({ preventScroll: true });
    else if (held) page.prompt.title.focus({ preventScroll: true });
    return null;
  }

  turn(by) {
    this.keep(this.at + by);
    if (this.at >= this.steps.length) this.end();
    else this.look(this.page.frame);
  }

  options() {
    const { ask, take } = this.step;
    const asked = this.asked(this.page.frame?.prompt).filter((each) => !this.sheet || each.ask === ask);
    return asked.flatMap(({ options }) => options).filter(({ key }) => take.includes(key));
  }

  // Where the step is done on a sheet: what it wants taken, or the button that sends it.
  picks() {
    const { at, ask, take } = this.step;
    if (!this.sheet || !this.waits) return [];
    if (at === SEND) return [...document.querySelectorAll(PARTS.send)];
    const ends = (pick) => take.some((key) => pick.endsWith(`/${key}`) || pick.endsWith(`/+${key}`));
    const row = [...document.querySelectorAll(`.fill-row[data-ask="${CSS.escape(ask)}"] [data-pick]`)];
    const found = row.filter(({ dataset }) => ends(dataset.pick));
    return found.length ? found : row; // what was taken of several has another name
  }

  labels() {
    return this.options().map(({ label }) => label).join(", ");
  }

  doIt() {
    const [pick] = this.picks();
    if (pick) return pick.click();
    const [option] = this.options();
    const n = this.page.prompt.prompt.options.findIndex(({ key }) => key === option?.key);
    return n >= 0 && this.page.prompt.choose(n);
  }

  // --- where it stands ------------------------------------------------------------------------------------

  // What the step is about: a thing on the table or on the page, or what its options point at.
  about() {
    const { step, page } = this;
    const picks = this.picks();
    if (picks.length) return picks;
    const named = (id) => (id in PARTS ? [...document.querySelectorAll(PARTS[id])] : page.stage.find(id));
    return step.at ? named(step.at) : this.options().flatMap(({ targets }) => targets.flatMap(named));
  }

  // Where that is seen; else the lines of its options in the list, else the question.
  things() {
    const lines = this.page.prompt.buttons().filter(({ dataset }) => this.step.take.includes(dataset.key));
    const ways = [this.about(), ...(this.step.ask ? [lines, [this.page.asking]] : [])];
    return ways.map((each) => each.map(box).filter(Boolean)).find((each) => each.length) ?? [];
  }

  // A large board moves to it. On a small screen it may lie farther down the page: it is moved between the bar and
  // the question.
  reveal() {
    if (this.sheet && this.step.ask) this.picks()[0]?.closest(".fill-row").scrollIntoView({ block: "start" });
    const found = this.about().filter((each) => each.getClientRects().length);
    if (!found.length || found.some(box)) return;
    const [it] = found;
    if (this.page.stage.boards.look([it])) return;
    it.scrollIntoView({ block: "center" });
    const { top, height } = it.getBoundingClientRect();
    const [low, high] = [this.page.bar.getBoundingClientRect().bottom, this.page.asking.getBoundingClientRect().top];
    if (high > low) scroller(it)?.scrollBy(0, top + height / 2 - (low + high) / 2);
  }

  place() {
    if (this.plate.hidden || !this.step) return;
    const about = this.things();
    const open = this.waits ? [...about, box(this.page.asking)].filter(Boolean) : about;
    const whole = about.length ? about.reduce(union) : null;
    this.shade.hidden = Boolean(this.step.free) || !about.length;
    this.shade.style.clipPath = `path(evenodd, "${outline()} ${apart(open).map(hole).join(" ")}")`;
    this.ring.hidden = !whole;
    if (whole) Object.assign(this.ring.style, pixels(whole));
    this.stand(whole, open);
  }

  // Beside what it speaks of, where there is most room; never over it, and not over the question if that is asked.
  stand(whole, open) {
    const { width, height } = this.plate.getBoundingClientRect();
    const [right, bottom] = [innerWidth - RIM - width, innerHeight - RIM - height];
    const inside = (x, y) => ({ x: clamp(x, RIM, right), y: clamp(y, RIM, bottom) });
    let best = { ...inside((innerWidth - width) / 2, (innerHeight - height) / 2), side: "none" };
    if (whole) {
      const [cx, cy] = [(whole.left + whole.right) / 2, (whole.top + whole.bottom) / 2];
      const sides = [
        { side: "right", ...inside(whole.right + GAP, cy - height / 2) },
        { side: "left", ...inside(whole.left - GAP - width, cy - height / 2) },
        { side: "above", ...inside(cx - width / 2, whole.top - GAP - height) },
        { side: "below", ...inside(cx - width / 2, whole.bottom + GAP) },
        { side: "none", ...inside(cx - width / 2, open.reduce(union).top - GAP - height) },
        { side: "none", ...inside(cx - width / 2, RIM) },
      ];
      const covers = ({ x, y }) => open.reduce(
        (sum, each) => sum + common(each, { left: x, top: y, right: x + width, bottom: y + height }), 0);
      best = sides.reduce((a, b) => (covers(b) < covers(a) ? b : a));
      this.plate.style.setProperty("--tip", `${tip(best, { cx, cy, width, height })}px`);
    }
    this.plate.dataset.side = best.side;
    this.plate.style.left = `${best.x}px`;
    this.plate.style.top = `${best.y}px`;
  }
}

// How many lines the log has.
const told = ({ log_from: from, log }) => from + log.length;

// "**bold**" in a text.
const bold = (text) =>
  text.split(/(\*\*.+?\*\*)/).filter(Boolean).map((part) => (part.startsWith("**") ? el("b", {}, part.slice(2, -2)) : part));

const clamp = (value, low, high) => Math.max(low, Math.min(value, high));

// What moves when an element is scrolled.
function scroller(element) {
  for (let each = element.parentElement; each; each = each.parentElement) {
    if (each.scrollHeight > each.clientHeight && /auto|scroll/.test(getComputedStyle(each).overflowY)) return each;
  }
  return document.scrollingElement;
}

// Whether the bar or the question lies over the middle of an element.
function covered(element, { left, top, right, bottom }) {
  const stack = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
  const over = stack.find((each) => !each.closest(".coach, .coach-ring, .coach-shade"))?.closest(".asking, .bar");
  return Boolean(over) && !over.contains(element) && !element.contains(over);
}

// Where an element is seen, with a little around it; null if it is not.
function box(element) {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  if (right - left < 2 || bottom - top < 2 || right < 0 || bottom < 0 || left > innerWidth || top > innerHeight) return null;
  if (covered(element, { left, top, right, bottom })) return null;
  const [low, high] = [(n) => Math.max(4, n - AROUND), (n, most) => Math.min(most - 4, n + AROUND)];
  return { left: low(left), top: low(top), right: high(right, innerWidth), bottom: high(bottom, innerHeight) };
}

const union = (a, b) => ({
  left: Math.min(a.left, b.left), top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right), bottom: Math.max(a.bottom, b.bottom),
});

const common = (a, b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

// Boxes that share ground become one, so that no hole is filled by another.
function apart(boxes) {
  const made = [];
  for (let each of boxes) {
    for (let n = made.length - 1; n >= 0; n--) {
      if (common(made[n], each)) [each] = [union(made.splice(n, 1)[0], each)];
    }
    made.push(each);
  }
  return made;
}

const outline = () => `M0 0H${innerWidth}V${innerHeight}H0Z`;
const ROUND = 14; // pixels, as the ring
const hole = ({ left, top, right, bottom }) => {
  const r = Math.min(ROUND, (right - left) / 2, (bottom - top) / 2);
  const corner = (x, y) => `a${r} ${r} 0 0 1 ${x * r} ${y * r}`;
  return `M${left + r} ${top}H${right - r}${corner(1, 1)}V${bottom - r}${corner(-1, 1)}`
    + `H${left + r}${corner(-1, -1)}V${top + r}${corner(1, -1)}Z`;
};
const pixels = ({ left, top, right, bottom }) =>
  ({ left: `${left}px`, top: `${top}px`, width: `${right - left}px`, height: `${bottom - top}px` });

// How far along its side the plate's tip is.
function tip({ side, x, y }, { cx, cy, width, height }) {
  const along = side === "above" || side === "below";
  return along ? clamp(cx - x, 24, width - 24) : clamp(cy - y, 24, height - 24);
}
