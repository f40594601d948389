// A game's moments as they come in chunks: packed frames made whole, kept, and fetched ahead.

const CHUNK = 32;

export class Tape {
  // `load(from, to, whole)` gives {first, last, pieces, frames}, and with `whole` also {marks, log}.
  constructor(load) {
    this.load = load;
    this.moments = new Map();
    this.coming = new Map();
  }

  // Fetches the chunk around a moment, and with it what is told of the whole game.
  async begin(near) {
    const from = Math.floor(near / CHUNK) * CHUNK;
    const found = await this.load(from, from + CHUNK - 1, true);
    Object.assign(this, { first: found.first, last: found.last, marks: found.marks, log: found.log });
    this.take(found);
    return this;
  }

  take({ pieces, frames }) {
    let parts = new Map();
    let layout = null;
    for (const frame of frames) {
      parts = new Map(parts);
      for (const id of frame.gone) parts.delete(id);
      for (const [id, [head, tail, ...between]] of Object.entries(frame.parts)) {
        const before = parts.get(id)?.numbers ?? [];
        parts.set(id, new Part(pieces, [...before.slice(0, head), ...between, ...before.slice(before.length - tail)]));
      }
      layout = frame.layout ?? layout;
      this.moments.set(frame.number, { ...frame, parts, layout });
    }
  }

  has(number) {
    return this.moments.has(number);
  }

  // The moment itself, fetched if need be; the chunks beside it are sent for.
  async at(number) {
    if (!this.has(number)) await this.fetch(number);
    for (const near of [number + CHUNK / 2, number - CHUNK / 2]) {
      if (near >= this.first && near <= this.last && !this.has(near)) this.fetch(near).catch(() => {});
    }
    return this.moments.get(number);
  }

  fetch(number) {
    const from = Math.floor(number / CHUNK) * CHUNK;
    if (!this.coming.has(from)) {
      const done = this.load(from, from + CHUNK - 1, false).then((found) => this.take(found));
      this.coming.set(from, done.finally(() => this.coming.delete(from)));
    }
    return this.coming.get(from);
  }

  markBefore(number) {
    return this.marks.findLast((mark) => mark.at < number)?.at ?? this.first;
  }

  markAfter(number) {
    return this.marks.find((mark) => mark.at > number)?.at ?? this.last;
  }

  // How many lines of the log were told by then.
  told(number) {
    let low = 0;
    let high = this.log.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.log[middle].at <= number) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

// A part's HTML, put together when somebody looks.
class Part {
  constructor(pieces, numbers) {
    Object.assign(this, { pieces, numbers });
  }

  get html() {
    return (this.text ??= this.numbers.map((number) => this.pieces[number]).join(""));
  }
}

// What must change on the page to get from one moment to another.
export function difference(before, after) {
  const had = before?.parts ?? new Map();
  const changed = [...after.parts].filter(([id, part]) => had.get(id) !== part && had.get(id)?.html !== part.html);
  const parts = Object.fromEntries(changed.map(([id, part]) => [id, part.html]));
  const gone = [...had.keys()].filter((id) => !after.parts.has(id));
  return { ...after, full: !before, parts, gone };
}
