// The question: a list of options, the same options lit on the table, and the keys that reach them.

import { el, icon, iconButton, unseen } from "./dom.js";
import { Charts } from "./odds.js";
import { Sheet } from "./sheet.js";
import { twice } from "./wishes.js";
import { say } from "./words.js";

// The card an option is about, as it will lie on the table.
function thing(html) {
  const holder = document.createElement("template");
  holder.innerHTML = html; // made and escaped by the server's scene
  const card = holder.content.firstElementChild;
  for (const name of ["data-id", "data-card"]) card.removeAttribute(name);
  if (card.dataset.colour) card.style.setProperty("--hero", card.dataset.colour);
  return card;
}

const TYPING = 1200; // milliseconds in which a second digit belongs to the first

export class Prompt {
  // `on.answer(prompt, key)` sends an answer and says whether it could, `on.why(rule, about)` shows a rule and what
  // it decides here. With `on.hint(prompt)` one can ask for advice. `on.explain` shows what is out of sight. With
  // `on.sheet(prompt, pairs, sent)` questions of a sheet are filled in together, unless it says that they are not.
  constructor(root, stage, on) {
    Object.assign(this, { root, stage, on, prompt: null, pending: null, only: null, aimed: null, digits: "" });
    this.charts = new Charts(stage);
    this.title = el("h2", { id: "question", tabindex: "-1" });
    this.face = el("span", { class: "whose", hidden: true });
    this.note = el("p", { class: "asking-note", hidden: true });
    this.why = iconButton("question", say("page-why"), () => this.explain(), { hidden: true });
    this.help = iconButton("light", say("page-hint"), () => this.consult(), { hidden: true, "data-do": "hint" });
    this.filter = el("button", { type: "button", class: "filter", hidden: true, onclick: () => this.narrow(null) });
    this.list = el("div", { class: "options" });
    this.sheet = new Sheet(this.list, {
      show: (prompt, pairs) => on.sheet(prompt, pairs, false), send: (prompt, pairs) => this.sent(prompt, pairs),
    });
    const said = el("div", { class: "said" }, this.title, this.note);
    root.replaceChildren(el("div", { class: "asking-head" }, this.face, said, this.help, this.why), this.filter, this.list);
    for (const area of stage.roots) {
      area.addEventListener("click", (event) => this.clicked(event));
      area.addEventListener("pointerover", (event) => event.pointerType === "mouse" && this.over(event));
      area.addEventListener("pointerleave", () => this.point(null));
    }
  }

  // Shows a question, or the sentence said while there is none.
  show(prompt, idle = "") {
    const held = this.root.contains(document.activeElement);
    const same = prompt && this.prompt && JSON.stringify(prompt.options) === JSON.stringify(this.prompt.options);
    const fresh = prompt && !(same && prompt.ask === this.prompt.ask);
    this.prompt = prompt;
    this.digits = "";
    this.title.textContent = prompt ? prompt.title : idle;
    this.note.textContent = prompt?.note ?? "";
    this.note.hidden = !prompt?.note;
    this.face.innerHTML = prompt?.face ?? ""; // made and escaped by the server's scene
    this.face.hidden = !prompt?.face;
    this.sure = null;
    this.why.hidden = !prompt?.rule;
    this.help.hidden = !this.on.hint || !(prompt?.options.length > 1);
    this.root.classList.toggle("mine", Boolean(prompt));
    if (!this.pending || prompt?.number !== this.pending.number || prompt.seat !== this.pending.seat) this.refused();
    const sheet = Boolean(prompt?.sheet && this.on.sheet?.(prompt));
    this.root.classList.toggle("on-sheet", sheet);
    if (sheet && (!same || !this.sheet.prompt)) this.sheet.begin(prompt);
    if (!sheet) this.sheet.end();
    if (!same && !sheet) {
      this.aimed = null;
      this.list.replaceChildren(...this.groups());
      this.list.classList.toggle("things", Boolean(prompt?.options.some(({ card }) => card)));
      this.list.scrollTop = 0;
      this.narrow(null);
    }
    if (held && fresh) this.title.focus({ preventScroll: true });
    this.light();
    this.root.classList.toggle("seen", Boolean(prompt) && prompt.options.length > 4 && this.onTable());
    if (fresh) this.stage.boards.follow();
    this.point(this.aimed, !same);
  }

  groups() {
    const made = [];
    for (const [n, option] of (this.prompt?.options ?? []).entries()) {
      if (!made.length || option.group !== made.at(-1).dataset.group) {
        const heading = option.group && el("h3", {}, option.group);
        made.push(el("div", { class: "group", "data-group": option.group }, heading || null, el("ol")));
      }
      made.at(-1).lastElementChild.append(el("li", {}, this.button(option, n)));
    }
    return made;
  }

