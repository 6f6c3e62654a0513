/** Players of the house at a table: they sit, roll, hold and score like everybody, at a pace that people can follow. */
import { expect, test } from 'vitest';
import type { HouseMind } from '../../src/app/house-mind.ts';
import { type Move, replay, YAHTZEE } from '../../src/game/index.ts';
import { HOUSE_PACE_MS } from '../../src/table/times.ts';
import { TestTable } from './test-table.ts';

const PLAYERS = ['Eric', 'house:master'];

/** Keeps the sixes, and takes them after the second roll. */
function sixes(): { readonly mind: HouseMind; readonly seen: string[] } {
  const seen: string[] = [];
  const mind: HouseMind = async (rules, player, what) => {
    seen.push(`${rules} ${player} ${JSON.stringify(what)}`);
    const dice = what.turn.dice ?? [];
    const move: Move =
      what.turn.rolls < 2 ? { keep: dice.filter((face) => face === 6), next: 'roll' } : { score: 'sixes' };
    return move;
  };
  return { mind, seen };
}

/** Eric has rolled and scored; the house is on. */
async function houseOnTurn(rolls: readonly string[], pace: 'calm' | 'quick' = 'calm') {
  const { mind, seen } = sixes();
  const table = await TestTable.start({
    rolls: ['11111', ...rolls],
    houseMind: mind,
    options: { players: PLAYERS, housePace: pace },
  });
  await table.press('lever', 'lever');
  await table.advance(400);
  await table.roll();
  await table.press('select', 'select');
  return { table, seen };
}

test('the house has a seat by its name, marked on every page, and none without anybody beside it', async () => {
  const { table } = await houseOnTurn(['66123']);
  expect(table.game?.players).toEqual(['Eric', '⌂ MASTER']);
  const alone = await TestTable.start({ options: { players: ['house:greedy'] } });
  await alone.press('lever', 'lever');
  expect(alone.outcomes.at(-1)).toMatchObject({ type: 'refused', refusal: { code: 'bad-start' } });
  expect(alone.game).toBeUndefined();
});

test('it rolls, holds one die after the other, shows the box and takes it, a step at a time', async () => {
  const { table } = await houseOnTurn(['66123', '612']);
  const steps: string[] = [];
  const step = () =>
    `${table.display}|${table.game?.turn.rolls}|${table.game?.turn.held.filter(Boolean).length}`;
  for (let ms = 0; ms < 12_000 && table.game?.turn.player === 1; ms += 50) {
    if (steps.at(-1)?.split('|').slice(1).join() !== step().split('|').slice(1).join()) steps.push(step());
    await table.advance(50);
  }
  expect(steps.map((each) => each.split('|').slice(1).join(' '))).toEqual([
    '0 0',
    '1 0',
    '1 1',
    '1 2',
    '2 2',
  ]);
  expect(table.game).toMatchObject({ cards: [{}, { boxes: { sixes: 18 } }], turn: { player: 0 } });
  expect(table.texts.some((text) => text.startsWith('6S 18'))).toBe(true);
});

test('a step takes as long as the cabinet file says, and a button makes the rest of the roll quick', async () => {
  const scoredAfter = async (pace: 'calm' | 'quick', press: boolean): Promise<number> => {
    const { table } = await houseOnTurn(['66123', '612'], pace);
    const fromMs = table.clock.now();
    while (table.game?.turn.player === 1) {
      if (press) await table.press('hold6');
      else await table.advance(50);
    }
    return table.clock.now() - fromMs;
  };
  const [calm, quick, pressed] = [
    await scoredAfter('calm', false),
    await scoredAfter('quick', false),
    await scoredAfter('calm', true),
  ];
  // Roll, two holds, roll, box shown, box taken, and two tumbles.
  expect(calm).toBeGreaterThan(6 * HOUSE_PACE_MS.calm);
  expect(quick).toBeLessThan(calm - 5 * (HOUSE_PACE_MS.calm - HOUSE_PACE_MS.quick));
  expect(pressed).toBeLessThan(quick);
});

test('no press plays for it, and the menu works', async () => {
  const { table } = await houseOnTurn(['66123', '612']);
  await table.advance(HOUSE_PACE_MS.calm + 1300);
  expect(table.game?.turn).toMatchObject({ player: 1, rolls: 1 });
  const outcomes = await table.press('hold3', 'select', 'previous');
  expect(new Set(outcomes.map(({ type }) => type))).toEqual(new Set(['shown']));
  expect(table.game?.turn.held[2]).toBe(false);
  await table.chord();
  expect(table.display).toBe('RESUME');
  const before = table.game;
  await table.advance(5 * HOUSE_PACE_MS.calm);
  expect(table.game).toBe(before);
  await table.press('lever');
  await table.advance(12_000);
  expect(table.game?.turn.player).toBe(0);
});

