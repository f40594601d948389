// A sheet: questions that follow each other, filled in together. Nothing is decided before it is sent.

import { el, icon } from "./dom.js";
import { say } from "./words.js";

export class Sheet {
  // `on.show(prompt, pairs)` asks what comes of what is filled in, `on.send(prompt, pairs)` gives all answers.
  constructor(list, on) {
    Object.assign(this, { list, on, prompt: null, rows: [], wished: [] });
  }

  // Begins a sheet with this question; it is drawn when the server has said what is on it.
  begin(prompt) {
    const again = this.prompt && this.prompt.number === prompt.number && this.prompt.seat === prompt.seat;
    if (!again) this.wished = [];
    this.prompt = prompt;
    this.on.show(prompt, this.wished);
  }

  end() {
    this.prompt = null;
  }

  get taken() {
    return this.rows.map(({ asked, taken }) => [asked.ask, taken]);
  }

  // What the server says is on it now. Which button had the focus has it again.
  put({ number, seat, rows }) {
    if (number !== this.prompt?.number || seat !== this.prompt.seat) return false;
    this.rows = rows;
    const held = this.list.contains(document.activeElement) ? document.activeElement.dataset.pick : null;
    const kinds = [...new Set(rows.map(({ asked }) => asked.ask))];
    const lines = kinds.map((ask) => this.line(ask));
    this.list.replaceChildren(el("div", { class: "fill" }, el("div", { class: "fill-rows" }, lines),
      el("div", { class: "fill-end" }, chart(rows), this.sending())));
    if (held) this.list.querySelector(`[data-pick="${CSS.escape(held)}"]`)?.focus();
    return true;
  }

  // All that is asked under one name: one of several, or as many as one likes.
  line(ask) {
    const all = this.rows.filter(({ asked }) => asked.ask === ask);
    const [{ label, left }] = all;
    const picks = left ? this.several(all) : all.flatMap((row, n) => this.one(row, n));
    return el("fieldset", { class: "fill-row", "data-ask": ask }, el("legend", {}, label), picks);
  }

  one({ asked, taken }, nth) {
    return asked.options.map((option) => pick(option, option.key === taken, `${asked.ask}/${nth}/${option.key}`,
      () => this.wish(this.taken.map((pair, n) => (n === this.place(asked.ask, nth) ? [asked.ask, option.key] : pair)))));
  }

  // Those taken can be put back; those left over can be added.
  several(all) {
    const { ask } = all[0].asked;
    const { left } = all[0];
    const mine = all.filter(({ taken }) => taken !== left);
    const last = all.at(-1);
    const rest = last.taken === left ? last.asked.options.filter(({ key }) => key !== left) : [];
    const put = mine.map(({ asked, taken }, n) => pick(asked.options.find(({ key }) => key === taken), true, `${ask}/${n}`,
      () => this.wish(this.taken.filter((_, at) => at !== this.place(ask, n)))));
    const add = rest.map((option) => pick(option, false, `${ask}/+${option.key}`,
      () => this.wish([...this.taken.filter(([each, key]) => each !== ask || key !== left), [ask, option.key]])));
    return [...put, ...add];
  }

  // The place of the nth question of this name among all.
  place(ask, nth) {
    return this.rows.map(({ asked }, n) => (asked.ask === ask ? n : -1)).filter((n) => n >= 0)[nth];
  }

  wish(pairs) {
    this.wished = pairs;
    this.on.show(this.prompt, pairs);
  }

  sending() {
    const said = this.rows.filter(({ taken, left }) => taken !== left)
      .map(({ asked, taken }) => asked.options.find(({ key }) => key === taken).label);
    return el("button", { type: "button", class: "option confirm", "data-n": 0, "data-key": "", onclick: () => this.send() },
      el("span", { class: "number", "aria-hidden": "true" }, 1),
      el("span", { class: "label" }, icon("check"), say("page-sheet-send")),
      el("span", { class: "hint" }, said.join(" · ")));
  }

  send() {
    return this.on.send(this.prompt, this.taken);
  }
}

function pick({ label, icons, face, note }, taken, id, act) {
  const shown = el("span", { class: "pick-art", "aria-hidden": "true" });
  shown.innerHTML = face || icons; // made and escaped by the server's scene
  return el("button", { type: "button", class: "pick", "aria-pressed": String(taken), "data-pick": id, title: note, onclick: act },
    face || icons ? shown : null, el("span", { class: "pick-label" }, label));
}

// What may come of it, as the last row that knows says.
function chart(rows) {
  const bars = rows.findLast((row) => row.bars.length)?.bars ?? [];
  return el("dl", { class: "fill-odds" }, bars.map(([label, chance, deadly]) => {
    const bar = el("span", { class: "bar-fill" });
    bar.style.width = `${chance}%`;
    return el("div", { class: deadly ? "chance deadly" : "chance" },
      el("dt", {}, label), el("dd", {}, el("span", { class: "bar-line", "aria-hidden": "true" }, bar), el("b", {}, `${chance}%`)));
  }));
}