  button(option, n) {
    const on = () => this.point(n, true);
    const off = () => this.point(null, true);
    const does = { onclick: () => this.choose(n), onfocus: on, onpointerenter: on, onpointerleave: off, onblur: off };
    const signs = option.icons && el("span", { class: "option-icons", "aria-hidden": "true" });
    if (signs) signs.innerHTML = option.icons; // made and escaped by the server's scene
    const sign = { fatal: "skull", wasteful: "info" }[option.risk];
    const art = option.face && el("span", { class: "option-face", "aria-hidden": "true" });
    if (art) art.innerHTML = option.face; // made and escaped by the server's scene
    const told = { class: `option ${option.risk}`, "data-key": option.key, "data-n": n, "data-targets": option.targets.join(" ") };
    return el("button", { type: "button", ...told, ...does },
      option.card && thing(option.card),
      el("span", { class: "number", "aria-hidden": "true" }, n + 1), art,
      el("span", { class: "label" }, sign && icon(sign), option.label, signs),
      option.note && el("span", { class: "hint" }, option.note),
      option.odds.map(([, words]) => unseen(` ${words}`)));
  }

  buttons() {
    return [...this.list.querySelectorAll(".option")];
  }

  // Lights up what the options point at, and opens what hides it.
  light() {
    this.targets = new Map();
    for (const [n, option] of (this.sheet.prompt ? [] : this.prompt?.options ?? []).entries()) {
      for (const id of option.targets) this.targets.set(id, [...(this.targets.get(id) ?? []), n]);
    }
    for (const each of this.stage.roots.flatMap((root) => [...root.querySelectorAll(".lit")])) {
      each.classList.remove("lit");
      delete each.dataset.numbers;
    }
    const laid = new Set();
    for (const [id, numbers] of this.targets) {
      for (const each of this.stage.find(id)) {
        if (each.closest(".area-asked")) numbers.forEach((n) => laid.add(n));
        each.classList.add("lit");
        each.dataset.numbers = numbers.length > 3 ? `${numbers[0] + 1}…` : numbers.map((n) => n + 1).join(" ");
        this.stage.reveal(each);
        if (each.matches(":is(.board-hex, .board-square) .cell")) each.parentElement.append(each); // drawn last
      }
    }
    for (const [n, each] of this.buttons().entries()) each.parentElement.classList.toggle("laid", laid.has(n));
    this.stage.mark();
  }

  // Whether most options can be taken where they lie, on a board or in one's hand; the list may then be short.
  onTable() {
    const near = (id) => this.stage.find(id).some((each) => each.closest(".board, .held, .area-asked"));
    const there = this.prompt.options.filter((option) => option.targets.some(near));
    return there.length >= this.prompt.options.length - 2;
  }

  // Points at an option: its targets and its path are shown; from the list also what is out of sight.
  point(n, listed = false) {
    const option = this.prompt?.options[n];
    this.aimed = n;
    this.aim(option ? [n] : []);
    for (const each of this.stage.roots.flatMap((root) => [...root.querySelectorAll(".aimed")])) {
      each.classList.remove("aimed");
    }
    const shown = option ? [...option.targets, ...option.path] : [];
    for (const each of shown.flatMap((id) => this.stage.find(id))) each.classList.add("aimed");
    this.stage.boards.path(option?.path ?? []);
    if (listed) this.on.explain.of(option?.targets ?? [], this.root);
    this.charts.show(option);
  }

  aim(numbers) {
    for (const each of this.buttons()) each.classList.toggle("aimed", numbers.includes(Number(each.dataset.n)));
  }

  // The options of what is lit under the pointer; a piece that is not lit lets through to its cell.
  under(event) {
    const all = document.elementsFromPoint(event.clientX, event.clientY);
    const lit = all.map((each) => each.closest(".lit[data-id]")).find(Boolean);
    return lit ? this.targets.get(lit.dataset.id) ?? [] : [];
  }

  over(event) {
    const numbers = this.under(event);
    this.point(numbers.length === 1 ? numbers[0] : null);
    this.aim(numbers);
  }

  clicked(event) {
    if (event.target.closest("a, button, summary")) return;
    const numbers = this.under(event);
    if (numbers.length === 1) this.choose(numbers[0]);
    else if (numbers.length) {
      this.narrow(numbers);
      this.root.classList.remove("low");
      this.root.scrollIntoView({ block: "nearest" });
    }
  }

  // Shows only some of the options; null shows all.
  narrow(numbers) {
    this.only = numbers;
    for (const group of this.list.querySelectorAll(".group")) {
      const rows = [...group.querySelectorAll("li")];
      for (const each of rows) each.hidden = numbers && !numbers.includes(Number(each.firstElementChild.dataset.n));
      group.hidden = rows.every((each) => each.hidden);
    }
    this.filter.hidden = !numbers;
    const count = { shown: numbers?.length, all: this.prompt?.options.length };
    if (numbers) this.filter.textContent = say("page-filter", count);
  }

  // The worst is only done when it is chosen twice.
  choose(n) {
    if (this.sheet.prompt) {
      this.sheet.send();
      return;
    }
    const option = this.prompt?.options[n];
    if (!option || this.pending || this.doubts(n)) return;
    if (!this.on.answer(this.prompt, option.key)) return;
    this.pending = this.prompt; // until another question comes: that others answer changes nothing
    this.root.classList.add("pending");
  }

