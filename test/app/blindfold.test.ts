/** What the table says, and that nobody needs eyes to play. */
import { describe, expect, test } from 'vitest';
import type { Input } from '../../hardware/cabinet.ts';
import { TABLE_DEFAULTS, type TableOptions } from '../../src/table/options.ts';
import { BlindPlayer } from '../sound/blind-player.ts';
import { Listener } from '../sound/listener.ts';
import { TestTable, type TestTableOptions } from './test-table.ts';

async function hear({ options, ...others }: TestTableOptions = {}) {
  const listener = new Listener();
  const sound: TableOptions['sound'] = { ...TABLE_DEFAULTS.sound, output: 'host' };
  const table = await TestTable.start({
    ...{ ...others, sound: listener },
    options: { sound, speech: 'all', ...options },
  });
  /** All that is said because of these presses, and by itself within the time after them. */
  const press = async (inputs: readonly Input[], ms = 1500): Promise<readonly string[]> => {
    listener.said.length = 0;
    await table.press(...inputs);
    await table.advance(ms);
    return listener.said.map(({ words }) => words);
  };
  return { listener, table, press };
}

test.each([
  'yahtzee',
  // Its own sentences leave it to the eyes which box is shown.
  'fourteen-box',
])('a whole game of %s is played to its end by what was said alone', async (rules) => {
  const { table, press } = await hear({ options: { rules, players: ['Eric', 'Julie'] } });
  const end = await new BlindPlayer().play(async (input) => (await press([input])).join(' '));
  expect(end).toMatch(/(Eric|Julie) wins with \d+ points\.|share the win/);
  expect(table.game?.status).toBe('over');
});

test('names, points and what is left are said, each once and when it is so', async () => {
  const { table, press } = await hear({
    rolls: ['55534', '55'],
    options: { players: ['Eric', 'Julie'] },
  });
  expect(await press(['lever'])).toEqual([
    'Yahtzee? Previous and next show other games, select takes this one. Pull the lever to start.',
  ]);
  expect(await press(['hold2'])).toEqual(['Eric and Julie play Yahtzee. Pull the lever to start.']);
  expect(await press(['lever'])).toEqual([
    "Eric and Julie begin a game of Yahtzee. Eric's turn. Pull the lever.",
  ]);
  expect(await press(['lever'])).toEqual([
    'Dice: 5, 5, 5, 3, 4. Eric has 2 rolls left. Hold dice and pull the lever, or choose a box.',
  ]);
  expect(await press(['hold1', 'hold2', 'hold2'])).toEqual([
    ...['Die 1, a 5, stays.', 'Die 2, a 5, stays.', 'Die 2, a 5, rolls again.'],
  ]);
  await press(['hold2', 'hold3']);
  expect((await press(['lever']))[0]).toMatch(/^Dice: 5, 5, 5, 5, 5\. Eric has 1 roll left\./);
  await table.show('YZ');
  expect(await press(['select'])).toEqual(["Eric scores 50 in Yahtzee. Julie's turn. Pull the lever."]);
  expect(await press([], 60_000)).toEqual([]);
});

test('a refusal is said every time', async () => {
  const { press } = await hear();
  await press(['lever', 'lever']);
  expect(await press(['select', 'select'], 2000)).toEqual([
    ...['Roll the dice first: pull the lever.', 'Roll the dice first: pull the lever.'],
  ]);
});

test('who presses nothing for long hears dice and message once more', async () => {
  const { press } = await hear({ rolls: ['12345'] });
  await press(['lever', 'lever']);
  const [told] = await press(['lever']);
  expect(await press([], TABLE_DEFAULTS.idle.remindMs + 30_000)).toEqual([told]);
});

test('what is said because of a press cuts what was said before; what comes by itself waits for its turn', async () => {
  const { listener, press } = await hear({ rolls: ['12345'] });
  await press(['lever', 'lever', 'lever']);
  expect(listener.said.every(({ cuts }) => cuts)).toBe(true);
  listener.said.length = 0;
  await press([], TABLE_DEFAULTS.idle.remindMs);
  expect(listener.said.map(({ cuts }) => cuts)).toEqual([false]);
});

describe('after a correction only what is right now is said', () => {
  const signed = { by: 'Anna', why: 'misread' };

  async function scored() {
    const heard = await hear({ rolls: ['55534'], options: { players: ['Eric', 'Julie'] } });
    await heard.press(['lever', 'hold2', 'lever']);
    await heard.press(['lever']);
    await heard.table.score('3K');
    return heard;
  }

  test('a repaired box', async () => {
    const { table, listener, press } = await scored();
    listener.said.length = 0;
    table.loop.command({ type: 'repair', player: 0, category: 'three-of-a-kind', points: 12, ...signed });
    await table.advance(5000);
    expect(listener.said.map(({ words }) => words)).toEqual(['Eric: Three of a Kind is set to 12.']);
    expect(await press([], 20_000)).toEqual([]);
  });

  test('a score that is taken back, and then what is to be done', async () => {
    const { table, listener } = await scored();
    listener.said.length = 0;
    table.loop.command({ type: 'undo', ...signed });
    await table.advance(5000);
    expect(listener.said.map(({ words }) => words)).toEqual([
      'Taken back: Eric: Three of a Kind 22.',
      expect.stringMatching(/^Eric chooses again\./),
    ]);
  });
});

test('with speech: names only names are said, and with off nothing', async () => {
  const names = await hear({ rolls: ['55534'], options: { players: ['Eric', 'Julie'], speech: 'names' } });
  await names.press(['lever', 'hold2']);
  expect(await names.press(['lever'])).toEqual(['Eric.']);
  expect(await names.press(['lever', 'hold1'])).toEqual([]);
  await names.table.show('3K');
  expect(await names.press(['select'])).toEqual(['Julie.']);
  const off = await hear({ options: { speech: 'off' } });
  expect(await off.press(['lever', 'lever', 'lever'])).toEqual([]);
});

test('the words are in the language of the table', async () => {
  const { press } = await hear({ rolls: ['12345'], options: { language: 'de' } });
  await press(['lever', 'lever']);
  expect((await press(['lever']))[0]).toMatch(/^Würfel: 1, 2, 3, 4, 5\. /);
});

test('in Farkle the dice are told anew after each roll, and those that are set aside one by one', async () => {
  const { table, press } = await hear({ rolls: ['115236', '22346'], options: { players: ['Eric'] } });
  await table.begin(1, 'FARKLE');
  expect(await press(['lever'])).toEqual([
    'Dice: 1, 1, 5, 2, 3, 6. Eric: Which to keep? Hold them: the lever rolls the others, select banks.',
  ]);
  expect(await press(['hold1'])).toEqual([
    'Die 1, a 1, is set aside. Eric: 100 points in this turn. 5 dice left -- roll again? Select banks.',
  ]);
  expect(await press(['hold1'])).toEqual([
    'Die 1, a 1, is put back. Eric: Which to keep? Hold them: the lever rolls the others, select banks.',
  ]);
  await press(['hold1']);
  expect(await press(['lever'], 5000)).toEqual([
    'Eric sets 100 points aside.',
    'Dice: 1, 2, 2, 3, 4, 6. Eric: FARKLE -- your turn is over. 100 points lost.',
    "Player 1's turn: Eric. Pull the lever.",
  ]);
});
