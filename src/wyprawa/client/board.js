// Boards one can move and look closer at, and the path an option would take drawn over them.

import { el, iconButton, svg } from "./dom.js";
import { say } from "./words.js";

const MOST = 6;
export const STEP = 1.25;
const TILE = { desk: 64, phone: 54 }; // pixels that a hex or a square is wide at least, unless one wants to see all
const PLACE = { tall: 38, country: 48 }; // and 100 units of a map: a place is 92
const GLIDE = 260; // milliseconds in which the view moves
const TILES = ".board-hex, .board-square";
const MARGIN = 0.07; // share of the window that stays free beside what is looked at
const DRAG = 5; // pixels a pointer may tremble before it drags

export class Boards {
  constructor() {
    this.views = new Map(); // by board: what part of it is seen, kept when the board is drawn anew
    this.marks = null; // what is drawn over the boards to explain something
    this.tools = []; // more buttons beside a board: name, icon, words, act
  }

  // Gives the boards inside an element their buttons and gestures.
  adopt(element) {
    for (const holder of element.querySelectorAll(".view[data-board]")) {
      const { board } = holder.dataset;
      let view = this.views.get(board);
      if (!view) this.views.set(board, (view = new View()));
      view.attach(holder, this.tools);
      drawMarks(view.svg, this.marks);
    }
  }

  zoom(by) {
    for (const view of this.visible()) view.zoom(by);
  }

  reset() {
    for (const view of this.views.values()) view.reset();
  }

  pan(dx, dy) {
    for (const view of this.visible()) view.pan(dx * view.wide * 0.1, dy * view.high * 0.1);
  }

  // Whether what a pointer last did was to move a board.
  get dragged() {
    return this.visible().some((view) => view.dragged);
  }

  visible() {
    return [...this.views.values()].filter((view) => view.svg?.isConnected);
  }

  // Looks where things happen: boards that are larger than their window move to who acts and what is lit.
  follow() {
    for (const view of this.visible()) view.follow();
  }

  // Moves to these elements, where they are out of sight; whether anything had to move.
  look(elements) {
    const moved = this.visible().map((view) => view.look(elements.filter((each) => view.svg.contains(each))));
    return moved.some(Boolean);
  }

  // Draws what explains something, until it is something else or null.
  mark(marks) {
    this.marks = marks;
    for (const { svg: drawing } of this.visible()) drawMarks(drawing, marks);
  }

  // Draws the way over these cells, and takes away the last one drawn.
  path(ids) {
    for (const { svg: drawing } of this.visible()) {
      const overlay = drawing.querySelector(".overlay");
      if (!overlay) continue;
      overlay.replaceChildren();
      const points = places(drawing, ids);
      if (points.length < 2) continue;
      const way = points.map(([x, y]) => `${x},${y}`).join(" ");
      const [x, y] = points.at(-1);
      const size = Number(drawing.viewBox.baseVal.width) / 90;
      overlay.append(
        svg("polyline", { class: "path", points: way, "stroke-width": size }),
        svg("circle", { class: "path-end", cx: x, cy: y, r: size * 1.4 }),
      );
    }
  }
}

// The middles of the cells that a drawing has.
function places(drawing, ids) {
  const found = ids.map((id) => drawing.querySelector(`.cell[data-id="${CSS.escape(id)}"]`)).filter(Boolean);
  return found.map(({ dataset }) => [Number(dataset.x), Number(dataset.y)]);
}

// Cells as rings, ways each with the number it has in the list, straight lines from point to point.
function drawMarks(drawing, marks) {
  drawing.querySelector(".marks")?.remove();
  if (!marks) return;
  const layer = svg("g", { class: "marks" });
  for (const [cx, cy] of places(drawing, marks.cells ?? [])) layer.append(svg("circle", { class: "ring", cx, cy, r: 42 }));
  for (const [n, [kind, , cells]] of (marks.ways ?? []).entries()) {
    const points = places(drawing, cells);
    if (points.length < 2) continue;
    const apart = (n % 5) * 5 - 10; // ways that share hexes lie side by side
    const way = points.map(([x, y]) => `${x + apart},${y + apart}`).join(" ");
    const [end, y] = points.at(-1);
    layer.append(svg("polyline", { class: `way way-${kind}`, points: way }));
    if (marks.ways.length === 1) continue;
    const x = end + (n % 4) * 24 - 36; // so that several numbers fit into a hex
    const number = svg("text", { class: `way-number way-${kind}`, x, y: y + 8 });
    number.textContent = n + 1;
    layer.append(svg("circle", { class: `way-end way-${kind}`, cx: x, cy: y, r: 14 }), number);
  }
  for (const [x1, y1, x2, y2, clear] of marks.rays ?? []) {
    const kind = clear ? "clear" : "blocked";
    layer.append(svg("line", { class: `ray ray-${kind}`, x1, y1, x2, y2 }));
    for (const [cx, cy] of [[x1, y1], [x2, y2]]) layer.append(svg("circle", { class: `ray-end ray-${kind}`, cx, cy, r: 7 }));
  }
  drawing.append(layer);
}

