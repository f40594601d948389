// What the browser remembers: a name, a language, a theme, and the tickets of tables.

const PREFIX = "wyprawa.";
const forgetful = new Map(); // what a browser that keeps nothing is told, until the page is left

export function get(key, fallback = null) {
  try {
    const text = forgetful.get(key) ?? localStorage.getItem(PREFIX + key);
    return text === null ? fallback : JSON.parse(text);
  } catch {
    return fallback;
  }
}

// Whether it will be remembered.
export function set(key, value) {
  try {
    if (value === null || value === undefined) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, JSON.stringify(value));
    return true;
  } catch {
    forgetful.set(key, JSON.stringify(value ?? null));
    return false;
  }
}

// A table's keys by its id: {ticket, claims: tickets that have not proved good yet, seats: {seat: ticket to give away},
// names, watch, title, touched}.
export const tables = () => get("tables", null) ?? {};
export const table = (id) => tables()[id] ?? null;
export const keepTable = (id, found) =>
  set("tables", { ...tables(), [id]: { ...table(id), ...found, touched: Date.now() } });

export function forgetTable(id) {
  const { [id]: _, ...others } = tables();
  set("tables", others);
  set(`replay.${id}`, null);
}

// Where a table is. The ticket goes along in the fragment, for browsers that keep nothing.
export const address = (id, ticket = table(id)?.ticket) => `${location.origin}/t/${id}#${ticket}`;

const LANGUAGES = ["en", "pl"];

export function language() {
  const kept = get("language");
  if (LANGUAGES.includes(kept)) return kept;
  const wanted = (navigator.languages ?? [navigator.language]).map((each) => each.slice(0, 2));
  return wanted.find((each) => LANGUAGES.includes(each)) ?? "en";
}

export const THEMES = ["auto", "light", "dark"];
export const theme = () => (THEMES.includes(get("theme")) ? get("theme") : "auto");

export function showTheme() {
  const root = document.documentElement;
  if (theme() === "auto") delete root.dataset.theme;
  else root.dataset.theme = theme();
}
