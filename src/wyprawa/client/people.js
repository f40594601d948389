// Who sits where: names, presence, whose turn, and what the host may do about it.

import { close, copy, el, icon, open, row, toast, unseen } from "./dom.js";
import { startLesson } from "./lessons.js";
import { api, download, games, reason } from "./net.js";
import { address, keepTable, table as kept } from "./store.js";
import { say } from "./words.js";

const SIGNS = { person: "person", bot: "robot", open: "plus" };
const PACES = ["slow", "normal", "fast", "instant"];
const POWERS = { may: ["seats", "own", "away", "pace"], not: ["secrets", "free", "record", "link"] };

// What a host may do and what not, for everybody to read.
function showPowers() {
  const list = ([word, lines]) => [
    el("h3", {}, say(`page-powers-${word}`)),
    el("ul", {}, lines.map((line) => el("li", {}, say(`page-powers-${word}-${line}`)))),
  ];
  const told = el("p", {}, say("page-powers-told"));
  open(say("page-powers"), [...Object.entries(POWERS).flatMap(list), told], { kind: "powers" });
}

export class People {
  // `page` is the table's page: its seats, frame, welcome, live line and ticket.
  constructor(root, page) {
    this.page = page;
    this.list = root.appendChild(el("ul"));
  }

  of(seat) {
    return this.page.seats.find((each) => each.seat === seat) ?? { name: "", title: say("page-seat", { n: seat + 1 }) };
  }

  // What a seat is called: the person's name, or the game's name for the seat; and the name to stand beside the latter.
  called = (seat) => this.of(seat).name || this.of(seat).title;
  nickname = (seat) => (this.of(seat).name ? ` · ${this.of(seat).name}` : "");

  show() {
    for (const [seat, panel] of this.page.turns(this.page.frame?.waiting ?? [])) {
      panel.querySelector(".nick")?.remove();
      panel.querySelector("h2").append(el("span", { class: "nick" }, this.nickname(seat)));
    }
    const focused = document.activeElement?.closest(".seat")?.dataset.at ?? null;
    this.list.replaceChildren(...this.page.seats.map((seat) => this.seat(seat)));
    if (focused !== null) this.list.querySelector(`[data-at="${focused}"] button`)?.focus();
  }

  seat(seat) {
    const { welcome, frame, own } = this.page;
    const turn = Boolean(frame?.waiting.includes(seat.seat) && !frame.ending);
    const mine = own.has(seat.seat) && seat.kind === "person";
    const away = seat.kind === "person" && !seat.present;
    const state = say(seat.thinking ? "page-thinking" : `page-kind-${seat.kind}${away ? "-away" : ""}`);
    const you = mine && own.size === 1; // one who leads several tells them apart by what the game calls them
    const below = seat.thinking || away ? state : you ? say("page-you") : seat.name ? seat.title : "";
    const sign = icon(seat.thinking ? "dots" : SIGNS[seat.kind]);
    const inner = [
      el("span", { class: "shape", "aria-hidden": "true" }, seat.seat + 1),
      el("span", { class: "who" }, el("b", {}, seat.name || seat.title), el("small", {}, below)),
      el("span", { class: `kind ${seat.kind}`, title: state }, sign, unseen(` ${state}`)),
      turn && unseen(` ${say("page-turn")}`),
    ];
    const flags = { "turn-now": turn, mine, away, thinking: seat.thinking };
    const classes = Object.keys(flags).filter((flag) => flags[flag]).join(" ");
    const menu = { type: "button", title: say("page-seat-menu"), onclick: () => this.seatMenu(seat) };
    return el("li", { class: `seat seat-${seat.seat} ${classes}`, "data-at": seat.seat },
      welcome?.host || mine ? el("button", menu, inner, unseen(` ${say("page-seat-menu")}`)) : el("div", {}, inner));
  }

  // --- the host's hand ----------------------------------------------------------------------------------

