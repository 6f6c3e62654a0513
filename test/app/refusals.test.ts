import { expect, test } from 'vitest';
import type { Input } from '../../hardware/cabinet.ts';
import { refusal } from './begun.ts';
import { TestTable } from './test-table.ts';

const HOLDS: readonly Input[] = ['hold1', 'hold2', 'hold3', 'hold4', 'hold5'];

test('when select is pressed before the first roll of the game, the display says ROLL 1ST for 1.5 seconds', async () => {
  const table = await TestTable.start();
  await table.begin();
  expect(await refusal(table, 'select')).toBe('ROLL 1ST');
  await table.advance(1500);
  expect(table.display).not.toBe('ROLL 1ST');
  expect(table.message).toBe("PLAYER 1's turn. Pull the lever.");
});

test('when a hold is pressed before the first roll of a later turn, the display says ROLL 1ST', async () => {
  const table = await TestTable.start({ rolls: ['22233'] });
  await table.begin();
  await table.roll();
  await table.score('FH');
  expect(await refusal(table, 'hold1')).toBe('ROLL 1ST');
  expect(await refusal(table, 'hold6')).toBe('ROLL 1ST');
});

test('when the lever is pulled with all dice held, nothing rolls and the display says ALL HELD', async () => {
  const table = await TestTable.start({ rolls: ['22233'] });
  await table.begin();
  await table.roll();
  await table.press(...HOLDS);
  expect(await refusal(table, 'lever')).toBe('ALL HELD');
  expect(table.faces).toBe('22233-');
});

test('when the lever is pulled with no rolls left, nothing rolls and the display says NO ROLLS', async () => {
  const table = await TestTable.start({ rolls: ['12345', '12345', '12366'] });
  await table.begin();
  for (let roll = 0; roll < 3; roll += 1) await table.roll();
  expect(await refusal(table, 'lever')).toBe('NO ROLLS');
  expect(table.faces).toBe('12366-');
});

test('hold 6 has no die while rolls are left', async () => {
  const table = await TestTable.start({ rolls: ['22233'] });
  await table.begin();
  await table.roll();
  expect(await refusal(table, 'hold6')).toBe('NO DIE');
});

test('a filled box is refused when its hold button asks for it', async () => {
  const table = await TestTable.start({ rolls: ['22233', '22233', '22233', '22233'] });
  await table.begin();
  await table.roll();
  await table.score('2S');
  for (let roll = 0; roll < 3; roll += 1) await table.roll();
  expect(await refusal(table, 'hold2')).toBe('FILLED');
  expect(table.message).toBe('Twos is filled. Choose another box.');
});

test('a joker that must go to its upper box is refused elsewhere, and the display names the box', async () => {
  const table = await TestTable.start({ rolls: ['55555', '55555', '55555', '55555'] });
  await table.begin();
  await table.roll();
  await table.score('YZ');
  for (let roll = 0; roll < 3; roll += 1) await table.roll();
  expect(await refusal(table, 'hold1')).toBe('USE 5S');
  await table.press('next');
  expect(table.display).toBe('5S 25');
  await table.press('next');
  expect(table.display).toBe('5S 25');
});

test('a joker whose upper box is filled must go to a lower box', async () => {
  const table = await TestTable.start({ rolls: Array(5).fill('55555') });
  await table.begin();
  await table.roll();
  await table.score('YZ');
  await table.roll();
  await table.score('5S');
  for (let roll = 0; roll < 3; roll += 1) await table.roll();
  expect(await refusal(table, 'hold1')).toBe('USE LOWR');
});

test('a press that took more than half a second to arrive is shown as too late and not played', async () => {
  const table = await TestTable.start();
  await table.begin();
  table.board.unplug();
  table.board.press('lever');
  await table.advance(600);
  table.board.plug();
  await table.advance(1);
  expect(table.outcomes.at(-1)).toMatchObject({ type: 'refused', refusal: { code: 'stale' } });
  expect(table.display).toBe('TOO LATE');
  expect(table.game?.turn.rolls).toBe(0);
});

test('a press clears the refusal before it', async () => {
  const table = await TestTable.start({ rolls: ['22233'] });
  await table.begin();
  await table.press('select', 'lever');
  expect(table.display).toBe('ROLL 1/3');
});

test('a second, nervous select right after the score does nothing to the next player', async () => {
  const table = await TestTable.start({ rolls: ['22233'] });
  await table.begin(2);
  await table.roll();
  await table.press('select', 'select');
  const [nervous] = await table.press('select');
  expect(nervous).toEqual({ type: 'ignored', reason: 'turn-change' });
  await table.advance(300);
  const [later] = await table.press('select');
  expect(later).toEqual({ type: 'shown' });
});

test('the keys of the cabinet score at once while a box is being chosen, and keep the scratch guard', async () => {
  const table = await TestTable.start({ rolls: ['22233', '22233', '12345', '12345'] });
  expect(table.loop.key('c')).toEqual({ type: 'ignored', reason: 'unused' });
  await table.begin();
  expect(table.loop.key('c')).toMatchObject({ type: 'refused', refusal: { code: 'roll-first' } });
  await table.press('lever');
  expect(table.loop.key('c')).toEqual({ type: 'ignored', reason: 'tumbling' });
  await table.advance(1300);
  expect(table.loop.key('c')).toEqual({ type: 'ignored', reason: 'not-choosing' });
  await table.press('next');
  expect(table.loop.key('z')).toMatchObject({ type: 'refused', refusal: { code: 'no-such-box' } });
  expect(table.loop.key('y')).toEqual({ type: 'shown' });
  await table.advance(1);
  expect(table.display).toBe('YZ 0 ?');
  expect(table.loop.key('y')).toMatchObject({ type: 'events' });
  await table.advance(400);
  for (let roll = 0; roll < 3; roll += 1) await table.roll();
  expect(table.loop.key('y')).toMatchObject({ type: 'refused', refusal: { code: 'box-filled' } });
  expect(table.loop.key('l')).toMatchObject({ type: 'events' });
});

test('one report with several presses plays the oldest first', async () => {
  const table = await TestTable.start({ rolls: ['22233'] });
  await table.begin();
  table.board.unplug();
  table.board.press('lever');
  await table.advance(200);
  table.board.press('hold1');
  table.board.plug();
  await table.advance(1);
  // The lever came first, so the hold met tumbling dice.
  expect(table.outcomes.slice(-2)).toMatchObject([
    { type: 'events', events: [{ type: 'rolled' }] },
    { type: 'ignored', reason: 'tumbling' },
  ]);
});
