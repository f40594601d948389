// Elements without HTML strings, icons and buttons, one dialog for all that is read and closed, and toasts.

import { say } from "./words.js";

// `el("button", {class: "x", onclick: f, "aria-label": "…"}, "text", child)`; null and false are left out.
export function el(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (value === true) made.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(key, value);
  }
  made.append(...children.flat(2).filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

const SVG = "http://www.w3.org/2000/svg";

export function svg(name, attributes = {}) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

// An icon of the sprite; it says nothing by itself.
export function icon(name) {
  const made = svg("svg", { class: "icon", "aria-hidden": "true", viewBox: "0 0 24 24" });
  made.append(svg("use", { href: `#i-${name}` }));
  return made;
}

// What only those hear who listen.
export const unseen = (text) => el("span", { class: "unseen" }, text);

export function button(label, onclick, attributes = {}) {
  return el("button", { type: "button", class: "plain", onclick, ...attributes }, label);
}

// A button of an icon alone; its words are there for the mouse and for those who listen.
export function iconButton(name, label, onclick, attributes = {}) {
  const made = el("button", { type: "button", class: "tool", onclick, ...attributes });
  return relabel(made, label, name);
}

export function relabel(made, label, sign = null) {
  made.title = made.ariaLabel = label;
  if (sign) made.replaceChildren(icon(sign));
  return made;
}

// A line of a menu: a button, or a link if `go` is an address.
export function row(sign, label, go, attributes = {}) {
  const address = typeof go === "string";
  const how = address ? { href: go } : { type: "button", onclick: go };
  return el(address ? "a" : "button", { class: "row", ...how, ...attributes }, icon(sign), label);
}

let dialog = null;

// Shows something to read over the page; returns the dialog.
export function open(title, body, { kind = "", onclose = null } = {}) {
  close();
  const closing = iconButton("close", say("page-close"), () => made.close());
  const made = el("dialog", { class: `sheet ${kind}`, "aria-label": title },
    el("div", { class: "sheet-head" }, el("h2", {}, title), closing), el("div", { class: "sheet-body" }, body));
  made.addEventListener("click", (event) => event.target === made && made.close());
  made.addEventListener("close", () => {
    made.remove();
    onclose?.();
  });
  document.body.append(made);
  made.showModal();
  return (dialog = made);
}

export const isOpen = () => Boolean(dialog?.open);
export const close = () => dialog?.close();

let toasts = null;

// A sentence that goes away by itself.
export function toast(text, kind = "") {
  toasts ??= document.body.appendChild(el("div", { class: "toasts", role: "status" }));
  const made = toasts.appendChild(el("p", { class: `toast ${kind}` }, text));
  setTimeout(() => made.remove(), 5000);
}

// Copies a link. Where the browser forbids it, `box`, which shows it, is copied in the old way, or one is opened.
export async function copy(text, box = null) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const attributes = { type: "text", class: "link", readonly: true, value: text, "aria-label": say("page-link") };
    const shown = box ?? el("input", attributes);
    if (!box) open(say("page-link"), shown);
    shown.select();
    if (!document.execCommand("copy")) return;
  }
  toast(say("page-copied"));
}
