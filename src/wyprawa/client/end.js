// How a game ended: points by category, what was counted on the way, another game; and all games of this browser.

import { button, el, icon, row, toast } from "./dom.js";
import { createTable } from "./forms.js";
import { api, download, reason } from "./net.js";
import { get, set } from "./store.js";
import { seated } from "./mine.js";
import { say } from "./words.js";

const signed = (value) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");

// The sheet of a table, filled when it has come. A game without one shows nothing.
export function sheetOf({ id, ticket, people, welcome, frame }) {
  const made = el("section", { class: "end-sheet", "aria-live": "polite" });
  const again = el("div", { class: "end-again" });
  const own = frame.as !== null || welcome.host;
  const start = (options) => async () => {
    try {
      const title = frame.title;
      seated(await createTable(`/tables/${id}/rematch`, { options }, title, ticket));
    } catch (problem) {
      toast(reason(problem), "bad");
    }
  };
  const file = () => download(`/tables/${id}/record`, ticket, `${welcome.game}-${id}.wyprawa`)
    .catch((problem) => toast(reason(problem), "bad"));
  api(`/tables/${id}/sheet`, { ticket }).then((sheet) => {
    made.replaceChildren(...table(sheet, frame.ending, people));
    again.replaceChildren(...[
      own && row("reroll", say("page-end-rematch"), start({}), { "data-do": "rematch" }),
      own && sheet.next && row("right", say("page-end-next", { scenario: sheet.next.label }),
        start({ scenario: sheet.next.value }), { "data-do": "next-scenario" }),
      row("download", say("page-download"), file, { "data-do": "download" }),
    ].filter(Boolean));
  }).catch(() => {}); // without it the result above says enough
  return [made, again];
}

function table({ columns, rows, remarks }, { winners }, people) {
  if (!rows.length) return [];
  const won = (n) => columns.length === people.page.seats.length && winners.includes(n);
  const heads = columns.map((title, n) => el("th", { scope: "col", class: won(n) ? "won" : "" }, won(n) && icon("leader"), title));
  const most = ({ values }) => Math.max(...values);
  const cells = (line) => line.values.map((value) =>
    el("td", { class: values(line) > 1 && value === most(line) && value > 0 ? "most" : "" }, line.signed ? signed(value) : value));
  const body = rows.map((line) =>
    el("tr", { class: `sheet-${line.kind}` }, el("th", { scope: "row" }, line.title), cells(line)));
  return [
    el("div", { class: "sheet-wide" }, el("table", {}, el("caption", {}, say("page-end-sheet")),
      el("thead", {}, el("tr", {}, el("td"), heads)), el("tbody", {}, body))),
    ...remarks.map((text) => el("p", { class: "remark" }, text)),
  ];
}

const values = (line) => line.values.length;

// --- all games of this browser -----------------------------------------------------------------------------

// Remembers how a game ended for whoever sits at this browser; once for each table.
export function keepResult({ id, own, welcome, frame }) {
  const seat = [...own].find((each) => frame.ending.scores[each] !== undefined || frame.ending.winners.includes(each));
  if (seat === undefined) return;
  const { winners, scores } = frame.ending;
  const points = scores[seat]?.points ?? null;
  set("results", { ...get("results", {}), [id]: { game: welcome.game, won: winners.includes(seat), points } });
}

// What they came to, game by game; nothing before the first is over.
export function resultsTable(games) {
  const all = Object.values(get("results", {}) ?? {});
  const rows = games.map(({ name, title }) => [title, all.filter(({ game }) => game === name)])
    .filter(([, played]) => played.length);
  if (!rows.length) return null;
  const line = ([title, played]) => {
    const won = played.filter((each) => each.won).length;
    const best = Math.max(...played.map(({ points }) => points ?? -Infinity));
    const share = say("page-end-share", { percent: Math.round((100 * won) / played.length) });
    return el("tr", {}, el("th", { scope: "row" }, title), el("td", {}, played.length),
      el("td", {}, `${won} (${share})`), el("td", {}, Number.isFinite(best) ? best : "–"));
  };
  const heads = ["game", "played", "won", "best"].map((word) => el("th", { scope: "col" }, say(`page-end-${word}`)));
  return el("section", { class: "results", "aria-labelledby": "results-title" },
    el("h2", { id: "results-title" }, say("page-end-results")),
    el("table", {}, el("thead", {}, el("tr", {}, heads)), el("tbody", {}, rows.map(line))));
}

export const resultButton = (show) => button(say("page-end-sheet"), show, { "data-do": "sheet" });
