// A table as it is laid out, in play and in a replay: boards and cards, people, the question, the log.

import { el, icon, iconButton, open, row } from "./dom.js";
import { Explain } from "./explain.js";
import { Log } from "./log.js";
import { Player } from "./playing.js";
import { Prompt } from "./prompt.js";
import { Reading } from "./reading.js";
import { Stage } from "./scene.js";
import { get, set } from "./store.js";
import { say } from "./words.js";

export const section = (name) => el("section", { class: `area area-${name}`, "aria-label": say(`page-${name}`) });
const QUESTION = 90; // pixels
const area = (name) => el("div", { class: `area area-${name}` });

// Tells how high something is to those that make room for it, unless it is `held`.
export function tell(property, what, more, users, held = () => false) {
  const told = () => users.forEach((each) => each.style.setProperty(property, `${what.offsetHeight + more}px`));
  new ResizeObserver(() => held() || told()).observe(what);
}

// A page that inherits this gives `answer(prompt, key)`, `why(rule, about)` and `legend()`.
export class Setting {
  // Everything anew, in the language spoken now. On a phone one of `views` is seen below the board, `view` at first.
  lay({ kind, views, view, above = null, below = null, beside = null }) {
    const [boards, tray, asked, read, shared, log] = ["boards", "tray", "asked", "read", "shared", "log"].map(section);
    const [faces, tracks, strip, mine, others] = ["faces", "tracks", "strip", "mine", "others"].map(area);
    this.tracks = tracks;
    this.asking = el("section", { class: "asking", id: "asking", "aria-labelledby": "question" });
    this.viewButtons = views.map((each) =>
      el("button", { type: "button", class: "view-button", "data-view": each, onclick: () => this.view(each) },
        say(`page-view-${each}`), el("span", { class: "unread" })));
    const toggle = () => this.drawer(!this.talking.classList.contains("open"));
    this.drawerButton = iconButton("list", say("page-drawer"), toggle, { class: "tool drawer", "data-do": "drawer" });
    this.talking = el("div", { class: "talk" }, this.drawerButton,
      el("nav", { class: "views", "aria-label": say("page-views") }, this.viewButtons), shared, log, below);
    this.dock = el("div", { class: "dock" }, above, this.asking, mine);
    const middle = el("div", { class: "stage" }, boards, tray, asked, read, beside);
    const people = el("section", { class: "area people", "aria-label": say("page-people") }, others);
    this.main = el("main", { class: `table-page ${kind}` }, faces, el("div", { class: "table" }, middle, people),
      this.dock, this.talking);
    this.strip = strip;
    this.stage = new Stage({ faces, tracks, strip, boards, tray, asked, shared, mine, others });
    const why = (rule, about) => this.why(rule, about);
    this.explain?.leave();
    this.explain = new Explain(this.stage, { why, legend: () => this.legend() });
    this.prompt = new Prompt(this.asking, this.stage, {
      why, explain: this.explain, answer: (prompt, key) => this.answer(prompt, key),
      hint: this.hint && ((prompt) => this.hint(prompt)), sure: this.sure,
      sheet: this.fillIn && ((...told) => this.fillIn(...told)),
    });
    this.player = new Player(this.stage, {
      line: (line, n) => this.told(line, n), busy: (so) => this.asking.classList.toggle("playing", so),
    });
    this.asking.append(this.player.controls);
    this.main.append(this.player.layer);
    tell("--fight", tray, 10, [this.dock]);
    // The board ends above one's own things and one line of the question; a longer question lies over it.
    tell("--dock", mine, QUESTION, [middle, people, this.talking, this.player.layer]);
    boards.addEventListener("click", () => this.stage.boards.dragged || this.player.skip());
    this.reading = new Reading(read);
    this.log = new Log(log, why, (marks) => this.stage.boards.mark(marks));
    this.viewed = `${kind}.view`;
    this.view(get(this.viewed, view));
  }

  view(view) {
    set(this.viewed, view);
    this.main.dataset.view = view;
    for (const each of this.viewButtons) each.ariaPressed = String(each.dataset.view === view);
    if (view === "log") this.log.down();
  }

  // A line is played: it stands where the question will be.
  told(line) {
    this.prompt.show(null, line.text);
  }

  // Opens the drawer with the log, or leaves its last lines to be seen.
  drawer(wide) {
    this.talking.classList.toggle("open", wide);
    this.drawerButton.ariaExpanded = String(wide);
    this.log.down();
  }

  // Marks whose turn it is; gives the panels by seat.
  turns(waiting) {
    const found = [...this.main.querySelectorAll(".panel[data-seat]")];
    const panels = found.map((panel) => [Number(panel.dataset.seat), panel]);
    for (const [seat, panel] of panels) panel.classList.toggle("turn-now", waiting.includes(seat));
    return panels;
  }

  // Who won, why, and the points; `beside(seat)` is written after a name.
  ending({ winners, names, scores, reason }, beside = () => null) {
    const rows = scores.map(({ name, points }, seat) => {
      const won = winners.includes(seat);
      const who = el("th", { scope: "row" }, won && icon("leader"), name, beside(seat));
      return el("tr", { class: won ? "won" : "" }, who, el("td", {}, points));
    });
    return [
      el("p", { class: "winners" }, names.length ? say("page-won", { who: names.join(", ") }) : say("page-won-nobody")),
      el("p", { class: "reason" }, reason),
      el("table", { class: "scores" }, el("caption", { class: "unseen" }, say("page-scores")), el("tbody", {}, rows)),
    ];
  }

  // `about`: what the rule decides here, in words and numbers. `game`: where it has a book of rules to read on in.
  showRule(rule, text, about = [], game = null) {
    const said = text || say("page-why-unknown", { rule });
    const lines = said.split("\n").map((line) => el("p", {}, line.replace(/[*`]/g, "")));
    const book = game && row("book", say("page-rules-more"), `/rules/${game}#${rule}`, { target: "_blank" });
    const here = about.filter(Boolean).map((line) => el("p", { class: "ruled" }, line));
    open(say("page-rule", { rule }), [...here, ...lines, book], { kind: "rule" });
  }
}
