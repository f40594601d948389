// A table in play: what the server sends goes to its place, what a person does goes back.

import { STEP } from "./board.js";
import { languageSwitch, themeSwitch, topbar } from "./chrome.js";
import { button, close, el, icon, iconButton, isOpen, open, relabel, toast } from "./dom.js";
import { keepResult, resultButton, sheetOf } from "./end.js";
import { claimed, entry, proved } from "./entry.js";
import { fairChip, showFair } from "./fair.js";
import { Gather } from "./gather.js";
import { lesson } from "./lessons.js";
import { Chat } from "./log.js";
import { api, call, COME_AGAIN, Live } from "./net.js";
import { People } from "./people.js";
import { Sight } from "./sight.js";
import { section, Setting, tell } from "./setting.js";
import { firstTime, showSteps } from "./steps.js";
import { forgetTable, get, keepTable, language, table as kept } from "./store.js";
import { nextSpeed } from "./playing.js";
import { wishesButton } from "./wishes.js";
import { say } from "./words.js";

const VIEWS = ["shared", "panels", "log", "chat"];
const KEYS = ["digits", "arrows", "enter", "u", "r", "l", "c", "w", "h", "e", "s", "zoom", "pan", "space", "p", "n", "f", "help"];
const AGAIN = 2000; // milliseconds until a ticket is kept again that the server could not store
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export async function show(root, id) {
  const known = await entry(id);
  if (known.ticket) return new TablePage(root, id, known);
  const home = el("a", { class: "main", href: "/" }, say("page-home"));
  const words = el("main", { class: "gone" }, el("h2", {}, say("page-no-ticket")), home);
  return root.replaceChildren(topbar({ title: "Wyprawa", tools: themeSwitch() }), words);
}

// Before a game has begun, it has no names for its seats.
const named = (seats, { fair }) =>
  fair.gathers ? seats.map((each) => ({ ...each, title: say("page-seat", { n: each.seat + 1 }) })) : seats;

class TablePage extends Setting {
  constructor(root, id, known) {
    super();
    Object.assign(this, { root, id, known, seats: [], chat: [], unread: 0, coming: 0 });
    Object.assign(this, { welcome: null, frame: null, proposal: null });
    this.own = new Set(); // seats this person plays, also while a bot has one
    this.work = Promise.resolve();
    this.build();
    this.keeping = false; // a ticket is claimed, and the seat is not shown yet
    const hello = () => ({ ticket: this.ticket, language: language(), name: get("name", ""), claim: true });
    this.live = new Live(id, hello, {
      message: (data) => this.heard(data),
      state: (state, code) => this.connection(state, code),
    });
    document.addEventListener("keydown", (event) => this.key(event));
    if (firstTime() && !lesson(id)) showSteps();
  }

  get ticket() {
    return this.known.ticket;
  }

  // --- the page -----------------------------------------------------------------------------------------