test('what the house has scored nobody takes back, and is not asked to', async () => {
  const { table } = await houseOnTurn(['66123', '612', '11111']);
  while (table.game?.turn.player === 1) await table.advance(50);
  const scored = table.game;
  const shown = new Set<string>();
  for (let ms = 0; ms < 6000; ms += 100) {
    shown.add(table.display);
    await table.advance(100);
  }
  expect(shown).not.toContain('HOLD SEL');
  expect(await table.press('select')).toMatchObject([{ refusal: { code: 'roll-first' } }]);
  table.board.press('select');
  await table.advance(1500);
  table.board.release('select');
  await table.chord();
  await table.press('next');
  expect(table.display).toBe('TAKEBACK');
  expect(await table.press('select')).toMatchObject([{ refusal: { code: 'nothing-to-take-back' } }]);
  expect(table.game).toBe(scored);
});

test('whoever was on before the house takes a wrong box back until it rolls, which waits for the held button', async () => {
  const { table } = await houseOnTurn(['66123', '612']);
  await table.advance(HOUSE_PACE_MS.calm / 2);
  table.board.press('select');
  await table.advance(1010);
  expect(table.game).toMatchObject({
    turn: { player: 0, dice: [1, 1, 1, 1, 1] },
    cards: [{ boxes: {} }, {}],
  });
});

test('it is told what everybody sees, and nothing from which the next dice could be known', async () => {
  const { table, seen } = await houseOnTurn(['66123', '612']);
  await table.advance(12_000);
  const { seed = '', seal = '' } = table.game ?? {};
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect(seen).toHaveLength(2);
  for (const told of seen) {
    expect(told).toMatch(/^yahtzee master /);
    expect(told).not.toContain(seed);
    expect(told).not.toContain(seal);
  }
});

test('the game begins only when somebody pulls the lever, who may cut before, also where the house is first', async () => {
  const { mind } = sixes();
  const table = await TestTable.start({
    rolls: ['66123', '612'],
    houseMind: mind,
    options: { players: ['house:master', 'Eric'] },
  });
  await table.press('lever', 'lever');
  await table.advance(10_000);
  expect(table.game).toMatchObject({ rollsDrawn: 0, turn: { player: 0 } });
  await table.press('hold2', 'lever');
  expect(table.game?.cut).toBe('2');
  await table.advance(12_000);
  expect(table.game).toMatchObject({ cards: [{ boxes: { sixes: 18 } }, {}] });
});

test('after a restart it goes on where it was', async () => {
  const { table } = await houseOnTurn(['66123']);
  await table.advance(HOUSE_PACE_MS.calm * 2 + 1300);
  const again = await table.restart({ rolls: ['11111', '66123', '612'], houseMind: sixes().mind });
  await again.advance(12_000);
  expect(again.game).toMatchObject({ cards: [{}, { boxes: { sixes: 18 } }], turn: { player: 0 } });
});

test('it is chosen where names are entered: previous at an empty name, or past the last letter', async () => {
  const table = await TestTable.start({ options: { players: ['Eric', 'Julie'] } });
  await table.press('lever', 'select', 'select', 'select');
  expect(table.display).toBe('JULIE');
  await table.press('previous');
  expect(table.display).toBe('GREEDY');
  await table.press('next', 'next');
  expect(table.display).toBe('MASTER');
  await table.press('select');
  await table.advance(400);
  expect(table.game?.players).toEqual(['Eric', '⌂ MASTER']);
});

test('nobody starts a game of the house alone, however long it is left', async () => {
  const table = await TestTable.start();
  await table.press('select', 'select', 'select', 'previous');
  expect(table.display).toBe('GREEDY');
  await table.advance(21_000);
  expect(table.game).toBeUndefined();
  expect(table.message).toContain('beside the house');
});

test('past END the house follows, and hold 1 leads back to the name', async () => {
  const table = await TestTable.start({ options: { players: ['Eric', 'Julie'] } });
  await table.press('lever', 'select', 'select', 'select', 'next', 'previous', 'next');
  expect(table.display).toBe('GREEDY');
  await table.press('hold1');
  expect(table.display).toBe('JULIE');
});

test('whole games of people and house are the same when they are replayed, and the house has a list of its own', async () => {
  const table = await TestTable.start({
    options: { players: ['Eric', 'house:greedy'], housePace: 'quick' },
    houseMind: async (_rules, _player, seen) => firstOpen(seen),
  });
  await table.press('lever', 'lever');
  await table.advance(400);
  for (let turn = 0; turn < 13; turn += 1) {
    await table.roll();
    await table.press('select', 'select', 'select');
    await table.advance(15_000);
  }
  expect(table.game?.status).toBe('over');
  expect(replay(table.journal.stored.map(({ event }) => event))).toEqual(table.game);
  const lines = table.view.hall.yahtzee ?? [];
  expect(lines.map(({ name, house }) => [name, house])).toEqual([
    ['Eric', undefined],
    ['⌂ GREEDY', true],
  ]);
});

/** Its first open box. */
function firstOpen(seen: Parameters<HouseMind>[2]): Move {
  if (!('cards' in seen)) throw new Error('There are no cards.');
  const boxes = seen.cards[seen.turn.player]?.boxes ?? {};
  const open = YAHTZEE.boxes.find(({ category }) => boxes[category] === undefined);
  return { score: open?.category ?? 'chance' };
}