const quiet = matchMedia("(prefers-reduced-motion: reduce)");
const narrow = matchMedia("(max-width: 799px)");

class View {
  constructor() {
    this.scale = 1;
    this.x = this.y = 0;
    this.pointers = new Map();
  }

  attach(holder, more) {
    const first = this.svg === undefined;
    this.holder = holder;
    this.pointers.clear(); // those that held what was there before do not hold this
    this.svg = holder.querySelector("svg");
    const { x, y, width, height } = this.svg.viewBox.baseVal;
    const same = this.full && this.full.width === width && this.full.height === height;
    this.full = { x, y, width, height };
    if (first || !same) [this.scale, this.x, this.y, this.fresh, this.wished] = [1, x, y, true, false];
    holder.after(this.tools(more));
    holder.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    holder.addEventListener("pointerdown", (event) => this.down(event));
    holder.addEventListener("pointermove", (event) => this.moved(event));
    for (const name of ["pointerup", "pointercancel", "pointerleave"]) {
      holder.addEventListener(name, (event) => this.pointers.delete(event.pointerId));
    }
    holder.addEventListener("click", (event) => this.dragged && event.stopImmediatePropagation(), true);
    this.show();
    this.resized?.disconnect();
    this.resized = new ResizeObserver(() => this.again());
    this.resized.observe(holder);
  }

  tools(more) {
    return el("div", { class: "zooming" },
      more.map(({ name, sign, label, act }) => iconButton(sign, label, act, { "data-do": name })),
      iconButton("plus", say("page-zoom-in"), () => this.zoom(STEP)),
      iconButton("minus", say("page-zoom-out"), () => this.zoom(1 / STEP)),
      iconButton("fit", say("page-zoom-reset"), () => this.reset()));
  }

  get wide() {
    return this.full.width / this.scale;
  }

  get high() {
    return this.full.height / this.scale;
  }

  show() {
    const { full } = this;
    const { width, height } = this.holder.getBoundingClientRect();
    const scale = Math.min(width / this.wide, height / this.high) || 1;
    const map = this.svg.matches(".tall"); // its edge is the edge of the world, also beside the view box
    const within = (at, start, long, seen, room) => {
      const slack = map ? -Math.min((room / scale - seen) / 2, (long - seen) / 2) : Math.max(0, seen / 2 - Math.max(0, long - seen));
      return Math.min(Math.max(at, start - slack), start + long - seen + slack);
    };
    this.x = within(this.x, full.x, full.width, this.wide, width);
    this.y = within(this.y, full.y, full.height, this.high, height);
    this.svg.setAttribute("viewBox", `${this.x} ${this.y} ${this.wide} ${this.high}`);
    this.holder.classList.toggle("close", this.scale > 1.01);
  }

  reset() {
    [this.scale, this.x, this.y, this.wished] = [1, this.full.x, this.full.y, true];
    this.show();
  }

  // There is more or less room than before: looks as at first, unless somebody wished it otherwise.
  again() {
    const { width, height } = this.holder.getBoundingClientRect();
    if (this.wished || !width || (this.room && Math.abs(this.room - width * height) < 1)) return;
    this.room = width * height;
    this.fresh = true;
    this.follow();
  }

