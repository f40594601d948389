// What a page can work out from a record file alone: commitment, key and fingerprint, as docs/fair.md has them.
// That choices and result follow by the rules is for `wyprawa verify`, here or on a machine of one's own.

import { sha256 } from "./sha256.js";

const SEED_BITS = 128n;

// The lines of a record without their digests, and the first of each name.
function read(text) {
  const [first, ...rows] = text.replaceAll("\r\n", "\n").trimEnd().split("\n");
  if (!/^wyprawa record \d+$/.test(first.trim())) throw new Error(first.slice(0, 40));
  const lines = rows.filter((row) => row.trim() && !row.startsWith("#")).map((row) => row.slice(9));
  const named = new Map();
  for (const line of lines) {
    const [name] = line.split(" ", 1);
    if (!named.has(name)) named.set(name, line.slice(name.length + 1));
  }
  return { lines, named };
}

export function examine(text) {
  const { lines, named } = read(text);
  const hashed = (what, ...names) => sha256(`${what}\n${names.map((name) => `${name} ${named.get(name)}\n`).join("")}`);
  const told = (name) => JSON.parse(named.get(name) ?? "null");
  const states = lines.filter((line) => line.startsWith("= ")).map((line) => JSON.parse(line.slice(2)));
  const kept = lines.filter((line) => !["=", "package"].includes(line.split(" ", 1)[0]));
  return {
    commitment: told("commitment"),
    seed: named.get("seed"),
    words: told("words") ?? {},
    sealed: hashed("wyprawa commitment", "game", "options", "seed") === told("commitment"),
    drawn: !told("chosen") && BigInt(named.get("seed")) >> (SEED_BITS - 32n) > 0n,
    keyed: states.length > 0 && states.every(({ chance }) => chance.key === hashed("wyprawa key", "seed", "words")),
    choices: lines.filter((line) => /^\d/.test(line)).length,
    fingerprint: sha256(kept.map((line) => `${line}\n`).join("")),
  };
}
