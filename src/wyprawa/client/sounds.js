// Sounds of our own making: short, soft, and only for those who want them.

import { get } from "./store.js";

const LOUD = 0.22; // about 12 decibels below the loudest there is
const APART = 80; // milliseconds between two of a kind

let context = null;
const last = new Map();

export const sounding = () => get("sounds", false);

// Plays a sound by name, unless sounds are off or it has just been heard.
export function sound(name) {
  if (!name || !MADE[name] || !sounding() || document.hidden) return;
  const now = performance.now();
  if (now - (last.get(name) ?? -APART) < APART) return;
  last.set(name, now);
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume();
  MADE[name](context.currentTime);
}

// A tone that fades; it may slide to another pitch.
function tone(at, kind, pitch, long, { to = pitch, loud = 1 } = {}) {
  const made = new OscillatorNode(context, { type: kind, frequency: pitch });
  made.frequency.exponentialRampToValueAtTime(to, at + long);
  made.connect(fading(at, long, loud));
  made.start(at);
  made.stop(at + long);
}

// Noise through a filter; a `sweep` moves it upwards.
function noise(at, long, { low = 900, sweep = low, loud = 1 } = {}) {
  const buffer = new AudioBuffer({ length: Math.ceil(long * context.sampleRate), sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1;
  const made = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "lowpass", frequency: low });
  filter.frequency.linearRampToValueAtTime(sweep, at + long);
  made.connect(filter).connect(fading(at, long, loud));
  made.start(at);
}

function fading(at, long, loud) {
  const gain = new GainNode(context, { gain: LOUD * loud });
  gain.gain.setValueAtTime(LOUD * loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + long);
  gain.connect(context.destination);
  return gain;
}

const MADE = {
  step: (at) => noise(at, 0.04, { low: 500 }),
  hit: (at) => {
    noise(at, 0.12, { low: 1600 });
    tone(at, "sine", 180, 0.2, { to: 60 });
  },
  block: (at) => [620, 930].forEach((pitch) => tone(at, "square", pitch, 0.12, { loud: 0.3 })),
  card: (at) => noise(at, 0.14, { low: 700, sweep: 5000, loud: 0.6 }),
  dice: (at) => [0, 0.05, 0.11, 0.18, 0.27].forEach((wait) => noise(at + wait, 0.025, { low: 3200, loud: 0.8 })),
  door: (at) => tone(at, "sawtooth", 90, 0.35, { to: 55, loud: 0.5 }),
  heal: (at) => [440, 660].forEach((pitch, n) => tone(at + n * 0.08, "sine", pitch, 0.25, { loud: 0.7 })),
  turn: (at) => [523, 659, 784].forEach((pitch, n) => tone(at + n * 0.09, "triangle", pitch, 0.2, { loud: 0.6 })),
  loss: (at) => [392, 330].forEach((pitch, n) => tone(at + n * 0.14, "sine", pitch, 0.24, { loud: 0.7 })),
};
