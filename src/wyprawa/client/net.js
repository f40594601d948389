// HTTP calls, and the live line to a table, which mends itself.

import { el } from "./dom.js";
import { language } from "./store.js";
import { say } from "./words.js";

export class Refused extends Error {
  constructor(status, text) {
    super(text);
    this.status = status;
  }
}

export async function call(path, { method = "GET", body, ticket }) {
  const url = new URL(`/api${path}`, location.origin);
  url.searchParams.set("language", language());
  const headers = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (ticket) headers.Authorization = `Bearer ${ticket}`;
  const answer = await fetch(url, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  if (answer.ok) return answer;
  const text = await answer.text();
  let said = text;
  try {
    const found = JSON.parse(text);
    said = found.error ?? found.detail;
  } catch {
    // It is plain text.
  }
  throw new Refused(answer.status, said || answer.statusText);
}

// `api("/tables", {method: "POST", body: {...}, ticket})` gives the JSON that comes back.
export const api = async (path, how = {}) => (await call(path, how)).json();
export const games = () => api("/games");

// A file of the server's, into the folder where the browser keeps such.
export async function download(path, ticket, name) {
  const href = URL.createObjectURL(await (await call(path, { ticket })).blob());
  el("a", { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

// Why a call failed, in words: the server's own where it gave any, without what is for those who write programs.
export function reason(problem) {
  if (!problem.status) return say("page-lobby-offline");
  return problem.message.replace(/^[\w-]+: /, "").replace(/; options are: [^]*$/, "");
}

const FATAL = new Set([4401, 4403, 4404, 4410]);
export const COME_AGAIN = 1012;
const PING = 25_000;
const SILENCE = 60_000;

// Calls `on.message(data)`, `on.state("live" | "lost" | "closed", code)`.
export class Live {
  constructor(table, hello, on) {
    this.url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/live/${table}`;
    Object.assign(this, { hello, on, tries: 0 });
    this.connect();
    setInterval(() => this.ping(), PING);
    addEventListener("online", () => this.ping());
    document.addEventListener("visibilitychange", () => document.hidden || this.ping());
  }

  connect() {
    clearTimeout(this.timer);
    this.socket?.close();
    const socket = (this.socket = new WebSocket(this.url));
    this.heard = Date.now();
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", ...this.hello() }));
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      this.heard = Date.now();
      const data = JSON.parse(event.data);
      if (data.type === "welcome") {
        this.tries = 0;
        this.on.state("live");
      }
      if (data.type !== "pong") this.on.message(data);
    };
    socket.onclose = ({ code }) => this.socket === socket && this.lost(code);
  }

  lost(code) {
    this.done = FATAL.has(code);
    this.on.state(this.done ? "closed" : "lost", code);
    if (this.done) return;
    const first = code === COME_AGAIN && !this.tries ? 60 : 400;
    const wait = Math.min(15_000, first * 2 ** this.tries++) * (0.7 + Math.random() * 0.6);
    this.timer = setTimeout(() => this.connect(), code === 4429 ? Math.max(wait, 5_000) : wait);
  }

  // Asks for a sign of life. A line that is down, or silent for long, is laid anew at once.
  ping() {
    if (this.done || this.send({ type: "ping" }, SILENCE)) return;
    if (this.socket.readyState === WebSocket.CONNECTING && Date.now() - this.heard < SILENCE) return;
    this.socket.close();
    this.on.state("lost");
    this.connect();
  }

  send(data, patience = Infinity) {
    if (this.socket.readyState !== WebSocket.OPEN || Date.now() - this.heard > patience) return false;
    this.socket.send(JSON.stringify(data));
    return true;
  }
}