  build() {
    this.vote = el("div", { class: "vote", role: "alert", hidden: true });
    const chat = section("chat");
    const view = matchMedia("(max-width: 799px)").matches ? "panels" : "log";
    const sight = el("section", { class: "sight", "aria-label": say("page-sight"), hidden: true });
    this.lay({ kind: "play", views: VIEWS, view, above: this.vote, below: chat, beside: sight });
    const between = (start, end) => this.send({ type: "between", start, end });
    this.sight = new Sight(sight, this.stage, { ask: between, why: (rule) => this.why(rule) });
    this.sight.offer(Boolean(this.welcome?.between));
    const tool = (name, sign, act) => iconButton(sign, say(`page-${name}`), act, { "data-do": name });
    this.undoButton = tool("undo", "undo", () => this.back("undo"));
    this.redoButton = tool("redo", "redo", () => this.back("redo"));
    this.undoButton.disabled = this.redoButton.disabled = true;
    const tools = [
      this.undoButton, this.redoButton, el("span", { class: "wide-only" }, this.switches()),
      tool("help", "question", () => this.help()), tool("menu", "menu", () => this.people.menu()),
    ];
    const seats = el("section", { class: "seats", "aria-label": say("page-seats") });
    this.bar = topbar({ title: this.frame?.title ?? "Wyprawa", middle: [this.tracks, seats, this.strip], tools });
    this.banner = el("p", { class: "banner", role: "alert", hidden: true });
    this.announcer = el("div", { class: "unseen", role: "status", "aria-live": "polite" });
    const skip = el("a", { class: "skip-link", href: "#asking" }, say("page-skip"));
    this.marks = el("ul", { class: "table-marks", "aria-label": say("page-marks"), hidden: true });
    this.mark(this.welcome?.marks ?? []);
    this.gather = new Gather(this);
    this.chip = fairChip(() => this.showFair());
    this.main.querySelector(".talk").append(this.chip);
    this.root.replaceChildren(skip, this.bar, this.banner, this.marks, this.gather.element, this.main, this.announcer);
    const lower = () => this.asking.classList.toggle("low");
    const handle = el("button", { type: "button", class: "handle", "aria-label": say("page-sheet"), onclick: lower });
    this.asking.prepend(handle);
    new ResizeObserver(() => (handle.ariaExpanded = String(!this.asking.classList.contains("low")))).observe(this.asking);
    const playing = () => this.asking.classList.contains("playing"); // then nothing around it may jump
    tell("--sheet", this.asking, 0, [this.main, this.stage.areas.tray, this.talking, this.asking], playing);
    this.talk = new Chat(chat, (text) => this.send({ type: "chat", text }));
    this.people = new People(seats, this);
    this.chat.forEach((line) => this.talk.put(line));
    this.noticed(this.unread);
  }

  switches() {
    return [wishesButton(), themeSwitch(), languageSwitch((to) => this.speak(to))];
  }

  view(view) {
    super.view(view);
    if (view === "chat") this.noticed(0);
  }

  noticed(count) {
    this.unread = count;
    this.main.querySelector('[data-view="chat"] .unread').textContent = count || "";
  }

  // The server sends everything again in the other language.
  speak(to) {
    this.explain.hide();
    this.prompt.charts.hide();
    this.coach?.leave();
    this.player.flush();
    this.build();
    this.people.show();
    this.fair(this.welcome?.fair);
    this.propose(this.proposal);
    this.send({ type: "language", language: to });
  }

  // --- what the server says -----------------------------------------------------------------------------

  // Frames are played one after another; everything else is done at once. Before a claimed ticket is kept they
  // are a spectator's.
  heard(data) {
    if (data.type !== "frame") return this.take(data);
    if (this.keeping) return null;
    this.coming += 1;
    if (data.full && !data.log.some(({ acts }) => acts?.length)) this.player.flush(); // nothing happened, one came
    const next = () => this.draw(data).catch((error) => console.error(error)).finally(() => {
      this.coming -= 1;
    });
    return (this.work = this.work.then(next));
  }

  take(data) {
    if (data.type === "welcome") {
      if (this.enter(data)) return;
      Object.assign(this, { welcome: data, seats: named(data.seats, data), chat: data.chat ?? [] });
      this.mark(data.marks);
      data.mine.forEach((seat) => this.own.add(seat));
      this.talk.list.replaceChildren();
      this.chat.forEach((line) => this.talk.put(line));
      this.propose(data.proposal);
      this.people.show();
      this.fair(data.fair);
      this.sight.offer(data.between);
    } else if (data.type === "hint") {
      this.announce(this.prompt.advise(data, (seat) => this.people.called(seat)));
      if (!data.options.length) toast(say("page-hint-none"));
    } else if (data.type === "sheet") {
      if (!this.prompt.fill(data)) return;
      this.stage.imagine(data.parts);
      this.prompt.place(data);
      this.teach();
    } else if (data.type === "earlier") {
      if (this.log.older(data.log, data.log_from)) this.earlier();
    } else if (data.type === "between") {
      this.sight.answer(data);
    } else if (data.type === "seats") {
      this.seats = named(data.seats, this.welcome);
      this.people.show();
      this.gather.show(this.welcome.fair);
      if (!this.frame?.prompt && !this.player.busy) this.ask();
    } else if (data.type === "marks") {
      this.welcome.marks = data.marks;
      this.mark(data.marks);
    } else if (data.type === "fair") {
      this.fair(data.fair);
    } else if (data.type === "chat") {
      this.chat.push(data);
      this.talk.put(data);
      if (this.main.dataset.view !== "chat") {
        this.noticed(this.unread + 1);
        this.announce(data.notice ? data.text : `${data.who}: ${data.text}`);
      }
    } else if (data.type === "proposal") {
      this.propose(data.what ? data : null);
    } else if (data.type === "refused") {
      this.prompt.refused();
      toast(data.text, "bad");
      if (this.keeping) setTimeout(() => this.keeping && this.live.connect(), AGAIN);
    } else if (data.type === "pace") {
      this.welcome.pace = data.pace;
    }
  }

