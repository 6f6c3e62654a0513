/** What pages tell of a corrected game. */
import { expect, test } from 'vitest';
import { RULE_SETS } from '../../../src/game/index.ts';
import type { RowView } from '../../../src/server/view/messages.ts';
import type { PageView } from '../../../src/server/view/page-view.ts';
import { StandInTable, type Step } from '../../browser/stand-in-table.ts';
import { englishPage, slotTexts } from '../../language/english.ts';

const SIGNED = { by: 'Anna', why: 'misread' } as const;
const UNDO = { type: 'undo', ...SIGNED } as const;

function after(rules: string, ...steps: readonly Step[]) {
  const table = new StandInTable(['Eric', 'Julie'], { rules });
  table.play(steps);
  return englishPage(table.view(), RULE_SETS);
}

function rowOf({ card }: PageView, id: string): RowView {
  const row = card?.rows.find((one) => one.id === id);
  if (row === undefined) throw new Error(`The card has no row "${id}".`);
  return row;
}

test('an adjustment is a row of the card before the total, and part of it', () => {
  const steps: readonly Step[] = [
    { roll: '33312' },
    { score: 'threes' },
    { type: 'adjust', player: 0, points: 30, ...SIGNED },
    { type: 'adjust', player: 0, points: -10, by: 'Bo', why: 'late' },
  ];
  const page = after('yahtzee', ...steps);
  expect(page.card?.rows.slice(-3).map(({ id }) => id)).toEqual(['lower', 'adjustment', 'total']);
  expect(rowOf(page, 'adjustment')).toMatchObject({ label: 'Adjustment', kind: 'sum', points: [20, null] });
  expect(rowOf(page, 'total').points).toEqual([29, 0]);
  expect(page.players.map(({ total }) => total)).toEqual([29, 0]);
  expect(page.adjustments).toEqual([
    { player: 0, points: 30, by: 'Anna', why: 'misread' },
    { player: 0, points: -10, by: 'Bo', why: 'late' },
  ]);
  expect(page.corrected).toBe(true);
});

test('without adjustments there is no such row, and where the total comes at the end it is in the running one', () => {
  expect(after('yahtzee').card?.rows.some(({ id }) => id === 'adjustment')).toBe(false);
  const page = after('yahtzee-plain', { type: 'adjust', player: 1, points: 7, ...SIGNED });
  expect(rowOf(page, 'total').points).toEqual([0, 7]);
});

test('on a card of several columns the adjustment belongs to none of them, only to the player', () => {
  const page = after('triple-yahtzee', { type: 'adjust', player: 1, points: 7, ...SIGNED });
  expect(page.card?.rows.at(-1)).toMatchObject({
    id: 'adjustment',
    points: [null, null, null, 7, null, null],
  });
  expect(rowOf(page, 'total').points).toEqual([0, 0, 0, 0, 0, 0]);
  expect(page.players.map(({ total }) => total)).toEqual([0, 7]);
});

test('boxes that were repaired or chosen again are marked in their own column', () => {
  const repaired = after('triple-yahtzee', {
    ...{ type: 'repair', player: 1, category: 'fours-x2', points: 8 },
    ...SIGNED,
  });
  expect(repaired.card?.corrected).toEqual([{ row: 'fours', player: 1, column: 1 }]);
  expect(rowOf(repaired, 'fours').points).toEqual([null, null, null, null, 8, null]);
  const again = after('yahtzee', { roll: '33312' }, { score: 'threes' }, UNDO, { score: 'chance' });
  expect(again.card?.corrected).toEqual([{ row: 'chance', player: 0, column: 0 }]);
});

test('a choice that is open again is told with its own dice, and then the present roll', () => {
  const steps: readonly Step[] = [{ roll: '33312' }, { score: 'threes' }, { roll: '66645' }, UNDO];
  const open = after('yahtzee', ...steps);
  expect(open).toMatchObject({ again: true, rollsLeft: 0, rollsTaken: 1 });
  expect(open.players.map(({ current }) => current)).toEqual([true, false]);
  expect(slotTexts(open.slots.slice(0, 3))).toEqual(['die 1: three', 'die 2: three', 'die 3: three']);
  expect(rowOf(open, 'chance').possible).toEqual([12]);
  const made = after('yahtzee', ...steps, { score: 'chance' });
  expect(made).toMatchObject({ again: false, rollsLeft: 2 });
  expect(made.players.map(({ current }) => current)).toEqual([false, true]);
});

test('who dropped out is told, and a new name is everywhere but under the seal', () => {
  const page = after(
    'farkle',
    { type: 'drop out', player: 1, ...SIGNED },
    { type: 'rename', player: 0, name: 'Erika', ...SIGNED },
    { type: 'drop out', player: 0, ...SIGNED },
  );
  expect(page.players).toMatchObject([
    { name: 'Erika', droppedOut: true, winner: false },
    { name: 'Julie', droppedOut: true, winner: false },
  ]);
  expect(page.status).toBe('over');
  expect(page.sealed.slice(1)).toEqual(['farkle', 'Eric', 'Julie']);
});
