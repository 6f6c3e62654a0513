/** RECALL of service: the last games roll by roll, for whoever asks what was rolled. */
import { leafOn } from './leaf.ts';
import { type Reaction, shown } from './reaction.ts';
import type { Recall, RecalledGame, RecalledRoll } from './recalled.ts';
import type { Service } from './service-state.ts';
import type { Situation } from './situation.ts';

export type RecallStep = 'game' | 'turn' | 'roll';

/** The loop reads the games, and they are shown. */
export function openRecall({ ui, nowMs }: Situation): Reaction {
  const service: Service = { stage: 'recall', sinceMs: nowMs, games: undefined, game: 0, roll: 0 };
  return { ...shown({ ...ui, menu: undefined, service }), effect: 'recall' };
}

export function asksForGames(reaction: Reaction): boolean {
  return reaction.type === 'shown' && reaction.effect === 'recall';
}

/** The newest roll first; nobody is shown them who has walked on meanwhile. */
export function withGames(service: Service | undefined, games: readonly RecalledGame[]): Service | undefined {
  if (service?.stage !== 'recall') return service;
  const newest = games.at(-1);
  return { ...service, games, game: games.length - 1, roll: (newest?.rolls.length ?? 1) - 1 };
}

export function rollShown({ games, game, roll }: Recall): RecalledRoll | undefined {
  return games?.[game]?.rolls[roll];
}

/** Games and turns are shown from their first roll on; all three come round at their end. */
export function walkRecall(situation: Situation, recall: Recall, by: RecallStep, step: -1 | 1): Reaction {
  const { games, game, roll } = recall;
  const rolls = games?.[game]?.rolls;
  if (games === undefined || rolls === undefined) return shown(situation.ui);
  const to = (change: Pick<Recall, 'game' | 'roll'>): Reaction =>
    shown({ ...situation.ui, service: { ...recall, sinceMs: situation.nowMs, ...change } });
  switch (by) {
    case 'game':
      return to({ game: leafOn(game, step, games.length), roll: 0 });
    case 'turn': {
      const first = rolls.flatMap(({ turn }, index) => (rolls[index - 1]?.turn === turn ? [] : [index]));
      const now = first.findLastIndex((index) => index <= roll);
      return to({ game, roll: first[leafOn(now, step, first.length)] as number });
    }
    case 'roll':
      return to({ game, roll: leafOn(roll, step, rolls.length) });
    default:
      return by satisfies never;
  }
}