  // What was asked of the server; if it was in vain, why.
  async try(act) {
    try {
      return await act();
    } catch (problem) {
      return toast(reason(problem), "bad");
    }
  }

  // What may be done about a seat: one's own, or as the host. The server knows what else must hold.
  async seatMenu(seat) {
    const mine = this.page.own.has(seat.seat);
    const found = await this.try(games);
    const bots = found?.find((game) => game.name === this.page.welcome.game)?.bots ?? [];
    const give = (change) => () => {
      this.page.send({ type: "seat", seat: seat.seat, ...change });
      close();
    };
    const bot = ({ spec, label, help }) => {
      const text = el("span", {}, el("b", {}, say("page-seat-bot", { bot: label })), help && el("small", {}, help));
      const same = seat.kind === "bot" && seat.bot === spec;
      return row("robot", text, give({ kind: "bot", bot: spec }), { "data-bot": spec, disabled: same });
    };
    open(seat.name || seat.title, [
      el("p", {}, say(`page-kind-${seat.kind}`)),
      !mine && seat.sat && seat.linked && el("p", {}, say("page-seat-theirs")),
      seat.kind !== "person" && seat.linked && row("person", say("page-seat-back"), give({ kind: "person" }), { "data-do": "back" }),
      bots.map(bot),
      row("link", say(mine ? "page-invite-own" : "page-invite"), () => this.try(() => this.invite(seat)),
        { "data-do": "invite" }),
    ], { kind: "choices" });
  }

  // The link that lets a friend sit there: the one that nobody has used yet, or a new one, which makes others void.
  async invite({ seat, kind, sat }) {
    const { id, ticket } = this.page;
    const had = kept(id)?.seats?.[seat];
    if (had && kind === "person" && !sat) return copy(address(id, had));
    const made = await api(`/tables/${id}/seats/${seat}`, { method: "PATCH", body: { kind: "person" }, ticket });
    keepTable(id, { seats: { ...kept(id)?.seats, [seat]: made.ticket } });
    return copy(address(id, made.ticket));
  }

  // The guided first game of this game, from its start.
  lessonRow() {
    const { welcome, frame } = this.page;
    const start = () => this.try(() => startLesson(welcome.game, frame.title));
    return welcome?.guide && row("light", say("page-lesson-start"), start, { "data-do": "lesson" });
  }

  // The table's menu: switches, bots' pace, links, the game as a file.
  menu() {
    const { id, ticket, welcome } = this.page;
    const watch = kept(id)?.watch;
    const save = () => this.try(() => download(`/tables/${id}/record`, ticket, `${welcome.game}-${id}.wyprawa`));
    const ask = () => {
      this.page.send({ type: "open" });
      close();
    };
    const pace = (to) => {
      const onchange = () => this.page.send({ type: "pace", pace: to });
      const input = el("input", { type: "radio", name: "pace", checked: to === welcome.pace, onchange });
      return el("label", {}, input, say(`page-pace-${to}`));
    };
    open(say("page-menu"), [
      el("div", { class: "switches" }, this.page.switches()),
      welcome?.host && el("fieldset", { class: "pace" }, el("legend", {}, say("page-pace")), PACES.map(pace)),
      watch && row("eye", say("page-watch-link"), () => copy(address(id, watch))),
      welcome && row("book", say("page-rules"), `/rules/${welcome.game}`, { target: "_blank", "data-do": "rules" }),
      this.lessonRow(),
      row("play", say("page-replay"), `/t/${id}/replay`),
      this.page.own.size > 0 && row("eye", say("page-open"), ask, { "data-do": "open" }),
      row("question", say("page-powers"), showPowers, { "data-do": "powers" }),
      row("lock", say("page-fair"), () => this.page.showFair(), { "data-do": "fair" }),
      welcome && row("download", say("page-download"), save, { "data-do": "download" }),
      row("leave", say("page-home"), "/"),
    ], { kind: "choices" });
  }
}
