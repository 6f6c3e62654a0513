/** Service at the real firmware: pins down, display and LEDs read. */
import { afterEach, expect, test } from 'vitest';
import { INPUTS, type Input } from '../../hardware/cabinet.ts';
import { SENTENCES } from '../../src/language/en/sentences.ts';
import { SERVICE_TREE } from '../../src/table/state/service-tree.ts';
import { type Rig, startRig } from '../../src/testing.ts';
import { testServiceDesk } from '../app/service-desk.ts';
import { startGame } from './robot.ts';

const CHORD = ['previous', 'next', 'select'] as const;

let rig: Rig | undefined;

afterEach(async () => {
  await rig?.close();
  rig = undefined;
});

async function switchOn(): Promise<Rig> {
  rig = await startRig({ service: testServiceDesk(), players: ['Eric', 'Julie'], dice: ['55534', '12'] });
  return rig;
}

/** Everything that the display shows in this time. */
async function read(table: Rig, ms: number): Promise<ReadonlySet<string>> {
  const seen = new Set<string>();
  for (let passed = 0; passed < ms; passed += 100) {
    seen.add(table.display());
    await table.advance(100);
  }
  return seen;
}

const light = (table: Rig, slot: number) =>
  Math.max(...table.picture(slot).map(([red, green, blue]) => red + green + blue));

/** Slots that are brighter than a number that nobody lights. */
const lit = (table: Rig, dim: number) =>
  [1, 2, 3, 4, 5, 6].filter((slot) => light(table, slot) > 2 * dim).join('');

const LIGHTS: Readonly<Record<Input, string>> = {
  ...{ hold1: '1', hold2: '2', hold3: '3', hold4: '4', hold5: '5', hold6: '6' },
  ...{ lever: '123456', previous: '12', next: '56', select: '34' },
};

test('the chord leads to address, PIN and the tree, hold 4 and select to the button test; select makes a new PIN; the chord leads back to attract', async () => {
  const table = await switchOn();
  await table.chord(CHORD, 3100);
  const address = await read(table, 8000);
  for (const part of ['1', '192.168.1.5', '1.5:8080'])
    expect([...address].map((text) => text.trim())).toContain(part);
  await table.press('select');
  const pin = await read(table, 3500);
  expect(pin).toEqual(new Set(['123456', 'PIN']));
  await table.press('select');
  expect(await read(table, 3500)).toEqual(new Set(['ALL OK']));
  await table.press('hold4');
  expect(table.display()).toBe('BUTTONS');
  await table.press('select');
  expect(await read(table, 3500)).toEqual(new Set(['PRESS A', 'BUTTON']));

  const dim = light(table, 1);
  expect(dim).toBeGreaterThan(0);
  for (const input of INPUTS) {
    table.uno.press(input);
    await table.advance(60);
    expect(table.display()).toBe(input.replace(/(\d)/, ' $1').toUpperCase());
    expect(lit(table, dim)).toBe(LIGHTS[input]);
    table.uno.release(input);
    await table.advance(200);
  }
  const { counts } = table.view().service ?? {};
  expect(INPUTS.map((input) => counts?.[input]?.presses)).toEqual(Array(10).fill(1));

  await table.chord(['select'], 5100);
  expect(await read(table, 3500)).toEqual(new Set(['123457', 'PIN']));
  await table.press('select');
  await table.chord(CHORD, 3100);
  expect(table.view().service).toBeUndefined();
  expect(await read(table, 8000)).toEqual(new Set(['PULL THE', 'LEVER', 'LEARN', 'PREVIOUS']));
  expect(await table.journal.read()).toEqual([]);
});

test('held while the board starts, the chord opens service over a game, which waits as it was', async () => {
  const table = await switchOn();
  await startGame(table);
  await table.pull('lever');
  await table.advance(1500);
  await table.press('hold1');
  const game = table.game();
  for (const input of CHORD) table.uno.press(input);
  table.uno.reset('button');
  await table.advance(2500);
  expect(table.view().board.state).toBe('ready');
  expect(table.view().service).toBeUndefined();
  await table.advance(3000);
  expect(table.view().service?.stage).toBe('address');
  for (const input of CHORD) table.uno.release(input);
  await table.advance(200);
  await table.press('select');
  await table.press('select');
  await table.press('hold4');
  await table.press('select');
  await table.press('hold1');
  expect(table.display()).toBe('HOLD 1');
  await table.chord(CHORD, 3100);
  expect(table.view().service).toBeUndefined();
  expect(table.game()).toEqual(game);
  expect(table.faces().slice(0, 5)).toEqual([5, 5, 5, 3, 4]);
  expect(table.held()).toEqual([1]);
});

test('the whole tree by its pins: every leaf is read on the segments, tests light their LEDs, and the game is as it was', async () => {
  const table = await switchOn();
  await startGame(table);
  await table.pull('lever');
  await table.advance(1500);
  const game = table.game();
  for (const input of CHORD) table.uno.press(input);
  table.uno.reset('button');
  await table.advance(6000);
  for (const input of CHORD) table.uno.release(input);
  await table.advance(200);
  await table.press('select');
  await table.press('select');
  expect(table.display()).toBe('ALL OK');
  const dim = light(table, 1);
  for (const { hold, leaves } of SERVICE_TREE) {
    await table.press(`hold${hold}` as Input);
    expect(lit(table, dim)).toBe(`${hold}`);
    for (const leaf of leaves) {
      // The address moves through; its label is gone by the time that a finger has left.
      if (leaf !== 'address') expect(table.display()).toBe(SENTENCES.leaf[leaf]);
      await table.press('next');
    }
  }
  await table.press('hold4');
  await table.press('next');
  await table.press('select');
  expect(table.display()).toBe('RED 1');
  expect(table.picture(1).every(([red, green, blue]) => red > 0 && green === 0 && blue === 0)).toBe(true);
  expect(light(table, 2)).toBe(0);
  for (let lever = 0; lever < 3; lever += 1) await table.pull('lever');
  expect(table.view().service).toBeUndefined();
  expect(table.game()).toEqual(game);
  expect(table.faces().slice(0, 5)).toEqual([5, 5, 5, 3, 4]);
});

test('buttons that are let go before 3 seconds have passed open nothing', async () => {
  const table = await switchOn();
  for (const input of CHORD) table.uno.press(input);
  table.uno.reset('button');
  await table.advance(2000);
  for (const input of CHORD) table.uno.release(input);
  await table.advance(5000);
  expect(table.view().service).toBeUndefined();
  expect(table.view().scene.screen).toBe('attract');
});
