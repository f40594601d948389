// Which page this is, by its path. Lobby, table, replay and rules each give `show(root, ...)`.

import { el } from "./dom.js";
import { language, showTheme } from "./store.js";
import { loadWords, say } from "./words.js";

const root = document.getElementById("app");

async function start() {
  showTheme();
  await loadWords(language());
  const [, id, replay] = /^\/t\/([\w-]+)(\/replay)?\/?$/.exec(location.pathname) ?? [];
  if (replay) return (await import("./replay.js")).show(root, id);
  if (id) return (await import("./table.js")).show(root, id);
  const [, game] = /^\/rules\/([\w-]+)\/?$/.exec(location.pathname) ?? [];
  if (game) return (await import("./rules.js")).show(root, game);
  return (await import("./lobby.js")).show(root);
}

start().catch((error) => {
  console.error(error);
  root.replaceChildren(el("p", { class: "fault", role: "alert" }, `${say("page-fault")} ${error.message}`));
});
