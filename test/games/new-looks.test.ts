/** What Maxi Yatzy, Kismet and Zilch show that no other set does, on the emulated board, by pins alone. */
import { afterEach, expect, test } from 'vitest';
import { type Rig, startRig } from '../../src/testing.ts';

let rig: Rig | undefined;

afterEach(async () => {
  await rig?.close();
  rig = undefined;
});

async function playing(rules: string, dice: readonly string[], players = ['Eric']): Promise<Rig> {
  rig = await startRig({ rules, players, dice, tumbleMs: 150 });
  await rig.pull('lever');
  await rig.pull('lever');
  await rig.advance(340);
  return rig;
}

async function roll(table: Rig): Promise<void> {
  await table.pull('lever');
  await table.advance(400);
}

/** All pages that alternate on the display. */
async function pages(table: Rig): Promise<ReadonlySet<string>> {
  const seen = new Set<string>();
  for (let step = 0; step < 12; step += 1) {
    seen.add(table.display().trimEnd());
    await table.advance(500);
  }
  return seen;
}

/** Slots whose bar is lit: the middle of the lowest row. */
const bars = (table: Rig): readonly number[] =>
  [1, 2, 3, 4, 5, 6].filter((slot) =>
    table
      .picture(slot)
      .slice(58, 62)
      .every((pixel) => pixel.some((value) => value > 0)),
  );

test('maxi-yatzy: bars and display count the rolls, and what one turn saves the next one rolls', async () => {
  const table = await playing('maxi-yatzy', ['123456', '111111', '2', '3', '4', '5']);
  await roll(table);
  expect(table.faces()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(bars(table)).toEqual([5, 6]);
  // The best box is shown and scored: the full straight and the chance are worth the same, the first in the card counts.
  await table.press('select');
  expect(table.display()).toMatch(/^FS 21/);
  await table.press('select');
  await table.advance(400);
  expect(await pages(table)).toContain('SAVED 2');

  await roll(table);
  expect(bars(table)).toEqual([3, 4, 5, 6]);
  for (const slot of [1, 2, 3, 4, 5] as const) await table.press(`hold${slot}`);
  expect(table.held().slice(0, 5)).toEqual([1, 2, 3, 4, 5]);
  await roll(table);
  await roll(table);
  expect(await pages(table)).toEqual(new Set(['ROLL 3/3', 'SAVED 2']));
  expect(bars(table)).toContain(6);
  await roll(table);
  expect(await pages(table)).toEqual(new Set(['ROLL 4', 'SAVED 1']));
  await roll(table);
  expect(await pages(table)).toEqual(new Set(['ROLL 5', 'PICK BOX']));
  expect(table.faces()).toEqual([1, 1, 1, 1, 1, 5]);
  await table.pull('lever');
  expect(table.display()).toMatch(/^NO ROLLS/);
});

test('kismet: the pips of 1 and 6 are white, of 2 and 5 red, of 3 and 4 green, and what is held has its frame', async () => {
  const table = await playing('kismet', ['12346']);
  await roll(table);
  const colour = (slot: number): string => {
    const brightest = table.picture(slot).reduce((most, pixel) => (sum(pixel) > sum(most) ? pixel : most));
    const top = Math.max(...brightest);
    return brightest.map((value) => (value > top / 4 ? 1 : 0)).join('');
  };
  const all = [1, 2, 3, 4, 5];
  expect(all.map(colour)).toEqual(['111', '100', '010', '010', '111']);
  await table.press('hold1');
  await table.press('hold2');
  await table.press('hold3');
  expect(table.held()).toEqual([1, 2, 3]);
  expect(all.map(colour)).toEqual(['111', '100', '010', '010', '111']);
  expect(table.faces().slice(0, 5)).toEqual([1, 2, 3, 4, 6]);
});

const sum = (pixel: readonly number[]): number => pixel.reduce((total, value) => total + value, 0);

test('zilch: a first roll of nothing is worth 500, all dice roll again, and then nothing is a zilch', async () => {
  const table = await playing('zilch', ['223346', '223346', '112346'], ['Eric', 'Julie']);
  await roll(table);
  expect(await pages(table)).toEqual(new Set(['+500', 'ROLL OR', 'BANK']));
  await table.press('hold1');
  expect(table.display()).toMatch(/^NO POINT/);
  await table.advance(2000);
  await roll(table);
  expect(table.display()).toMatch(/^ZILCH/);
  await table.advance(2500);
  await roll(table);
  await table.press('hold1');
  await table.press('hold2');
  await table.press('select');
  expect(table.display()).toMatch(/^TOO LOW/);
}, 60_000);
