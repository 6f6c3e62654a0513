/** What each turn of a Farkle game brought, for paper: a column of points a player, which come to the total. */
import type { HistoryGame } from '../../src/server/history/messages.ts';

type Step = Pick<HistoryGame['steps'][number], 'type' | 'player' | 'totals'>;

export function sheetTurns(steps: readonly Step[], players: number): readonly (readonly number[])[] {
  const turns: number[][] = Array.from({ length: players }, () => []);
  steps.forEach(({ type, totals }, index) => {
    const before = steps[index - 1];
    if (before === undefined) return;
    // After its step it is somebody else's turn.
    const ends = type === 'banked' || type === 'farkled' ? before.player : undefined;
    turns.forEach((own, player) => {
      const more = (totals[player] ?? 0) - (before.totals[player] ?? 0);
      if (player === ends) own.push(more);
      // Taken back, or adjusted by hand.
      else if (more !== 0 && own[own.length - 1] === -more) own.pop();
      else if (more !== 0) own.push(more);
    });
  });
  return turns;
}