  // How closely one must look for tiles to be large enough.
  get least() {
    const map = ["tall", "country"].find((kind) => this.svg.classList.contains(kind));
    if (!map && !this.svg.matches(TILES)) return 1;
    const { width, height } = this.holder.getBoundingClientRect();
    const fit = Math.min(width / this.full.width, height / this.full.height);
    const wanted = map ? PLACE[map] : narrow.matches ? TILE.phone : TILE.desk;
    return fit ? Math.min(MOST, Math.max(1, wanted / (100 * fit))) : 1;
  }

  // At first all of the board, or of a large one who acts; later only what is out of sight moves it.
  follow() {
    if (this.fresh) [this.scale, this.x, this.y] = [this.least, this.full.x, this.full.y];
    this.fresh = this.fresh && this.scale > 1.01;
    this.show();
    this.look(this.wanted(), !this.wished && this.scale <= 1.01);
    this.fresh = false;
  }

  // What a question is about and who acts. Of a country the place to choose that is nearest to who travels there, then
  // the others, or all there are.
  wanted() {
    const all = (what) => [...this.svg.querySelectorAll(what)];
    const lit = all(".lit, .figure.acting");
    const party = all(".piece");
    if (!this.svg.matches(".country") || !party.length) return lit;
    const away = (each) => distance(middle(each), middle(party[0]));
    lit.sort((one, other) => away(one) - away(other));
    return [...lit, ...party, ...(lit.length > 1 ? [] : all(".cell"))];
  }

  // Moves no more than needed for these elements to be seen, or to their middle, if they need all the room; what
  // lies beside the view box is seen as well. From `home` it begins with the whole board.
  look(elements, home = false) {
    if (!this.svg.matches(TILES) && this.scale <= 1.01) return bring(elements); // all of it is there already
    const from = home ? [this.full.x, this.full.y] : [this.x, this.y];
    const [right, down] = [(this.x - from[0]) / this.wide, (this.y - from[1]) / this.high];
    const first = this.svg.matches(".country") ? elements[0] : null;
    const boxes = elements.map((each) => [each.matches(".acting") || each === first, each.getBoundingClientRect()]).filter(([, { width }]) => width);
    const middles = boxes.map(([acts, { x, y, width, height }]) => [acts, ...this.share([x + width / 2, y + height / 2])]);
    const open = this.open;
    const shares = this.together(middles.map(([acts, x, y]) => [x + right, y + down, acts]), open);
    if (this.scale <= 1.01 && open === 1) return this.whole();
    const [beside, below] = this.margins(boxes.map(([, box]) => box));
    const away = shares.some(([x, y]) => x < 0.04 || x > 0.96 || y < 0.04 || y > open - below + 0.01);
    if (!shares.length || !(this.fresh || away)) {
      if (right || down) this.glide(...from);
      return false;
    }
    const shift = (n, room) => {
      const [low, high] = [Math.min(...shares.map((both) => both[n])), Math.max(...shares.map((both) => both[n]))];
      const margin = n ? below : beside;
      if (this.fresh || high - low > room - 2 * margin) return (low + high - room) / 2;
      return low < margin ? low - margin : Math.max(0, high - room + margin);
    };
    // Never farther than to the board's edge: what lies beyond it is only dark.
    const within = (value, low, room) => Math.max(low, Math.min(value, low + Math.max(0, room)));
    const { x, y, width, height } = this.full;
    this.glide(
      within(from[0] + shift(0, 1) * this.wide, x, width - this.wide),
      within(from[1] + shift(1, open) * this.high, y, height - this.high * open));
    return true;
  }

  // How near to the edge the middle of something may be for all of it to be seen, as shares of the room.
  margins(boxes) {
    const { width, height } = this.holder.getBoundingClientRect();
    const half = (sizes, room) => Math.min(0.2, Math.max(MARGIN, ...sizes.map((size) => size / 2 / room)));
    return [half(boxes.map((box) => box.width), width), half(boxes.map((box) => box.height), height)];
  }

  // Those of several places that can be seen at once. Who acts comes first, and what is far away from there goes.
  together(found, open) {
    const here = found.find(([, , acts]) => acts);
    if (!here) return found;
    const apart = ([x, y]) => Math.hypot((x - here[0]) * this.wide, (y - here[1]) * this.high);
    const near = [...found].sort((one, other) => apart(one) - apart(other));
    const long = (n) => Math.max(...near.map((each) => each[n])) - Math.min(...near.map((each) => each[n]));
    while (near.length > 1 && (long(0) > 1 - 2 * MARGIN || long(1) > open - 2 * MARGIN)) near.pop();
    return near;
  }

