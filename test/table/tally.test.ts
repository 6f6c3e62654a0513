/** With six dice no slot is left behind them: the dice count the rolls that are left, and the display and the pages say them. */
import { expect, test } from 'vitest';
import { LEDS } from '../../hardware/cabinet.ts';
import { DICE_KINDS } from '../../hardware/dice.ts';
import { FACES, type Game } from '../../src/game/index.ts';
import { makeScene } from '../../src/table/make-scene.ts';
import { drawPicture } from '../../src/table/picture/draw-picture.ts';
import { TILE_SETS } from '../../src/table/picture/tile-sets.ts';
import type { Scene } from '../../src/table/scene.ts';
import { lookAt } from '../../src/table/shown.ts';
import { shareOfLimits } from './current.ts';
import { drawing, faceOf, hasFrame, lightOf } from './read-picture.ts';
import { displayPages, messageLine, rolledGame, situationOf } from './situations.ts';

type FiveDice = Extract<Game, { family: 'five-dice' }>;

/** Eric's turn with 1 to 6 in a row, after so many rolls, with so many saved. */
function turn(rolls: number, saved = 0, held: readonly number[] = []): FiveDice {
  const game = rolledGame('maxi-yatzy', FACES);
  if (game.family !== 'five-dice') throw new Error('That has no card.');
  const flags = FACES.map((_, slot) => held.includes(slot));
  return { ...game, saved: [saved, 0], turn: { ...game.turn, rolls, held: flags } };
}

const sceneOf = (game: Game): Scene => makeScene(undefined, lookAt(situationOf(game)));
const tallied = (game: Game): string =>
  sceneOf(game)
    .slots.map((slot) => (slot.kind === 'die' && slot.tally === true ? '_' : '.'))
    .join('');

test('as many dice from the right have a bar as rolls are left, those that were saved too, but six at most', () => {
  expect([1, 2, 3].map((rolls) => tallied(turn(rolls)))).toEqual(['....__', '....._', '......']);
  expect([1, 3, 4, 5].map((rolls) => tallied(turn(rolls, 2)))).toEqual([
    '..____',
    '....__',
    '....._',
    '......',
  ]);
  expect(tallied(turn(1, 40))).toBe('______');
});

test('sets that leave a slot behind their dice have no bars, and neither has Farkle', () => {
  expect(tallied(rolledGame('yahtzee'))).toBe('......');
  expect(tallied(rolledGame('farkle', [1, 1, 1, 5, 5, 5]))).toBe('......');
});

test.each(['8x8', '5x5'] as const)(
  'on %s dice the bar is told without colour, and faces and holds stay as they are',
  (kind) => {
    const { width, height } = { '8x8': { width: 8, height: 8 }, '5x5': { width: 5, height: 5 } }[kind];
    const foot = (rows: readonly string[]): string => (rows[height - 1] ?? '').slice(2, width - 2);
    const picture = (game: Game) => drawPicture(sceneOf(game), 0, kind);
    const with2 = picture(turn(1, 0, [0, 5])).map((slot) => drawing(slot));
    // Free: lit where it was dark; held: bright in a frame that is dim.
    expect(with2.map((rows) => foot(rows).replaceAll('#', '_').slice(0, 1))).toEqual([
      '+',
      '.',
      '.',
      '.',
      '_',
      '_',
    ]);
    expect(picture(turn(1, 0, [0, 5])).map((slot) => hasFrame(slot, kind))).toEqual([
      true,
      false,
      false,
      false,
      false,
      true,
    ]);
    expect(
      picture(turn(3))
        .map((slot) => faceOf(slot, kind))
        .join(''),
    ).toBe('123456');
  },
);

test('pip dice have no room for it: there the display and the pages tell', () => {
  expect(DICE_KINDS.filter((kind) => TILE_SETS[kind].tally.some((row) => row > 0))).toEqual(['8x8', '5x5']);
  const light = (game: Game) => drawPicture(sceneOf(game), 0, 'pips').map(lightOf);
  // Steady: all are held, so that nothing breathes.
  expect(light(turn(1, 0, [0, 1, 2, 3]))).toEqual(light(turn(1, 9, [0, 1, 2, 3])));
});

test('the display counts rolls, and says what is saved and that a box is next', () => {
  expect(displayPages(situationOf(turn(2)))).toEqual(['ROLL 2/3']);
  expect(displayPages(situationOf(turn(1, 4)))).toEqual(['ROLL 1/3', 'SAVED 4']);
  expect(displayPages(situationOf(turn(4, 4)))).toEqual(['ROLL 4', 'SAVED 3']);
  expect(displayPages(situationOf(turn(7, 4)))).toEqual(['ROLL 7', 'PICK BOX']);
  expect(displayPages(situationOf({ ...turn(0, 4), turn: { ...turn(0).turn, dice: undefined } }))).toContain(
    'SAVED 4',
  );
});

test('the pages say how many are left, and how many of them are saved', () => {
  expect(messageLine(situationOf(turn(1)))).toMatch(/^Eric has 2 rolls left\. /);
  expect(messageLine(situationOf(turn(1, 4)))).toMatch(/^Eric has 6 rolls left, 4 saved\. /);
  expect(messageLine(situationOf(turn(4, 4)))).toMatch(/^Eric has 3 rolls left, all saved\. /);
});

test('six held sixes with their bars stay below the limit of the supply', () => {
  const slots = Array(LEDS.slots).fill({ kind: 'die', face: 6, held: true, tally: true });
  expect(shareOfLimits(drawPicture({ ...sceneOf(turn(1)), slots }, 0, '8x8'))).toBeLessThan(1);
});
