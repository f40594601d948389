// What happens is played: the acts of told lines one after another, at a speed of one's own. It can be paused,
// gone through act by act, and skipped; the table shows the new state when all is played.

import { Acting } from "./acting.js";
import { el, iconButton, relabel } from "./dom.js";
import { still } from "./scene.js";
import { get, set } from "./store.js";
import { say } from "./words.js";

export const SPEEDS = { calm: 1.6, normal: 1, quick: 0.5, none: 0 }; // how long everything takes
const TURN = 600; // milliseconds a monster's turn is seen at least
const BURST = 20; // acts that wait; of more, each takes half as long
const READ = 900; // how long what nobody saw move is marked

export const speed = () => (get("play.speed") in SPEEDS ? get("play.speed") : "normal");
export const pausing = () => get("play.pause", false);

export class Player {
  // `on.line(line, n)` is told which line is played, `on.busy(so)` when playing begins and ends.
  constructor(stage, on) {
    Object.assign(this, { stage, on, running: new Set(), busy: false, paused: false, waiting: 0 });
    this.layer = el("div", { class: "happening", "aria-hidden": "true" });
    this.acting = new Acting(stage, this.layer, (...how) => this.run(...how));
    const press = (name, sign, act) => iconButton(sign, say(`page-play-${name}`), act, { "data-do": `play-${name}` });
    this.toggle = press("pause", "pause", () => this.pause(!this.paused));
    this.controls = el("div", { class: "player", hidden: true }, this.toggle,
      press("step", "step-forward", () => this.step()), press("turn", "fast", () => this.skipTurn()),
      press("all", "skip-forward", () => this.flush()));
    document.addEventListener("visibilitychange", () => document.hidden && this.flush());
  }

  // How long things take: nothing at all for those who want no motion, and while nobody looks.
  get pace() {
    return still.matches || document.hidden ? 0 : SPEEDS[speed()];
  }

  // Plays what a frame tells, `times` as long as usual; done when that is over, or nobody wants to see more.
  async play(frame, times = 1) {
    const lines = frame.log ?? [];
    const seen = ({ acts = [] }) => acts.filter(({ kind }) => kind !== "read"); // what is read lies still
    const acts = lines.flatMap((line, n) => seen(line).map((act) => ({ act, line, n })));
    this.factor = this.pace * times * (acts.length + this.waiting > BURST ? 0.5 : 1);
    if (!acts.length || !this.factor || this.flushing) return;
    this.show(true);
    this.acting.begin(frame);
    for (const [n, { act, line, n: at }] of acts.entries()) {
      if (act.kind === "turn") await this.turned(act);
      if (this.flushing) break;
      this.on.line(line, at);
      if (this.skipping || this.leaving(act, acts[n + 1]?.act)) this.acting.settle(act);
      else await this.one(act);
    }
    await this.lasted();
    if (!this.flushing && pausing() && this.foe) await this.held();
    this.acting.end();
    this.show(false);
  }

  // An act like the next one says nothing by itself.
  leaving(act, next) {
    return next && act.kind === "turn" && next.kind === "turn";
  }

  async one(act) {
    this.stepped = false;
    if (this.paused) await this.held();
    if (this.flushing || this.skipping) return this.acting.settle(act);
    await this.acting.play(act).catch((problem) => console.error(problem));
    return null;
  }

  // A turn is over, and the next begins.
  async turned({ who }) {
    await this.lasted();
    if (this.foe && pausing() && !this.flushing && !this.skipping) await this.held();
    const piece = this.acting.piece(who);
    this.stage.areas.tray.classList.add("past"); // the fight there was another's
    Object.assign(this, { began: performance.now(), foe: Boolean(piece && !piece.matches(".owned")) });
    Object.assign(this, { skipping: false, skips: 0 });
  }

  // Until a monster's turn was seen long enough.
  async lasted() {
    if (!this.foe || !this.began || this.skipping || this.flushing) return;
    const left = TURN * Math.max(1, this.pace) - (performance.now() - Math.max(this.began, this.acting.since));
    this.began = 0;
    if (left > 0) await this.run(left / this.factor);
  }

  // Waits until one goes on.
  held() {
    this.pause(true);
    return new Promise((go) => {
      this.go = go;
    });
  }

  // --- what moves ---------------------------------------------------------------------------------------

  // Animates something for so long, or only waits; done also when it is skipped.
  run(duration, target = null, frames = null, easing = "ease-in-out") {
    const made = new Animation(new KeyframeEffect(target, frames, { duration: duration * this.factor, easing, fill: "both" }));
    this.running.add(made);
    made.play();
    if (this.paused && !this.stepping) made.pause();
    const over = () => {
      this.running.delete(made);
      if (target?.isConnected && !target.closest(".happening")) made.cancel();
    };
    return made.finished.then(over, over);
  }

  // --- what one does ------------------------------------------------------------------------------------

  // To the end of the act, and the second time to the end of the turn. Whether there was anything to skip.
  skip() {
    if (!this.busy) return false;
    this.skips = (this.skips ?? 0) + 1;
    if (this.skips > 1) return this.skipTurn();
    this.finish();
    return true;
  }

  skipTurn() {
    if (!this.busy) return false;
    this.skipping = true;
    this.finish();
    return true;
  }

  // To the end of all that waits to be played.
  flush() {
    if (!this.busy) return false;
    this.flushing = true;
    this.finish();
    return true;
  }

  finish() {
    this.pause(false);
    for (const each of [...this.running]) each.finish();
  }

  pause(on) {
    this.paused = on;
    relabel(this.toggle, say(on ? "page-play-on" : "page-play-pause"), on ? "play" : "pause");
    for (const each of this.running) {
      if (on) each.pause();
      else each.play();
    }
    if (on) return;
    this.go?.();
    this.go = null;
  }

  // One act, and then it stands still.
  step() {
    if (!this.busy) return;
    this.finish();
    this.pause(true);
  }

  // --- around it ----------------------------------------------------------------------------------------

  show(on) {
    this.busy = on;
    this.controls.hidden = !on;
    this.skips = 0;
    if (!on) {
      Object.assign(this, { skipping: false, foe: false, began: 0 });
      this.stage.areas.tray.classList.remove("past");
    }
    this.on.busy(on);
  }

  // The table shows what was told; what nobody saw happen is marked for a moment. `more` frames wait.
  shown(frame, more) {
    this.waiting = more;
    if (!more) this.flushing = false;
    if (this.factor) return;
    for (const { acts = [] } of frame.log ?? []) {
      for (const { who, whom } of acts) this.mark(whom || who);
    }
  }

  mark(id) {
    for (const each of id ? this.stage.find(id) : []) {
      each.classList.add("happened");
      setTimeout(() => each.classList.remove("happened"), READ);
    }
  }
}

// The next speed, for a key; gives its name.
export function nextSpeed() {
  const names = Object.keys(SPEEDS);
  const next = names[(names.indexOf(speed()) + 1) % names.length];
  set("play.speed", next);
  return next;
}
