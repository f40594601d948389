// The bar every page has, and the switches for theme and language.

import { close, el, iconButton, relabel, toast, unseen } from "./dom.js";
import { reason } from "./net.js";
import { language, set, showTheme, theme, THEMES } from "./store.js";
import { loadWords, say } from "./words.js";

export function topbar({ title, middle = [], tools = [], home = true }) {
  const mark = el("img", { src: "/static/mark.svg", alt: "", width: "28", height: "28" });
  const link = { class: "home", href: "/", "aria-label": say("page-home"), title: say("page-home") };
  const first = home ? el("a", link, mark) : mark;
  return el("header", { class: "bar" }, first, el("h1", {}, title), middle, el("div", { class: "tools" }, tools));
}

const THEME_ICONS = { auto: "contrast", light: "light", dark: "moon" };

export function themeSwitch() {
  const made = iconButton("contrast", "", () => {
    set("theme", THEMES[(THEMES.indexOf(theme()) + 1) % THEMES.length]);
    showTheme();
    show();
  });
  const show = () => relabel(made, say("page-theme", { theme: say(`page-theme-${theme()}`) }), THEME_ICONS[theme()]);
  return show();
}

// The button is in the language it leads to; `onchange(language)` is called when its words are there.
export function languageSwitch(onchange) {
  const other = language() === "pl" ? "en" : "pl";
  const label = { en: "English", pl: "Polski" }[other];
  const onclick = async () => {
    try {
      await loadWords(other);
    } catch (problem) {
      return toast(reason(problem), "bad");
    }
    set("language", other);
    close(); // what lies over the page speaks the old one
    return onchange(other);
  };
  const attributes = { type: "button", class: "tool text", lang: other, title: label, onclick };
  return el("button", attributes, other.toUpperCase(), unseen(` ${label}`));
}
