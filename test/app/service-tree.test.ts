/** The tree of service at a table in memory. */
import { expect, test } from 'vitest';
import type { Input } from '../../hardware/cabinet.ts';
import { SENTENCES } from '../../src/language/en/sentences.ts';
import { SERVICE_TREE } from '../../src/table/state/service-tree.ts';
import { begun } from './begun.ts';
import { type TestServiceDesk, testServiceDesk } from './service-desk.ts';
import { TestTable } from './test-table.ts';

const CHORD = ['previous', 'next', 'select'] as const;

async function hold(table: TestTable, inputs: readonly Input[], ms: number): Promise<void> {
  for (const input of inputs) table.board.press(input);
  await table.advance(ms);
  for (const input of inputs) table.board.release(input);
  await table.advance(10);
}

async function atTop(desk: TestServiceDesk = testServiceDesk()): Promise<TestTable> {
  const table = await TestTable.start({ service: desk });
  await hold(table, CHORD, 3000);
  await table.press('select', 'select');
  expect(table.view.service?.stage).toBe('top');
  return table;
}

/** Slots whose number shines. */
const shining = ({ scene }: TestTable) =>
  scene.slots.flatMap((slot) => (slot.kind === 'glyph' && slot.role === 'chosen' ? slot.character : []));

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
      expect(pages.length > 1).toBe(kind === 'tell');
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

test('a tool that harms nothing is done at once, and says so for a while', async () => {
  const desk = testServiceDesk();
  const table = await atTop(desk);
  await table.press('hold6', 'select');
  expect(desk.deeds).toEqual([{ tool: 'backup' }]);
  expect(table.display).toBe('DONE');
  await table.advance(3000);
  expect(table.display).toBe('BACKUP');
});

test('while a tool is at work it says WAIT, and takes no second wish', async () => {
  let finish = (): void => {};
  let asked = 0;
  const table = await atTop(
    testServiceDesk({
      run: () => {
        asked += 1;
        const { promise, resolve } = Promise.withResolvers<string>();
        finish = () => resolve('DONE');
        return promise;
      },
    }),
  );
  table.board.press('hold6');
  table.board.release('hold6');
  table.board.press('select');
  table.board.release('select');
  expect(table.display).toBe('WAIT');
  table.board.press('select');
  table.board.release('select');
  expect(asked).toBe(1);
  finish();
  await table.advance(100);
  expect(table.display).toBe('DONE');
});

test('a new PIN asks first; the question is over after five seconds, or when somebody walks on', async () => {
  const table = await atTop();
  await table.press('hold6', 'next');
  expect(table.display).toBe('NEW PIN');
  await table.press('select');
  expect(table.display).toBe('SURE ?');
  await table.advance(5000);
  expect(table.display).toBe('NEW PIN');
  await table.press('select', 'next', 'previous');
  expect(table.display).toBe('NEW PIN');
  await table.press('select', 'select');
  expect(table.view.service?.stage).toBe('pin');
  expect(table.display).toBe('123457');
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
  const before = table.view.heard?.count ?? 0;
  await table.advance(3000);
  expect(table.display).toBe('784 HZ');
  expect(table.view.heard).toMatchObject({ hz: 784, count: before + 3 });
  await table.press('select', 'next', 'select');
  expect(await table.pages()).toEqual(['LED 5.0V', 'USB 5.0V']);
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
