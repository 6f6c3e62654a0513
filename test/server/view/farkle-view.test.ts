import { expect, test } from 'vitest';
import { RULE_SETS } from '../../../src/game/index.ts';
import { StandInTable, type Step } from '../../browser/stand-in-table.ts';
import { englishPage, slotTexts } from '../../language/english.ts';

const started = (players = ['Eric', 'Julie']) => new StandInTable(players, { rules: 'farkle' });

function after(steps: readonly Step[]) {
  const table = started();
  table.play(steps);
  return englishPage(table.view(), RULE_SETS);
}

const bankThreeOnes: Step[] = [{ roll: '111234' }, { hold: 1 }, { hold: 2 }, { hold: 3 }, 'bank'];
const FARKLE: Step[] = [{ roll: '223346' }];

test('a game of Farkle has no card, no limit of rolls and no number of rounds', () => {
  const page = after([{ roll: '123456' }]);
  expect(page).toMatchObject({ card: null, rollsLeft: null, round: 1, rounds: 0, shownBox: null });
  expect(page.farkle).toMatchObject({
    target: 10_000,
    unit: 50,
    turnPoints: 0,
    pickedPoints: null,
    lost: null,
  });
});

test('the picked dice are worth their points, those of earlier rolls are set aside', () => {
  const page = after([
    { roll: '666125' },
    { hold: 1 },
    { hold: 2 },
    { hold: 3 },
    { roll: '156' },
    { hold: 4 },
  ]);
  expect(page.farkle).toMatchObject({ turnPoints: 600, pickedPoints: 100, diceLeft: 2, hotDice: false });
  expect(page.slots.map(({ mark }) => mark)).toEqual(['set', 'set', 'set', 'picked', '', '']);
  expect(slotTexts(page.slots)).toEqual([
    'die 1: six, set aside',
    'die 2: six, set aside',
    'die 3: six, set aside',
    'die 4: one, picked',
    'die 5: five',
    'die 6: six',
  ]);
});

test('dice that may not be set aside are worth nothing yet', () => {
  expect(after([{ roll: '111552' }, { hold: 6 }]).farkle).toMatchObject({ pickedPoints: 0, hotDice: false });
});

test('when all dice score, they are hot: all of them would roll next', () => {
  const page = after([{ roll: '123456' }, ...[1, 2, 3, 4, 5, 6].map((hold) => ({ hold }))]);
  expect(page.farkle).toMatchObject({ pickedPoints: 1500, diceLeft: 6, hotDice: true });
});

test('banked points are totals, and every turn is on the sheet; a farkle brought nothing', () => {
  const page = after([...bankThreeOnes, ...FARKLE, ...bankThreeOnes]);
  expect(page.players.map(({ total, current }) => [total, current])).toEqual([
    [2000, false],
    [0, true],
  ]);
  expect(page.farkle?.turns).toEqual([
    { count: 2, latest: [1000, 1000] },
    { count: 1, latest: [0] },
  ]);
});

test('the sheet keeps the newest turns and counts all of them', () => {
  const table = started(['Eric']);
  for (let turn = 0; turn < 14; turn += 1) table.play(FARKLE);
  const [turns] = englishPage(table.view(), RULE_SETS).farkle?.turns ?? [];
  expect(turns).toEqual({ count: 14, latest: Array(12).fill(0) });
});

test('what is taken back is off the sheet, and the game is marked', () => {
  const page = after([...bankThreeOnes, 'take back']);
  expect(page.corrected).toBe(true);
  expect(page.players.map(({ total }) => total)).toEqual([0, 0]);
  expect(page.farkle?.turns[0]).toEqual({ count: 0, latest: [] });
});

test('while a farkle is shown, its dice and what it cost are told', () => {
  const table = started();
  table.play([{ roll: '111234' }, { hold: 1 }, { hold: 2 }, { hold: 3 }, { roll: '346' }]);
  const shown = englishPage(table.view(table.farkled()), RULE_SETS);
  expect(shown.farkle).toMatchObject({ lost: 1000 });
  expect(shown.players[0]?.current).toBe(true);
  const next = englishPage(table.view(), RULE_SETS);
  expect(next.farkle).toMatchObject({ lost: null, turnPoints: 0 });
  expect(next.players[1]?.current).toBe(true);
});
