// Everything on the table explains itself: what it is, what it does, which rule says so. At a glance under the
// mouse; to stay, with links to the rules, by the key E, the right button or a long press.

import { el, icon } from "./dom.js";
import { placed } from "./place.js";
import { still } from "./scene.js";
import { say } from "./words.js";

const WAIT = 400; // milliseconds that a pointer rests
const PRESS = 500; // and a finger
const DRIFT = 10; // pixels that a finger may move
const ROWS = 7; // icons explained at once
const THING = ".piece, .die[data-id], [data-card], .card.turn, .fact, .track, .zone[data-id], .cell[data-id], [data-about]";
const WHOLE = ".piece, [data-card], .card.turn"; // what is explained with all that is on it
const KINDS = /(?:^| )(?:piece|card|ground|die|track)-([\w-]+)/g;

export class Explain {
  // `on.legend()` promises what a game says about its things, `on.why(rule)` shows a rule.
  constructor(stage, on) {
    Object.assign(this, { stage, on, thing: null, shown: null, pinned: false, muted: [] });
    for (const area of stage.roots) {
      area.addEventListener("pointerover", (event) => event.pointerType === "mouse" && this.hover(event.target));
      area.addEventListener("pointerleave", () => this.pinned || this.hide());
      area.addEventListener("contextmenu", (event) => this.held(event));
      area.addEventListener("pointerdown", (event) => this.press(event));
      for (const name of ["pointerup", "pointercancel", "pointermove"]) {
        area.addEventListener(name, (event) => this.release(event));
      }
      area.addEventListener("click", (event) => this.swallow(event), true);
    }
    this.ended = new AbortController();
    const elsewhere = ({ target }) => this.pinned && !this.shown?.contains(target) && this.hide();
    document.addEventListener("pointerdown", elsewhere, { signal: this.ended.signal });
  }

  leave() {
    this.hide();
    this.ended.abort();
  }

  // --- by mouse and finger --------------------------------------------------------------------------------

  hover(target) {
    const thing = thingOf(target);
    if (this.pinned || thing === this.thing) return;
    this.hide();
    this.thing = thing;
    if (thing) this.timer = setTimeout(() => thing.isConnected && this.show(thing), WAIT);
  }

  held(event) {
    const thing = thingOf(event.target);
    if (!thing) return;
    event.preventDefault();
    this.pin(thing);
  }

  press(event) {
    this.pressed = false;
    if (event.pointerType === "mouse" || !event.isPrimary) return;
    this.start = [event.clientX, event.clientY];
    const thing = thingOf(event.target);
    clearTimeout(this.timer);
    if (!thing) return;
    this.timer = setTimeout(() => {
      this.pressed = true;
      this.pin(thing);
    }, PRESS);
  }

  release({ type, pointerType, clientX, clientY }) {
    if (pointerType === "mouse" || !this.start) return;
    if (type === "pointermove" && Math.hypot(clientX - this.start[0], clientY - this.start[1]) < DRIFT) return;
    clearTimeout(this.timer);
  }

  // The click that ends a long press chooses nothing.
  swallow(event) {
    if (!this.pressed) return;
    this.pressed = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  }

  // --- by keys ----------------------------------------------------------------------------------------------

  // E explains what is aimed at, or the first thing on the table; arrows go on from there. Whether the key was ours.
  key(event) {
    if (event.key.toLowerCase() === "e" && !this.pinned) this.walk(0);
    else if (!this.pinned) return false;
    else if (["Escape", "e", "E"].includes(event.key)) this.hide();
    else if (event.key === "ArrowRight" || event.key === "ArrowDown") this.walk(1);
    else if (event.key === "ArrowLeft" || event.key === "ArrowUp") this.walk(-1);
    else return false;
    return true;
  }

  walk(by) {
    const things = this.things();
    if (!things.length) return;
    const aimed = things.findIndex((each) => each.matches(".aimed, :has(.aimed)"));
    const here = things.indexOf(this.thing);
    const next = here >= 0 ? (here + by + things.length) % things.length : Math.max(aimed, 0);
    this.pin(things[next]);
  }

  // All that can be explained and is drawn, what stands on the boards first.
  things() {
    const all = this.stage.roots.flatMap((root) => [...root.querySelectorAll(THING)]);
    const whole = all.filter((each) => thingOf(each) === each && !each.matches(".cell") && each.getClientRects().length);
    return [...whole.filter((each) => each.matches(".piece")), ...whole.filter((each) => !each.matches(".piece"))];
  }

  // --- what is shown ----------------------------------------------------------------------------------------

  pin(thing) {
    this.hide();
    this.thing = thing;
    this.pinned = true;
    thing.scrollIntoView?.({ block: "nearest", inline: "nearest", behavior: "auto" });
    this.stage.boards.look([thing]);
    this.show(thing);
  }

