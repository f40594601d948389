// How one wants a table to be played: speed, pauses, sounds, and whether one is asked twice before the worst.

import { el, iconButton, open } from "./dom.js";
import { pausing, speed, SPEEDS } from "./playing.js";
import { sounding } from "./sounds.js";
import { get, set } from "./store.js";
import { say } from "./words.js";

export const twice = () => get("ask.twice", true);

export const wishesButton = () => iconButton("gear", say("page-wishes"), showWishes, { "data-do": "wishes" });

export function showWishes() {
  const one = (name) => {
    const onchange = () => set("play.speed", name);
    const input = el("input", { type: "radio", name: "speed", value: name, checked: speed() === name, onchange });
    return el("label", {}, input, say(`page-speed-${name}`));
  };
  const check = (key, word, on) => {
    const onchange = (event) => set(key, event.target.checked);
    return el("p", {}, el("label", { class: "wish" }, el("input", { type: "checkbox", "data-wish": word, checked: on, onchange }), say(`page-wish-${word}`)));
  };
  open(say("page-wishes"), [
    el("fieldset", { class: "pace" }, el("legend", {}, say("page-speed")), Object.keys(SPEEDS).map(one)),
    check("play.pause", "pause", pausing()),
    check("ask.twice", "twice", twice()),
    check("sounds", "sounds", sounding()),
  ], { kind: "wishes" });
}
