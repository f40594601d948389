// A saved game from a file, picked or dropped: to play on or to watch.

import { button, el, icon } from "./dom.js";
import { createTable } from "./forms.js";
import { reason } from "./net.js";
import { address } from "./store.js";
import { say } from "./words.js";

const MOST = 8; // megabytes

// `await on.game(name)` finds a game, `on.play(game, saved)` sets up a table that goes on.
export function filePlace(on) {
  const said = el("div", { class: "file-said", role: "status" });
  const read = (file) => file && readFile(file, said, on);
  const onchange = () => {
    read(picker.files[0]);
    picker.value = "";
  };
  const unseen = { class: "unseen", tabindex: -1, "aria-hidden": "true" };
  const picker = el("input", { type: "file", accept: ".wyprawa,text/plain", onchange, ...unseen });
  const place = el("section", { class: "file", "aria-labelledby": "file-title" },
    el("div", {}, el("h2", { id: "file-title" }, say("page-lobby-file")), el("p", {}, say("page-lobby-file-note"))),
    button([icon("upload"), say("page-lobby-file-pick")], () => picker.click()), picker, said);
  const files = (act) => (event) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    act(event);
  };
  document.ondragover = files(() => place.classList.add("over"));
  document.ondragleave = (event) => event.relatedTarget || place.classList.remove("over");
  document.ondrop = files((event) => {
    place.classList.remove("over");
    read(event.dataTransfer.files[0]);
  });
  return place;
}

// What a record file says of itself at its top: the game and the seats.
function readRecord(text) {
  const line = (name) => new RegExp(`^[0-9a-f]{8} ${name} (.*)$`, "m").exec(text)?.[1];
  if (!text.startsWith("wyprawa record ")) return null;
  try {
    return { game: JSON.parse(line("game")), seats: JSON.parse(line("options")).seats ?? 1 };
  } catch {
    return null;
  }
}

async function readFile(file, place, on) {
  const told = (...inside) => place.replaceChildren(...inside);
  const fault = (id, args) => told(el("p", { class: "form-error" }, say(id, { file: file.name, ...args })));
  const size = file.size / 1e6;
  if (size > MOST) return fault("page-lobby-file-big", { size: size.toFixed(1), most: MOST });
  const failed = (problem) => fault("page-lobby-failed", { why: reason(problem) });
  const text = await file.text();
  const found = readRecord(text);
  if (!found) return fault("page-lobby-file-bad");
  let game;
  try {
    game = await on.game(found.game);
  } catch (problem) {
    return failed(problem);
  }
  if (!game) return fault("page-lobby-file-unknown", { game: found.game });

  async function watch() {
    const seats = Array.from({ length: found.seats }, () => ({ kind: "open" }));
    const id = await createTable("/tables", { game: game.name, record: text, seats }, game.title);
    location.assign(address(id).replace("#", "/replay#"));
  }

  const play = () => on.play(game, { ...found, text, file: file.name });
  const first = button(say("page-lobby-file-play"), play, { class: "main" });
  told(
    el("p", {}, say("page-lobby-file-what", { file: file.name, game: game.title })),
    el("div", { class: "choices-row" }, first, button(say("page-lobby-file-watch"), () => watch().catch(failed))));
  return first.focus();
}
