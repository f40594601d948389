// The replay: a slider over the whole game, and the table as it was at that moment.

import { languageSwitch, themeSwitch, topbar } from "./chrome.js";
import { Controls } from "./controls.js";
import { button, close, el, icon, iconButton, isOpen, open, relabel, row, toast } from "./dom.js";
import { entry, proved } from "./entry.js";
import { showFair } from "./fair.js";
import { createTable, seatRows, sendingForm } from "./forms.js";
import { seated } from "./mine.js";
import { api, call, download, games, reason } from "./net.js";
import { Setting } from "./setting.js";
import { get, set, showTheme, table as kept } from "./store.js";
import { difference, Tape } from "./tape.js";
import { giveWords, say } from "./words.js";

const VIEWS = ["log", "shared", "panels"];
const FEW = 6; // cards that are shown without asking
const PACE = 1400; // milliseconds a choice is shown at speed 1

const nextFrame = () => new Promise((done) => {
  if (document.hidden) done();
  else requestAnimationFrame(done);
});

// The replay of a table on the server.
export async function show(root, id, seat = null) {
  root.replaceChildren(el("p", { class: "replay-wait", role: "status" }, say("page-replay-loading")));
  try {
    const known = await entry(id);
    const { ticket } = known;
    const table = await api(`/tables/${id}`, { ticket });
    proved(id, known);
    const load = (viewer) => (from, to, whole) =>
      api(`/tables/${id}/moments?seat=${viewer}&from=${from}&to=${to}&whole=${whole}`, { ticket });
    const rule = (name) => api(`/rules/${table.game}/${encodeURIComponent(name)}`);
    const legend = () => api(`/legend/${table.game}`);
    const replay = new Replay(root, { table, load, rule, legend }, ticket);
    await replay.begin(seat ?? replay.perspectives()[0][0], get(`replay.${id}`, table.over ? 0 : table.number));
  } catch (problem) {
    const failed = el("p", { role: "alert" }, say("page-replay-failed", { why: reason(problem) }));
    const home = el("a", { class: "plain", href: "/" }, say("page-replay-lobby"));
    root.replaceChildren(topbar({ title: "Wyprawa" }), el("main", { class: "gone" }, failed, home));
  }
}

// A saved page that carries everything along.
export async function offline(root, game) {
  giveWords(game.words, game.language);
  showTheme();
  const rule = async (id) => ({ text: game.rules[id] });
  const legend = async () => game.legend;
  const replay = new Replay(root, { table: game.table, load: () => async () => game, rule, legend });
  await replay.begin(game.seat, 0);
}

class Replay extends Setting {
  // `source`: the table's facts, `load(seat)` for its tape, `rule(id)`, `legend()`. Without a ticket the page is a saved one.
  constructor(root, source, ticket = null) {
    super();
    const { table } = source;
    Object.assign(this, { root, source, ticket, table, id: table.table, number: 0, playing: false });
    this.work = Promise.resolve();
    document.title = say("page-replay-title", { game: table.title });
    this.lay({ kind: "replay", views: VIEWS, view: "log" });
    const steer = {
      go: (number) => this.go(number),
      first: () => this.go(this.tape.first),
      back: () => this.go(this.number - 1),
      on: () => this.go(this.number + 1),
      last: () => this.go(this.tape.last),
      toggle: () => this.play(!this.playing),
      see: (seat) => this.begin(seat, this.number).catch((problem) => this.fault(problem)),
    };
    this.steering = new Controls(steer, ticket ? this.perspectives() : []);
    const bar = topbar({ title: table.title, middle: [this.tracks, this.strip], tools: this.tools(), home: Boolean(ticket) });
    root.replaceChildren(bar, this.main, this.steering.element);
    const { first, back, on, last, toggle } = steer;
    const PageUp = () => this.go(this.tape.markBefore(this.number));
    const PageDown = () => this.go(this.tape.markAfter(this.number));
    this.keys = { ArrowLeft: back, ArrowRight: on, Home: first, End: last, " ": toggle, PageUp, PageDown };
    document.onkeydown = (event) => this.key(event);
  }

  // --- what there is to press ----------------------------------------------------------------------------

