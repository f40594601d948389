// SHA-256, because browsers give theirs only to pages that come over HTTPS, and many a table is in a home network.

const primes = (count) => {
  const found = [];
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p)) found.push(n);
  return found;
};
const fraction = (x) => ((x - Math.floor(x)) * 2 ** 32) | 0;
const PRIMES = primes(64);
const ROUNDS = PRIMES.map((p) => fraction(Math.cbrt(p)));
const FIRST = PRIMES.slice(0, 8).map((p) => fraction(Math.sqrt(p)));

const turn = (x, by) => (x >>> by) | (x << (32 - by));

// The bytes with a one bit, zeros and their length after them, as whole blocks of 64.
function padded(bytes) {
  const all = new Uint8Array(((bytes.length + 72) >> 6) << 6);
  all.set(bytes);
  all[bytes.length] = 0x80;
  const view = new DataView(all.buffer);
  view.setUint32(all.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(all.length - 4, bytes.length << 3);
  return view;
}

// The hash of a text in UTF-8, as 64 hexadecimal digits.
export function sha256(text) {
  const view = padded(new TextEncoder().encode(text));
  const state = [...FIRST];
  const w = new Int32Array(64);
  for (let at = 0; at < view.byteLength; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getInt32(at + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [a, b] = [w[i - 15], w[i - 2]];
      const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let i = 0; i < 64; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const one = (h + s1 + ((e & f) ^ (~e & g)) + ROUNDS[i] + w[i]) | 0;
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((each, i) => (state[i] = (state[i] + each) | 0));
  }
  return state.map((each) => (each >>> 0).toString(16).padStart(8, "0")).join("");
}
