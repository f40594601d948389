// A sheet: questions that follow each other, filled in together. Nothing is decided before it is sent.

import { el, icon } from "./dom.js";
import { say } from "./words.js";

export class Sheet {
  // `on.show(prompt, pairs)` asks what comes of what is filled in, `on.send(prompt, pairs)` gives all answers.
  constructor(list, on) {
    Object.assign(this, { list, on, prompt: null, rows: [], wished: [], waits: false });
  }

  // Begins a sheet with this question; it is drawn when the server has said what is on it. Until then the
  // options of the question before are gone: a hand that comes down late must not send an empty sheet.
  begin(prompt) {
    const again = this.prompt && this.prompt.number === prompt.number && this.prompt.seat === prompt.seat;
    if (!again) {
      this.wished = [];
      this.list.replaceChildren();
    }
    Object.assign(this, { prompt, waits: true });
    this.on.show(prompt, this.wished);
  }

  end() {
    this.prompt = null;
  }

  // Pairs of a question and what is taken there: as wished last, also while the server has not answered yet.
  get taken() {
    return this.waits ? this.wished : this.rows.map(({ asked, taken }) => [asked.ask, taken]);
  }

  // What the server says is on it now. Which button had the focus has it again.
  put({ number, seat, rows }) {
    if (number !== this.prompt?.number || seat !== this.prompt.seat) return false;
    Object.assign(this, { rows, waits: false });
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

  one({ asked: { ask, options }, taken }, nth) {
    const take = (key) => () => this.wish(this.taken.map((pair, n) => (n === this.place(ask, nth) ? [ask, key] : pair)));
    return options.map((option) => wish(option, option.key === taken, `${ask}/${nth}/${option.key}`, take(option.key)));
  }

  // Those taken can be put back; those left over can be added.
  several(all) {
    const [{ asked: { ask }, left }] = all;
    const mine = all.filter(({ taken }) => taken !== left);
    const last = all.at(-1);
    const rest = last.taken === left ? last.asked.options.filter(({ key }) => key !== left) : [];
    const back = (nth) => () => this.wish(this.taken.filter((_, n) => n !== this.place(ask, nth)));
    const more = (key) => () => this.wish([...this.taken.filter(([each, had]) => each !== ask || had !== left), [ask, key]]);
    return [
      ...mine.map(({ asked: { options }, taken }, n) =>
        wish(options.find(({ key }) => key === taken), true, `${ask}/${n}`, back(n))),
      ...rest.map((option) => wish(option, false, `${ask}/+${option.key}`, more(option.key))),
    ];
  }

  // The place of the nth answer to this question among all.
  place(ask, nth) {
    return this.taken.map(([each], n) => (each === ask ? n : -1)).filter((n) => n >= 0)[nth];
  }

  wish(pairs) {
    if (this.on.show(this.prompt, pairs)) Object.assign(this, { wished: pairs, waits: true });
  }

  sending() {
    const taken = this.rows.map((row) => row.asked.options.find(({ key }) => key === row.taken));
    const said = taken.filter(({ face, icons }) => face || icons).map(({ label }) => label);
    const told = { "data-n": 0, "data-key": "", "data-targets": taken.flatMap(({ targets }) => targets).join(" ") };
    return el("button", { type: "button", class: "option confirm", ...told, onclick: () => this.send() },
      el("span", { class: "number", "aria-hidden": "true" }, 1),
      el("span", { class: "label" }, icon("check"), say("page-sheet-send")),
      el("span", { class: "hint" }, said.join(" · ")));
  }

  // What was wished for a moment ago may not have come back yet; then it is not known what else is asked.
  send() {
    return !this.waits && this.on.send(this.prompt, this.taken);
  }
}

function wish({ label, icons, face, note }, taken, id, act) {
  const shown = el("span", { class: "wish-art", "aria-hidden": "true" });
  shown.innerHTML = face || icons; // made and escaped by the server's scene
  return el("button", { type: "button", class: "wish-one", "aria-pressed": String(taken), "data-pick": id, title: note, onclick: act },
    face || icons ? shown : null, el("span", { class: "wish-label" }, label));
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