  tools() {
    const fair = iconButton("lock", say("page-fair"), () => this.fair(), { "data-do": "fair" });
    if (!this.ticket) return [this.table.fair && fair, themeSwitch()];
    const again = () => {
      this.play(false);
      show(this.root, this.id, this.seat);
    };
    const title = say("page-replay-continue");
    const onward = [icon("play"), el("span", { class: "long" }, title)];
    const leave = el("a", { class: "tool", href: `/t/${this.id}` });
    return [
      this.table.continues && button(onward, () => this.away(() => this.continue()), { class: "main", title }),
      fair,
      iconButton("download", say("page-replay-save"), () => this.save()),
      relabel(leave, say("page-replay-back-to-table"), "leave"),
      el("span", { class: "wide-only" }, themeSwitch(), languageSwitch(again)),
    ];
  }

  perspectives() {
    const { seats, mine, over, continues } = this.table;
    const all = over || continues;
    const own = seats.filter(({ seat }) => mine.includes(seat));
    const others = all ? seats.filter(({ seat }) => !mine.includes(seat)) : [];
    const named = ({ seat, title, name }) => [String(seat), name && name !== title ? `${title} (${name})` : title];
    const everybody = all ? [["open", say("page-replay-open")]] : [];
    return [...own.map(named), ...everybody, ...others.map(named), ["watch", say("page-replay-watch")]];
  }

  // --- going through the game ----------------------------------------------------------------------------

  // Shows the game as `seat` saw it.
  async begin(seat, number) {
    const tape = await new Tape(this.source.load(seat)).begin(number);
    Object.assign(this, { seat: String(seat), tape, shown: null });
    this.steering.load(tape, this.seat);
    this.log.put([], 0);
    await this.go(number);
  }

  // To a moment. The slider and the log follow at once, the table as soon as the moment is there.
  async go(number) {
    const { tape } = this;
    this.player.flush();
    number = this.number = Math.min(Math.max(number, tape.first), tape.last);
    this.steering.at(number);
    const told = tape.told(number);
    const from = Math.min(told, this.log.lines.length);
    this.log.put(tape.log.slice(from, told), from);
    if (this.ticket) set(`replay.${this.id}`, number);
    try {
      const moment = await tape.at(number);
      await nextFrame();
      // One after the other; while one scrubs, only the last moment is drawn.
      const wanted = () => this.number === number && this.tape === tape;
      await (this.work = this.work.then(() => wanted() && this.put(moment)));
    } catch (problem) {
      this.fault(problem);
    }
  }

  fault(problem) {
    this.work = Promise.resolve();
    this.play(false);
    this.steering.seen.value = this.seat;
    toast(say("page-replay-failed", { why: reason(problem) }), "bad");
  }

  async put(moment) {
    const step = this.shown && Math.abs(moment.number - this.shown.number) === 1;
    const animate = Boolean(step) && (!this.playing || this.steering.speed <= 2);
    const change = difference(this.shown, moment);
    const forward = step && moment.number > this.shown.number;
    if (forward) change.log = this.tape.log.slice(this.tape.told(this.shown.number), this.tape.told(moment.number));
    if (forward) await this.player.play(change, this.playing ? 1 / this.steering.speed : 1);
    this.shown = moment;
    this.reading.close();
    if (forward) this.reading.told(this.log.lines, change.log.length);
    await this.stage.apply(change, { animate });
    this.player.shown(change, 0);
    this.turns(moment.waiting);
    if (this.seat === "open") this.unfold();
    this.ask(moment);
    await nextFrame();
    this.prompt.list.querySelector(".chosen")?.scrollIntoView({ block: "nearest" });
    this.log.down();
  }

  // The question of that moment and the answer given, or whom one waited for, or how it ended.
  ask({ prompt, chosen, waiting, ending }) {
    const name = (seat) => this.table.seats[seat]?.title ?? String(seat + 1);
    const who = waiting.map(name).join(", ");
    const idle = who && say(waiting.length > 1 ? "page-replay-asks-several" : "page-replay-asks", { who });
    const other = prompt && String(prompt.seat) !== this.seat;
    const title = other && `${name(prompt.seat)}: ${prompt.title}`;
    this.prompt.show(other ? { ...prompt, title } : prompt, ending ? say("page-over") : idle);
    if (ending) this.prompt.list.replaceChildren(...this.ending(ending));
    for (const each of this.prompt.buttons()) {
      const taken = each.dataset.key === chosen;
      each.classList.toggle("chosen", taken);
      each.ariaCurrent = taken ? "true" : null;
      if (taken) this.prompt.point(Number(each.dataset.n));
    }
  }

