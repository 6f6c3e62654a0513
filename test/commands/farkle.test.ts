import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { type DiceGroup, farkleLibrary, noDice } from '../../src/commands/farkle/library.ts';
import { randomFrom, seedOf } from '../../src/commands/farkle/random.ts';
import { playOn } from '../../src/commands/farkle.ts';
import { run, start } from './dicetable.ts';

/** What the program prints for this input, given all at once. */
async function play(input: string, players?: number, seed?: number): Promise<string> {
  const stream = new PassThrough();
  stream.end(input);
  let printed = '';
  await playOn(
    stream,
    (text) => {
      printed += text;
    },
    { players, seed },
  );
  return printed;
}

const HEAD = "\nSCORES -- 1: 0  \nPlayer 1's turn\n";

test('the whole dialogue of one turn is printed to the letter', async () => {
  const printed = await play('1\n0x14d\n9\n46\n115\ny\n5\nn\n');
  expect(printed).toBe(
    `Welcome to Farkle!\nHow many players? Enter a seed integer (decimal or hexadecimal): ${HEAD}` +
      'Rolling 6 dice... 113456\nWhich to keep? No match, try again.\n' +
      'Which to keep? Must keep scoring dice. Try again.\n' +
      'Which to keep? Keeping 115, score = 250\nScore so far = 250\n' +
      '3 dice left -- roll again (y/n)? Rolling 3 dice... 566\n' +
      'Which to keep? Keeping 5, score = 50\nScore so far = 300\n' +
      '2 dice left -- roll again (y/n)? Turn score = 300\n',
  );
});

test.each([
  [333, '115 y', ['113456', '566']],
  [13, '333 y', ['233346', '266']],
  [111, '14445 y 1 y', ['134445', '1', '123445']],
])('the handout’s run with seed %i rolls as it is known to', async (seed, input, rolls) => {
  const printed = await play(input, 1, seed);
  expect([...printed.matchAll(/Rolling \d dice\.\.\. (\d+)/g)].map(([, dice]) => dice)).toEqual(rolls);
  expect(printed.includes('HOT DICE! Roll 6 dice (y/n)? Rolling')).toBe(seed === 111);
  expect(printed.includes('FARKLE -- your turn is over.\nTurn score = 0\n')).toBe(seed === 13);
});

test('questions are asked again until they are answered, and options answer them without a prompt', async () => {
  const printed = await play('9\nfive\n2\nx\n08\n333\n1 maybe No');
  expect(printed.slice(0, printed.indexOf('\nSCORES'))).toBe(
    'Welcome to Farkle!\nHow many players? This game only supports 1 to 4 players. How many? ' +
      'This game only supports 1 to 4 players. How many? ' +
      'Enter a seed integer (decimal or hexadecimal): '.repeat(3),
  );
  expect(printed).toContain(
    '5 dice left -- roll again (y/n)? 5 dice left -- roll again (y/n)? Turn score = 100\n',
  );
  expect(await play('', 1, 333)).toBe(`Welcome to Farkle!\n${HEAD}Rolling 6 dice... 113456\nWhich to keep? `);
});

test('with seed 0 every die is a 1, and who reaches 10,000 wins at once', async () => {
  const printed = await play(`${'111111 y '.repeat(4)}111111 n`, 2, 0);
  expect(printed.endsWith('Turn score = 10000\n\nSCORES -- 1: 10000  2: 0  \nPlayer 1 wins!')).toBe(true);
});

test('with several players the turns go round until somebody wins', async () => {
  const printed = await play('111111 n '.repeat(20), 2, 0);
  expect(printed).toContain("\nSCORES -- 1: 2000  2: 0  \nPlayer 2's turn\n");
  expect(printed.endsWith('\nSCORES -- 1: 10000  2: 8000  \nPlayer 1 wins!')).toBe(true);
});

test.each([
  ['333', 333],
  ['0x14D', 333],
  ['0515', 333],
  ['+13', 13],
  ['-1', 0xffffffff],
  ['0', 0],
  ['4294967297', 1],
  [`1${'0'.repeat(5000)}`, 0],
  ['', undefined],
  ['0x', undefined],
  ['089', undefined],
  ['1.5', undefined],
  ['seed', undefined],
])('the seed %j is read as C reads it', (text, seed) => {
  expect(seedOf(text)).toBe(seed);
});

test('the end of the input, and numbers nobody can roll, end quietly or are no match', async () => {
  for (const input of ['', '1', '1 333', '1 333 115', '1 333 0 -1 1e2 99999999999999999999 1111111 0115x']) {
    const printed = await play(input);
    expect(printed).not.toContain('NaN');
    expect(printed.match(/[a-z)]\? $|integer \(decimal or hexadecimal\): $/)).not.toBeNull();
  }
});

const FIGURE: DiceGroup = [6, 2, 0, 1, 1, 2, 0];

function library() {
  const printed: string[] = [];
  const functions = farkleLibrary(randomFrom(333), {
    print: (text) => void printed.push(text),
    readWord: () => Promise.reject(new Error('nothing is asked here')),
  });
  return { printed, ...functions };
}

test('setDice, printDice, scoreDice, testFarkle and selectDice have their documented results', () => {
  const { printed, setDice, printDice, scoreDice, testFarkle, selectDice } = library();
  const dice = noDice();
  expect(setDice(dice, 451531)).toBe(1);
  expect(dice).toEqual(FIGURE);
  printDice(dice);
  expect(printed).toEqual(['113455']);
  for (const data of [405, 7, 18, 9, 0, -1, 1.5, Number.NaN, 1e21]) expect(setDice(noDice(), data)).toBe(0);
  const roll = noDice();
  setDice(roll, 113334);
  expect(scoreDice(roll)).toBe(500);
  expect(testFarkle(roll)).toBe(0);
  const keep = noDice();
  expect(selectDice(roll, keep, 331)).toBe(1);
  expect([roll, keep]).toEqual([
    [3, 1, 0, 1, 1, 0, 0],
    [3, 1, 0, 2, 0, 0, 0],
  ]);
  expect(selectDice(roll, keep, 11)).toBe(0);
  expect(selectDice(roll, keep, 308)).toBe(0);
  expect(roll).toEqual([3, 1, 0, 1, 1, 0, 0]);
  setDice(roll, 2346);
  expect(testFarkle(roll)).toBe(1);
});

test('rollDice overwrites the group with dice of getRandom', () => {
  const { rollDice, getRandom } = library();
  const dice = [...FIGURE];
  rollDice(dice, 6);
  expect(dice).toEqual([6, 2, 0, 1, 1, 1, 1]);
  for (let draw = 0; draw < 100; draw += 1) expect(getRandom(6)).toBeLessThan(6);
});

test('the program ends by itself after the game although its input stays open', async () => {
  const program = start(['farkle', '--players', '1', '--seed', '333']);
  program.process.stdin?.write('1\nn\n');
  const { code, stdout, stderr } = await program.ended;
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout.endsWith('Turn score = 100\n')).toBe(true);
});

test('wrong options are explained and end with 2', async () => {
  expect(await run(['farkle', '--players', '5'])).toMatchObject({ code: 2, stdout: '' });
  expect((await run(['farkle', '--seed', 'x'])).stderr).toContain('whole number');
});
