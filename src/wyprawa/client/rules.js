// The rules of a game: chapters to open, a search over them, and what the icons mean.

import { languageSwitch, themeSwitch, topbar } from "./chrome.js";
import { button, el, icon } from "./dom.js";
import { api, reason } from "./net.js";
import { language } from "./store.js";
import { say } from "./words.js";

const ID = /\b[A-Z][A-Z0-9]+-\d+\.E?\d+\b/;
const PIECES = /(\*\*.+?\*\*|`[^`]+`|\b[A-Z][A-Z0-9]+-\d+\.E?\d+\b)/;
const WAIT = 150; // milliseconds of typing before it is searched

export async function show(root, game) {
  let found;
  try {
    found = await api(`/rules/${game}`);
  } catch (problem) {
    const home = el("a", { class: "main", href: "/" }, say("page-home"));
    const failed = el("p", { role: "alert" }, say("page-rules-failed", { why: reason(problem) }));
    return root.replaceChildren(topbar({ title: "Wyprawa", tools: themeSwitch() }),
      el("main", { class: "gone" }, failed, home));
  }
  return new RulesPage(root, found);
}

// Without capitals and without the marks over letters, so that "zloto" finds "złoto".
const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l");

// A rule's text: bold, code, other rules as links, and its points as a list.
export function formatted(text, known = () => true) {
  const [first, ...points] = text.split("\n");
  const line = (said) => said.split(PIECES).filter(Boolean).map((piece) => {
    if (piece.startsWith("**")) return el("strong", {}, piece.slice(2, -2));
    if (piece.startsWith("`")) return el("code", {}, piece.slice(1, -1));
    return ID.test(piece) && known(piece) ? el("a", { href: `#${piece}` }, piece) : piece;
  });
  const list = points.length > 0 && el("ul", {}, points.map((point) => el("li", {}, line(point.replace(/^[-*+] /, "")))));
  return [el("p", {}, line(first)), list];
}

class RulesPage {
  constructor(root, book) {
    Object.assign(this, { root, book });
    this.rules = new Map(book.chapters.flatMap((chapter) => chapter.rules.map((rule) => [rule.id, rule])));
    this.other = null; // the texts in the other language, once they were searched for
    this.build();
    addEventListener("hashchange", () => this.go());
    this.go();
  }

  build() {
    const { book } = this;
    const title = say("page-rules-of", { game: book.title });
    document.title = `${title} · Wyprawa`;
    const again = async () => (await import("./rules.js")).show(this.root, book.game);
    const oninput = () => {
      clearTimeout(this.typing);
      this.typing = setTimeout(() => this.search(), WAIT);
    };
    const attributes = { id: "rules-search", type: "search", autocomplete: "off", placeholder: say("page-rules-hint") };
    this.input = el("input", { ...attributes, oninput, onfocus: () => this.fetchOther() });
    this.status = el("p", { class: "rules-found", role: "status" });
    const all = (on) => () => this.each((chapter) => (chapter.element.open = on));
    this.legend = book.icons.length > 0 && this.chapter("legend", say("page-rules-legend"), this.icons());
    this.chapters = book.chapters.map((chapter) => this.rulesOf(chapter));
    this.root.replaceChildren(
      el("a", { class: "skip-link", href: "#rules-search" }, say("page-rules-search")),
      topbar({ title, tools: [themeSwitch(), languageSwitch(again)] }),
      el("main", { class: "rules-page" },
        el("form", { class: "rules-tools", role: "search", onsubmit: (event) => event.preventDefault() },
          el("label", { for: "rules-search" }, icon("book"), say("page-rules-search")), this.input,
          button(say("page-rules-open"), all(true)), button(say("page-rules-close"), all(false))),
        this.status,
        this.legend && this.legend.element, this.chapters.map(({ element }) => element)));
    addEventListener("keydown", (event) => {
      if (event.key !== "/" || event.target.closest("input")) return;
      event.preventDefault();
      this.input.focus();
    });
  }