  // Where nothing is hidden, small hands lie open, unless somebody closed them.
  unfold() {
    for (const each of this.main.querySelectorAll(".people details[data-keep]")) {
      const few = each.querySelectorAll("[data-card]").length <= FEW;
      if (few && get(`open.${each.dataset.keep}`) === null) each.open = true;
    }
  }

  // Nothing is decided here, so nobody is asked twice.
  get sure() {
    return true;
  }

  // The option that was taken leads on; the others lead nowhere.
  answer(_, key) {
    if (key === this.shown.chosen) this.go(this.number + 1);
    return false;
  }

  play(on) {
    clearTimeout(this.timer);
    if (on && this.number >= this.tape.last) this.go(this.tape.first);
    this.playing = on;
    this.steering.playing(on);
    if (on) this.later();
  }

  later() {
    clearTimeout(this.timer);
    this.timer = setTimeout(async () => {
      await this.go(this.number + 1);
      if (!this.playing) return;
      if (this.number >= this.tape.last) this.play(false);
      else this.later();
    }, PACE / this.steering.speed);
  }

  key(event) {
    if (!isOpen() && !event.target.closest("select, textarea, input") && this.explain.key(event)) {
      event.preventDefault();
      return;
    }
    if (!(event.key in this.keys) || isOpen() || event.ctrlKey || event.metaKey || event.altKey) return;
    const inside = event.target.closest("select, textarea, input:not([type=range])");
    if (inside || (event.key === " " && event.target.closest("button, a, summary"))) return;
    event.preventDefault();
    if (event.key !== " ") this.play(false);
    this.keys[event.key]();
  }

  // --- what leads elsewhere ------------------------------------------------------------------------------

  async away(act) {
    this.play(false);
    await act().catch((problem) => toast(say("page-lobby-failed", { why: reason(problem) }), "bad"));
  }

  // A new table from the moment shown.
  async continue() {
    const { id, ticket, number } = this;
    const { game, title, seats, mine } = this.table;
    const { bots } = (await games()).find((each) => each.name === game);
    const rows = seatRows(bots, { titles: seats.map((seat) => seat.title), mine: mine[0] ?? 0 });
    const note = el("p", {}, say("page-replay-continue-note", { n: number }));
    const create = async () => {
      const made = await createTable(`/tables/${id}/continue`, { at: number, seats: rows.value() }, title, ticket);
      close();
      seated(made);
    };
    rows.setCount(seats.length);
    open(say("page-replay-continue"), sendingForm([note, rows.element], create, close).form, { kind: "setup-sheet" });
  }

  // The game as a file, if one may have it, or the replay as a page that plays anywhere.
  save() {
    const { id, ticket, table, seat } = this;
    const choice = (word, path, ending) => {
      const note = el("small", {}, say(`page-replay-${word}-note`));
      const label = el("span", {}, el("b", {}, say(`page-replay-${word}`)), note);
      return row("download", label, () => this.away(async () => {
        close();
        toast(say("page-replay-saving"));
        await download(`/tables/${id}/${path}`, ticket, `${table.game}-${id}.${ending}`);
      }), { "data-do": word });
    };
    const file = table.continues && choice("file", "record", "wyprawa");
    open(say("page-replay-save"), [file, choice("page", `replay.html?seat=${seat}`, "html")], { kind: "choices" });
  }

  // How its chance came about, and the check. A saved page has the record inside, and what the server found then.
  fair() {
    const { id, ticket, table } = this;
    const called = (seat) => table.seats[seat]?.name || table.seats[seat]?.title || say("page-seat", { n: seat + 1 });
    const record = async () => table.record ?? (await call(`/tables/${id}/record`, { ticket })).text();
    const proof = async () => table.proof ?? api(`/tables/${id}/proof`, { ticket });
    this.play(false);
    const file = `${table.game}-${id}`;
    showFair({ fair: table.fair, called, kept: ticket && kept(id), record, proof, file, offline: !ticket });
  }

  legend() {
    return this.source.legend();
  }

  async why(id, about) {
    const found = await this.source.rule(id).catch(() => null);
    this.showRule(id, found?.text, about, this.ticket && this.table.game);
  }
}
