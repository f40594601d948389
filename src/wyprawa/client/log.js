// What happened, with the rule behind each line, and what people say.

import { el, iconButton } from "./dom.js";
import { say } from "./words.js";

// Reasons with their rules, and the ways that were compared, numbered as on the board.
export function reasons({ reasons: found = [], ways = [] }, why) {
  const because = ([text, rule]) => el("li", {}, el("span", {}, text), rule && rules(rule, why));
  const way = ([kind, text]) => el("li", { class: `way-${kind}` }, text);
  return [el("ul", {}, found.map(because)), ways.length > 0 && el("ol", {}, ways.map(way))];
}

const rules = (rule, why) => el("button", { type: "button", class: "rule-link", onclick: () => why(rule) }, rule);

export class Log {
  // `why(rule, about)` shows a rule and what it is about, `mark(marks)` draws on the board what a line can show.
  constructor(root, why, mark) {
    Object.assign(this, { why, mark, lines: [], start: 0, low: true }); // low: the newest line is and stays in sight
    this.open = null; // the line that is explained
    this.list = el("ol", { class: "log-lines", tabindex: "0", "aria-label": say("page-log") });
    let top = 0;
    this.list.addEventListener("scroll", ({ target: { scrollHeight, scrollTop, clientHeight } }) => {
      this.low = scrollHeight - scrollTop - clientHeight < 60 || (this.low && scrollTop >= top);
      top = scrollTop;
    });
    new ResizeObserver(() => this.low && this.down()).observe(this.list);
    root.replaceChildren(el("h2", { class: "unseen" }, say("page-log")), this.list);
  }

  // Lines from number `from` on are new; `full` forgets all before. One who came late has not the first ones.
  put(lines, from, full) {
    if (full) this.start = from;
    const at = Math.min(Math.max(from - this.start, 0), full ? 0 : this.lines.length);
    while (this.list.children.length > at) this.list.lastElementChild.remove();
    if (this.open && !this.open.line.isConnected) this.explain(null);
    this.lines.length = at;
    for (const line of lines) {
      const first = this.lines.at(-1)?.at !== line.at;
      this.list.append(this.line(line, first, this.end));
      this.lines.push(line);
    }
    if (this.low) this.down();
  }

  // Lines from before those one has, up to where these begin. Whether they fit.
  older(lines, from) {
    if (from + lines.length !== this.start) return false;
    const high = this.list.scrollHeight;
    this.list.prepend(...lines.map((line, n) => this.line(line, lines[n - 1]?.at !== line.at, from + n)));
    this.lines.unshift(...lines);
    this.start = from;
    if (this.low) this.down();
    else this.list.scrollTop += this.list.scrollHeight - high;
    return true;
  }

  // The number of the line after the last one.
  get end() {
    return this.start + this.lines.length;
  }

  down() {
    this.list.scrollTop = this.list.scrollHeight;
  }

  line({ text, rule, round, marks }, first, number) {
    const act = () => (marks?.reasons ? this.explain(made, marks) : this.why(rule, [text]));
    const why = rule && iconButton("question", `${say("page-why")} ${rule}`, act, { class: "why" });
    const made = el("li", { class: round ? "round-began" : first ? "first" : "" }, el("span", {}, text), why);
    made.style.setProperty("--newest", -number);
    if (marks) {
      made.addEventListener("pointerenter", () => this.mark(marks));
      made.addEventListener("pointerleave", () => this.mark(this.open?.marks ?? null));
    }
    return made;
  }

  // Opens the reasons of a line below it, and closes those of another; again, it closes them.
  explain(line, marks) {
    const again = this.open?.line === line;
    this.open?.because.remove();
    this.open?.line.querySelector(".why").setAttribute("aria-expanded", "false");
    this.open = null;
    if (line && !again) {
      const because = line.appendChild(el("div", { class: "because" }, reasons(marks, this.why)));
      line.querySelector(".why").setAttribute("aria-expanded", "true");
      this.open = { line, because, marks };
      because.scrollIntoView({ block: "nearest" });
    }
    this.mark(this.open?.marks ?? null);
  }
}

export class Chat {
  // `send(text)` sends what was written, and says whether it could.
  constructor(root, send) {
    this.list = el("ol", { class: "chat-lines", tabindex: "0", "aria-label": say("page-chat") });
    const write = say("page-chat-write");
    const attributes = { type: "text", maxlength: "400", autocomplete: "off", "aria-label": write, placeholder: write };
    this.input = el("input", attributes);
    const onsubmit = (event) => {
      event.preventDefault();
      const text = this.input.value.trim();
      if (text && send(text)) this.input.value = "";
    };
    const sending = iconButton("right", say("page-chat-send"), () => {}, { type: "submit" });
    const form = el("form", { class: "chat-form", onsubmit }, this.input, sending);
    root.replaceChildren(el("h2", { class: "unseen" }, say("page-chat")), this.list, form);
  }

  // One who only watches is called so beside the name; a notice is the table's own word.
  put({ who, seat, text, notice }) {
    const seated = Number.isInteger(seat);
    const sign = seated && el("span", { class: "shape", "aria-hidden": "true" }, seat + 1);
    const name = seated ? who : [who, say("page-watcher")].filter(Boolean).join(" · ");
    const line = [sign, !notice && el("b", {}, name), !notice && " ", el("span", {}, text)];
    this.list.append(el("li", { class: `${sign ? `seat-${seat} seat-said` : ""} ${notice ? "notice" : ""}` }, line));
    this.list.scrollTop = this.list.scrollHeight;
  }
}
