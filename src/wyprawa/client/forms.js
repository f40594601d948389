// Forms made of data: a game's options as fields, who sits where, and a button that waits for the server.

import { button, el } from "./dom.js";
import { api, reason } from "./net.js";
import { get, keepTable, language } from "./store.js";
import { say } from "./words.js";

let made = 0;

function labelled(text, input, help) {
  const id = (input.id = `field-${++made}`);
  const note = help ? el("small", { id: `${id}-help` }, help) : null;
  if (note) input.setAttribute("aria-describedby", note.id);
  return [el("label", { for: id }, text), note];
}

const chooser = (choices) => el("select", {}, choices.map(({ value, label }) => el("option", { value }, label)));
const numbers = (low, high) => Array.from({ length: high - low + 1 }, (_, n) => ({ value: low + n, label: low + n }));

const pictured = (choices) => choices?.some(({ face, text }) => face || text);

// Choices as cards with a picture and a sentence: one of them, or up to `most` in the order they were taken.
function picker({ kind, high, help, label, choices, default: usual }) {
  const many = kind === "several";
  const group = `pick-${++made}`;
  let taken = many ? [...usual] : [usual];
  const boxes = choices.map(({ value, label: name, face, text }) => {
    const input = el("input", { type: many ? "checkbox" : "radio", name: group, value, checked: taken.includes(value) });
    input.addEventListener("change", () => {
      taken = many ? [...taken.filter((each) => each !== value), ...(input.checked ? [value] : [])] : [value];
      shown();
    });
    const order = el("span", { class: "order", "aria-hidden": "true" });
    const picture = el("img", { src: face, alt: "", width: 56, height: 61, loading: "lazy" });
    const said = el("span", {}, el("b", {}, name), text && el("small", {}, text));
    return { value, input, order, element: el("label", { class: "pick" }, input, face && picture, said, many && order) };
  });
  const shown = () => {
    for (const { value, input, order } of boxes) {
      order.textContent = taken.includes(value) ? taken.indexOf(value) + 1 : "";
      input.disabled = many && taken.length >= high && !taken.includes(value);
    }
  };
  shown();
  const element = el("fieldset", { class: "field field-pick" }, el("legend", {}, label),
    help && el("small", {}, help), el("div", { class: "picks" }, boxes.map(({ element: box }) => box)));
  return { element, value: () => (many ? taken : taken[0]) };
}

// Some of the choices, one after the other: a chooser for each, in which nothing may be chosen.
function several({ high, help, label, choices, default: usual }) {
  const open = { value: "", label: say("page-lobby-any") };
  const inputs = Array.from({ length: high }, (_, n) => {
    const input = chooser([open, ...choices]);
    input.ariaLabel = say("page-lobby-several", { what: label, n: n + 1 });
    input.value = usual[n] ?? "";
    return input;
  });
  const [name, note] = labelled(label, inputs[0], help);
  const element = el("div", { class: "field field-several" }, name, el("div", {}, inputs), note);
  return { element, value: () => inputs.map((input) => input.value).filter(Boolean) };
}

// One option as a field; `value()` gives what it is set to.
function field(option) {
  const { kind, low, high, help, label, choices, default: usual } = option;
  if (pictured(choices)) return picker(option);
  if (kind === "several") return several(option);
  if (kind === "bool") {
    const input = el("input", { type: "checkbox", checked: usual });
    const [name, note] = labelled(label, input, help);
    return { element: el("div", { class: "field field-bool" }, input, name, note), value: () => input.checked };
  }
  const small = kind === "int" && low !== null && high !== null && high - low <= 20;
  const offered = choices?.length ? choices : small ? numbers(low, high) : null;
  const type = kind === "int" ? "number" : "text";
  const input = offered ? chooser(offered) : el("input", { type, min: low, max: high });
  if (choices?.length) input.selectedIndex = choices.findIndex(({ value }) => value === usual);
  else input.value = usual ?? "";
  const written = () => (kind === "int" ? Number(input.value) : input.value);
  const [name, note] = labelled(label, input, help);
  const value = () => (offered ? offered[input.selectedIndex].value : written());
  return { element: el("div", { class: "field" }, name, input, note), value };
}

const fieldset = (title, ...inside) => el("fieldset", { class: "fields" }, el("legend", {}, title), inside);

