import { afterEach, beforeEach, expect, test } from 'vitest';
import { displayOn, facesOn, heldOn } from '../../src/testing.ts';
import { LiveChip } from './live-chip.ts';

const PLAYERS = 'Eric,Julie';
const ROLLS = ['55534', '63', '12', '22333'];

let chip: LiveChip;

beforeEach(async () => {
  chip = new LiveChip();
  await chip.serve();
  await chip.startController(PLAYERS, ROLLS);
});

afterEach(async () => {
  await chip.close();
});

const faces = () => facesOn(chip.uno).slice(0, 5).join('');
const shows = (text: RegExp) =>
  chip.until(`the display to say ${text}`, () => text.test(displayOn(chip.uno)));
/** A spinning die looks like a standing one now and then, but not for long. */
const STANDS_MS = 200;

async function standAs(dice: string): Promise<void> {
  let since = Number.POSITIVE_INFINITY;
  await chip.until(`the dice ${dice}`, () => {
    since = faces() === dice ? Math.min(since, chip.uno.nowMs) : Number.POSITIVE_INFINITY;
    return chip.uno.nowMs - since >= STANDS_MS;
  });
}

test('a controller killed in the middle of a roll is started again, and the game goes on where it was', async () => {
  await shows(/PULL/);
  await chip.press('lever');
  await shows(/YAHTZEE/);
  await chip.press('lever');
  await shows(/ERIC/);
  await chip.press('lever');
  await standAs('55534');
  for (const hold of ['hold1', 'hold2', 'hold3'] as const) await chip.press(hold);
  await chip.until('three hold frames', () => heldOn(chip.uno).join('') === '123');

  await chip.press('lever');
  // The fourth die has shown its face, the fifth still tumbles: a roll that was seen in part must be there in whole.
  await chip.until('the fourth die to stop', () => facesOn(chip.uno)[3] === 6);
  expect(facesOn(chip.uno)[4]).not.toBe(3);
  await chip.kill();
  await chip.startController(PLAYERS, ROLLS);

  await shows(/^ROLL 2/);
  await standAs('55563');
  expect(heldOn(chip.uno)).toEqual([1, 2, 3]);
  await chip.press('lever');
  await standAs('55512');
  await shows(/^ROLL 3/);
  await chip.press('next');
  await shows(/^3K 18/);
  await chip.press('select');
  await shows(/JULIE/);
  await chip.press('lever');
  await standAs('22333');
});

test('a controller killed between two turns comes back to the same player with the same points', async () => {
  await shows(/PULL/);
  for (const text of [/YAHTZEE/, /ERIC/]) {
    await chip.press('lever');
    await shows(text);
  }
  await chip.press('lever');
  await standAs('55534');
  await chip.press('next');
  await shows(/^3K 22/);
  await chip.press('select');
  await shows(/JULIE/);
  await chip.kill();
  await chip.until('the board to notice', () => displayOn(chip.uno).startsWith('OFFLINE'));
  await chip.startController(PLAYERS, ['55534', '22333', '44441']);
  await shows(/JULIE/);
  await chip.press('lever');
  await standAs('22333');
  await chip.press('next');
  await shows(/^FH 25/);
  await chip.press('select');
  await shows(/ERIC/);
  await shows(/22 PTS/);
});
