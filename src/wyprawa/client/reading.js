// What is told as one story, such as an event and what comes of it: a page that lies on the table until one goes on.

import { button, el, icon } from "./dom.js";
import { say } from "./words.js";

const LEAST = 8000; // milliseconds it stays for those who have nothing to answer

const begins = ({ acts }) => acts?.find(({ kind, note }) => kind === "read" && note);
const ends = ({ acts }) => acts?.some(({ kind, note }) => kind === "read" && !note);

export class Reading {
  constructor(root) {
    Object.assign(this, { root, since: 0 });
    this.close();
  }

  // The last `fresh` lines of the log are news. A page that ends with one of them is shown; one that is there stays
  // for a while, whatever else happens.
  told(lines, fresh) {
    const end = lines.findLastIndex(ends);
    if (end < 0 || end < lines.length - fresh) {
      if (fresh && performance.now() - this.since > LEAST) this.close();
      return;
    }
    const story = lines.slice(lines.slice(0, end).findLastIndex(ends) + 1, end + 1);
    const start = story.findIndex(begins);
    if (start >= 0) this.show(begins(story[start]), story.slice(start));
  }

  show({ icon: sign, note: title, cards = [] }, lines) {
    const kind = (line) => (begins(line) ? "chosen" : ends(line) ? "last" : "outcome");
    const said = [...cards.map(([text]) => el("p", {}, text)), ...lines.map((line) => el("p", { class: kind(line) }, line.text))];
    const card = el("article", { class: "card" },
      el("div", { class: "band" }, icon(sign || "card"), el("strong", {}, title)), el("div", { class: "lines" }, said),
      button(say("page-play-on"), () => this.close(), { class: "main", "data-do": "read-on" }));
    this.root.replaceChildren(el("div", { class: "zone page" }, el("div", { class: "cards" }, card)));
    this.root.classList.remove("empty");
    this.root.scrollIntoView({ block: "nearest" });
    this.since = performance.now();
  }

  // Whether there was anything to close.
  close() {
    const open = this.root.hasChildNodes();
    this.root.replaceChildren();
    this.root.classList.add("empty");
    return open;
  }
}
