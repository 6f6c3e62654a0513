/** The coach at a table: told once a choice is made, from what everybody sees, and never waited for. */
import { expect, test } from 'vitest';
import type { Advise } from '../../src/app/advise.ts';
import { RULE_SETS, type Seen, type ValuedMove } from '../../src/game/index.ts';
import { choicesBy } from '../../src/strategy/choices.ts';
import { TestTable, type TestTableOptions } from './test-table.ts';

/** Keeping all fives is best, each other keep is worth a point less a die that differs; boxes 10 less than their points say. */
const fives: Advise = async (_, { turn: { dice = [] } }) => {
  const best = dice.filter((face) => face === 5);
  const others: ValuedMove[] = dice.map((_, first) => ({
    move: { keep: dice.slice(0, first), next: 'roll' },
    value: 18.7,
  }));
  return [
    ...others,
    { move: { keep: best, next: 'roll' }, value: 20 },
    { move: { score: 'chance' }, value: 19.9 },
    { move: { score: 'ones' }, value: 12 },
  ];
};

async function coachedTable(options: Partial<TestTableOptions> = {}): Promise<TestTable> {
  const table = await TestTable.start({
    advise: fives,
    ...options,
    options: { coach: 'after', players: ['Eric', 'Julie'], ...options.options },
  });
  await table.press('lever', 'lever');
  await table.advance(400);
  return table;
}

test('a roll that did not keep the best dice is told with its cost and the better choice', async () => {
  const table = await coachedTable({ rolls: ['55123', '55123', '12345'] });
  await table.roll();
  await table.roll();
  expect(table.view.verdict).toMatchObject({
    ...{ player: 0, cost: expect.closeTo(1.3), made: { keep: [], next: 'roll' } },
    best: { keep: [5, 5], next: 'roll' },
  });
});

test('the best choice is passed over in silence, and so is what costs less than a fifth of a point', async () => {
  const table = await coachedTable({ rolls: ['55123', '123'] });
  await table.roll();
  await table.keep(1, 2);
  expect(table.view.verdict).toBeUndefined();
  await table.score('CH');
  expect(table.view.verdict).toBeUndefined();
});

test('a box is told once it is scored, until the next player rolls; holds change nothing', async () => {
  const table = await coachedTable({ rolls: ['55123', '12345', '1'] });
  await table.roll();
  await table.press('hold1');
  await table.score('1S');
  expect(table.view.verdict).toMatchObject({ player: 0, cost: 8, made: { score: 'ones' } });
  await table.press('next');
  expect(table.view.verdict).toBeDefined();
  await table.roll();
  expect(table.view.verdict).toBeUndefined();
});

test('what was taken back is no longer told', async () => {
  const table = await coachedTable({ rolls: ['55123'] });
  await table.roll();
  await table.score('1S');
  expect(table.view.verdict).toBeDefined();
  await table.menu('TAKEBACK');
  expect(table.view.verdict).toBeUndefined();
});

test('without a coach nobody is asked, and the house is taught nothing', async () => {
  const asked: Seen[] = [];
  const advise: Advise = async (...[, seen]) => {
    asked.push(seen);
    return [];
  };
  const off = await coachedTable({ advise, rolls: ['55123'], options: { coach: 'off' } });
  await off.roll();
  expect(asked).toEqual([]);
  const house = await coachedTable({ advise, options: { players: ['Eric', 'house:greedy'] } });
  await house.roll();
  await house.press('select', 'select');
  await house.advance(20_000);
  expect(new Set(asked.map(({ turn }) => turn.player))).toEqual(new Set([0]));
});

test('the coach sees what everybody sees: neither seed nor cut', async () => {
  const asked: Seen[] = [];
  const table = await coachedTable({
    rolls: ['55123'],
    advise: async (...[, seen]) => {
      asked.push(seen);
      return [];
    },
  });
  await table.roll();
  expect(asked).toHaveLength(1);
  expect(JSON.stringify(asked)).not.toContain(table.game?.seed);
  for (const hidden of ['seed', 'seal', 'cut', 'done']) expect(asked[0]).not.toHaveProperty(hidden);
});

