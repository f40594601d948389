// How likely an option does what, as a chart beside each thing it aims at.

import { el } from "./dom.js";
import { placed, seen } from "./place.js";

const MOST = 3; // charts at once

export class Charts {
  constructor(stage) {
    this.stage = stage;
    this.shown = [];
  }

  // The charts of an option, or none.
  show(option) {
    if (option === this.option) return;
    this.hide();
    this.option = option;
    for (const [id, , drawing] of (option?.odds ?? []).slice(0, MOST)) {
      const target = this.stage.find(id).find(seen);
      if (!target) continue;
      const chart = el("div", { class: "chart", "aria-hidden": "true" }); // the option says it in words
      chart.innerHTML = drawing; // made and escaped by the server's scene
      document.body.append(chart);
      placed(chart, target.getBoundingClientRect(), [...taken(), ...this.shown.map((each) => each.getBoundingClientRect())]);
      this.shown.push(chart);
    }
  }

  hide() {
    for (const each of this.shown) each.remove();
    this.shown = [];
    this.option = null;
  }
}

// What no chart may cover: whom one can choose, and the pieces of players.
const taken = () =>
  [...document.querySelectorAll(".board .piece.lit, .board .piece.owned, .asking")].map((each) => each.getBoundingClientRect());
