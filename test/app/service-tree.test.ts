/** The tree of service at a table in memory. */
import { expect, test } from 'vitest';
import type { Input } from '../../hardware/cabinet.ts';
import { SENTENCES } from '../../src/language/en/sentences.ts';
import { SERVICE_TREE } from '../../src/table/state/service-tree.ts';
import { Listener } from '../sound/listener.ts';
import { begun } from './begun.ts';
import { atTop, CHORD, hold, shining } from './in-service.ts';
import { testServiceDesk } from './service-desk.ts';
import { TestTable } from './test-table.ts';

test('service says first how the table is: all well, or every trouble in a word, worst first', async () => {
  expect((await atTop()).display).toBe('ALL OK');
  const troubled = await atTop(
    testServiceDesk({
      troubles: [{ say: 'leafWord.stuck', button: 'H3' }, { say: 'leafWord.diskLow' }],
    }),
  );
  expect(await troubled.pages()).toEqual(['STUCK H3', 'DISK LOW']);
});

test('next walks the branches and back to HELP; select goes in, the lever back, and out at the top', async () => {
  const table = await atTop();
  for (const { branch, hold: button } of SERVICE_TREE) {
    await table.press('next');
    expect(table.display).toBe(SENTENCES.leaf[branch]);
    expect(shining(table)).toEqual([`${button}`]);
  }
  await table.press('next');
  expect(table.display).toBe('ALL OK');
  await table.press('previous', 'select');
  expect(table.display).toBe('BACKUP');
  expect(shining(table)).toEqual(['6']);
  await table.press('lever');
  expect(table.display).toBe('TOOLS');
  await table.press('lever');
  expect(table.view.service).toBeUndefined();
  expect(table.scene.screen).toBe('attract');
});

test.each(SERVICE_TREE.map((node) => [node.hold, node] as const))(
  'hold %i opens its branch from anywhere, and next shows each of its leaves',
  async (button, { leaves, kind }) => {
    const table = await atTop();
    await table.press('hold1', 'next', `hold${button}` as Input);
    for (const leaf of leaves) {
      const pages = await table.pages();
      // The address is longer than the display: it moves through.
      if (leaf === 'address') expect(pages.length).toBeGreaterThan(2);
      else expect(pages).toContain(SENTENCES.leaf[leaf]);
      expect(pages.length > 1).toBe(kind === 'tell' || kind === 'set');
      await table.press('next');
    }
    expect(table.view.service?.stage).toBe('branch');
  },
);

test('a value that is not known yet is waited for', async () => {
  const table = await atTop(testServiceDesk({ told: {} }));
  await table.press('hold1', 'next', 'next');
  expect([...(await table.pages())].sort()).toEqual(['VERSION', 'WAIT']);
});

test('the PIN is no secret at the table, and one on the pages, in the tree too', async () => {
  const table = await atTop();
  await table.press('hold1', 'next');
  expect(await table.pages()).toContain('123456');
  expect(JSON.stringify(table.views)).not.toContain('123456');
});

test('LEDs, dice, display and buzzer are shown step by step until any button ends it', async () => {
  const table = await atTop();
  await table.press('hold4', 'next', 'select');
  expect(table.display).toBe('RED 1');
  expect(table.board.picture[0]?.palette[0]).toEqual([255, 0, 0]);
  expect(table.board.picture[1]?.planes[0]).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  await table.advance(7000);
  expect(table.display).toBe('GREEN 2');
  await table.press('lever');
  expect(table.display).toBe('LEDS');
  await table.press('next', 'select');
  await table.advance(2000);
  expect(table.display).toBe('FACE 3');
  expect(table.faces).toBe('333333');
  expect(table.frames).toBe('.2.4.6');
  await table.press('select', 'next', 'select');
  expect(table.display).toBe('88888888');
  await table.press('select', 'next', 'select');
  const before = table.board.tones.length;
  await table.advance(3000);
  expect(table.display).toBe('784 HZ');
  expect(table.board.tones.at(-1)).toMatchObject({ hz: 784, volume: 1 });
  expect(table.board.tones).toHaveLength(before + 3);
  await table.press('select', 'next', 'next', 'select');
  expect(await table.pages()).toEqual(['LED 5.0V', 'USB 5.0V']);
  await table.press('select', 'next', 'select');
  expect(await table.pages()).toEqual(['C1 12', 'C2 3']);
});

