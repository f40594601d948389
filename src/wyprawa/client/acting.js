// How one act looks: somebody steps, strikes, is hurt, comes or leaves; cards turn, dice roll, numbers rise.
// Whatever moves does so on a layer over the table, so the board itself is not painted again meanwhile.

import { el, icon, svg } from "./dom.js";
import { sound } from "./sounds.js";

const STEP = 160; // milliseconds a step takes, and so on; all at normal speed
const LUNGE = 240;
const MISSILE = 260;
const TURN = 250;
const FOCUS = 500;
const FLIP = 300;
const READ = 500;
const FLOAT = 700;
const HURT = 420;
const FALL = 350;
const ROLL = 450;
const SETTLE = 120;
const FAR = 1.7; // cells between two who do not stand side by side
const TILE = 100; // of a drawing, from the middle of one cell to the next, about
const GLIDE = 280; // until the view has moved
const SOFT = "cubic-bezier(.3,.7,.2,1)";
const SOUNDS = { move: "step", strike: "hit", hurt: "hit", heal: "heal", show: "card", roll: "dice", open: "door", leave: "loss" };

export class Acting {
  // `run(ms, target, frames)` animates and is done when that is over or skipped; with no target it only waits.
  constructor(stage, layer, run) {
    Object.assign(this, { stage, layer, run, frame: null, since: 0 }); // since when somebody is seen to act
  }

  // What a frame will bring is there before it is played, unseen: figures that have yet to come.
  begin(frame) {
    this.frame = frame;
    for (const [id, html] of Object.entries(frame.parts ?? {})) {
      const pieces = id.startsWith("on-") && this.stage.parts.get(`board-${id.slice(3)}`)?.querySelector(".standing .pieces");
      if (!pieces) continue;
      const holder = document.createElement("template");
      holder.innerHTML = `<svg>${html}</svg>`; // made and escaped by the server's scene
      for (const each of holder.content.querySelectorAll("[data-piece]")) {
        if (this.piece(each.dataset.piece)) continue;
        each.style.visibility = "hidden";
        pieces.append(each);
      }
    }
  }

  // What still rises may do so to its end.
  end() {
    for (const each of [...this.layer.children]) each.matches(".rising") || each.remove();
  }

  // Plays one act from beginning to end.
  async play(act) {
    sound(SOUNDS[act.kind]);
    if (act.path?.length === 0 || !this[act.kind]) return;
    await this[act.kind](act);
  }

  // What is left when an act is over, for one that is not seen.
  settle({ kind, who, amount, path }) {
    const piece = this.piece(who);
    if (kind === "open") this.open();
    if (!piece) return;
    if (kind === "move") this.stand(piece, path);
    else if (kind === "leave") piece.style.visibility = "hidden";
    else piece.style.visibility = "";
    if (kind === "hurt") life(piece, -amount);
    if (kind === "heal") life(piece, amount);
  }

  // --- what is where ------------------------------------------------------------------------------------

  piece(id) {
    return id ? this.stage.areas.boards.querySelector(`[data-piece="${CSS.escape(id)}"]`) : null;
  }

  cell(id) {
    return this.stage.areas.boards.querySelector(`.cell[data-id="${CSS.escape(id)}"]`);
  }

  // The middle of a piece, a cell, a card or a panel in the window, and how large the drawing is there.
  spot(id) {
    const piece = this.piece(id);
    if (piece) {
      const { a, e, f } = piece.getScreenCTM();
      return { x: e, y: f, scale: a, board: piece.closest("svg.board") };
    }
    const cell = id && this.cell(id);
    if (cell) return this.middle(cell);
    const found = id ? this.stage.find(id).find((each) => each.getClientRects().length) : null;
    if (!found) return null;
    const { left, top, width, height } = (found.querySelector(".me, .plate") ?? found).getBoundingClientRect();
    return { x: left + width / 2, y: top + Math.min(height / 2, 60), scale: 0.8, board: null };
  }

  middle(cell) {
    const board = cell.closest("svg.board");
    const matrix = board.getScreenCTM();
    const { x, y } = new DOMPoint(Number(cell.dataset.x), Number(cell.dataset.y)).matrixTransform(matrix);
    return { x, y, scale: matrix.a, board };
  }

  // Moves the view to what an act is about, if it lies outside.
  async look(...ids) {
    const found = ids.flatMap((id) => this.piece(id) ?? (id && this.cell(id)) ?? []);
    if (found.length && this.stage.boards.look(found)) await this.run(GLIDE);
  }

  // --- who acts -----------------------------------------------------------------------------------------

  async turn({ who }) {
    await this.look(who);
    for (const each of this.stage.areas.boards.querySelectorAll(".figure:is(.acting, .focus)")) {
      each.classList.remove("acting", "focus");
    }
    this.piece(who)?.classList.add("acting");
    this.since = performance.now();
    await this.run(TURN);
  }

