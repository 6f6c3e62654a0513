/** Events for journal tests. */
import type { GameEvent } from '../../src/game/index.ts';

export function startedEvent(game: number): Extract<GameEvent, { type: 'game started' }> {
  return {
    type: 'game started',
    game,
    rules: 'yahtzee',
    dice: 5,
    players: ['Eric', 'Julie'],
    starter: 0,
    seed: 'ab'.repeat(32),
    seal: 'cd'.repeat(32),
  };
}

export function cutEvent(text: string): Extract<GameEvent, { type: 'cut' }> {
  return { type: 'cut', text };
}
