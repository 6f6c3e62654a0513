/** The advice of the command line: its words, its mistakes, and the tables that it keeps. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { adviseBy } from '../../src/commands/advise/advise.ts';
import { RULE_SETS } from '../../src/game/index.ts';
import { freshFolder, start } from './dicetable.ts';

const folder = freshFolder();
const advise = adviseBy(RULE_SETS, folder);
const ask = (request: object): Record<string, unknown> =>
  JSON.parse(advise(JSON.stringify(request), 7) ?? '{}');

beforeAll(() => {
  ask({ rules: 'yahtzee-plain' });
  ask({ rules: 'bonus-in-box' });
});

test('the beginning of a turn has a value and nothing else', () => {
  expect(ask({ rules: 'yahtzee-plain', card: {} })).toEqual({ value: 245.8707745141 });
  expect(ask({ rules: 'farkle' })).toEqual({ value: 470.1855317426 });
});

test('choices come best first, in the words of the contract', () => {
  const kept = ask({ rules: 'yahtzee-plain', card: {}, dice: [6, 4, 2, 4, 6], rollsLeft: 2 });
  expect(kept).toMatchObject({ value: 245.6992083243, best: [{ keep: [6, 6] }] });
  expect(kept.choices).toHaveLength(2 * 3 * 3);
  const last = ask({ rules: 'bonus-in-box', card: { yahtzee: 50 }, dice: [6, 6, 6, 6, 6], rollsLeft: 0 });
  expect(last.best).toEqual([{ score: 'yahtzee' }]);
  expect((last.choices as readonly object[]).slice(0, 2)).toEqual([
    { score: 'yahtzee', points: 100, adds: true, bonus: 0, value: 390.9902282821 },
    { score: 'sixes', points: 30, bonus: 0, value: 290.9902282821 },
  ]);
});

test('of Farkle, every legal keep can go on or be banked', () => {
  expect(advise('{"rules":"farkle","dice":[1,1,3,4,6,6],"turn":350}', 1)).toBe(
    '{"value":662.898841511,"best":[{"keep":[1],"then":"roll"}],"choices":[{"keep":[1],"then":"roll","value":662.898841511},{"keep":[1,1],"then":"roll","value":617.6224771214},{"keep":[1,1],"then":"bank","value":550},{"keep":[1],"then":"bank","value":450}]}',
  );
  expect(ask({ rules: 'farkle', dice: [2, 3], turn: 350 })).toEqual({ value: 0, best: [], choices: [] });
});

test.each<[object, string]>([
  [{ rules: 'triple-yahtzee' }, 'has no exact solver'],
  [{ rules: 'yahtzee-plain', card: { ones: 7 } }, '"card.ones" can never be 7'],
  [{ rules: 'yahtzee-plain', card: { tens: 7 } }, 'There is no category'],
  [{ rules: 'yahtzee-plain', dice: Array(14).fill(1), rollsLeft: 1 }, '"dice" must have 5 faces, not 14'],
  [{ rules: 'yahtzee-plain', dice: [1, 2, 3, 4, 5] }, '"rollsLeft" is missing'],
  [{ rules: 'yahtzee-plain', dice: [1, 2, 3, 4, 5], rollsLeft: 3 }, '"rollsLeft" must be 0 to 2'],
  [{ rules: 'yahtzee-plain', rollsLeft: 1 }, '"rollsLeft" needs "dice"'],
  [{ rules: 'yahtzee-plain', category: 'ones' }, 'There is no key "category"'],
  [{ rules: 'yahtzee-plain', turn: 50 }, '"turn" has no meaning'],
  [{ rules: 'yahtzee-plain', yahtzeeBonuses: 1 }, 'it has no such bonus'],
  [{ rules: 'bonus-in-box', card: { yahtzee: 0 }, dice: [1, 1, 1, 1, 1], claimed: true }, 'holds 50'],
  [{ rules: 'farkle', card: {} }, '"card" has no meaning'],
  [{ rules: 'farkle', turn: 50 }, '"turn" needs "dice"'],
  [{ rules: 'farkle', dice: [1], turn: 25 }, '"turn" must be a multiple of 50'],
  [{ rules: 'farkle', dice: [1], totals: [0, 0, 0], player: 0 }, 'there are 3 players'],
  [{ rules: 'farkle', dice: [1], totals: [0, 0] }, '"player" must be 0 or 1'],
  [{ rules: 'farkle', dice: [1], totals: [0, 10_000], player: 0 }, 'has won'],
  [{ rules: 'farkle', dice: [1], player: 0 }, '"player" needs "totals"'],
])('%j is an error with its line number', (request, words) => {
  expect(ask(request)).toEqual({ error: expect.stringContaining(words), line: 7 });
});

test('no game of fourteen-box leaves the bonus box open beside a scratched Yahtzee', () => {
  expect(ask({ rules: 'fourteen-box', card: { yahtzee: 0 } })).toMatchObject({ line: 7 });
  expect(ask({ rules: 'fourteen-box', card: { yahtzee: 0, 'yahtzee-bonus': 100 } })).toMatchObject({
    line: 7,
  });
  expect(ask({ rules: 'fourteen-box', card: { yahtzee: 0, 'yahtzee-bonus': 0 } })).toHaveProperty('value');
});

test('a table is read again, and made again when it is damaged', () => {
  const file = join(folder, 'strategy', 'yahtzee-plain.table');
  const whole = readFileSync(file);
  const made = statSync(file).mtimeMs;
  const value = { value: 245.8707745141 };
  const again = (): unknown =>
    JSON.parse(adviseBy(RULE_SETS, folder)('{"rules":"yahtzee-plain"}', 1) ?? 'null');
  expect(again()).toEqual(value);
  expect(statSync(file).mtimeMs).toBe(made);
  for (const damaged of [whole.with(whole.length - 3, 255 - (whole.at(-3) ?? 0)), whole.subarray(0, 100)]) {
    writeFileSync(file, damaged);
    expect(again()).toEqual(value);
    expect(readFileSync(file).equals(whole)).toBe(true);
  }
  expect(readdirSync(join(folder, 'strategy')).every((name) => name.endsWith('.table'))).toBe(true);
});

const FOURTEEN_DICE = JSON.stringify({ rules: 'yahtzee-plain', dice: Array(14).fill(1), rollsLeft: 1 });
const BONUS_WITHOUT_BOX = '{"rules":"yahtzee-plain","yahtzeeBonuses":1}';

test('the command answers every line in order, and keeps its tables in the data folder', async () => {
  const home = freshFolder();
  const { process: child, ended } = start(['advise'], { folder: home });
  const bad = ['{"rules":"yahtzee-plain","card":{"ones":7}}', FOURTEEN_DICE, BONUS_WITHOUT_BOX];
  child.stdin?.end(
    ['{"rules":"yahtzee-plain"}', '', 'no position', ...bad, '{"rules":"farkle"}', ''].join('\n'),
  );
  const { code, stdout } = await ended;
  expect(code).toBe(0);
  expect(stdout.split('\n')).toEqual([
    '{"value":245.8707745141}',
    expect.stringMatching(/^\{"error":"This is no JSON.*","line":3\}$/),
    expect.stringMatching(/^\{"error":".*can never be 7.*","line":4\}$/),
    expect.stringMatching(/^\{"error":".*must have 5 faces, not 14.*","line":5\}$/),
    expect.stringMatching(/^\{"error":".*it has no such bonus.*","line":6\}$/),
    '{"value":470.1855317426}',
    '',
  ]);
  expect(readdirSync(join(home, 'data', 'dicetable', 'strategy'))).toEqual(['yahtzee-plain.table']);
});
