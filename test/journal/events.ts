/** Events for journal tests: of games as the rules make them, since nothing else is read back. */
import { seal } from '../../src/fairness/seal.ts';
import type { GameEvent } from '../../src/game/index.ts';

type Started = Extract<GameEvent, { type: 'game started' }>;

/** Wall time of all that is laid out here. */
export const AT = '2026-01-02T03:04:05.678Z';

const SEED = 'ab'.repeat(32);

export function startedEvent(game: number, players: readonly string[] = ['Eric', 'Julie']): Started {
  return {
    type: 'game started',
    game,
    rules: 'yahtzee',
    dice: 5,
    players,
    starter: 0,
    seed: SEED,
    seal: seal(SEED, 'yahtzee', players),
  };
}

export function cutEvent(text: string): Extract<GameEvent, { type: 'cut' }> {
  return { type: 'cut', text };
}
