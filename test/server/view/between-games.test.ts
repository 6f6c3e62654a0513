/** Setup, hall of fame and marks on the pages. */
import { expect, test } from 'vitest';
import { type FameEntry, RULE_SETS } from '../../../src/game/index.ts';
import type { Hall } from '../../../src/table/state/situation.ts';
import { inSetup, StandInTable } from '../../browser/stand-in-table.ts';
import { englishPage, slotTexts } from '../../language/english.ts';

const entry = (rules: string, name: string, total: number, change: Partial<FameEntry> = {}): FameEntry => ({
  ...{ rules, name, total, game: 7, player: 0, turns: undefined, corrected: false },
  ...change,
});
const HALL: Hall = {
  yahtzee: [entry('yahtzee', 'Eric', 300, { game: 1, corrected: true }), entry('yahtzee', 'Julie', 250)],
  yatzy: [entry('yatzy', 'Bo', 240)],
  farkle: [entry('farkle', 'Ann', 10_200, { turns: 14 })],
};

test('setup tells the games, the players and their names, and what is asked', () => {
  const table = new StandInTable();
  const change = { question: 'name', rules: 'farkle', players: 3, player: 1, names: ['Eric'] } as const;
  const page = englishPage(table.view(inSetup({ ...change, text: 'JU', letter: 'L' })), RULE_SETS);
  expect(page.screen).toBe('setup');
  expect(page.setup).toMatchObject({
    question: 'name',
    rules: 'farkle',
    names: ['Eric', 'PLAYER 2', 'PLAYER 3'],
    player: 1,
    text: 'JU',
    letter: 'L',
    rehearsal: false,
  });
  const offered = RULE_SETS.filter(({ inMenu }) => inMenu);
  expect(page.setup?.games.map(({ id }) => id)).toEqual(offered.map(({ id }) => id));
  expect(page.setup?.games.find(({ id }) => id === 'farkle')?.players).toEqual({ min: 1, max: 4 });
});

test('outside of setup there is none', () => {
  expect(englishPage(new StandInTable(['Eric']).view(), RULE_SETS).setup).toBeNull();
});

test('the hall of fame is told while nobody plays, the set that was played last first', () => {
  const table = new StandInTable(['Bo'], { rules: 'yatzy' });
  const { fame } = englishPage(table.view({ place: 'attract' }, {}, 0, HALL), RULE_SETS);
  expect(fame.map(({ rules }) => rules)).toEqual(['Yatzy', 'Yahtzee', 'Farkle']);
  expect(fame[1]?.entries).toEqual([
    { name: 'Eric', total: 300, turns: null, corrected: true, fresh: true },
    { name: 'Julie', total: 250, turns: null, corrected: false, fresh: false },
  ]);
  expect(fame[2]?.entries[0]).toMatchObject({ name: 'Ann', turns: 14 });
  const several = new StandInTable(['Bo', 'Ann'], { rules: 'yatzy' });
  expect(englishPage(several.view({}, {}, 0, HALL), RULE_SETS).fame).toEqual([]);
});

test('a rehearsal is marked, and says how many dice are to be typed', () => {
  const table = new StandInTable(['Eric'], { rehearsal: true });
  const typed = () => englishPage(table.view(), RULE_SETS).typedDice;
  expect(englishPage(table.view(), RULE_SETS).rehearsal).toBe(true);
  expect(typed()).toBe(5);
  table.play([{ roll: '12345' }, { hold: 1 }, { hold: 2 }]);
  expect(typed()).toBe(3);
  table.play([{ roll: '111' }, { roll: '111' }]);
  expect(typed()).toBe(0);
});

test('a rehearsal of Farkle wants the dice that are not set aside; after hot dice all of them', () => {
  const table = new StandInTable(['Eric'], { rules: 'farkle', rehearsal: true });
  table.play([{ roll: '111234' }, { hold: 1 }, { hold: 2 }, { hold: 3 }]);
  expect(englishPage(table.view(), RULE_SETS).typedDice).toBe(3);
  table.play([{ roll: '555' }, { hold: 4 }, { hold: 5 }, { hold: 6 }]);
  expect(englishPage(table.view(), RULE_SETS).typedDice).toBe(6);
});

test('in a real game nobody types dice', () => {
  const page = englishPage(new StandInTable(['Eric']).view(), RULE_SETS);
  expect(page).toMatchObject({ rehearsal: false, corrected: false, typedDice: 0 });
});

test('what was taken back is marked', () => {
  const table = new StandInTable(['Eric', 'Julie']);
  table.play([{ roll: '66666' }, { score: 'chance' }, 'take back']);
  expect(englishPage(table.view(), RULE_SETS)).toMatchObject({ corrected: true, rollsTaken: 1 });
});

test('in a set whose marks mean roll again, the marked dice are told, and none is called held', () => {
  const table = new StandInTable(['Eric'], { rules: 'yahtzee-plain' });
  table.play([{ roll: '66634' }, { free: 4 }, { free: 5 }]);
  const { slots } = englishPage(table.view(), RULE_SETS);
  expect(slots.map(({ mark }) => mark)).toEqual(['', '', '', 'again', 'again', '']);
  expect(slotTexts(slots)[3]).toBe('die 4: three, rolls again');
});
