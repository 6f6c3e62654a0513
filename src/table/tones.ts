/** The buzzer: one short tone for what just happened. */
import type { GameEvent } from '../game/index.ts';
import type { TableOptions } from './options.ts';
import type { Tone } from './picture/picture.ts';
import type { Scene } from './scene.ts';

const VOLUMES = { off: 0, low: 0.15, high: 1 } as const;

const SOUNDS = {
  'game started': { hz: 784, durationMs: 120 },
  cut: { hz: 1047, durationMs: 20 },
  rolled: { hz: 523, durationMs: 40 },
  held: { hz: 1319, durationMs: 15 },
  freed: { hz: 988, durationMs: 15 },
  claimed: { hz: 1319, durationMs: 90 },
  'set aside': { hz: 1175, durationMs: 40 },
  spared: { hz: 1175, durationMs: 90 },
  farkled: { hz: 196, durationMs: 300 },
  banked: { hz: 1047, durationMs: 90 },
  skipped: { hz: 880, durationMs: 60 },
  'taken back': { hz: 659, durationMs: 60 },
  undone: { hz: 659, durationMs: 60 },
  repaired: { hz: 880, durationMs: 60 },
  adjusted: { hz: 880, durationMs: 60 },
  'dropped out': { hz: 440, durationMs: 120 },
  renamed: { hz: 880, durationMs: 60 },
  scored: { hz: 1047, durationMs: 90 },
  teamed: { hz: 1175, durationMs: 90 },
  named: { hz: 1175, durationMs: 90 },
  'game ended': { hz: 1568, durationMs: 400 },
  'game abandoned': { hz: 262, durationMs: 200 },
  shown: { hz: 1175, durationMs: 10 },
  refused: { hz: 165, durationMs: 120 },
  stopped: { hz: 784, durationMs: 40 },
  /** A die comes to rest. */
  landed: { hz: 330, durationMs: 15 },
} as const satisfies Record<GameEvent['type'] | 'shown' | 'refused' | 'landed', Omit<Tone, 'volume'>>;

export type Buzz = keyof typeof SOUNDS;

/** Undefined when the buzzer is off. */
export function toneOf(sound: Buzz, buzzer: TableOptions['buzzer']): Tone | undefined {
  const volume = VOLUMES[buzzer];
  return volume === 0 ? undefined : { ...SOUNDS[sound], volume };
}

/** What a roll led to is not told before its dice stand. */
export function soundOf(events: readonly GameEvent[]): Buzz | undefined {
  return events.some(({ type }) => type === 'rolled') ? 'rolled' : events.at(-1)?.type;
}

/** What can be heard because of what is shown. */
export function soundsBetween(before: Scene | undefined, after: Scene): readonly Buzz[] {
  if (before === undefined) return [];
  const landed = before.slots.some(
    ({ kind }, slot) => kind === 'tumbling' && after.slots[slot]?.kind === 'die',
  );
  const farkled = before.farkle === undefined && after.farkle !== undefined;
  return [...(landed ? (['landed'] as const) : []), ...(farkled ? (['farkled'] as const) : [])];
}
