/** Which turn has decided a game: the one since which its winner has led and never lost the lead. Pure. */
import type { HistoryGame } from '../../src/server/history/messages.ts';

export interface DecidingTurn {
  readonly round: number;
  readonly dice: readonly number[];
  /** What it was, in words. */
  readonly text: string;
}

/** Turns that bring points. */
const SCORES: readonly string[] = ['scored', 'banked'];

/** Undefined where nobody won alone, where the lead was there from the first round, or where no turn of the winner's brought it. */
export function decidingTurn({
  players,
  steps,
}: Pick<HistoryGame, 'players' | 'steps'>): DecidingTurn | undefined {
  const winner = players.findIndex((player) => player.winner);
  const shared = players.filter((player) => player.winner).length > 1;
  if (winner === -1 || shared || players.length < 2) return undefined;
  const leads = steps.map(({ totals }) =>
    totals.every((total, player) => player === winner || total < (totals[winner] ?? 0)),
  );
  const at = leads.lastIndexOf(false) + 1;
  const [step, before] = [steps[at], steps[at - 1]];
  // Whose turn it was, and in which round, is what stood before it: the next one has begun with it.
  if (step === undefined || before === undefined || !SCORES.includes(step.type)) return undefined;
  if (before.player !== winner || before.round < 2 || before.dice === null) return undefined;
  return { round: before.round, dice: before.dice, text: step.text };
}
