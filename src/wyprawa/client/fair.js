// Fair by proof: the hash of the seed for everybody to see, and at the end a check that says what it showed and how.

import { button, el, icon, open } from "./dom.js";
import { reason } from "./net.js";
import { examine } from "./proof.js";
import { say } from "./words.js";

const SHORT = 8; // digits of a hash one can read out
const SIGNS = { ok: "check", no: "close", open: "question" };

// A line of a check: `kind` is ok, no or open, and is said as well as drawn.
const line = (kind, word, args = {}) =>
  el("li", { class: `fair-${kind}` }, icon(SIGNS[kind]), el("span", {}, el("b", {}, say(`page-fair-${kind}`)), " ",
    say(`page-fair-${kind}-${word}`, args)));
const either = (yes, word, args) => line(yes ? "ok" : "no", word, args);

// What is found here, in the page.
function worked(found, { fair, kept, offline }) {
  const seen = kept?.commitment;
  const sent = Object.entries(kept?.words ?? {}).filter(([, text]) => text);
  const there = sent.every(([seat, text]) => found.words[seat] === text);
  return [
    either(found.sealed && found.commitment === fair.commitment, "commitment"),
    seen ? either(seen === found.commitment, "kept", { hash: seen }) : line("open", offline ? "kept-offline" : "kept"),
    sent.length > 0 && either(there, "mine", { words: sent.map(([, text]) => text).join(", ") }),
    either(found.keyed, "key"),
    either(found.drawn, "drawn"),
  ];
}

// What the server found, or why it could not be asked.
async function played(found, proof) {
  try {
    const { proven, why, choices, fingerprint } = await proof();
    const same = fingerprint === found.fingerprint;
    return [
      either(proven && choices === found.choices, "rules", { why, choices }),
      proven && either(same, "same", { hash: fingerprint }),
    ];
  } catch (problem) {
    return line("open", "rules", { why: reason(problem) });
  }
}

async function check(source, place) {
  place.replaceChildren(el("p", {}, say("page-fair-checking")));
  let text = "";
  let found;
  try {
    text = await source.record();
    found = examine(text);
  } catch (problem) {
    place.replaceChildren(el("p", { class: "form-error" }, say("page-fair-unread", { why: problem.message })));
    return;
  }
  const answers = await played(found, source.proof);
  const list = (word, lines) => [el("h3", {}, say(`page-fair-${word}`)), el("ul", { class: "fair-lines" }, lines)];
  const mark = el("code", {}, found.fingerprint);
  const file = `${source.file}.wyprawa`;
  place.replaceChildren(...[
    list("page", worked(found, source).filter(Boolean)),
    list(source.offline ? "server-then" : "server", [answers].flat().filter(Boolean)),
    el("dl", { class: "fair-facts" }, el("dt", {}, say("page-fair-fingerprint")), el("dd", {}, mark)),
    el("p", { class: "fair-note" }, say("page-fair-compare")),
    el("p", {}, say("page-fair-trust")),
    el("pre", {}, `wyprawa verify ${file} --commitment ${source.fair.commitment.slice(0, SHORT)}`),
    el("p", { class: "buttons" }, button(say("page-fair-save"), () => save(text, file))),
  ].flat());
}

function save(text, file) {
  const href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  el("a", { href, download: file }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

const wordList = (fair, called) =>
  fair.words.length
    ? el("ul", {}, fair.words.map(({ seat, text }) =>
      el("li", {}, `${called(seat)}: `, text ? el("q", {}, text) : say("page-fair-words-empty"))))
    : say("page-fair-words-none");

// `source`: fair (as the server tells it), called(seat), kept ({commitment, words} this browser remembers), record()
// and proof() for a game that is over, file (a name for the record), offline. With `now` it is checked at once.
export function showFair(source, now = false) {
  const { fair, called } = source;
  if (!fair?.commitment) {
    open(say("page-fair"), [el("p", {}, el("b", {}, say("page-fair-none"))), el("p", {}, say("page-fair-none-text"))]);
    return;
  }
  const fact = (word, ...told) => [el("dt", {}, say(`page-fair-${word}`)), el("dd", {}, told)];
  const place = el("div", { class: "fair-found", role: "status" });
  const go = button(say("page-fair-check"), () => check(source, place), { class: "main", "data-do": "check" });
  open(say("page-fair"), [
    el("p", {}, say("page-fair-what")),
    el("dl", { class: "fair-facts" },
      fact("commitment", el("code", {}, fair.commitment)),
      fact("words", wordList(fair, called)),
      fact("seed", fair.seed ? el("code", {}, fair.seed) : say("page-fair-seed-later"))),
    fair.seed ? el("p", { class: "buttons" }, go) : el("p", { class: "fair-note" }, say("page-fair-later")),
    place,
  ], { kind: "fair" });
  if (now && fair.seed) go.click();
}

// The hash in short, always in sight; it opens the rest.
export function fairChip(onclick) {
  const made = button("", onclick, { class: "fair-chip", "data-do": "fair" });
  made.show = (fair) => {
    const hash = fair?.commitment.slice(0, SHORT);
    made.replaceChildren(icon(hash ? "lock" : "unlock"), hash ? say("page-fair-sealed", { hash }) : say("page-fair-none"));
  };
  return made;
}
