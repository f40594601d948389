// Does one place see another? Two cells are chosen on the board or by name; the server knows the answer.

import { el, iconButton } from "./dom.js";
import { reasons } from "./log.js";
import { say } from "./words.js";

export class Sight {
  // `on.ask(start, end)` asks the server, `on.why(rule)` shows a rule.
  constructor(root, stage, on) {
    Object.assign(this, { root, stage, on, offered: false });
    this.inputs = ["from", "to"].map((name) => {
      const label = say(`page-sight-${name}`);
      const attributes = { type: "text", size: "4", maxlength: "6", autocomplete: "off", "aria-label": label };
      return el("input", { ...attributes, placeholder: label, onchange: () => this.again() });
    });
    this.said = el("div", { class: "because", role: "status" });
    const closing = iconButton("close", say("page-close"), () => this.toggle());
    const fields = el("div", { class: "sight-fields" }, el("b", {}, say("page-sight")), this.inputs, closing);
    root.replaceChildren(fields, this.said);
    stage.areas.boards.addEventListener("click", (event) => this.picked(event), true);
  }

  // Whether the game can answer; if so, its boards have a button for it.
  offer(so) {
    this.offered = so;
    const act = () => this.toggle();
    this.stage.boards.tools = so ? [{ name: "sight", sign: "eye", label: say("page-sight"), act }] : [];
  }

  toggle() {
    if (!this.offered) return;
    this.root.hidden = !this.root.hidden;
    this.stage.areas.boards.classList.toggle("sighting", !this.root.hidden);
    this.clear();
    if (!this.root.hidden) this.root.scrollIntoView({ block: "nearest" });
  }

  clear() {
    for (const input of this.inputs) input.value = "";
    this.said.replaceChildren(this.root.hidden ? "" : say("page-sight-how"));
    this.stage.boards.mark(null);
  }

  // A click on the board chooses a cell instead of an option; a third one begins anew.
  picked(event) {
    if (this.root.hidden || event.target.closest("button") || this.stage.boards.dragged) return;
    const all = document.elementsFromPoint(event.clientX, event.clientY);
    const cell = all.map((each) => each.closest(".cell[data-id]")).find(Boolean);
    if (!cell) return;
    event.stopPropagation();
    if (this.inputs[1].value) this.clear();
    const input = this.inputs[0].value ? this.inputs[1] : this.inputs[0];
    input.value = name(cell);
    if (input === this.inputs[0]) this.stage.boards.mark({ cells: [cell.dataset.id] });
    this.again();
  }

  // Asks once both places are given, and again when the table has changed.
  again() {
    if (this.root.hidden || !this.inputs.every((input) => input.value)) return;
    const cells = [...this.stage.areas.boards.querySelectorAll(".cell[data-id]")];
    const found = this.inputs.map((input) => cells.find((cell) => name(cell) === input.value.trim().toUpperCase()));
    for (const [n, input] of this.inputs.entries()) input.ariaInvalid = String(!found[n]);
    if (found.every(Boolean)) this.on.ask(...found.map((cell) => cell.dataset.id));
    else this.said.replaceChildren(say("page-sight-unknown"));
  }

  answer({ marks }) {
    if (this.root.hidden) return;
    this.said.replaceChildren(...reasons(marks, this.on.why).filter(Boolean));
    this.stage.boards.mark(marks);
  }
}

// What a cell is called: the first word of its title, before what is marked there.
const name = (cell) => cell.querySelector("title").textContent.split(/[\s,(]/)[0].toUpperCase();
