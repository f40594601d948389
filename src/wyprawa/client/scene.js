// Frames onto the page: parts are put in their areas, and what moved is seen to move.

import { Boards } from "./board.js";
import { el } from "./dom.js";
import { get, set } from "./store.js";

export const still = matchMedia("(prefers-reduced-motion: reduce)");
const MOVE = { duration: 420, easing: "cubic-bezier(.3,.7,.2,1)" };
const MOST = 16; // cards that fly at once
const FOCUSABLE = "summary, button, [tabindex]";
// What style sheets ask about the whole table: the areas where it may lie, and what it is.
const MAIN = ["faces", "boards", "tray", "asked", "shared", "mine", "others"];
const BAR = ["tracks", "strip"];
const MARKS = {
  fight: [MAIN, ".fight"], small: [MAIN, ".small"], others: [["others"], ".panel"], bare: [["shared"], ".empty"],
  tall: [["boards"], ".board.tall"], zones: [["boards"], ".board-zone"], hexes: [["boards"], ".board-hex"],
  squares: [["boards"], ".board-square"],
  strip: [["strip"], ".strip"], steps: [BAR, ".space"], turns: [BAR, ".turn"], counts: [BAR, ".track.small"],
  asked: [["asked"], ".zone"], country: [["boards"], ".board.country"],
  "lit-shared": [["shared"], ".lit"], "lit-panels": [["mine", "others"], ".lit"],
};

export class Stage {
  // `areas`: an element for each of faces, tracks, strip, boards, tray, asked, shared, mine, others.
  constructor(areas) {
    this.areas = areas;
    this.parts = new Map();
    this.standing = new Map(); // by board: what stands on it, an SVG group as text
    this.real = new Map(); // the same as it really is, while something else is imagined
    this.layout = {};
    this.boards = new Boards();
    for (const area of Object.values(areas)) area.addEventListener("click", remember);
  }

  get roots() {
    return Object.values(this.areas);
  }

  // Everything on the table that stands for an id.
  find(id) {
    const selector = `[data-id="${CSS.escape(id)}"]`;
    return this.roots.flatMap((root) => [...root.querySelectorAll(selector)]);
  }

  // Takes a frame as it is sent: `parts`, `gone`, `layout`, `full`. Done when the page shows it.
  async apply(frame, { animate = true } = {}) {
    const moving = animate && !frame.full && !still.matches && !document.hidden;
    const before = moving ? this.seen() : null;
    const flying = moving && document.startViewTransition ? this.flying(frame) : [];
    if (!flying.length) {
      this.put(frame);
    } else {
      this.name(flying);
      const change = document.startViewTransition(() => {
        this.put(frame);
        this.name(flying);
      });
      change.ready.catch(() => {}); // the next one came before it began
      change.finished.finally(() => this.name(flying, true));
      await change.updateCallbackDone;
    }
    if (frame.full) this.boards.follow();
    if (moving) this.move(before);
  }

  // Shows what would stand on the boards, until the next frame comes.
  imagine(parts) {
    for (const [id, html] of Object.entries(parts)) {
      const board = id.slice(3);
      if (!this.real.has(board)) this.real.set(board, this.standing.get(board));
      this.standing.set(board, html);
      this.crowd(board);
    }
  }

  // Shows again what really stands there.
  wake() {
    for (const [board, html] of this.real) {
      this.standing.set(board, html);
      this.crowd(board);
    }
    this.real.clear();
  }

  put(frame) {
    const held = this.held();
    this.wake();
    if (frame.full) {
      for (const part of this.parts.values()) part.remove();
      this.parts.clear();
      this.standing.clear();
    }
    for (const id of frame.gone ?? []) {
      this.parts.get(id)?.remove();
      this.parts.delete(id);
    }
    const crowds = new Set();
    for (const [id, html] of Object.entries(frame.parts ?? {})) {
      if (id.startsWith("on-")) {
        this.standing.set(id.slice(3), html);
        crowds.add(id.slice(3));
        continue;
      }
      let part = this.parts.get(id);
      const stood = id.startsWith("board-") ? part?.querySelector(".standing") : null;
      if (id.startsWith("board-") && !stood) crowds.add(id.slice(6));
      if (!part) this.parts.set(id, (part = el("div", { class: "part", "data-part": id })));
      part.innerHTML = html; // made and escaped by the server's scene
      if (stood) part.querySelector(".standing").replaceWith(stood); // the ground changes under those who stand
      for (const each of part.querySelectorAll("details[data-keep]")) {
        each.open = get(`open.${each.dataset.keep}`, each.open);
      }
      for (const each of part.querySelectorAll("[data-colour]")) each.style.setProperty("--hero", each.dataset.colour);
      this.boards.adopt(part);
    }
    for (const id of crowds) this.crowd(id);
    if (frame.layout) this.layout = frame.layout;
    for (const [area, root] of Object.entries(this.areas)) {
      const wanted = (this.layout[area] ?? []).map((id) => this.parts.get(id)).filter(Boolean);
      if (wanted.length !== root.children.length || wanted.some((part, n) => root.children[n] !== part)) {
        root.replaceChildren(...wanted);
      }
      root.classList.toggle("empty", !wanted.length);
    }
    for (const now of this.areas.strip?.querySelectorAll(".card.now, .card:has(.fact-play)") ?? []) {
      now.parentElement.scrollLeft = now.offsetLeft - now.parentElement.clientWidth / 2 + now.offsetWidth / 2;
    }
    this.mark();
    if (held && !held.element.isConnected) this.parts.get(held.part)?.querySelectorAll(FOCUSABLE)[held.n]?.focus();
  }