  // In place of a link the page gets a ticket that nobody else knows; when it has said that this is kept, it is
  // welcomed once more. A link that is used up gives way to what the browser has; true, if the page comes in by that.
  enter({ ticket, void: used }) {
    const had = kept(this.id)?.ticket;
    this.keeping = Boolean(ticket);
    if (used && had && had !== this.ticket) {
      this.known = { ticket: had, keep: false };
      this.live.connect();
      return true;
    }
    if (used) toast(say("page-void"), "bad");
    if (ticket) {
      this.known = { ...this.known, ticket };
      claimed(this.id, this.known);
      this.send({ type: "kept" });
    } else if (!used) {
      proved(this.id, this.known);
    }
    return false;
  }

  // What kind of table it is.
  mark(marks) {
    this.marks.hidden = !marks.length;
    this.marks.replaceChildren(...marks.map(({ text }) => el("li", {}, icon("eye"), text)));
  }

  // What the table's chance began from. The hash first seen is remembered: no other will do at the end.
  fair(told) {
    if (!told) return;
    this.welcome.fair = told;
    if (told.commitment && !told.seed && !kept(this.id)?.commitment) {
      keepTable(this.id, { commitment: told.commitment });
    }
    this.chip.show(told);
    this.gather.show(told);
  }

  showFair(now = false) {
    const { id, ticket, welcome } = this;
    const record = async () => (await call(`/tables/${id}/record`, { ticket })).text();
    const proof = () => api(`/tables/${id}/proof`, { ticket });
    const called = (seat) => this.people.called(seat);
    showFair({ fair: welcome?.fair, called, kept: kept(id), record, proof, file: `${welcome.game}-${id}` }, now);
  }

  async draw(frame) {
    const ended = this.frame && !this.frame.ending && frame.ending;
    if (this.frame?.ending && !frame.ending) close(); // the end was taken back
    this.next = frame;
    await this.player.play(frame);
    this.frame = frame;
    if (frame.as !== null) this.own.add(frame.as);
    await this.stage.apply(frame);
    this.player.shown(frame, this.coming - 1);
    if (this.main.dataset.view === "shared" && !this.stage.layout.shared.length) this.view("panels");
    this.bar.querySelector("h1").textContent = frame.title;
    document.title = `${frame.prompt ? "● " : ""}${frame.title} · Wyprawa`;
    this.log.put(frame.log, frame.log_from, frame.full);
    if (frame.full && !frame.log.some(({ acts }) => acts?.length)) this.reading.close();
    this.reading.told(this.log.lines, frame.log.length);
    if (frame.full) this.earlier();
    this.sight.again();
    for (const [what, made] of [["undo", this.undoButton], ["redo", this.redoButton]]) {
      made.disabled = !frame[what];
      relabel(made, say(frame[what] === "ask" ? `page-${what}-ask` : `page-${what}`));
    }
    this.people.show();
    this.ask();
    this.teach();
    const said = frame.log.filter(({ acts }) => !frame.full || acts?.length).map((line) => line.text);
    const { title, options } = frame.prompt ?? {};
    if (title) said.push(say("page-announce", { title, count: options.length }));
    this.announce(said.join(". "));
    if (frame.ending) keepResult(this);
    if (ended) this.finale();
  }

