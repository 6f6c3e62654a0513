/** The sounds of our own pack, as parameters. Pitches are those of the tempered scale. */
import type { SoundName } from '../cue.ts';
import { chanceFrom } from './chance.ts';
import type { Note, Recipe } from './recipe.ts';

/** As MIDI counts them: 69 is the A of 440 Hz. */
function pitch(key: number): number {
  return 440 * 2 ** ((key - 69) / 12);
}

/** A struck bar: its overtones lie apart and die sooner (a xylophone's third partial is tuned to the twelfth). */
function bar(key: number, atMs: number, ms: number, level = 1): readonly Note[] {
  const hz = pitch(key);
  return [
    { wave: 'sine', hz, atMs, ms, level },
    { wave: 'sine', hz: 3 * hz, atMs, ms: ms / 3, level: level * 0.35 },
    { wave: 'sine', hz: 6.2 * hz, atMs, ms: ms / 8, level: level * 0.12 },
  ];
}

/** A brass-like tone, with its octave. */
function horn(key: number, atMs: number, ms: number, level = 1): readonly Note[] {
  return [
    { wave: 'square', hz: pitch(key), atMs, ms, level: level * 0.7, attackMs: 12, blown: true },
    { wave: 'triangle', hz: pitch(key + 12), atMs, ms, level: level * 0.5, attackMs: 12, blown: true },
  ];
}

/** A die that hits wood: a click, and the body of the table below it. */
function knock(hz: number, atMs: number, level: number): readonly Note[] {
  return [
    { wave: 'noise', hz, atMs, ms: 28, level, attackMs: 0.5 },
    { wave: 'sine', hz: hz / 5, toHz: hz / 6, atMs, ms: 45, level: level * 0.5, attackMs: 0.5 },
  ];
}

const RATTLE_MS = 640;

/** Five dice in a cup: about forty knocks a second, no two alike. */
function rattle(): readonly Note[] {
  const chance = chanceFrom(6);
  return Array.from({ length: 26 }, (_, index) =>
    knock(1500 + 2400 * chance(), ((index + chance()) / 26) * RATTLE_MS, 0.4 + 0.6 * chance()),
  ).flat();
}

export const RECIPES: Readonly<Record<SoundName, Recipe>> = {
  rattle: { ms: RATTLE_MS, peak: 0.55, loops: true, notes: rattle() },
  clack: { ms: 110, peak: 0.8, notes: [...knock(2100, 0, 1), ...knock(3300, 26, 0.35)] },
  hold: { ms: 90, peak: 0.5, notes: bar(88, 0, 90) },
  free: { ms: 90, peak: 0.45, notes: bar(81, 0, 90) },
  browse: { ms: 45, peak: 0.35, notes: bar(84, 0, 45) },
  refusal: {
    ms: 260,
    peak: 0.3,
    notes: [
      { wave: 'square', hz: pitch(60), atMs: 0, ms: 110, level: 1, attackMs: 4, blown: true },
      { wave: 'square', hz: pitch(57), atMs: 120, ms: 140, level: 1, attackMs: 4, blown: true },
    ],
  },
  start: { ms: 420, peak: 0.6, notes: [...bar(72, 0, 200), ...bar(76, 90, 200), ...bar(79, 180, 240)] },
  score: { ms: 380, peak: 0.65, notes: [...bar(72, 0, 240), ...bar(79, 80, 300)] },
  scratch: { ms: 320, peak: 0.5, notes: [...bar(67, 0, 160), ...bar(62, 110, 210)] },
  fanfare: {
    ms: 1500,
    peak: 0.8,
    notes: [
      ...[60, 64, 67].flatMap((key, index) => horn(key, index * 110, 150)),
      ...[60, 67, 72, 76].flatMap((key) => horn(key, 340, 260, 0.8)),
      ...[64, 67, 72, 79].flatMap((key) => horn(key, 620, 880, 0.8)),
      ...bar(96, 620, 500, 0.4),
      ...bar(100, 740, 500, 0.4),
    ],
  },
  farkle: {
    ms: 900,
    peak: 0.4,
    notes: [
      {
        wave: 'square',
        hz: pitch(67),
        toHz: pitch(66),
        atMs: 0,
        ms: 260,
        level: 1,
        attackMs: 15,
        blown: true,
      },
      {
        wave: 'square',
        hz: pitch(64),
        toHz: pitch(63),
        atMs: 270,
        ms: 260,
        level: 1,
        attackMs: 15,
        blown: true,
      },
      {
        wave: 'square',
        hz: pitch(60),
        toHz: pitch(52),
        atMs: 540,
        ms: 360,
        level: 1,
        attackMs: 15,
        blown: true,
      },
    ],
  },
  coin: { ms: 620, peak: 0.65, notes: [...bar(83, 0, 110), ...bar(88, 80, 540)] },
  winner: {
    ms: 2400,
    peak: 0.8,
    notes: [
      ...[67, 72, 76, 79].flatMap((key, index) => horn(key, index * 150, 190)),
      ...[76, 79].flatMap((key, index) => horn(key, 640 + index * 200, 230)),
      ...[60, 67, 72, 76, 84].flatMap((key) => horn(key, 1060, 1340, 0.8)),
      ...[84, 88, 91, 96].flatMap((key, index) => bar(key, 1100 + index * 120, 500, 0.5)),
    ],
  },
  jingle: {
    ms: 3400,
    peak: 0.6,
    notes: [
      ...[72, 76, 79, 84, 83, 79, 81, 84].flatMap((key, index) => bar(key, index * 200, 320)),
      ...[77, 81, 84, 88, 86, 83].flatMap((key, index) => bar(key, 1600 + index * 200, 320)),
      ...[72, 76, 79, 84].flatMap((key) => bar(key, 2800, 600, 0.8)),
      ...[48, 55, 53, 50].flatMap((key, index) => horn(key, index * 800, 500, 0.35)),
    ],
  },
};
