/** The buzzer: a tone, or a short melody, for what just happened. */
import type { GameEvent } from '../game/index.ts';
import { tellsEnd } from './heard/cues.ts';
import type { TableOptions } from './options.ts';
import type { Tone } from './picture/picture.ts';
import type { Scene } from './scene.ts';
import type { Feat } from './state/highlight.ts';

const VOLUMES = { off: 0, low: 0.15, high: 1 } as const;

/** Tones with their times, from the first one on. */
export type Melody = readonly { readonly atMs: number; readonly tone: Tone }[];

/** One after the other, apart enough to be told apart where a board has one pitch only. */
const APART_MS = 15;

type Sounding = readonly (readonly [hz: number, durationMs: number])[];

const FANFARE: Sounding = [
  ...([784, 1047, 1319].map((hz) => [hz, 95]) as Sounding),
  ...([
    [1568, 190],
    [1319, 95],
    [1568, 400],
  ] as const),
];

const SOUNDS = {
  'game started': [[784, 120]],
  cut: [[1047, 20]],
  rolled: [[523, 40]],
  held: [[1319, 15]],
  freed: [[988, 15]],
  claimed: FANFARE,
  'set aside': [[1175, 40]],
  spared: [[1175, 90]],
  farkled: [
    [392, 140],
    [330, 140],
    [196, 350],
  ],
  banked: [[1047, 90]],
  skipped: [[880, 60]],
  'taken back': [[659, 60]],
  undone: [[659, 60]],
  repaired: [[880, 60]],
  adjusted: [[880, 60]],
  'dropped out': [[440, 120]],
  renamed: [[880, 60]],
  scored: [[1047, 90]],
  teamed: [[1175, 90]],
  named: [[1175, 90]],
  'game ended': [
    [784, 140],
    [1047, 140],
    [1319, 140],
    [1568, 250],
    [1319, 120],
    [1568, 400],
  ],
  'game abandoned': [[262, 200]],
  shown: [[1175, 10]],
  refused: [[165, 120]],
  stopped: [[784, 40]],
  /** A die comes to rest. */
  landed: [[330, 15]],
  /** A box for nothing. */
  scratched: [
    [330, 110],
    [247, 220],
  ],
  'great score': [
    [784, 80],
    [1047, 80],
    [1319, 160],
  ],
  fanfare: FANFARE,
  'upper bonus': [
    [880, 80],
    [1109, 80],
    [1319, 80],
    [1760, 240],
  ],
  'new leader': [
    [1047, 80],
    [1568, 180],
  ],
} as const satisfies Record<
  | GameEvent['type']
  | ('shown' | 'refused' | 'landed')
  | ('scratched' | 'great score' | 'fanfare' | 'upper bonus' | 'new leader'),
  Sounding
>;

export type Buzz = keyof typeof SOUNDS;

/** Nothing when the buzzer is off. */
export function melodyOf(sound: Buzz, buzzer: TableOptions['buzzer']): Melody {
  const volume = VOLUMES[buzzer];
  if (volume === 0) return [];
  let atMs = 0;
  return SOUNDS[sound].map(([hz, durationMs]) => {
    const note = { atMs, tone: { hz, durationMs, volume } };
    atMs += durationMs + APART_MS;
    return note;
  });
}

/** As in `heard/cues.ts`, whose sound of a score rises with its points. */
const FANFARE_POINTS = 50;
const GREAT_POINTS = 25;

/** What a roll led to is not told before its dice stand. `feats`: of the turn that these events end. */
export function soundOf(events: readonly GameEvent[], feats: readonly Feat[] = []): Buzz | undefined {
  if (events.some(({ type }) => type === 'rolled')) return 'rolled';
  // The end of a game is heard when it is told.
  const last = events.findLast(({ type }) => type !== 'game ended');
  if (last?.type === 'scored') return soundOfScore(last.points + last.bonus, feats);
  return last?.type === 'banked' && feats.includes('lead') ? 'new leader' : last?.type;
}

function soundOfScore(points: number, feats: readonly Feat[]): Buzz {
  if (points >= FANFARE_POINTS) return 'fanfare';
  if (feats.includes('upperBonus')) return 'upper bonus';
  if (feats.includes('lead')) return 'new leader';
  if (points === 0) return 'scratched';
  return points >= GREAT_POINTS ? 'great score' : 'scored';
}

/** What can be heard because of what is shown. */
export function soundsBetween(before: Scene | undefined, after: Scene): readonly Buzz[] {
  if (before === undefined) return [];
  const landed = before.slots.some(
    ({ kind }, slot) => kind === 'tumbling' && after.slots[slot]?.kind === 'die',
  );
  const farkled = before.farkle === undefined && after.farkle !== undefined;
  return [
    ...(landed ? (['landed'] as const) : []),
    ...(farkled ? (['farkled'] as const) : []),
    ...(tellsEnd(before, after) ? (['game ended'] as const) : []),
  ];
}