  async focus({ who, whom }) {
    await this.look(who, whom);
    const [from, to] = [this.spot(who), this.spot(whom)];
    this.piece(whom)?.classList.add("focus");
    if (!from || !to) return;
    const line = svg("path", { class: "focus-line", d: arc(from, to) });
    const drawn = svg("svg", { class: "over" });
    drawn.append(line);
    this.layer.append(drawn);
    await this.run(FOCUS, line, [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1 }]);
    drawn.remove();
  }

  // --- steps and blows ----------------------------------------------------------------------------------

  async move({ who, path = [] }) {
    const piece = this.piece(who);
    const ways = path.map((id) => this.cell(id)).filter(Boolean);
    if (!piece || !ways.length) return;
    piece.style.visibility = "";
    await this.look(who, path.at(-1));
    const start = this.spot(who);
    const stops = ways.map((cell) => this.middle(cell)).filter(({ x, y }) => Math.hypot(x - start.x, y - start.y) > 2);
    const ghost = this.ghost(piece);
    const frames = [shift(start)];
    for (const [n, stop] of stops.entries()) {
      const before = stops[n - 1] ?? start;
      frames.push(shift({ x: (before.x + stop.x) / 2, y: (before.y + stop.y) / 2 - 6 }), shift(stop));
    }
    await this.run(STEP * Math.max(stops.length, 1), ghost, frames);
    this.stand(piece, path);
    ghost.remove();
    piece.style.visibility = "";
  }

  async strike({ who, whom, cards = [], note }) {
    await this.look(who, whom);
    const [from, to] = [this.spot(who), this.spot(whom)];
    if (!to) return;
    if (from) await this.blow(who, from, to);
    const burst = this.put("burst", to);
    this.run(LUNGE, burst, [{ opacity: 1, scale: 0.4 }, { opacity: 1, scale: 1.2, offset: 0.5 }, { opacity: 0, scale: 1.3 }])
      .then(() => burst.remove());
    if (cards.length) await this.turned(cards, note, to);
    else await this.run(LUNGE);
  }

  async blow(who, from, to) {
    const far = Math.hypot(to.x - from.x, to.y - from.y) > FAR * TILE * from.scale || from.board !== to.board;
    if (far) {
      const missile = this.put("missile", from);
      await this.run(MISSILE, missile, [shift(from), shift(to)]);
      missile.remove();
      return;
    }
    const piece = this.piece(who);
    const ghost = this.ghost(piece);
    const near = { x: from.x + (to.x - from.x) * 0.55, y: from.y + (to.y - from.y) * 0.55 };
    await this.run(LUNGE, ghost, [shift(from), { ...shift(near), offset: 0.58 }, shift(from)]);
    ghost.remove();
    piece.style.visibility = "";
  }

  async turned(cards, note, at) {
    const made = cards.map(([text, counts]) =>
      el("span", { class: `turned ${counts ? "" : "idle"} ${text.length > 8 ? "long" : ""}` }, text));
    const shown = this.put("cards-turned", at, made, note && el("small", {}, note));
    this.within(shown, at);
    await Promise.all(made.map((each) => this.run(FLIP, each, [{ transform: "rotateY(90deg)" }, { transform: "none" }])));
    await this.run(READ);
    shown.remove();
  }

  // --- what changes -------------------------------------------------------------------------------------

  async hurt({ who, amount }) {
    await this.look(who);
    const piece = this.piece(who);
    if (piece) life(piece, -amount);
    this.rise(who, [`−${amount}`], "bad");
    const inside = piece?.lastElementChild;
    if (inside) this.tremble(inside);
    await this.run(HURT);
  }

  tremble(inside) {
    const shakes = [0, -5, 5, -3, 0].map((x) => ({ translate: `${x}px 0` }));
    this.run(HURT / 2, inside, shakes);
  }

  async heal({ who, amount }) {
    const piece = this.piece(who);
    if (piece) life(piece, amount);
    this.rise(who, [`+${amount}`], "good");
    await this.run(HURT);
  }

  async gain({ who, amount, icon: sign }) {
    this.rise(who, [sign && icon(sign), amount ? `+${amount}` : ""], "gained");
    await this.run(TURN);
  }

  async lose({ who, amount, icon: sign }) {
    this.rise(who, [sign && icon(sign), amount ? `−${amount}` : "×"], "lost");
    await this.run(TURN);
  }

  // Something that rises from where it happens and goes; several at one place follow each other.
  rise(id, what, kind) {
    const at = this.spot(id);
    if (!at) return;
    const there = [...this.layer.querySelectorAll(".rising")].filter((each) => each.dataset.of === id).length;
    const made = this.put(`rising ${kind}`, { ...at, y: at.y - 26 * there }, ...what.filter(Boolean));
    made.dataset.of = id;
    const frames = [{ opacity: 0, translate: "0 0" }, { opacity: 1, translate: "0 -12px", offset: 0.2 },
      { opacity: 1, translate: "0 -34px", offset: 0.75 }, { opacity: 0, translate: "0 -40px" }];
    this.run(FLOAT, made, frames).then(() => made.remove());
  }

  async come({ who, path = [] }) {
    await this.look(who, path.at(-1));
    const piece = this.piece(who);
    if (!piece) return;
    piece.style.visibility = "";
    await this.run(TURN, piece, [{ opacity: 0 }, { opacity: 1 }]);
  }

  async leave({ who }) {
    const piece = this.piece(who);
    if (!piece) return;
    const ghost = this.ghost(piece);
    const at = this.spot(who);
    await this.run(FALL, ghost, [{ ...shift(at), opacity: 1 }, { ...shift({ x: at.x, y: at.y + 14 }), opacity: 0 }]);
    ghost.remove();
  }

  async open() {
    const grounds = Object.entries(this.frame.parts ?? {}).filter(([id]) => id.startsWith("board-"));
    if (!grounds.length) return;
    this.stage.put({ parts: Object.fromEntries(grounds) });
    if (!this.frame.full) for (const [id] of grounds) delete this.frame.parts[id]; // one that is whole brings all anew
    await this.run(TURN);
  }

  // --- dice and cards -----------------------------------------------------------------------------------

  // Dice enter from the side of who rolls, tumble and settle one after another; then what they come to is said.
  async roll({ who, dice = [], note }) {
    await this.look(who);
    const at = this.spot(who);
    const list = el("ul", { class: "dice" });
    list.innerHTML = dice.join(""); // made and escaped by the server's scene
    const sum = el("p", { class: "sum" }, note || "\u00a0");
    sum.style.visibility = "hidden";
    const tray = el("div", { class: "rolling" }, list, sum);
    this.layer.append(tray);
    const box = tray.getBoundingClientRect();
    const side = at ? Math.sign(at.x - box.left - box.width / 2) || 1 : 1;
    const fall = (each, n) => {
      const spin = 360 + 90 * (n % 3);
      const away = `translate(${side * 160}px, ${(n % 2) * 24 - 12}px) rotate(${side * spin}deg)`;
      return this.run(ROLL + SETTLE * Math.min(n, 6), each, [{ transform: away, opacity: 0.4 }, { transform: "none", opacity: 1 }], SOFT);
    };
    await Promise.all([...list.children].map(fall));
    sum.style.visibility = "";
    tray.classList.add("settled");
    await this.run(READ);
    tray.remove();
  }

  // Cards turned up beside whoever has them; dice go from there to their place.
  async show({ who, path = [], cards = [], dice = [] }) {
    const at = this.spot(who) ?? { x: innerWidth / 2, y: innerHeight * 0.35, scale: 1 };
    if (cards.length) await this.turned(cards, "", at);
    const to = path.length ? this.spot(path.at(-1)) : null;
    if (!dice.length || !to) return;
    const list = el("ul", { class: "dice" });
    list.innerHTML = dice.join(""); // made and escaped by the server's scene
    const thrown = this.put("thrown", at, list);
    await this.run(FALL, thrown, [{ ...shift(at), opacity: 0.3 }, { ...shift(to), opacity: 1 }], SOFT);
    thrown.remove();
  }

  // --- the layer ----------------------------------------------------------------------------------------

  put(kind, at, ...what) {
    const made = el("div", { class: `fx ${kind}` }, ...what);
    made.style.transform = shift(at).transform;
    this.layer.append(made);
    return made;
  }

  // Above a place, or below it where there is no room, and never over the window's edge.
  within(made, at) {
    const { width, height } = made.getBoundingClientRect();
    const above = at.y - height - 46 * at.scale;
    const x = Math.min(Math.max(at.x, width / 2 + 6), innerWidth - width / 2 - 6);
    made.style.transform = shift({ x, y: (above > 70 ? above : at.y + 46 * at.scale) + height / 2 }).transform;
  }

  // A piece drawn once more over the board, where it can move; the piece itself is unseen meanwhile.
  ghost(piece) {
    const { a, e, f } = piece.getScreenCTM();
    const copy = piece.cloneNode(true);
    copy.removeAttribute("transform");
    copy.style.visibility = "";
    for (const name of ["data-id", "data-piece"]) copy.removeAttribute(name);
    const drawn = svg("svg", { class: "board ghost", viewBox: "-60 -60 120 120", width: 120 * a, height: 120 * a });
    drawn.append(copy);
    const made = this.put("flying", { x: e, y: f }, drawn);
    piece.style.visibility = "hidden";
    return made;
  }

  // Puts a piece where a path ends.
  stand(piece, path = []) {
    const cell = this.cell(path.at(-1) ?? "");
    if (cell) piece.setAttribute("transform", `translate(${cell.dataset.x} ${cell.dataset.y})`);
    piece.style.visibility = "";
  }
}

const shift = ({ x, y }) => ({ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` });

function arc(from, to) {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2 - 30];
  return `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`;
}

// What a figure has left, written on it at once.
function life(piece, by) {
  const left = piece.querySelector(".life-left");
  if (left) left.textContent = Math.max(0, Number(left.textContent) + by);
}
