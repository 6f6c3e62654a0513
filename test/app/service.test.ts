/** Service at a table in memory: address, PIN and button test, over whatever was there. */
import { expect, test } from 'vitest';
import { INPUTS, type Input } from '../../hardware/cabinet.ts';
import { FAULTS } from '../../src/language/en/faults.ts';
import { inputName } from '../../src/table/state/display-name.ts';
import { english } from '../language/english.ts';
import { begun } from './begun.ts';
import { testServiceDesk } from './service-desk.ts';
import { TestTable, type TestTableOptions } from './test-table.ts';

const CHORD = ['previous', 'next', 'select'] as const;

const start = (options: TestTableOptions = {}) => TestTable.start({ service: testServiceDesk(), ...options });

async function hold(table: TestTable, inputs: readonly Input[], ms: number): Promise<void> {
  for (const input of inputs) table.board.press(input);
  await table.advance(ms);
  for (const input of inputs) table.board.release(input);
  await table.advance(10);
}

/** Through address and PIN to the tree, and there to the button test. */
async function toButtons(table: TestTable): Promise<void> {
  await hold(table, CHORD, 3000);
  await table.press('select', 'select', 'hold4', 'select');
  expect(table.view.service?.stage).toBe('buttons');
}

test('the chord, held for 3 seconds in attract, shows address, PIN and how the table is, one after the other', async () => {
  const table = await start();
  await hold(table, CHORD, 2990);
  expect(table.view.service).toBeUndefined();
  table.loop.key('q');
  await hold(table, CHORD, 3000);
  expect(table.view.service?.stage).toBe('address');
  const seen = new Set<string>();
  for (let step = 0; step < 40; step += 1) {
    seen.add(table.display);
    await table.advance(350);
  }
  expect(seen).toContain('192.168.1.5');
  expect(seen).toContain('1.5:8080');
  await table.advance(4000);
  expect(table.view.service?.stage).toBe('pin');
  const pin = new Set<string>();
  for (let step = 0; step < 8; step += 1) {
    pin.add(table.display);
    await table.advance(500);
  }
  expect(pin).toEqual(new Set(['123456', 'PIN']));
  await table.advance(30_000);
  expect(table.view.service?.stage).toBe('top');
  expect(table.display).toBe('ALL OK');
  await table.advance(60_000);
  expect(table.view.service).toBeUndefined();
});

test('whatever order the three buttons go down in, setup that one of them opens is closed again', async () => {
  for (const [first, second, third] of [
    ['select', 'previous', 'next'],
    ['next', 'select', 'previous'],
    ['previous', 'next', 'select'],
  ] as const) {
    const table = await start();
    table.board.press(first);
    await table.advance(80);
    table.board.press(second);
    await table.advance(80);
    table.board.press(third);
    await table.advance(2999);
    expect(table.view.service).toBeUndefined();
    await table.advance(1);
    expect(table.view.service?.stage).toBe('address');
    for (const input of CHORD) table.board.release(input);
    await table.advance(20_000);
    await table.press('select');
    expect(table.view.service?.stage).toBe('top');
    await hold(table, CHORD, 3000);
    expect(table.view.service).toBeUndefined();
    expect(table.scene.screen).toBe('attract');
  }
});

test('the PIN is on the display alone: what the pages are told does not have it', async () => {
  const table = await start();
  await hold(table, CHORD, 3000);
  await table.press('select');
  expect(table.view.service?.stage).toBe('pin');
  for (let step = 0; step < 40; step += 1) {
    expect(JSON.stringify(table.view)).not.toContain('123456');
    await table.advance(500);
  }
  expect(JSON.stringify(table.views)).not.toContain('123456');
  expect(table.texts).toContain('123456');
});

test('in the button test each press shows its name and counts, and a bouncing contact is told', async () => {
  const table = await start();
  await toButtons(table);
  expect(table.view.service?.counts).toEqual({});
  for (const input of INPUTS) {
    table.board.press(input);
    await table.advance(60);
    expect(table.display).toBe(english(inputName(input)));
    expect(table.view.service?.pressed).toEqual([input]);
    table.board.release(input);
    await table.advance(60);
    expect(table.view.service?.pressed).toEqual([]);
  }
  expect(table.view.service?.counts).toMatchObject(
    Object.fromEntries(INPUTS.map((input) => [input, { presses: 1, bounces: 0 }])),
  );
  await hold(table, ['hold1'], 10);
  await hold(table, ['hold1'], 10);
  expect(table.view.service?.counts.hold1).toMatchObject({ presses: 3, bounces: 1 });
  expect(table.message).toBe(
    'Button test: HOLD 1, pressed 3 times, 1 of them too soon after another: its contact bounces.',
  );
  expect(table.journal.stored).toEqual([]);
});

