/** What the LEDs do by themselves: they invite while nobody plays, and celebrate the end of a game. */
import { expect, test } from 'vitest';
import { TABLE_DEFAULTS } from '../../src/table/options.ts';
import { shareOfLimits } from '../table/current.ts';
import { mostFlashes } from '../table/flashes.ts';
import { TestTable } from './test-table.ts';

/** One character a slot: a lit die its face, a dim one a point, a digit of a number itself. */
const seen = ({ scene }: TestTable) =>
  scene.slots
    .map((slot) => {
      if (slot.kind === 'sample') return slot.lit ? `${slot.face}` : '.';
      return slot.kind === 'glyph' ? slot.character : ' ';
    })
    .join('');

async function played(options = {}): Promise<TestTable> {
  const table = await TestTable.start({
    rolls: Array(13).fill('66554'),
    options: { players: ['Eric'], ...options },
  });
  await table.begin(1);
  for (let turn = 0; turn < 13; turn += 1) {
    await table.roll();
    await table.press('select', 'select', 'select');
    await table.advance(turn < 12 ? 400 : 0);
  }
  return table;
}

test('while nobody plays a row of faces moves on, then a light runs towards the lever twice', async () => {
  const table = await TestTable.start();
  const from = table.pictures.length;
  expect(seen(table)).toBe('......');
  await table.advance(11_900);
  expect(seen(table)).toBe('......');
  const run: string[] = [];
  for (let step = 0; step < 16; step += 1) {
    await table.advance(300);
    run.push(seen(table));
  }
  const once = ['1.....', '.2....', '..3...', '...4..', '....5.', '.....6', '......', '......'];
  expect(run).toEqual([...once, ...once]);
  await table.advance(300);
  expect(seen(table)).toBe('......');
  const shown = table.pictures.slice(from);
  expect(mostFlashes(shown)).toBeLessThanOrEqual(3);
  expect(Math.max(...shown.map(({ picture }) => shareOfLimits(picture)))).toBeLessThan(1);
});

test('what there is to beat stands on the dice for six seconds of the show', async () => {
  const table = await played();
  const total = table.view.hall.yahtzee?.[0]?.total ?? 0;
  expect(total).toBeGreaterThan(0);
  // Nobody presses anything until the table invites again.
  await table.advance(TABLE_DEFAULTS.idle.attractMs);
  expect(table.scene.screen).toBe('attract');
  const looks = new Set<string>();
  for (let second = 0; second < 30; second += 1) {
    looks.add(seen(table));
    await table.advance(1000);
  }
  expect([...looks].some((look) => look.trim() === `${total}`)).toBe(true);
});

test('dice that a guest lights stay as they are: nothing runs over them', async () => {
  const table = await TestTable.start();
  await table.press('hold2');
  for (let second = 0; second < 30; second += 1) {
    expect(seen(table).replace('.', '')).toMatch(/^[1-6]\.{4}$/);
    await table.advance(1000);
  }
});

test('a calm table stands while nobody plays', async () => {
  const table = await TestTable.start({ options: { calm: true } });
  const { length } = table.pictures;
  await table.advance(60_000);
  expect(table.pictures.length).toBe(length);
});

test('on a calm table the row of faces and what there is to beat stand by turns', async () => {
  const table = await played({ calm: true });
  table.loop.key('n');
  await table.advance(100);
  const from = table.pictures.length;
  const stood: string[] = [];
  for (let step = 0; step < 4; step += 1) {
    stood.push(seen(table).trim());
    await table.advance(6000);
  }
  const best = `${table.view.hall.yahtzee?.[0]?.total}`;
  expect(stood).toEqual(['......', best, '......', best]);
  expect(table.pictures.length - from).toBeLessThanOrEqual(4);
});

test('when the last score was seen the dice light up one after the other, then the total of the winner stands', async () => {
  const table = await played();
  expect(seen(table)).toBe('..... ');
  await table.advance(3800);
  const total = `${table.view.hall.yahtzee?.[0]?.total ?? 0}`;
  const looks = new Set<string>();
  const from = table.pictures.length;
  for (let step = 0; step < 30; step += 1) {
    looks.add(seen(table).trim());
    await table.advance(100);
  }
  expect([...looks].slice(-4)).toEqual(['6666..', '66666.', '666666', total]);
  expect(mostFlashes(table.pictures.slice(from))).toBeLessThanOrEqual(1);
});

test('on a calm table the total stands as soon as the last score was seen', async () => {
  const table = await played({ calm: true });
  await table.advance(4000);
  expect(seen(table).trim()).toBe(`${table.view.hall.yahtzee?.[0]?.total ?? 0}`);
});
