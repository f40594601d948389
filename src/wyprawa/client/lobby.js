// The lobby: pick a game and play, set up a table, come back to one, or bring a saved game.

import { languageSwitch, themeSwitch } from "./chrome.js";
import { button, close, el, icon, open, toast, unseen } from "./dom.js";
import { resultsTable } from "./end.js";
import { createTable, optionFields, seatRows, sendingForm, usualBot } from "./forms.js";
import { startLesson } from "./lessons.js";
import { seated, showMine } from "./mine.js";
import { api, games as fetchGames, reason } from "./net.js";
import { filePlace } from "./saved.js";
import { address, get, set } from "./store.js";
import { say } from "./words.js";

export async function show(root) {
  document.title = "Wyprawa";
  const coming = fetchGames();
  let games = [];
  const mine = el("section", { class: "mine", "aria-labelledby": "mine-title", hidden: true });
  const ghosts = [1, 2, 3].map(() => el("div", { class: "game ghost", "aria-hidden": "true" }));
  const shelf = el("div", { class: "shelf" }, ghosts);
  const mark = el("img", { src: "/static/mark.svg", alt: "", width: 32, height: 32 });
  root.replaceChildren(el("div", { class: "lobby" },
    el("header", { class: "lobby-head" },
      el("span", { class: "brand" }, mark, "Wyprawa"),
      el("div", { class: "tools" }, themeSwitch(), languageSwitch(() => show(root)))),
    el("main", {},
      el("div", { class: "welcome" },
        el("div", {}, el("h1", {}, say("page-lobby-title")), el("p", { class: "lead" }, say("page-lobby-lead"))),
        nameField()),
      mine,
      el("section", { "aria-labelledby": "games" }, el("h2", { id: "games" }, say("page-lobby-games")), shelf),
      filePlace({ game: async (name) => (await coming).find((each) => each.name === name), play: setUp }))));
  try {
    games = await coming;
    games.sort((a, b) => a.options.length - b.options.length); // the simplest first
    shelf.replaceChildren(...games.map(gameCard));
  } catch (problem) {
    const failed = say("page-lobby-games-failed", { why: reason(problem) });
    const again = button(say("page-lobby-retry"), () => show(root));
    shelf.replaceChildren(el("p", { class: "fault", role: "alert" }, failed, " ", again));
  }
  shelf.parentElement.after(resultsTable(games) ?? "");
  await showMine(mine, games);
}

function nameField() {
  const oninput = () => set("name", input.value.trim() || null);
  const attributes = { id: "my-name", type: "text", maxlength: 40, autocomplete: "nickname", oninput };
  const input = el("input", { ...attributes, value: get("name", ""), "aria-describedby": "my-name-hint" });
  return el("div", { class: "my-name" }, el("label", { for: "my-name" }, say("page-lobby-name")), input,
    el("small", { id: "my-name-hint" }, say("page-lobby-name-hint")));
}

const check = (game, options) => api(`/games/${game.name}/check`, { method: "POST", body: { options } });

function gameCard(game) {
  const { low, high } = game.seats;
  const said = { game: game.title };
  const error = el("p", { class: "form-error", role: "alert", hidden: true });
  const about = el("p", { class: "about", id: `about-${game.name}` }, game.about);
  const help = { title: say("page-lobby-play-help", said), "aria-describedby": about.id };
  const play = button([say("page-lobby-play"), unseen(`: ${game.title}`)], playNow, { class: "main", ...help });
  const setup = button([say("page-lobby-setup"), unseen(` ${game.title}`)], () => setUp(game));
  setup.title = say("page-lobby-setup-help", said);

  // Me against bots, everything else as the game has it.
  async function playNow() {
    if (play.ariaBusy === "true") return;
    play.ariaBusy = "true";
    error.hidden = true;
    try {
      const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
      const { seats: count } = await check(game, options);
      const bots = Array.from({ length: count - 1 }, () => ({ kind: "bot", bot: usualBot(game.bots) }));
      const body = { game: game.name, options, seats: [{ kind: "me" }, ...bots] };
      location.assign(address(await createTable("/tables", body, game.title)));
    } catch (problem) {
      error.textContent = say("page-lobby-failed", { why: reason(problem) });
      error.hidden = false;
      play.ariaBusy = "false";
    }
  }

  return el("article", { class: "game", "data-game": game.name },
    el("img", { class: "picture", src: game.picture, alt: "", width: 320, height: 180 }),
    el("div", { class: "game-text" },
      el("h3", {}, game.title),
      el("p", { class: "how-many" }, say(low === high ? "page-lobby-seats-one" : "page-lobby-seats", { low, high })),
      about, error, el("div", { class: "choices-row" }, play, setup), learning(game)));
}

// Ways to get to know a game: a guided first game, and its rules.
function learning(game) {
  const lesson = button([icon("play"), say("page-lesson-start"), unseen(`: ${game.title}`)], async () => {
    lesson.disabled = true;
    await startLesson(game.name, game.title).catch((problem) => toast(reason(problem), "bad"));
    lesson.disabled = false;
  }, { class: "learn", "data-do": "lesson" });
  const book = el("a", { class: "learn", href: `/rules/${game.name}` },
    icon("book"), say("page-rules"), unseen(`: ${game.title}`));
  return el("div", { class: "choices-row learning" }, game.guide && lesson, book);
}

// The form of a new table, or of one that goes on from a saved game.
function setUp(game, saved = null) {
  const rows = seatRows(game.bots);
  const options = saved ? null : optionFields(game.options);
  const note = saved && el("p", {}, say("page-lobby-load-note", { file: saved.file }));
  const { form, refuse } = sendingForm([note, options?.element, rows.element], create, close);

  async function create() {
    const begin = saved ? { record: saved.text } : { options: options.value() };
    const seats = rows.value();
    const gather = !saved && seats.some(({ kind }) => kind === "friend" || kind === "open"); // for their words
    const id = await createTable("/tables", { game: game.name, ...begin, seats, gather }, game.title);
    close();
    seated(id);
  }

  const changed = async () => {
    try {
      rows.setCount((await check(game, options.value())).seats);
      refuse(null);
    } catch (problem) {
      refuse(reason(problem));
    }
  };

  const usual = game.options.find((option) => option.name === "seats")?.default ?? game.seats.low;
  rows.setCount(saved ? saved.seats : usual);
  options?.element.addEventListener("change", changed);
  const title = say(saved ? "page-lobby-load-title" : "page-lobby-setup-title", { game: game.title });
  open(title, form, { kind: "setup-sheet" });
}
