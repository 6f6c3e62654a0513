/** What select does in service: tools, and values of the cabinet file. */
import { expect, test } from 'vitest';
import type { Input } from '../../hardware/cabinet.ts';
import { atTop } from './in-service.ts';
import { testServiceDesk } from './service-desk.ts';

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
  await table.press('hold6', 'next', 'next', 'next', 'next');
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

test('SETUP shows what the cabinet file says; select, a value, select keeps it, and the lever leaves it', async () => {
  const desk = testServiceDesk();
  const table = await atTop(desk);
  await table.press('hold5', ...Array<Input>(7).fill('next'));
  expect([...(await table.pages())].sort()).toEqual(['120', 'BRIGHT']);
  await table.press('select');
  expect(await table.pages()).toEqual(['120']);
  // Not one of those that are offered: it stands before them.
  await table.press('next', 'lever');
  expect([...(await table.pages())].sort()).toEqual(['120', 'BRIGHT']);
  await table.press('select', 'previous', 'select');
  expect(desk.deeds).toEqual([{ setting: 'bright', value: 255 }]);
  expect(table.display).toBe('DONE');
});

test('every setting shows its value, and every value that it offers fits the display', async () => {
  const table = await atTop();
  await table.press('hold5');
  const money = ['1.00', 'NONE', 'ON'];
  const rest = ['70', 'LOW', '120', 'OFF', '900 MS', '5 MIN', 'OFF', 'SLOW', 'OFF'];
  for (const leaf of ['YAHTZEE', 'AS LAST', ...money, ...rest]) {
    expect(await table.pages()).toContain(leaf);
    await table.press('select', ...Array<Input>(14).fill('next'), 'lever', 'next');
  }
});

test('where nobody can change the cabinet file, SETUP says so', async () => {
  const desk = testServiceDesk({ set: {} });
  const table = await atTop(desk);
  await table.press('hold5');
  expect([...(await table.pages())].sort()).toEqual(['NO FILE', 'RULES']);
  await table.press('select');
  expect(await table.pages()).toEqual(['NO FILE']);
  expect(desk.deeds).toEqual([]);
});

test('FACTORY asks twice', async () => {
  const desk = testServiceDesk();
  const table = await atTop(desk);
  await table.press('hold6', 'previous');
  expect(table.display).toBe('FACTORY');
  await table.press('select');
  expect(table.display).toBe('SURE ?');
  await table.press('select');
  expect(table.display).toBe('REALLY ?');
  expect(desk.deeds).toEqual([]);
  await table.press('select');
  expect(desk.deeds).toEqual([{ tool: 'factory' }]);
});

test('without a coin door there is nothing to test, and the test of coins says so', async () => {
  const table = await atTop(testServiceDesk({ coins: undefined }));
  await table.press('hold4', ...Array<Input>(7).fill('next'));
  expect(await table.pages()).toEqual(['COIN']);
  await table.press('select');
  expect(await table.pages()).toEqual(['NO DOOR']);
});

test('RECALL shows the newest roll first, and walks games, turns and rolls with the dice as they lay', async () => {
  const table = await atTop();
  await table.press('hold6', ...Array<Input>(5).fill('next'));
  expect(await table.pages()).toEqual(['RECALL']);
  await table.press('select');
  const dice = () =>
    table.view.scene.slots.flatMap((slot) =>
      slot.kind === 'die' ? [`${slot.face}${slot.held ? 'h' : ''}`] : [],
    );
  const shown = () => [table.view.scene.pages.join(' '), dice().join(' ')];
  expect(shown()).toEqual(['GAME 12 JULIE ROLL 1', '6 6 6 6 6']);
  await table.press('hold3');
  expect(shown()).toEqual(['GAME 12 ERIC ROLL 1', '1 2 3 4 6']);
  await table.press('hold6');
  expect(shown()).toEqual(['GAME 12 ERIC ROLL 2 CH 16', '1h 2h 3h 4h 5']);
  await table.press('hold1', 'previous');
  expect(shown()).toEqual(['GAME 11 ERIC ROLL 1 CH 16', '1 2 3 4 6']);
  await table.press('lever');
  expect(await table.pages()).toEqual(['RECALL']);
});