  // Asks for the lines of the log from before one came, until all are there.
  earlier() {
    if (this.log.start > 0) this.live.send({ type: "earlier", before: this.log.start });
  }

  // A line is played: it is in the log, and stands where the question will be, unless that stays open.
  told(line, n) {
    const { full, log, log_from: from, prompt } = this.next;
    if (!full && this.log.end <= from + n) this.log.put(log.slice(0, n + 1), from);
    const asked = this.frame?.prompt;
    if (!asked || asked.number !== prompt?.number || asked.seat !== prompt.seat) super.told(line);
  }

  // The question, or whom one waits for, or how it ended.
  ask() {
    const { frame } = this;
    if (!frame) return;
    if (frame.ending) {
      this.prompt.show(null, say("page-over"));
      this.prompt.list.replaceChildren(...this.ended(frame.ending));
      return;
    }
    const who = frame.waiting.map((seat) => this.people.called(seat)).join(", ");
    const several = frame.prompt && !frame.prompt.face && this.own.size > 1; // one who leads several must know which is asked
    const title = several && `${this.people.of(frame.prompt.seat).title}: ${frame.prompt.title}`;
    const idle = who ? say("page-waiting", { who }) : say("page-waiting-nobody");
    this.prompt.show(several ? { ...frame.prompt, title } : frame.prompt, idle);
  }

  // At a guided table the coach speaks once the table has settled.
  async teach() {
    if (!lesson(this.id) || !this.own.size) return;
    this.coach ??= await (this.fetching ??= import("./coach.js").then(({ coachOf }) => coachOf(this)));
    this.coach?.look(this.frame);
  }

  ended(ending) {
    return [
      ...this.ending(ending, (seat) => el("span", { class: "nick" }, this.people.nickname(seat))),
      el("p", { class: "buttons" },
        el("a", { class: "main", href: `/t/${this.id}/replay` }, say("page-replay")),
        el("a", { class: "plain", href: "/" }, say("page-new")),
        button(say("page-fair-check"), () => this.showFair(true), { "data-do": "prove" }),
        resultButton(() => this.finale()),
        ending.rule && button(say("page-why"), () => this.why(ending.rule))),
    ];
  }

  finale() {
    const { ending } = this.frame;
    const laurels = el("div", { class: "laurels" }, icon(ending.names.length ? "trophy" : "round"));
    const [who, why, scores, buttons] = this.ended(ending);
    open(say("page-over"), [laurels, who, why, scores, ...sheetOf(this), buttons], { kind: "finale" });
  }

  announce(text) {
    if (text) this.announcer.textContent = text;
  }

  propose(proposal) {
    this.proposal = proposal;
    this.vote.hidden = !proposal;
    if (!proposal) return;
    const { what, by, needed } = proposal;
    const asked = needed.some((seat) => this.own.has(seat));
    const answer = (yes) => () => this.send({ type: "agree", yes });
    const buttons = asked
      ? [button(say("page-agree"), answer(true), { class: "main" }), button(say("page-refuse"), answer(false))]
      : this.own.has(by) && button(say("page-withdraw"), answer(false));
    const said = say(`page-vote-${what}${asked ? "" : "-wait"}`, { who: this.people.called(by) });
    this.vote.replaceChildren(el("p", {}, said), ...[buttons || []].flat());
  }

  connection(state, code) {
    if (code === COME_AGAIN && this.welcome?.fair.gathers) return; // the game begins
    this.banner.hidden = state === "live";
    this.main.classList.toggle("lost", state !== "live");
    if (state === "live") return;
    this.prompt.refused();
    const closed = { 4404: "page-no-table", 4410: "page-refused-shut" }[code] ?? "page-bad-ticket";
    this.banner.textContent = say(state === "closed" ? closed : "page-lost");
    if (code === 4404) forgetTable(this.id);
  }

