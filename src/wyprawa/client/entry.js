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

// The ticket to use, and whether it shall be kept when it has proved good. A link does not push out a better one.
export async function entry(id) {
  const link = brought();
  const had = kept(id)?.ticket ?? null;
  if (!link || link === had) return { ticket: had, keep: Boolean(link) };
  if (!had) return { ticket: link, keep: true };
  const [now, before] = await Promise.all([worth(id, link), worth(id, had)]);
  if (now < 2 && before >= now) {
    clear();
    return { ticket: had, keep: false };
  }
  return { ticket: link, keep: before < 2 };
}

// The ticket has proved good. It leaves the address bar if the browser will remember it.
export function proved(id, { ticket, keep }) {
  const known = kept(id);
  const mine = known?.ticket === ticket && Boolean(known.own); // one that came before is still one's own
  if (keep && keepTable(id, { ticket, own: mine })) clear();
}

// A ticket that only this browser knows, in place of the link's.
export function own(id, { ticket, keep }) {
  const known = keep && keepTable(id, { ticket, own: true });
  if (known) clear();
  else history.replaceState(null, "", `${location.pathname}${location.search}#${ticket}`);
}