  each(act) {
    for (const chapter of [...(this.legend ? [this.legend] : []), ...this.chapters]) act(chapter);
  }

  chapter(id, title, ...inside) {
    const element = el("details", { class: "chapter", id: `chapter-${id}` },
      el("summary", {}, el("h2", {}, title)), inside);
    return { element, rows: [...element.querySelectorAll("[data-row]")] };
  }

  rulesOf({ number, title, rules }) {
    const row = ({ id, text, example, language: spoken }) =>
      el("li", { id, "data-row": id, class: example ? "rule example" : "rule" },
        el("div", { class: "rule-id" }, el("a", { href: `#${id}` }, id), example && el("small", {}, say("page-rules-example"))),
        el("div", { class: "rule-text", lang: spoken || null }, formatted(text, (each) => this.rules.has(each))));
    return this.chapter(number, number ? `${number}. ${title}` : title, el("ol", { class: "rules-list" }, rules.map(row)));
  }

  icons() {
    const row = ({ icon: name, word, text, rule }) =>
      el("div", { "data-row": word }, el("dt", {}, icon(name), el("b", {}, word)),
        el("dd", {}, text, rule && [" ", el("a", { href: `#${rule}` }, rule)]));
    return el("dl", { class: "legend" }, this.book.icons.map(row));
  }

  // Opens the rule the address names, and shows which one it is.
  go() {
    const id = decodeURIComponent(location.hash.slice(1));
    for (const each of this.root.querySelectorAll(".rule.here")) each.classList.remove("here");
    const row = id && document.getElementById(id);
    const chapter = row?.closest?.(".chapter");
    if (!chapter) return;
    if (row.hidden) this.clear();
    chapter.open = true;
    row.classList.add("here");
    row.scrollIntoView({ block: "center" });
    row.querySelector("a, summary")?.focus({ preventScroll: true });
  }

  clear() {
    this.input.value = "";
    this.search();
  }

  // Who reads one language may remember a word in the other.
  async fetchOther() {
    this.other ??= new Map();
    if (this.other.size) return;
    const spoken = language() === "pl" ? "en" : "pl";
    const answer = await fetch(`/api/rules/${this.book.game}?language=${spoken}`).catch(() => null);
    if (!answer?.ok) return;
    const { chapters } = await answer.json();
    for (const { id, text } of chapters.flatMap(({ rules }) => rules)) this.other.set(id, plain(text));
    if (this.input.value) this.search();
  }

  search() {
    const words = plain(this.input.value).split(/\s+/).filter(Boolean);
    let count = 0;
    this.each((chapter) => {
      let found = 0;
      for (const row of chapter.rows) {
        const text = plain(row.textContent) + (this.other?.get(row.dataset.row) ?? "");
        row.hidden = !words.every((word) => text.includes(word));
        found += !row.hidden;
      }
      chapter.element.hidden = !found;
      chapter.element.open = words.length > 0 && found > 0;
      count += found;
    });
    this.mark(words);
    this.status.textContent = words.length ? say("page-rules-found", { count }) : "";
  }

  // Highlights what was searched for, as far as it stands there in one piece.
  mark(words) {
    if (!CSS.highlights) return;
    const ranges = [];
    if (words.length) {
      for (const row of this.root.querySelectorAll("[data-row]:not([hidden])")) {
        const walk = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
        while (walk.nextNode()) ranges.push(...within(walk.currentNode, words));
      }
    }
    CSS.highlights.set("found", new Highlight(...ranges));
  }
}

function within(node, words) {
  const text = [...node.data].map((letter) => plain(letter)[0] ?? " ").join(""); // of the same length
  if (text.length !== node.length) return [];
  return words.flatMap((word) => {
    const found = [];
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, at + word.length);
      found.push(range);
    }
    return found;
  });
}