  // --- what a person does -------------------------------------------------------------------------------

  send(data) {
    const sent = this.live.send(data);
    if (!sent) toast(say("page-lost"), "bad");
    return sent;
  }

  // What comes of one's own wish to go back is not waited for.
  back(what) {
    this.player.flush();
    return this.send({ type: what });
  }

  // The next speed, said aloud.
  faster() {
    toast(say("page-speed-is", { speed: say(`page-speed-${nextSpeed()}`) }));
  }

  answer({ number, seat }, key) {
    if (this.coach && !this.coach.allows({ number, seat }, key)) return false;
    this.reading.close();
    return this.send({ type: "answer", number, seat, key });
  }

  // Questions of a sheet are filled in together. With pairs it is asked what comes of them, or they are sent.
  fillIn({ number, seat }, pairs = null, sent = false) {
    if (pairs === null) return true;
    if (this.coach && !this.coach.allowsSheet({ number }, pairs, sent)) return false;
    return this.send({ type: "sheet", number, seat, pairs, sent });
  }

  hint({ seat }) {
    return this.send({ type: "hint", seat });
  }

  async why(rule, about) {
    const found = await api(`/rules/${this.welcome.game}/${encodeURIComponent(rule)}`).catch(() => null);
    this.showRule(rule, found?.text, about, this.welcome.game);
  }

  legend() {
    return api(`/legend/${this.welcome.game}`);
  }

  help() {
    const words = (key) => [el("dt", {}, say(`page-key-${key}`)), el("dd", {}, say(`page-key-${key}-text`))];
    const line = (key) => el("div", {}, words(key));
    const keys = KEYS.filter((key) => key !== "s" || this.welcome?.between);
    const steps = el("p", { class: "buttons" }, button(say("page-steps"), showSteps, { class: "main" }));
    open(say("page-help"), [el("dl", { class: "keys" }, keys.map(line)), steps], { kind: "help" });
  }

  key(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isOpen()) return;
    const held = event.target.closest?.("input, textarea, select");
    if (held && event.key === "Escape") held.blur();
    if (held) return;
    if (this.explain.key(event)) event.preventDefault();
    if (event.defaultPrevented || this.playKey(event)) return;
    const board = event.target.matches?.(".view");
    const zoom = (by) => () => this.stage.boards.zoom(by);
    const acts = {
      u: () => this.undoButton.click(), r: () => this.redoButton.click(), "?": () => this.help(),
      l: () => this.focus("log", this.log.list), c: () => this.focus("chat", this.talk.input),
      s: () => this.sight.toggle(), h: () => this.prompt.consult(),
      w: () => this.prompt.explain(), "/": () => this.prompt.explain(),
      "+": zoom(STEP), "=": zoom(STEP), "-": zoom(1 / STEP), 0: () => this.stage.boards.reset(),
    };
    if ((event.shiftKey || board) && event.key in ARROWS) {
      this.stage.boards.pan(...ARROWS[event.key]);
      if (board) return; // the page may scroll as well
    } else if (event.target.closest?.("summary, .log-lines, .chat-lines") && /^(Arrow|Home|End)/.test(event.key)) {
      return;
    } else if (!this.prompt.key(event)) {
      const act = acts[event.key.toLowerCase()];
      if (!act) return;
      act();
    }
    event.preventDefault();
  }

  // Space skips, Escape skips all, P and N pause and step while something is played; whether it was one of these.
  playKey(event) {
    const { player } = this;
    const acts = {
      " ": () => !event.target.closest?.("button, a, summary") && player.skip(),
      Escape: () => player.flush() || this.reading.close(),
      p: () => player.busy && (player.pause(!player.paused), true),
      n: () => player.busy && (player.step(), true),
      f: () => (this.faster(), true),
    };
    if (!acts[event.key]?.()) return false;
    event.preventDefault();
    return true;
  }

  focus(view, element) {
    this.drawer(true);
    this.view(view);
    element.focus();
  }
}
