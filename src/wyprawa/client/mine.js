// The tables this browser has tickets for, and the links that bring friends to them.

import { button, copy, el, open, toast } from "./dom.js";
import { api } from "./net.js";
import { address, forgetTable, language, table as kept, tables } from "./store.js";
import { say } from "./words.js";

const MOST = 12; // tables shown, those touched last

// Shows them in a section, or hides it; those that are gone are dropped.
export async function showMine(section, games) {
  const all = Object.entries(tables()).sort(([, a], [, b]) => b.touched - a.touched).slice(0, MOST);
  const gone = [];
  const found = await Promise.all(all.map(([id, { ticket, claims = [] }]) =>
    api(`/tables/${id}`, { ticket }).catch(({ status }) => {
      if ([401, 403, 404].includes(status) && !claims.length) gone.push(id); // others may be there again later
    })));
  gone.forEach(forgetTable);
  if (gone.length) toast(say("page-lobby-gone"));
  const there = found.filter(Boolean);
  section.hidden = !there.length;
  const cards = there.map((each) => tableCard(each, games, () => showMine(section, games)));
  section.replaceChildren(el("h2", { id: "mine-title" }, say("page-lobby-mine")), el("ul", { class: "tables" }, cards));
}

function tableCard({ table: id, game, title, seats, number, over, touched, mine }, games, again) {
  const who = seats.map((seat) => seat.name || seat.title).join(", ");
  const named = (word) => ({ "aria-label": say(`page-lobby-${word}-help`, { game: title, who }) });
  const link = (word, kind, href) => el("a", { class: kind, href, ...named(word) }, say(`page-lobby-${word}`));
  const choice = (word, act) => button(say(`page-lobby-${word}`), act, named(word));
  const forget = () => {
    forgetTable(id);
    toast(say("page-lobby-forgotten"));
    again();
  };
  const far = over ? say("page-lobby-over") : say("page-lobby-choices", { n: number });
  const facts = [!mine.length && say("page-lobby-watching"), far, ago(touched)];
  const picture = games.find((each) => each.name === game)?.picture;
  return el("li", { class: "table-card" },
    picture && el("img", { src: picture, alt: "", width: 96, height: 54 }),
    el("div", { class: "table-text" },
      el("strong", {}, title), el("span", {}, who), el("small", {}, facts.filter(Boolean).join(" · "))),
    el("div", { class: "choices-row" },
      !over && link("continue", "main", `/t/${id}`),
      link("replay", over ? "main" : "plain", `/t/${id}/replay`),
      !over && hasLinks(id) && choice("invites", () => invitations(id)),
      choice("forget", forget)));
}

function ago(seconds) {
  const past = Date.now() / 1000 - seconds;
  const units = [["day", 86400], ["hour", 3600], ["minute", 60]];
  const [unit, size] = units.find(([, least]) => past >= least) ?? units.at(-1);
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(-Math.trunc(past / size), unit);
}

// --- links -----------------------------------------------------------------------------------------------

const hasLinks = (id) => Object.keys(kept(id)?.seats ?? {}).length > 0;

// To a table just made: at once, or first the links for friends.
export function seated(id) {
  const there = () => location.assign(address(id));
  if (hasLinks(id)) invitations(id, button(say("page-lobby-go"), there, { class: "main" }));
  else there();
}

const HERE = ["localhost", "127.0.0.1", "[::1]"];

// What others call this machine, if this browser calls it by a name that only it understands.
async function reach() {
  if (!HERE.includes(location.hostname)) return { alone: false, address: "" };
  return api("/reach").catch(() => ({ alone: true, address: "" }));
}

async function invitations(id, go = null) {
  const { seats = {}, names = {}, watch, title } = kept(id);
  const { alone, address: known } = await reach();
  const there = (ticket) => (known ? address(id, ticket).replace(location.origin, known) : address(id, ticket));
  const link = (who, ticket, word) => linkRow(who, there(ticket), `page-lobby-share-${word}`, title);
  const name = (seat) => names[seat] || say("page-lobby-seat", { n: Number(seat) + 1 });
  const friends = Object.entries(seats).map(([seat, ticket]) => link(name(seat), ticket, "text"));
  const watching = watch && link(say("page-lobby-watch-link"), watch, "watch");
  const how = alone ? [say("page-lobby-alone"), " ", el("code", {}, "make play ARGS=--share")] : say("page-lobby-network");
  const note = [el("p", {}, say("page-lobby-ready-note")), (alone || known) && el("p", { class: "reach" }, how)];
  const below = go && el("div", { class: "choices-row end" }, go);
  open(say("page-lobby-ready"), el("div", { class: "invites" }, note, friends, watching, below));
}

function linkRow(who, link, text, game) {
  const onfocus = () => input.select();
  const input = el("input", { type: "text", readonly: true, value: link, "aria-label": who, onfocus });
  const share = () => navigator.share({ text: say(text, { game, link }) }).catch(() => {});
  return el("div", { class: "invite" },
    el("span", { class: "invite-who" }, who),
    el("div", { class: "invite-link" }, input,
      button(say("page-lobby-copy"), () => copy(link, input), { "aria-label": say("page-lobby-copy-help", { who }) }),
      navigator.share && button(say("page-lobby-share"), share)));
}
