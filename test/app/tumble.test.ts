import { expect, test } from 'vitest';
import { TestTable } from './test-table.ts';

const kinds = (table: TestTable) =>
  table.scene.slots
    .slice(0, 5)
    .map(({ kind }) => kind[0])
    .join('');

test('the dice stop one after the other from the left, and all within tumbleMs', async () => {
  const table = await TestTable.start({ rolls: ['13456'], options: { tumbleMs: 1000 } });
  await table.begin();
  table.board.press('lever');
  const stops: string[] = [];
  for (let ms = 0; ms <= 1000; ms += 1) {
    if (stops.at(-1) !== kinds(table)) stops.push(kinds(table));
    await table.advance(1);
  }
  expect(stops).toEqual(['ttttt', 'dtttt', 'ddttt', 'dddtt', 'ddddt', 'ddddd']);
});

test('a die that has stopped can be held while others tumble; a tumbling one cannot, nor later by that press', async () => {
  const table = await TestTable.start({ rolls: ['13456'], options: { tumbleMs: 1000 } });
  await table.begin();
  table.board.press('lever');
  await table.advance(640);
  expect(kinds(table)).toBe('ddttt');
  const outcomes = await table.press('hold5', 'hold1');
  expect(outcomes).toMatchObject([
    { type: 'ignored', reason: 'tumbling' },
    { type: 'events', events: [{ type: 'held', slot: 0 }] },
  ]);
  await table.advance(1000);
  expect(table.frames).toBe('1.....');
});

test('during the tumble lever, previous and next do nothing, and nothing of them comes afterwards', async () => {
  const table = await TestTable.start({ rolls: ['13456'] });
  await table.begin();
  await table.press('lever');
  const outcomes = await table.press('previous', 'next');
  expect(outcomes).toEqual(Array(2).fill({ type: 'ignored', reason: 'tumbling' }));
  await table.advance(1300);
  expect(table.display).toBe('ROLL 1/3');
  expect(table.game?.rollsDrawn).toBe(1);
});

test('select stops the tumble at once and chooses nothing', async () => {
  const table = await TestTable.start({ rolls: ['13456'] });
  await table.begin();
  table.board.press('lever');
  await table.advance(100);
  expect(kinds(table)).toBe('ttttt');
  table.board.press('select');
  expect(table.faces).toBe('13456-');
  expect(table.scene.shownBox).toBeUndefined();
});

test('held dice stand still while the others tumble', async () => {
  const table = await TestTable.start({ rolls: ['13456', '111'] });
  await table.begin();
  await table.roll();
  await table.press('hold2', 'hold4');
  table.board.press('lever');
  await table.advance(200);
  expect(kinds(table)).toBe('tdtdt');
  expect(table.faces).toMatch(/^.3.5/);
});

test('one die alone tumbles for the whole tumble', async () => {
  const table = await TestTable.start({ rolls: ['13456', '1'], options: { tumbleMs: 400 } });
  await table.begin();
  await table.roll();
  await table.press('hold1', 'hold2', 'hold3', 'hold4');
  table.board.press('lever');
  await table.advance(399);
  expect(kinds(table)).toBe('ddddt');
  await table.advance(1);
  expect(table.faces).toBe('13451-');
});

test('on a calm table the dice do not tumble: they go dark and come up in one fade of 300 ms', async () => {
  const table = await TestTable.start({ rolls: ['13456'], options: { calm: true } });
  await table.begin();
  const before = table.pictures.length;
  await table.press('lever');
  await table.advance(100);
  expect(table.faces).toBe('13456-');
  const [lever] = await table.press('lever');
  expect(lever).toMatchObject({ type: 'ignored' });
  await table.advance(400);
  const brightness = table.pictures.slice(before).map(({ picture }) => picture[0]?.palette[0]?.[0] ?? 0);
  expect(brightness.length).toBeGreaterThan(8);
  expect(brightness).toEqual(brightness.toSorted((a, b) => a - b));
  const faces = new Set(
    table.views.filter(({ scene }) => scene.tumble !== undefined).map(({ game }) => game?.rollsDrawn),
  );
  expect(faces).toEqual(new Set([1]));
  expect(table.scene.tumble).toBeUndefined();
});

test('nothing is drawn and no timer is set while nothing moves', async () => {
  const table = await TestTable.start({ rolls: ['13456'] });
  await table.begin();
  await table.roll();
  const before = table.pictures.length;
  const views = table.views.length;
  await table.advance(60_000);
  expect(table.pictures.length).toBe(before);
  expect(table.views.length).toBe(views);
});

test('the buzzer answers presses and stopping dice, and is silent when it is off', async () => {
  const loud = await TestTable.start({ rolls: ['13456'] });
  await loud.begin();
  await loud.roll();
  expect(loud.board.tones.length).toBeGreaterThan(6);
  expect(
    loud.board.tones.every(({ volume, durationMs }) => volume > 0 && volume <= 1 && durationMs <= 400),
  ).toBe(true);
  const silent = await TestTable.start({ rolls: ['13456'], options: { buzzer: 'off' } });
  await silent.begin();
  await silent.roll();
  expect(silent.board.tones).toEqual([]);
});
