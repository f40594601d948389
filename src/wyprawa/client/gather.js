// Before the first draw: who is ready, and a field for words of one's own. The server says when the game begins.

import { button, el, icon, unseen } from "./dom.js";
import { get, keepTable, set, table as kept } from "./store.js";
import { say } from "./words.js";

const MOST = 200; // letters
const LETTERS = "abcdefghijkmnopqrstuvwxyz";

// Letters nobody can guess: what one adds who does not care to write something.
function anyWords() {
  const drawn = [...crypto.getRandomValues(new Uint8Array(15))].map((n) => LETTERS[n % LETTERS.length]).join("");
  return drawn.match(/.{5}/g).join(" ");
}

// As the server cleans it, so that what was sent is what is told.
const clean = (text) =>
  [...text.normalize("NFC").replace(/\s+/gu, " ").replace(/\p{C}/gu, "")].slice(0, MOST).join("").trim();

export class Gather {
  // `page`: id, seats, own, people, welcome, send(message), announce(text).
  constructor(page) {
    this.page = page;
    this.draft = null; // what is in the field
    this.said = null; // seats that were ready when last told
    this.asks = !get("name");
    this.name = "";
    this.element = el("main", { class: "gather", hidden: true });
  }

  // The seats of this browser that have not spoken; the first gets the words.
  silent(fair) {
    const spoken = new Set(fair.words.map(({ seat }) => seat));
    return this.page.seats.filter(({ seat, kind }) => kind === "person" && this.page.own.has(seat) && !spoken.has(seat))
      .map(({ seat }) => seat);
  }

  // Shows how far it is, or that it is over.
  show(fair) {
    const on = Boolean(fair?.gathers);
    this.element.hidden = !on;
    this.page.main.hidden = on;
    if (!on) return;
    this.tell(fair);
    const held = document.activeElement?.dataset.gather;
    this.element.replaceChildren(
      el("h2", {}, say("page-gather")),
      el("p", {}, say("page-gather-note")),
      el("dl", { class: "fair-facts" },
        el("dt", {}, say("page-fair-commitment")), el("dd", {}, el("code", {}, fair.commitment))),
      this.form(fair),
      el("h3", {}, say("page-gather-seats")),
      el("ul", { class: "gather-seats" }, this.rows(fair)),
      this.hurry(fair) ?? "");
    this.element.querySelector(`[data-gather="${held}"]`)?.focus();
  }

  // What those hear who listen.
  tell(fair) {
    const { people, announce } = this.page;
    const fresh = this.said === null ? [] : fair.words.filter(({ seat }) => !this.said.has(seat));
    this.said = new Set(fair.words.map(({ seat }) => seat));
    const said = ({ seat, text }) =>
      say(`page-gather-said${text ? "-words" : ""}`, { who: people.called(seat), words: text });
    if (fresh.length) announce.call(this.page, fresh.map(said).join(" "));
  }

  form(fair) {
    if (!this.page.own.size) return el("p", { role: "status" }, say("page-gather-watching"));
    const silent = this.silent(fair);
    if (!silent.length) return el("p", { role: "status" }, say("page-gather-waiting"));
    this.draft ??= anyWords();
    const oninput = () => (this.draft = input.value);
    const help = el("small", { id: "gather-help" }, say("page-gather-words-help"));
    const attributes = { id: "gather-words", type: "text", maxlength: MOST, autocomplete: "off", value: this.draft };
    const input = el("input", { ...attributes, "aria-describedby": help.id, "data-gather": "words", oninput });
    const called = this.nameField();
    const ready = el("button", { type: "submit", class: "main", "data-gather": "ready" }, say("page-gather-ready"));
    const onsubmit = (event) => {
      event.preventDefault();
      this.introduce();
      this.speak(silent, clean(input.value));
    };
    return el("form", { class: "gather-form", onsubmit },
      called,
      el("label", { for: input.id }, say("page-gather-words")), input, help, ready);
  }

  // Who came by a link and has no name yet is asked for one.
  nameField() {
    if (!this.asks) return null;
    const oninput = () => (this.name = field.value);
    const attributes = { id: "gather-name", type: "text", maxlength: 40, autocomplete: "nickname", value: this.name };
    const field = el("input", { ...attributes, "data-gather": "name", oninput });
    return [el("label", { for: field.id }, say("page-lobby-name")), field];
  }

  introduce() {
    const name = this.name.trim();
    if (!this.asks || !name) return;
    set("name", name);
    this.page.send({ type: "name", name });
  }

  speak(seats, text) {
    const { id } = this.page;
    for (const [n, seat] of seats.entries()) {
      const words = n ? "" : text;
      keepTable(id, { words: { ...kept(id)?.words, [seat]: words } });
      if (!this.page.send({ type: "words", seat, text: words })) return;
    }
  }

  rows(fair) {
    const spoken = new Map(fair.words.map(({ seat, text }, n) => [seat, { text, n }]));
    const order = ({ seat }) => spoken.get(seat)?.n ?? 100 + seat;
    return [...this.page.seats].sort((a, b) => order(a) - order(b)).map(({ seat, name, kind, sat }) => {
      const word = spoken.get(seat);
      const state = kind === "bot" ? say("page-kind-bot")
        : word ? (word.text ? el("q", {}, word.text) : say("page-fair-words-empty"))
          : say(kind === "person" && sat ? "page-gather-not-yet" : "page-gather-not-come");
      const ready = Boolean(word) || kind === "bot";
      return el("li", { class: `seat-${seat} seat-said ${ready ? "ready" : ""}` },
        el("span", { class: "shape", "aria-hidden": "true" }, seat + 1),
        el("b", {}, name || say("page-seat", { n: seat + 1 })), unseen(": "), el("span", {}, state),
        icon(ready ? "check" : "dots"));
    });
  }

  // The host need not wait for those who have not come.
  hurry(fair) {
    const spoken = new Set(fair.words.map(({ seat }) => seat));
    const late = this.page.seats.some(({ seat, kind, sat }) => kind === "person" && sat && !spoken.has(seat));
    if (!this.page.welcome?.host || late) return null;
    const begin = () => this.page.send({ type: "begin" });
    return el("p", { class: "buttons" }, button(say("page-gather-begin"), begin, { "data-gather": "begin" }));
  }
}