  // All answers of a sheet at once.
  sent(prompt, pairs) {
    if (this.pending || !this.on.sheet(prompt, pairs, true)) return;
    this.pending = prompt;
    this.root.classList.add("pending");
  }

  // What is on the sheet now.
  fill(told) {
    if (!this.sheet.put(told)) return false;
    const { note, face } = told.rows.at(-1).asked;
    this.note.textContent = note;
    this.note.hidden = !note;
    this.face.innerHTML = face; // made and escaped by the server's scene
    this.face.hidden = !face;
    return true;
  }

  // Shows the place on the board that the sheet is about.
  place({ rows }) {
    const ids = new Set(rows.flatMap(({ asked }) => asked.options.flatMap(({ targets }) => targets)));
    const cells = [...ids].flatMap((id) => this.stage.find(id)).filter((each) => each.matches(".cell"));
    for (const each of cells) each.classList.add("aimed");
    this.stage.boards.look(cells);
  }

  // Whether one must say it once more; what was asked before is no longer.
  doubts(n) {
    const again = this.sure === n;
    const doubt = this.prompt.options[n].risk === "fatal" && !again && twice() && !this.on.sure;
    this.sure = doubt ? n : null;
    for (const each of this.list.querySelectorAll(".sure")) each.remove();
    for (const each of this.buttons()) each.classList.toggle("doubted", doubt && Number(each.dataset.n) === n);
    if (!doubt) return false;
    const button = this.buttons()[n];
    if (button.parentElement.hidden) this.narrow(null);
    button.append(el("span", { class: "hint sure", role: "alert" }, say("page-sure")));
    button.scrollIntoView({ block: "nearest" });
    return true;
  }

  // No answer is on its way: it was not taken, or the next question is here.
  refused() {
    this.pending = null;
    this.root.classList.remove("pending");
    this.help.disabled = false;
  }

  consult() {
    if (!this.help.hidden && this.on.hint(this.prompt)) this.help.disabled = true;
  }

  // What a search found: how good options are, and what it expects after the best of them.
  advise({ number, options }, named) {
    this.help.disabled = false;
    if (number !== this.prompt?.number) return "";
    const percent = (share) => Math.round(100 * share);
    for (const each of this.list.querySelectorAll(".advice")) each.remove();
    const lines = options.map(({ value, thoughts, follows }, n) => [
      thoughts ? say("page-hint-value", { percent: percent(value), count: thoughts }) : say("page-hint-plain"),
      ...(n ? [] : follows.map(({ seat, label, share }) =>
        say("page-hint-then", { who: named(seat), label, percent: percent(share) }))),
    ]);
    for (const [n, option] of options.entries()) {
      const button = this.buttons().find((each) => each.dataset.key === option.key);
      button?.append(...lines[n].map((line) => el("span", { class: "hint advice" }, line)));
      button?.classList.toggle("best", !n);
    }
    if (!options.length) return "";
    const compared = options[0].thoughts ? say("page-hint-compared") : "";
    if (compared) this.list.prepend(el("p", { class: "hint advice compared" }, compared));
    this.list.scrollTop = 0;
    return `${compared} ${options[0].label}: ${lines[0].join(" ")}`.trim();
  }

  explain() {
    const { rule, title, note } = this.prompt ?? {};
    if (rule) this.on.why(rule, [title, note]);
  }

  // --- keys ---------------------------------------------------------------------------------------------

  // Whether the key was for the options.
  key(event) {
    if (/^\d$/.test(event.key)) return this.digit(event.key);
    this.digits = "";
    if (["ArrowDown", "ArrowRight"].includes(event.key)) return this.step(1);
    if (["ArrowUp", "ArrowLeft"].includes(event.key)) return this.step(-1);
    if (event.key === "Home") return this.step(0, 0);
    if (event.key === "End") return this.step(0, -1);
    if (event.key !== "Escape" || !this.only) return false;
    this.narrow(null);
    return true;
  }

  // A number that no digit could follow is chosen at once; one that could go on waits for Enter or a digit.
  digit(digit) {
    clearTimeout(this.typing);
    const count = this.sheet.prompt ? this.buttons().length : this.prompt?.options.length ?? 0;
    const typed = Number(this.digits + digit);
    this.digits = "";
    if (!typed) return false;
    if (typed > count) return true;
    const button = this.buttons()[typed - 1];
    if (button.parentElement.hidden) this.narrow(null);
    button.focus();
    if (typed * 10 > count) {
      this.choose(typed - 1);
    } else {
      this.digits = String(typed);
      this.typing = setTimeout(() => (this.digits = ""), TYPING);
    }
    return true;
  }

  step(by, to = null) {
    const seen = this.buttons().filter((button) => !button.parentElement.hidden);
    if (!seen.length) return false;
    const here = seen.indexOf(document.activeElement);
    const next = to ?? (here < 0 ? (by > 0 ? 0 : -1) : (here + by + seen.length) % seen.length);
    seen.at(next).focus();
    return true;
  }
}
