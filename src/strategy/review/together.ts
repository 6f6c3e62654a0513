/** Events of a game in portions that were decided at once: a roll of Farkle with what was set aside, and what came of it. */
import type { GameEvent } from '../../game/index.ts';

export interface Together {
  /** Index of its first event. */
  readonly first: number;
  readonly events: readonly GameEvent[];
}

/** Events that go on with what stands before them. */
const AFTER: Readonly<Partial<Record<GameEvent['type'], ReadonlySet<GameEvent['type']>>>> = {
  'set aside': new Set(['rolled']),
  rolled: new Set(['farkled', 'spared']),
  farkled: new Set(['game ended']),
  scored: new Set(['game ended']),
  banked: new Set(['game ended']),
};

export function decidedTogether(events: readonly GameEvent[]): readonly Together[] {
  const portions: { first: number; events: GameEvent[] }[] = [];
  for (const [index, event] of events.entries()) {
    const portion = portions.at(-1);
    const before = portion?.events.at(-1);
    if (portion !== undefined && before !== undefined && AFTER[before.type]?.has(event.type) === true) {
      portion.events.push(event);
    } else portions.push({ first: index, events: [event] });
  }
  return portions;
}