  // All of the board is in sight: there is nowhere to move to.
  whole() {
    const { x, y } = this.full;
    const moved = Math.abs(this.x - x) > 1 || Math.abs(this.y - y) > 1;
    if (moved) this.reset();
    return moved;
  }

  // The share of the height that no question lies over.
  get open() {
    const over = document.querySelector(".asking")?.getBoundingClientRect();
    const { top, bottom, left, right } = this.holder.getBoundingClientRect();
    if (!over || over.top >= bottom || over.bottom < bottom || over.left >= right || over.right <= left) return 1;
    return Math.max(0.4, this.share([0, Math.max(over.top, top)])[1]);
  }

  // Moves there in a few frames; at once for those who want no motion, and the first time.
  glide(x, y) {
    cancelAnimationFrame(this.gliding);
    const [from, start, to] = [[this.x, this.y], performance.now(), [x, y]];
    const step = (now) => {
      const share = quiet.matches || this.fresh ? 1 : Math.min(1, Math.max(0, now - start) / GLIDE);
      const eased = 1 - (1 - share) ** 3;
      [this.x, this.y] = from.map((value, n) => value + (to[n] - value) * eased);
      this.show();
      if (share < 1) this.gliding = requestAnimationFrame(step);
    };
    step(start);
  }

  pan(dx, dy) {
    this.x += dx;
    this.y += dy;
    this.wished = true;
    this.show();
  }

  // Looks closer, keeping the point at (x, y) of the window where it is.
  zoom(by, at = null) {
    const scale = Math.min(Math.max(this.scale * by, 1), MOST);
    const [u, v] = at ? this.share(at) : [0.5, 0.5];
    const [wide, high] = [this.wide, this.high];
    [this.scale, this.wished] = [scale, true];
    this.x += u * (wide - this.wide);
    this.y += v * (high - this.high);
    this.show();
  }

  // A point of the window as shares of what is seen.
  share([x, y]) {
    const point = new DOMPoint(x, y).matrixTransform(this.svg.getScreenCTM().inverse());
    return [(point.x - this.x) / this.wide, (point.y - this.y) / this.high];
  }

  // The wheel looks closer with Ctrl, or where nothing around could be scrolled, or when looking closely already.
  wheel(event) {
    const scroller = scrolling(this.holder);
    const room = scroller && scroller.scrollHeight > scroller.clientHeight + 1;
    if (!event.ctrlKey && !event.metaKey && room && this.scale <= 1.01) return;
    if (event.deltaY > 0 && this.scale <= 1.01 && !event.ctrlKey) return;
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), [event.clientX, event.clientY]);
  }

  down(event) {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    this.pointers.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.pointers.size === 1) [this.dragged, this.start] = [false, [event.clientX, event.clientY]];
  }

  moved(event) {
    const old = this.pointers.get(event.pointerId);
    if (!old) return;
    const now = [event.clientX, event.clientY];
    if (this.pointers.size === 2) {
      const [other] = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
      const middle = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2];
      this.zoom(distance(now, other) / Math.max(distance(old, other), 1), middle);
      this.dragged = true;
    } else {
      if (!this.dragged && distance(now, this.start) < DRAG) return;
      if (!this.dragged && event.pointerType === "mouse") this.holder.setPointerCapture(event.pointerId);
      this.dragged = true;
      const { a } = this.svg.getScreenCTM();
      this.pan((old[0] - now[0]) / a, (old[1] - now[1]) / a);
    }
    this.pointers.set(event.pointerId, now);
  }
}

// Scrolls to what is lit, where boards lie side by side and do not all fit.
function bring(elements) {
  const seen = (each) => {
    const { left, right } = each.getBoundingClientRect();
    return left >= 0 && right <= innerWidth;
  };
  if (!elements.length || elements.some(seen)) return false;
  elements[0].scrollIntoView({ block: "nearest", inline: "center" });
  return true;
}

const middle = (element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};
const distance = ([x, y], [u, v]) => Math.hypot(x - u, y - v);

function scrolling(element) {
  for (let each = element.parentElement; each; each = each.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(each).overflowY)) return each;
  }
  return document.scrollingElement;
}
