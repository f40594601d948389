// A guided first game: the table it is played at, and where one is in it.

import { createTable } from "./forms.js";
import { api } from "./net.js";
import { address, keepTable, table as kept } from "./store.js";
import { say } from "./words.js";

// Opens the prepared table and goes there.
export async function startLesson(game, title) {
  const { seed, options, seats } = await api(`/guides/${game}`);
  const id = await createTable("/tables", { game, seed, options, seats }, say("page-lesson-of", { game: title }));
  keepTable(id, { lesson: { at: 0, taken: [] } });
  location.assign(address(id));
}

// How far one is: the step, and which earlier ones were done with how many lines in the log. Null if there is none.
export const lesson = (id) => kept(id)?.lesson ?? null;
export const keepLesson = (id, found) => keepTable(id, { lesson: found });
