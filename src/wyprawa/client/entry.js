// Which ticket to come in with: the one a link brought, or the one this browser has kept.

import { api } from "./net.js";
import { keepTable, table as kept } from "./store.js";

// A ticket comes in the fragment, which no server sees. It stays there until the server has known it.
function brought() {
  return /^#[\w-]{8,}$/.test(location.hash) ? location.hash.slice(1) : null;
}

const clear = () => history.replaceState(null, "", location.pathname + location.search);

// What a ticket is worth at a table: 2 a seat or the host's power, 1 a look, 0 nothing.
async function worth(id, ticket) {
  try {
    const { host, mine } = await api(`/tables/${id}`, { ticket });
    return host || mine.length ? 2 : 1;
  } catch ({ status }) {
    return status === 401 ? 0 : 1;
  }
}

const CLAIMS = 8; // of one table that are remembered, the newest

// The ticket to use, and whether it shall be kept when it has proved good. A link does not push out a better one.
// A claim may have been kept although nobody has heard so: then the link is void, and the claim is worth more.
export async function entry(id) {
  const link = brought();
  const { ticket = null, claims = [] } = kept(id) ?? {};
  const had = [...new Set([ticket, ...claims])].filter((each) => each && each !== link);
  if (!had.length) return { ticket: link, keep: true };
  if (!link && had.length === 1) return { ticket: had[0], keep: true };
  const [now, ...before] = await Promise.all([link, ...had].map((each) => (each ? worth(id, each) : -1)));
  const best = Math.max(...before);
  if (now < 2 && best >= now) {
    clear();
    return { ticket: had[before.indexOf(best)], keep: true };
  }
  return { ticket: link, keep: best < 2 };
}

// The ticket has proved good. It leaves the address bar if the browser will remember it.
export function proved(id, { ticket, keep }) {
  if (keep && keepTable(id, { ticket, claims: [] })) clear();
}

// A ticket that only this browser knows, for the time until it has proved good: it is not forgotten, and forgets
// nothing. A browser that keeps nothing has it in the address bar.
export function claimed(id, { ticket, keep }) {
  const claims = [...new Set([...(kept(id)?.claims ?? []), ticket])].slice(-CLAIMS);
  if (keep && keepTable(id, { claims })) return;
  history.replaceState(null, "", `${location.pathname}${location.search}#${ticket}`);
}
