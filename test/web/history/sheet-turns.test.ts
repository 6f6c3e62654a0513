import { expect, test } from 'vitest';
import { sheetTurns } from '../../../web/history/sheet-turns.ts';

const step = (type: string, player: number, ...totals: readonly number[]) => ({ type, player, totals });

test('turns of Farkle are what each bank and farkle brought, and come to the total', () => {
  const steps = [
    step('game started', 0, 0, 0),
    step('rolled', 0, 0, 0),
    step('banked', 1, 500, 0),
    step('rolled', 1, 500, 0),
    step('farkled', 0, 500, 0),
    step('banked', 1, 800, 0),
    // Taken back, and banked again.
    step('undone', 0, 500, 0),
    step('banked', 1, 800, 0),
    step('farkled', 0, 800, -1000),
    step('adjusted', 0, 900, -1000),
  ];
  expect(sheetTurns(steps, 2)).toEqual([
    [500, 300, 100],
    [0, -1000],
  ]);
});
