// What one steers a replay with: a slider with marks, buttons, speed, marks by name, whose eyes.

import { el, icon, iconButton, relabel } from "./dom.js";
import { get, set } from "./store.js";
import { say } from "./words.js";

const SPEEDS = [0.5, 1, 2, 4, 8];

export class Controls {
  // `on`: go(number), first(), back(), on(), last(), toggle(), see(seat). Without perspectives there is no choice.
  constructor(on, perspectives) {
    this.on = on;
    this.speed = SPEEDS.includes(get("replay.speed")) ? get("replay.speed") : 1;
    const choose = (word, sign, act, options) => {
      const attributes = { "aria-label": say(`page-replay-${word}`), onchange: (event) => act(event.target.value) };
      const select = el("select", attributes, options.map(([value, label]) => el("option", { value }, label)));
      return [select, el("label", {}, icon(sign), select)];
    };
    const press = (sign, word) => iconButton(sign, say(`page-replay-${word}`), on[word]);
    const faster = (value) => set("replay.speed", (this.speed = Number(value)));
    const speeds = SPEEDS.map((n) => [n, say("page-replay-speed-of", { n })]);
    const [speed, speedLabel] = choose("speed", "fast", faster, speeds);
    const [jumps, jumpsLabel] = choose("marks", "flag", (value) => on.go(Number(value)), []);
    const [seen, seenLabel] = choose("perspective", "eye", on.see, perspectives);
    speed.value = this.speed;
    this.toggle = iconButton("play", say("page-replay-play"), on.toggle, { class: "tool round" });
    const oninput = () => on.go(Number(this.slider.value));
    const called = { "aria-label": say("page-replay-slider") };
    this.slider = el("input", { type: "range", min: 0, max: 0, step: 1, oninput, ...called });
    this.ticks = el("div", { class: "ticks", "aria-hidden": "true" });
    this.where = el("output", { class: "where" });
    Object.assign(this, { jumps, seen });
    this.element = el("footer", { class: "replay-controls", "aria-label": say("page-replay-controls") },
      el("div", { class: "scrub" }, this.slider, this.ticks),
      el("div", { class: "replay-row" },
        el("div", { class: "buttons" }, press("skip-back", "first"), press("step-back", "back"), this.toggle,
          press("step-forward", "on"), press("skip-forward", "last")),
        this.where,
        el("div", { class: "chosen" }, speedLabel, jumpsLabel, perspectives.length > 0 && seenLabel)));
  }

  // Another tape, as another seat saw the game.
  load(tape, seat) {
    this.tape = tape;
    this.seen.value = seat;
    Object.assign(this.slider, { min: tape.first, max: tape.last });
    this.ticks.replaceChildren(...tape.marks.map((mark) => this.tick(mark)));
    this.jumps.replaceChildren(...tape.marks.map((mark) => el("option", { value: mark.at }, mark.text)));
  }

  tick({ at, text, kind }) {
    const onclick = () => this.on.go(at);
    const made = el("button", { type: "button", class: `tick tick-${kind}`, tabindex: -1, title: text, onclick });
    made.style.setProperty("--at", this.share(at));
    return made;
  }

  share(number) {
    const { first, last } = this.tape;
    return (number - first) / Math.max(1, last - first);
  }

  // Says where the replay is.
  at(number) {
    const mark = this.tape.marks.findLast((each) => each.at <= number);
    const said = { n: number, last: this.tape.last, mark: mark?.text ?? "" };
    this.slider.value = number;
    this.slider.style.setProperty("--done", this.share(number));
    this.slider.setAttribute("aria-valuetext", say(mark ? "page-replay-marked" : "page-replay-at", said));
    this.where.textContent = say("page-replay-at", said);
    this.jumps.value = mark ? String(mark.at) : "";
  }

  playing(on) {
    relabel(this.toggle, say(on ? "page-replay-pause" : "page-replay-play"), on ? "pause" : "play");
  }
}
