/** From a recipe to samples. */
import { chanceFrom } from './chance.ts';
import type { Note, Recipe } from './recipe.ts';

/** Samples a second of our own pack: half as many would make the clicks of dice dull, more would only weigh more. */
export const PACK_RATE = 32_000;

const ATTACK_MS = 2;
/** How long what is blown stays loud: by then, half of its time is over. */
const BLOWN = 4;
/** At its end a note is as faint as this. */
const FAINT = 0.002;
/** How narrow the band of noise is: the share of its middle that it is wide. */
const BAND = 0.5;

export function render({ ms, peak, notes, loops }: Recipe): Float32Array {
  const samples = new Float32Array(Math.round((ms / 1000) * PACK_RATE));
  notes.forEach((note, index) => {
    add(samples, note, index + 1, loops === true);
  });
  const most = samples.reduce((so, sample) => Math.max(so, Math.abs(sample)), 0);
  return samples.map((sample) => (sample / most) * peak);
}

/** What sticks out at the end of a loop is its beginning. */
function add(samples: Float32Array, note: Note, seed: number, loops: boolean): void {
  const { atMs, ms, level, hz, toHz = hz, attackMs = ATTACK_MS } = note;
  const from = Math.round((atMs / 1000) * PACK_RATE);
  const length = Math.round((ms / 1000) * PACK_RATE);
  const attack = (attackMs / 1000) * PACK_RATE;
  const wave = waveOf(note, seed);
  for (let at = 0; at < length; at += 1) {
    const share = at / length;
    const envelope = Math.min(1, at / attack) * FAINT ** (note.blown === true ? share ** BLOWN : share);
    const sample = wave(hz * (toHz / hz) ** share) * envelope * level;
    const place = from + at;
    if (loops) samples[place % samples.length] = (samples[place % samples.length] ?? 0) + sample;
    else if (place < samples.length) samples[place] = (samples[place] ?? 0) + sample;
  }
}

/** Asked sample by sample, at the pitch of that moment. */
function waveOf({ wave }: Note, seed: number): (hz: number) => number {
  if (wave === 'noise') return noise(seed);
  let phase = 0;
  return (hz) => {
    phase = (phase + hz / PACK_RATE) % 1;
    if (wave === 'sine') return Math.sin(2 * Math.PI * phase);
    const triangle = 1 - 4 * Math.abs(((phase + 0.25) % 1) - 0.5);
    // A square without the edges that a small loudspeaker only crackles with.
    return wave === 'triangle' ? triangle : Math.tanh(4 * triangle);
  };
}

/** Noise through a filter of two poles (Chamberlin's), which lets the band around the pitch through. */
function noise(seed: number): (hz: number) => number {
  const chance = chanceFrom(seed);
  let low = 0;
  let band = 0;
  return (hz) => {
    const f = 2 * Math.sin((Math.PI * hz) / PACK_RATE);
    const high = chance() * 2 - 1 - low - BAND * band;
    band += f * high;
    low += f * band;
    return band;
  };
}