test('a test ends after a minute without a press, a burn-in never by itself', async () => {
  const table = await atTop();
  await table.press('hold4', 'next', 'select');
  await table.advance(60_000);
  expect(table.view.service).toBeUndefined();
  await hold(table, CHORD, 3000);
  await table.press('select', 'select', 'hold4', 'previous');
  expect(table.display).toBe('BURN IN');
  await table.press('select');
  await table.advance(3 * 60 * 60_000);
  expect(table.view.service?.stage).toBe('show');
  await table.press('lever');
  expect(table.display).toBe('BURN IN');
});

test('a burn-in walks through all that works without a hand, and begins anew', async () => {
  const sound = new Listener();
  const table = await TestTable.start({ service: testServiceDesk(), sound });
  await hold(table, CHORD, 3000);
  await table.press('select', 'select', 'hold4', 'previous', 'select');
  const seen: string[] = [];
  do {
    seen.push(table.display);
    await table.advance(1000);
  } while (table.display !== 'RED 1' && seen.length < 100);
  for (const each of ['WHITE 6', 'FACE 1', '88888888', '165 HZ', 'SPEAKER', 'LED 5.0V', 'USB 5.0V', 'C2 3'])
    expect(seen).toContain(each);
  expect(sound.played.map((cue) => cue.sound)).toEqual(['clack', 'score', 'coin', 'farkle', 'fanfare']);
  expect(table.board.tones.filter(({ volume }) => volume === 1)).toHaveLength(6);
});

test('the latency test lights a die, and tells how long its button took, and the wire', async () => {
  const table = await atTop();
  await table.press('hold4', 'previous', 'previous', 'select');
  expect(await table.pages()).toEqual(['PRESS IT']);
  await table.press('hold1');
  expect(table.display).toBe('PRESS IT');
  const [lit] = shining(table);
  expect(lit).toBe('3');
  const service = () => table.view.service?.stage;
  table.board.press('hold3');
  await table.advance(10);
  table.board.release('hold3');
  expect(service()).toBe('latency');
  expect(await table.pages()).toEqual([expect.stringMatching(/^\d+ MS$/), 'WIRE 0']);
  expect(shining(table)).not.toEqual(['3']);
  await table.press('lever');
  expect(table.display).toBe('LATENCY');
});

test('in the button test the lever leads back once it is held for two seconds', async () => {
  const table = await atTop();
  await table.press('hold4', 'select', 'lever');
  expect(table.display).toBe('LEVER');
  await hold(table, ['lever'], 2000);
  expect(table.view.service?.stage).toBe('branch');
  expect(table.display).toBe('BUTTONS');
});

test('a game waits behind all of it, as it was', async () => {
  const table = await begun('YAHTZEE', ['22233']);
  await table.roll();
  await table.press('hold1', 'next');
  const { game, display } = table;
  expect(table.loop.service('buttons')).toEqual({ type: 'shown' });
  await hold(table, ['lever'], 2000);
  await table.press('hold1', 'next', 'hold4', 'next', 'select', 'select', 'lever', 'lever');
  expect(table.view.service).toBeUndefined();
  expect(table.game).toBe(game);
  expect(table.display).toBe(display);
});

test('select, held for a second while nobody plays, shows the books one page after the other, and ends by itself', async () => {
  const table = await TestTable.start({ service: testServiceDesk() });
  table.board.press('select');
  await table.advance(999);
  expect(table.view.service).toBeUndefined();
  const seen: string[] = [];
  await table.advance(1);
  table.board.release('select');
  for (; table.view.service !== undefined; await table.advance(1500)) seen.push(table.display);
  expect(seen.slice(0, 7)).toEqual(['COINS', 'RECENT', '12', 'TOTAL', '340', 'MONEY', 'RECENT']);
  expect(seen.slice(-4)).toEqual(['CREDITS', '2 1/2', 'CLEARED', '22-11-26']);
  expect(table.scene.screen).toBe('attract');
  // A short press sets a game up, as ever.
  await table.press('select');
  expect(table.scene.screen).toBe('setup');
});