  // What these ids stand for, if it is out of sight: a card is shown beside `root`, a place is scrolled to.
  of(ids, root) {
    if (this.pinned) return;
    this.hide();
    const found = ids.flatMap((id) => this.stage.find(id));
    if (!found.length || found.some(inSight)) return;
    const card = found.find((each) => each.matches("[data-card]"));
    this.timer = setTimeout(() => {
      const behavior = still.matches ? "auto" : "smooth";
      if (card?.isConnected) this.put([copyOf(card)], root.getBoundingClientRect());
      else if (found[0].isConnected) found[0].scrollIntoView({ block: "nearest", behavior });
    }, WAIT);
  }

  hide() {
    clearTimeout(this.timer);
    this.shown?.remove();
    this.shown = this.thing = null;
    this.pinned = false;
    for (const put of this.muted) put();
    this.muted = [];
  }

  async show(thing) {
    this.legend ??= this.on.legend().catch(() => []);
    const legend = new Map((await this.legend).flatMap((line) => line.about.map((about) => [about, line])));
    if (this.thing !== thing) return;
    const said = this.said(thing, legend);
    if (!said.length) return;
    this.mute(thing);
    this.put(said, thing.getBoundingClientRect());
  }

  put(said, near) {
    const role = this.pinned ? "status" : "tooltip";
    this.shown = el("div", { class: `explain ${this.pinned ? "pinned" : ""}`, role }, said);
    document.body.append(this.shown);
    placed(this.shown, near, [...document.querySelectorAll(".chart, .board .piece.lit")].map((each) => each.getBoundingClientRect()));
  }

  // Name and meaning, the card itself or those that say more, then every icon on it.
  said(thing, legend) {
    const whole = thing.matches(WHOLE);
    const own = kindsOf(thing).map((kind) => legend.get(kind)).find(Boolean);
    const on = whole ? [...thing.querySelectorAll("[data-about], [data-fact]")].flatMap(kindsOf) : [];
    const cards = (thing.dataset.more ?? "").split(" ").filter(Boolean).map((id) => this.stage.find(id)[0]).filter(Boolean);
    const more = cards.flatMap((card) => [...card.querySelectorAll("[data-fact]")].flatMap(kindsOf));
    const lines = [...new Set([...on, ...more].map((kind) => legend.get(kind)))].filter((line) => line && line !== own);
    const name = nameOf(thing) || own?.word;
    const shown = thing.matches("[data-card]") ? [thing] : cards;
    return [
      !thing.matches("[data-card]") && name && el("h3", {}, name),
      own && el("p", {}, own.word !== name && el("b", {}, `${own.word}: `), own.text, this.rule(own.rule)),
      shown.length > 0 && el("div", { class: "copies" }, shown.map(copyOf)),
      lines.length > 0 && el("dl", { class: "meanings" }, lines.slice(0, ROWS).map((line) => this.row(line))),
      this.pinned && el("p", { class: "how" }, say("page-explain-how")),
    ].filter(Boolean);
  }

  row({ icon: sign, word, text, rule }) {
    return el("div", {}, el("dt", {}, sign && icon(sign), el("b", {}, word)), el("dd", {}, text, this.rule(rule)));
  }

  rule(id) {
    if (!id) return null;
    const why = () => this.on.why(id);
    return [" ", this.pinned ? el("button", { type: "button", class: "rule-link", onclick: why }, id) : el("small", {}, id)];
  }

  // The browser's own hints would say the same once more.
  mute(thing) {
    for (let each = thing; each && !each.matches(".area"); each = each.parentElement) {
      const [title, drawn, at] = [each.getAttribute("title"), each.querySelector(":scope > title"), each];
      if (title) {
        at.removeAttribute("title");
        this.muted.push(() => at.setAttribute("title", title));
      }
      if (drawn) {
        const text = drawn.textContent;
        drawn.textContent = "";
        this.muted.push(() => (drawn.textContent = text));
      }
    }
  }
}

// What a pointer is over: a figure or a card as a whole, else the smallest thing.
function thingOf(target) {
  return target.closest?.(WHOLE) ?? target.closest?.(THING);
}

// The names a legend may have for a thing.
function kindsOf(element) {
  const { about, fact, id = "" } = element.dataset;
  if (about ?? fact) return [about ?? fact];
  const kinds = [...(element.getAttribute("class") ?? "").matchAll(KINDS)].map(([, kind]) => kind);
  return [...kinds, id.replace(/-\d+$/, "")];
}

function nameOf(thing) {
  const drawn = thing.querySelector(":scope > title, strong, summary h2, h3, .name");
  const figure = thing.matches(".track, .fact") ? thing.querySelector("b")?.textContent : "";
  const name = thing.getAttribute("title") ?? drawn?.textContent ?? "";
  return figure ? `${name} ${figure}`.trim() : name;
}

function copyOf(card) {
  const copy = card.cloneNode(true);
  for (const each of [copy, ...copy.querySelectorAll("[data-id]")]) {
    for (const name of ["data-id", "data-card", "data-numbers", "title"]) each.removeAttribute(name);
    each.classList.remove("lit", "aimed");
    each.style.viewTransitionName = "";
  }
  copy.classList.add("copy");
  return copy;
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
