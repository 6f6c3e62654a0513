import { expect, test } from 'vitest';
import { lightOf } from '../table/read-picture.ts';
import { TestTable } from './test-table.ts';

const MINUTE_MS = 60_000;
const options = { players: ['Eric', 'Julie'] };

async function begun(): Promise<TestTable> {
  const table = await TestTable.start({ rolls: ['22233'], options });
  await table.begin(2);
  return table;
}

const light = (table: TestTable) => Math.max(...table.board.picture.flatMap((slot) => lightOf(slot)));

test('after 90 seconds without a press name and next step alternate, until somebody presses', async () => {
  const table = await begun();
  await table.roll();
  await table.advance(85_000);
  expect(table.display).toBe('ROLL 1/3');
  await table.advance(5000);
  expect(table.scene.pages).toEqual(['ERIC', 'ROLL OR', 'PICK BOX']);
  await table.press('hold1');
  expect(table.display).toBe('ROLL 1/3');
});

test('after 5 minutes the table goes to attract, and the lever goes on with the game', async () => {
  const table = await begun();
  await table.roll();
  await table.press('hold2');
  await table.advance(5 * MINUTE_MS);
  expect(table.scene.screen).toBe('attract');
  expect(table.display).toBe('CONTINU?');
  expect(table.message).toContain('The game of Eric and Julie can go on');
  await table.press('lever');
  expect(table.faces).toBe('22233-');
  expect(table.frames).toBe('.2....');
});

test('after 60 minutes an unfinished game is abandoned', async () => {
  const table = await begun();
  await table.advance(59 * MINUTE_MS);
  expect(table.game?.status).toBe('playing');
  await table.advance(MINUTE_MS);
  expect(table.game?.status).toBe('abandoned');
  expect(table.display).toBe('PULL THE');
});

test('the LEDs are dimmed after 10 minutes, and bright again with the first press', async () => {
  const table = await TestTable.start();
  await table.press('hold1');
  const bright = light(table);
  await table.advance(9 * MINUTE_MS);
  expect(light(table)).toBeCloseTo(bright);
  await table.advance(MINUTE_MS);
  expect(light(table)).toBeLessThan(bright / 2);
  expect(light(table)).toBeGreaterThan(0);
  await table.press('previous');
  expect(light(table)).toBeCloseTo(bright);
});

test('a setup that nobody finishes, and a finished game, go to attract too', async () => {
  const table = await TestTable.start();
  await table.press('lever');
  await table.advance(5 * MINUTE_MS);
  expect(table.scene.screen).toBe('attract');
  await table.begin(1);
  for (let turn = 0; turn < 13; turn += 1) {
    await table.roll();
    await table.press('select', 'select', 'select');
    await table.advance(400);
  }
  expect(table.scene.screen).toBe('over');
  await table.advance(5 * MINUTE_MS);
  expect(table.display).toBe('PULL THE');
  await table.press('lever');
  expect(table.scene.screen).toBe('setup');
});

test('the times are options', async () => {
  const { idle } = (await import('../../src/table/options.ts')).TABLE_DEFAULTS;
  const table = await TestTable.start({ options: { ...options, idle: { ...idle, attractMs: 1000 } } });
  await table.begin(2);
  await table.advance(1100);
  expect(table.display).toBe('CONTINU?');
});