  // Says on the page what lies on the table, for the style sheets: `:has` would look through everything, and style
  // everything anew, whenever anything changes.
  mark() {
    for (const [mark, [areas, what]] of Object.entries(MARKS)) {
      const there = areas.some((area) => this.areas[area].matches(what) || this.areas[area].querySelector(what));
      document.body.classList.toggle(`with-${mark}`, there);
    }
  }

  // Puts what stands on a board into its drawing.
  crowd(id) {
    const old = this.parts.get(`board-${id}`)?.querySelector(".standing");
    if (!old || !this.standing.has(id)) return;
    const holder = document.createElement("template");
    holder.innerHTML = `<svg>${this.standing.get(id)}</svg>`; // made and escaped by the server's scene
    old.replaceWith(holder.content.firstElementChild.firstElementChild);
  }

  // What has the focus: which of the things that can have it in which part.
  held() {
    const element = document.activeElement;
    const part = element?.closest(".part")?.dataset.part;
    const n = part ? [...(this.parts.get(part)?.querySelectorAll(FOCUSABLE) ?? [])].indexOf(element) : -1;
    return n < 0 ? null : { element, part, n };
  }

  // Opens what an element is hidden in, without remembering it as a wish. Piles and others' plates stay closed:
  // they glow, and are one gesture away.
  reveal(element) {
    if (element.closest(".pile, .plate")) return;
    for (let each = element.closest("details"); each; each = each.parentElement.closest("details")) {
      if (!each.firstElementChild.contains(element)) each.open = true;
    }
  }

  // --- what moves ---------------------------------------------------------------------------------------

  seen() {
    const [pieces, faces, facts] = [new Map(), new Map(), new Map()];
    for (const [id, part] of this.parts) {
      for (const each of part.querySelectorAll("[data-piece]")) pieces.set(each.dataset.piece, place(each));
      for (const each of part.querySelectorAll(".die[data-id]")) faces.set(each.dataset.id, each.textContent);
      for (const each of part.querySelectorAll("[data-fact]")) facts.set(factKey(id, each), each.textContent);
    }
    return { pieces, faces, facts };
  }

  move({ pieces, faces, facts }) {
    for (const [id, part] of this.parts) {
      for (const each of part.querySelectorAll("[data-piece]")) {
        const old = pieces.get(each.dataset.piece);
        const now = place(each);
        if (!old || old.board !== now.board) each.animate([{ opacity: 0 }, { opacity: 1 }], MOVE);
        else if (old.x !== now.x || old.y !== now.y) {
          each.animate([{ transform: shift(old) }, { transform: shift(now) }], { ...MOVE, duration: 620 });
        }
      }
      for (const each of part.querySelectorAll(".die[data-id]")) {
        if (faces.get(each.dataset.id) === each.textContent) continue;
        const target = each instanceof SVGElement ? each.firstElementChild ?? each : each;
        target.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: 300 });
      }
      for (const each of part.querySelectorAll("[data-fact]")) {
        const old = facts.get(factKey(id, each));
        each.classList.toggle("changed", old !== undefined && old !== each.textContent);
      }
    }
  }

  // Cards that lie in another part after this frame than before it: pairs of an id and a transition's name.
  flying(frame) {
    const here = cardsIn(this.parts);
    const fresh = Object.entries(frame.parts ?? {}).map(([id, html]) => {
      const holder = document.createElement("template");
      holder.innerHTML = html;
      return [id, holder.content];
    });
    const gone = new Set(frame.gone ?? []);
    const after = cardsIn(new Map([...[...this.parts].filter(([id]) => !gone.has(id)), ...fresh]));
    const ids = [...after.keys()].filter((id) => {
      const [old, now] = [here.get(id), after.get(id)];
      return old && old.length === 1 && now.length === 1 && old[0] !== now[0];
    });
    return ids.slice(0, MOST).map((id) => [id, `card-${++named}`]);
  }

  name(flying, away = false) {
    for (const [id, name] of flying) {
      for (const { style } of this.find(id).filter((each) => each.matches("[data-card]"))) {
        if (!away) style.viewTransitionName = name;
        else if (style.viewTransitionName === name) style.viewTransitionName = "";
      }
    }
  }
}

let named = 0;

// Keeps what a person opens or closes; the click comes before the change.
function remember(event) {
  const details = event.target.closest("summary")?.parentElement;
  if (details?.dataset.keep) set(`open.${details.dataset.keep}`, !details.open);
}

const factKey = (part, each) => `${part}/${each.closest("[data-id]")?.dataset.id ?? ""}/${each.dataset.fact}`;
const shift = ({ x, y }) => `translate(${x}px, ${y}px)`;

function place(piece) {
  const [, x, y] = /translate\(([-\d.]+)[\s,]+([-\d.]+)\)/.exec(piece.getAttribute("transform")) ?? [null, 0, 0];
  return { board: piece.closest("[data-board]")?.dataset.board, x: Number(x), y: Number(y) };
}

// Where each card lies: its id, and the zones that hold it.
function cardsIn(parts) {
  const found = new Map();
  for (const [id, part] of parts) {
    for (const card of part.querySelectorAll("[data-card]")) {
      const zone = card.parentElement.closest("[data-id]")?.dataset.id ?? id;
      found.set(card.dataset.id, [...(found.get(card.dataset.id) ?? []), zone]);
    }
  }
  return found;
}