// All options of a game; `value()` gives them by name.
export function optionFields(options) {
  const fields = options.map((option) => ({ option, ...field(option) }));
  const element = fieldset(say("page-lobby-options"), fields.map((each) => each.element));
  const values = () => Object.fromEntries(fields.map(({ option, value }) => [option.name, value()]));
  // What does not apply is not shown, and stays as it usually is.
  const applies = ({ option }, now) =>
    Object.entries(option.when ?? {}).every(([name, good]) => !(name in now) || good.includes(now[name]));
  const shown = () => fields.forEach((each) => (each.element.hidden = !applies(each, values())));
  const value = () => {
    const now = values();
    return Object.fromEntries(fields.map((each) =>
      [each.option.name, applies(each, now) ? now[each.option.name] : each.option.default]));
  };
  element.addEventListener("change", shown);
  shown();
  return { element, value };
}

export const usualBot = (bots) => (bots.find((bot) => bot.spec === "sensible") ?? bots[0]).spec;

// A row per seat: me, a friend, a bot, nobody. `mine` is the seat that is me to begin with.
export function seatRows(bots, { titles = [], mine = 0 } = {}) {
  const list = el("ol", { class: "places" });
  const note = el("p", { class: "places-note", role: "status" });
  const rows = [];

  function row(seat) {
    const option = (value, label) => el("option", { value }, label);
    const strengths = bots.map(({ spec, label }) => option(`bot ${spec}`, say("page-lobby-bot", { bot: label })));
    const select = el("select", { onchange: shown },
      option("me", say("page-lobby-me")), option("friend", say("page-lobby-friend")),
      el("optgroup", { label: say("page-lobby-bots") }, strengths), option("open", say("page-lobby-open")));
    select.value = seat === mine ? "me" : `bot ${usualBot(bots)}`;
    const asked = say("page-lobby-friend-name");
    const attributes = { type: "text", maxlength: 40, autocomplete: "off", placeholder: asked, "aria-label": asked };
    const name = el("input", attributes);
    const help = el("small");
    const [label] = labelled(titles[seat] ?? say("page-lobby-seat", { n: seat + 1 }), select);
    const who = el("div", { class: "place-who" }, select, name, help);
    return { element: el("li", { class: `place seat-${seat}` }, label, who), select, name, help };
  }

  function shown() {
    for (const { select, name, help } of rows) {
      name.hidden = select.value !== "friend";
      help.textContent = bots.find((bot) => `bot ${bot.spec}` === select.value)?.help ?? "";
    }
    note.textContent = rows.some(({ select }) => select.value === "me") ? "" : say("page-lobby-me-none");
  }

  function setCount(count) {
    while (rows.length > count) rows.pop().element.remove();
    while (rows.length < count) list.append(rows[rows.push(row(rows.length)) - 1].element);
    shown();
  }

  const value = () => rows.map(({ select, name }) => {
    const [kind, bot] = select.value.split(" ");
    if (kind === "bot") return { kind, bot };
    return kind === "friend" && name.value.trim() ? { kind, name: name.value.trim() } : { kind };
  });

  return { element: fieldset(say("page-lobby-seats-title"), list, note), setCount, value };
}

// A new table by POST; its tickets are kept in the browser. `title` is the game's. Gives the table's id.
export async function createTable(path, body, title, ticket) {
  const name = get("name") || say("page-lobby-name-none");
  const found = await api(path, { method: "POST", ticket, body: { ...body, name, language: language() } });
  const names = Object.fromEntries((body.seats ?? []).map((seat, n) => [n, seat.name]));
  const friends = found.seats.filter((seat) => seat.kind === "friend" && seat.ticket);
  const seats = Object.fromEntries(friends.map((seat) => [seat.seat, seat.ticket]));
  keepTable(found.table, { ticket: found.ticket, watch: found.watch, title, seats, names });
  return found.table;
}

// A form in which a button waits for the server; what it says goes under the form.
export function sendingForm(children, act, cancel) {
  const error = el("p", { class: "form-error", role: "alert", hidden: true });
  const submit = el("button", { type: "submit", class: "main" }, say("page-lobby-create"));
  const refuse = (text) => {
    error.textContent = text ?? "";
    error.hidden = !text;
  };
  const busy = (on) => {
    submit.ariaBusy = String(on);
    submit.textContent = say(on ? "page-lobby-creating" : "page-lobby-create");
  };
  const onsubmit = async (event) => {
    event.preventDefault();
    if (submit.ariaBusy === "true") return;
    busy(true);
    refuse(null);
    await act().catch((problem) => refuse(reason(problem)));
    busy(false);
  };
  const buttons = el("div", { class: "choices-row end" }, button(say("page-lobby-cancel"), cancel), submit);
  const form = el("form", { class: "setup", onsubmit }, children, el("div", { class: "setup-foot" }, error, buttons));
  return { form, refuse };
}