test('an answer that comes late says nothing, and nobody waits for it', async () => {
  const late: (() => void)[] = [];
  const table = await coachedTable({
    untracked: true,
    rolls: ['55123', '55123', '12345'],
    advise: (...asked) => new Promise((resolve) => late.push(() => resolve(fives(...asked)))),
  });
  await table.roll();
  await table.roll();
  expect(table.game?.turn.rolls).toBe(2);
  late.shift()?.();
  await table.advance(100);
  await table.score('1S');
  expect(table.view.verdict).toBeUndefined();
});

const farkle = choicesBy(
  RULE_SETS.find(({ id }) => id === 'farkle') as (typeof RULE_SETS)[number],
  () => undefined,
);

test('in Farkle a bank is told, too, in points of the turn', async () => {
  const table = await coachedTable({
    rolls: ['123466'],
    advise: async (...[, seen]) => farkle?.(seen) ?? [],
    options: { rules: 'farkle' },
  });
  await table.roll();
  await table.press('hold1', 'select');
  await table.advance(400);
  // 100 banked, where rolling five dice with 100 set aside is worth more.
  expect(table.view.verdict).toMatchObject({ player: 0, best: { keep: [1], next: 'roll' } });
  expect(table.view.verdict?.cost).toBeGreaterThan(100);
});

async function hinted(options: Partial<TestTableOptions> = {}): Promise<TestTable> {
  return coachedTable({ ...options, options: { coach: 'live', ...options.options } });
}

test('the frames of dice that are worth holding breathe before anything is held, and no others', async () => {
  const table = await hinted({ rolls: ['15253', '123'] });
  await table.roll();
  const marks = () => table.scene.slots.map((slot) => (slot.kind === 'die' ? (slot.mark ?? '') : ''));
  expect(marks()).toEqual(['', 'worth', '', 'worth', '', '']);
  const lights = () => table.board.picture[1]?.palette;
  const seen = new Set<string>();
  for (let step = 0; step < 8; step += 1) {
    seen.add(JSON.stringify(lights()));
    await table.advance(125);
  }
  expect(seen.size).toBeGreaterThan(3);
  expect(table.frames).toBe('......');
  await table.press('hold2');
  expect(marks()).toEqual(['', '', '', 'worth', '', '']);
  expect(table.frames).toBe('.2....');
  await table.press('hold4');
  await table.roll();
  expect(table.view.verdict).toBeUndefined();
});

test('a calm table shows the same frames', async () => {
  const table = await hinted({ rolls: ['15253'], options: { coach: 'live', calm: true } });
  await table.roll();
  expect(table.scene.slots[1]).toMatchObject({ mark: 'worth' });
});

test('the best box comes first when boxes are browsed, and with no rolls left nothing is worth holding', async () => {
  const advise: Advise = async () => [
    { move: { score: 'ones' }, value: 30 },
    { move: { score: 'chance' }, value: 20 },
  ];
  const table = await hinted({ advise, rolls: ['15253', '15253', '15253'] });
  await table.roll();
  // A box now is worth more than any roll: all dice stay.
  expect(table.scene.slots.slice(0, 5)).toMatchObject(Array(5).fill({ mark: 'worth' }));
  await table.press('next');
  expect(table.display).toMatch(/^1S /);
  await table.roll();
  await table.roll();
  expect(table.scene.slots[0]).not.toHaveProperty('mark');
  await table.press('select');
  expect(table.display).toMatch(/^1S /);
});

test('a hint that has not come yet shows nothing, and the most points come first', async () => {
  const table = await hinted({
    untracked: true,
    rolls: ['15253'],
    advise: () => new Promise(() => undefined),
  });
  await table.roll();
  expect(table.scene.slots[1]).not.toHaveProperty('mark');
  await table.press('next');
  expect(table.display).toMatch(/^CH /);
});

test('after a choice, hints are of no other coach: after shows none', async () => {
  const table = await coachedTable({ rolls: ['15253'] });
  await table.roll();
  expect(table.scene.slots[1]).not.toHaveProperty('mark');
});
