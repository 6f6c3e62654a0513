/** Kismet: pips have the colour of their face, and what is held is told without colour. */
import { expect, test } from 'vitest';
import { LEDS } from '../../hardware/cabinet.ts';
import { DICE_KINDS } from '../../hardware/dice.ts';
import { FACES, type Face, RULE_SETS } from '../../src/game/index.ts';
import { SLOT } from '../../src/language/en/slot.ts';
import { slotText } from '../../src/language/slot-text.ts';
import { pageView } from '../../src/server/view/page-view.ts';
import { makeScene } from '../../src/table/make-scene.ts';
import { breathShare, isBreathing } from '../../src/table/picture/breath.ts';
import { drawPicture } from '../../src/table/picture/draw-picture.ts';
import { HELD } from '../../src/table/picture/palettes.ts';
import type { SlotPicture } from '../../src/table/picture/picture.ts';
import { TILE_SETS } from '../../src/table/picture/tile-sets.ts';
import type { Scene } from '../../src/table/scene.ts';
import { lookAt } from '../../src/table/shown.ts';
import { StandInTable } from '../browser/stand-in-table.ts';
import { shareOfLimits } from './current.ts';
import { faceOf, hasFrame, lightOf } from './read-picture.ts';
import { rolledGame, situationOf } from './situations.ts';

function sceneOf(dice: readonly Face[], held: readonly number[] = []): Scene {
  const game = rolledGame('kismet', dice);
  if (game.family !== 'five-dice') throw new Error('That has no card.');
  const flags = dice.map((_, slot) => held.includes(slot));
  return makeScene(undefined, lookAt(situationOf({ ...game, turn: { ...game.turn, held: flags } })));
}

/** What a pip looks like: which of red, green and blue shine. */
function hue({ palette: [[red, green, blue]] }: SlotPicture): string {
  const least = Math.max(red, green, blue) / 4;
  return `${red > least ? 'r' : ''}${green > least ? 'g' : ''}${blue > least ? 'b' : ''}`;
}

const HUES: Readonly<Record<Face, string>> = { 1: 'rgb', 2: 'r', 3: 'g', 4: 'g', 5: 'r', 6: 'rgb' };

test.each(DICE_KINDS)('on %s dice the pips of a face are white, red or green, free and held', (kind) => {
  for (const face of FACES) {
    const picture = drawPicture(sceneOf([face, face, face, face, face], [1]), 0, kind);
    expect([0, 1].map((slot) => hue(picture[slot] as SlotPicture))).toEqual([HUES[face], HUES[face]]);
    expect(faceOf(picture[0] as SlotPicture, kind)).toBe(`${face}`);
  }
});

test('held dice have their frame, or stand still where dice breathe', () => {
  const scene = sceneOf([1, 2, 3, 4, 5], [0, 2, 4]);
  for (const kind of ['8x8', '5x5'] as const) {
    const framed = drawPicture(scene, 0, kind)
      .slice(0, 5)
      .map((slot) => hasFrame(slot, kind));
    expect(framed).toEqual([true, false, true, false, true]);
  }
  const breathing = [0, 1, 2, 3, 4].map((slot) => isBreathing(scene, slot, TILE_SETS.pips));
  expect(breathing).toEqual([false, true, false, true, false]);
  expect(breathShare(500)).toBeLessThan(0.5);
});

/** The light that is left of a colour for who has no cones for red (Viénot, Brettel, Mollon 1999, table I). */
const withoutRed = ([red, green]: readonly [number, number, number]): number =>
  0.11238 * red + 0.88762 * green;

test('who sees no red sees the frame of a held die, and its pips brighter than that', () => {
  const [, plainFrame] = HELD;
  for (const face of FACES) {
    const [slot] = drawPicture(sceneOf([face, face, face, face, face], [0]), 0, '8x8');
    const [pips, frame] = (slot as SlotPicture).palette;
    expect(withoutRed(frame)).toBeGreaterThan(3 * withoutRed(plainFrame));
    expect(withoutRed(frame)).toBeLessThan(0.7 * withoutRed(pips));
  }
});

test.each(FACES)(
  'the pips of a held %i are eight times as bright as its frame, those of a free one as light as any',
  (face) => {
    const [held, free] = drawPicture(sceneOf([face, face, face, face, face], [0]), 0, '8x8').map((slot) =>
      lightOf(slot as SlotPicture).filter((lit) => lit > 0),
    );
    expect(Math.max(...(held ?? []))).toBeGreaterThan(8 * Math.min(...(held ?? [])));
    // On black; 4.5 to 1 is what letters need.
    expect((Math.max(...(free ?? [])) + 0.05) / 0.05).toBeGreaterThan(4.5);
  },
);

test('dice of sets whose faces have no colours look as ever', () => {
  const [slot] = makeScene(undefined, lookAt(situationOf(rolledGame('yahtzee')))).slots;
  expect(slot).not.toHaveProperty('colour');
});

test('pages name the colour beside the face and before the mark', () => {
  const table = new StandInTable(['Ann'], { rules: 'kismet' });
  table.play([{ roll: '12466' }, { hold: 2 }]);
  const { slots } = pageView(table.view(), RULE_SETS);
  expect(slots.map((slot, index) => slotText(SLOT, slot, index))).toEqual([
    'die 1: one, black',
    'die 2: two, red, held',
    'die 3: four, green',
    'die 4: six, black',
    'die 5: six, black',
    'rolls left: 2',
  ]);
});

test.each(FACES)('five held dice of face %i stay below the limit of the supply', (face) => {
  const share = shareOfLimits(
    drawPicture(sceneOf([face, face, face, face, face], [0, 1, 2, 3, 4]), 0, '8x8'),
  );
  expect(LEDS.slots).toBe(6);
  expect(share).toBeLessThan(1);
});
