/** A round of two tables as its page gets it, with dice that come out again. */
import { duplicateFace, roundSeal } from '../../../src/fairness/duplicate.ts';
import type { DealtThrow } from '../../../src/fairness/verify-round.ts';
import type { RoundSheet } from '../../../src/hall/round/messages.ts';
import { rankingOf } from '../../../src/hall/round/ranking.ts';

const DICE = { round: '3', seed: '5e'.repeat(32), cut: 'rain' };
const TABLES = ['AAAAAAAAAAAAAAAA', 'BBBBBBBBBBBBBBBB'];
const NAMES = ['Window beside the long bar 30 m', 'Bar 2'];

/** Each seat holds another die. */
function throwsOf(kept: number): readonly DealtThrow[] {
  return Array.from({ length: 13 }, (_, turn) => {
    const roll = (which: number, held: readonly boolean[], lying: readonly number[]): DealtThrow => ({
      ...{ turn, roll: which, held },
      faces: held.map((isHeld, slot) =>
        isHeld ? (lying[slot] as 1) : duplicateFace(DICE, { turn, roll: which }, slot),
      ),
    });
    const first = roll(0, [false, false, false, false, false], []);
    const held = first.held.map((_flag, slot) => slot === kept);
    return [first, roll(1, held, first.faces)];
  }).flat();
}

export function someSheet(changes: Partial<RoundSheet> = {}): RoundSheet {
  const seats = TABLES.map((table, at) => ({ table, seat: 0, throws: throwsOf(at) }));
  const players = ['MAXIMILIANE', 'Eric'];
  const results = players.map((player, at) => ({
    ...{ table: TABLES[at] ?? '', player, total: 201 + 30 * at, corrected: at === 0 },
  }));
  return {
    ...{ round: DICE.round, rules: 'yahtzee', tables: TABLES, seats: 1, seed: DICE.seed, cut: DICE.cut },
    seal: roundSeal(DICE.seed, DICE.round, 'yahtzee', TABLES),
    ...{ dealt: seats, journalled: seats, openedAt: '2026-11-01T20:00:00.000Z' },
    closedAt: '2026-11-01T21:00:00.000Z',
    games: TABLES.map((table, at) => ({
      ...{ table, name: NAMES[at] ?? '', game: 4 + at, state: 'over', players: [players[at] ?? ''] },
      ...{ totals: [201 + 30 * at], corrected: at === 0, wrong: null },
      refused: at === 0 ? [{ why: 'other-holds', times: 2 }] : [],
    })),
    ranking: rankingOf(results),
    ...{ par: 254.59, master: 231 },
    ...changes,
  };
}