test('select, held for 5 seconds in the button test, makes a new PIN and shows it', async () => {
  const table = await start();
  await toButtons(table);
  await hold(table, ['select'], 4990);
  expect(table.view.service?.stage).toBe('buttons');
  await hold(table, ['select'], 5000);
  expect(table.view.service?.stage).toBe('pin');
  expect(['123457', 'PIN']).toContain(table.display);
  await table.advance(30_000);
  expect(table.view.service?.stage).toBe('top');
});

test('a new PIN that cannot be kept leaves the old one, and display and pages say so', async () => {
  const table = await start({ service: testServiceDesk({ newPin: () => 'unkept' }) });
  await toButtons(table);
  await hold(table, ['select'], 5000);
  const seen = new Set<string>();
  for (let step = 0; step < 8; step += 1) {
    seen.add(table.display);
    await table.advance(500);
  }
  expect(seen).toEqual(new Set(['123456', FAULTS['pin-write'].display]));
  expect(table.message).toMatch(/new PIN could not be kept/);
  await table.advance(30_000);
  expect(table.view.service?.stage).toBe('top');
});

test('a guest who holds select gets no new PIN, and the pages say why', async () => {
  const table = await start({ service: testServiceDesk({ newPin: () => 'guest' }) });
  await toButtons(table);
  await hold(table, ['select'], 5000);
  expect(table.message).toMatch(/^Guests of an open cabinet make no new PIN/);
});

test('a button test that nobody uses ends after a minute, and the idle times begin anew', async () => {
  const table = await start();
  await toButtons(table);
  await table.advance(59_000);
  await table.press('hold3');
  await table.advance(59_000);
  expect(table.view.service?.stage).toBe('buttons');
  await table.advance(1500);
  expect(table.view.service).toBeUndefined();
  expect(table.display).toBe('PULL THE');
});

test('in a game the chord opens the menu, not service', async () => {
  const table = await begun('YAHTZEE', ['22233']);
  await table.roll();
  await hold(table, CHORD, 3100);
  expect(table.view.service).toBeUndefined();
});

test('while service is open keys do nothing, and no game changes', async () => {
  const table = await start();
  await hold(table, CHORD, 3000);
  for (const key of ['q', 's', 'y'])
    expect(table.loop.key(key)).toEqual({ type: 'ignored', reason: 'unused' });
  const [hold1, lever] = await table.press('hold1', 'lever');
  expect([hold1, lever]).toEqual(Array(2).fill({ type: 'ignored', reason: 'service' }));
});

test("an operator's page runs the button test over a turn, which waits untouched", async () => {
  const table = await begun('YAHTZEE', ['22233', '44']);
  await table.press('lever');
  expect(table.loop.service('buttons')).toEqual({ type: 'ignored', reason: 'tumbling' });
  await table.advance(1300);
  await table.press('hold1', 'next');
  const { game, display } = table;
  expect(table.loop.service('buttons')).toEqual({ type: 'shown' });
  await table.press('lever', 'select', 'hold2', 'previous');
  expect(table.display).toBe('PREVIOUS');
  expect(table.game).toBe(game);
  expect(table.loop.service('off')).toEqual({ type: 'shown' });
  await table.advance(1);
  expect(table.game).toBe(game);
  expect(table.display).toBe(display);
  expect(table.frames).toBe('1.....');
  expect(table.loop.service('off')).toEqual({ type: 'ignored', reason: 'unused' });
});

test('a game that waits in attract can still be gone on with after service', async () => {
  const table = await begun('YAHTZEE', ['22233']);
  await table.roll();
  await table.menu('QUIT');
  await hold(table, CHORD, 3000);
  expect(table.view.service?.stage).toBe('buttons');
  await hold(table, CHORD, 3000);
  expect(table.display).toBe('CONTINU?');
  await table.press('lever');
  expect(table.faces).toBe('22233-');
});
