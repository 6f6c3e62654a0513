/** Rolls that Maxi Yatzy saves, by pins: they come back with a score that is taken back, and wait with a turn that is skipped. */
import { afterEach, expect, test } from 'vitest';
import { cardsOf, type FiveDiceGame, RULE_SETS } from '../../src/game/index.ts';
import { pageView } from '../../src/server/view/page-view.ts';
import { type Rig, startRig } from '../../src/testing.ts';
import { startGame } from './robot.ts';

let rig: Rig | undefined;

afterEach(async () => {
  await rig?.close();
  rig = undefined;
});

const SIGNED = { by: 'Anna', why: 'misread' } as const;

async function sitDown(dice: readonly string[]): Promise<Rig> {
  rig = await startRig({ rules: 'maxi-yatzy', players: ['Eric', 'Julie'], tumbleMs: 150, dice });
  await startGame(rig);
  return rig;
}

async function roll(table: Rig, times = 1): Promise<void> {
  for (let pull = 0; pull < times; pull += 1) {
    await table.pull('lever');
    await table.advance(400);
  }
}

/** Walks to this box and scores it. */
async function score(table: Rig, code: string): Promise<void> {
  for (let presses = 0; !table.display().startsWith(`${code} `); presses += 1) {
    expect(presses, `no box ${code}; the display says "${table.display()}"`).toBeLessThan(25);
    await table.press('next');
  }
  const asks = table.display().endsWith('?');
  await table.press('select');
  if (asks) await table.press('select');
  await table.advance(400);
}

async function choose(table: Rig, item: string): Promise<void> {
  await table.chord(['previous', 'next'], 1600);
  for (let presses = 0; table.display() !== item; presses += 1) {
    expect(presses, `no ${item} in the menu; the display says "${table.display()}"`).toBeLessThan(6);
    await table.press('next');
  }
  await table.press('select');
  await table.advance(400);
}

/** What the game knows, what the dice show, and what the page says. */
function left(table: Rig): {
  readonly saved: readonly number[];
  readonly bars: number;
  readonly page: number | null;
} {
  const view = table.view();
  const bars = view.scene.slots.filter((slot) => slot.kind === 'die' && slot.tally === true).length;
  return { saved: (table.game() as FiveDiceGame).saved, bars, page: pageView(view, RULE_SETS).rollsLeft };
}

test('a score that is taken back gives the rolls back that it used, and takes those that it saved', async () => {
  const table = await sitDown(['111123', '222245', '333312', '333312', '333312', '333312', '444412']);
  await roll(table);
  expect(left(table)).toEqual({ saved: [0, 0], bars: 2, page: 2 });
  await score(table, '1S');
  expect(left(table).saved).toEqual([2, 0]);
  await choose(table, 'TAKEBACK');
  expect(left(table).saved).toEqual([0, 0]);
  await score(table, '1P');
  expect(left(table).saved).toEqual([2, 0]);

  await roll(table);
  await score(table, '2S');
  expect(left(table)).toMatchObject({ saved: [2, 2], page: 5 });
  await roll(table, 4);
  expect(left(table)).toEqual({ saved: [2, 2], bars: 1, page: 1 });
  await score(table, '3S');
  expect(left(table).saved).toEqual([1, 2]);
  await choose(table, 'TAKEBACK');
  expect(left(table).saved).toEqual([2, 2]);
  await score(table, 'CH');
  expect(left(table)).toMatchObject({ saved: [1, 2], page: 5 });
  await roll(table);
  expect(left(table)).toEqual({ saved: [1, 2], bars: 4, page: 4 });
});

test('undo and replace by an operator leave each player the rolls of their own turns', async () => {
  const table = await sitDown(['111123', '222245', '222245', '333312']);
  await roll(table);
  await score(table, '1S');
  await roll(table, 2);
  expect(left(table)).toEqual({ saved: [2, 0], bars: 1, page: 1 });

  await table.command({ type: 'replace', category: 'one-pair', ...SIGNED });
  expect(left(table)).toEqual({ saved: [2, 0], bars: 1, page: 1 });
  await table.command({ type: 'undo', ...SIGNED });
  expect(left(table)).toMatchObject({ saved: [0, 0], page: 0 });
  await table.advance(3000);
  await score(table, '1S');
  expect(left(table)).toEqual({ saved: [2, 0], bars: 1, page: 1 });
  expect(cardsOf(table.game())[0]?.boxes).toEqual({ ones: 4 });
  await score(table, '2S');
  expect(left(table)).toMatchObject({ saved: [2, 1], page: 5 });
});

test('who skips a turn keeps the rolls that were saved, and those that are left of it', async () => {
  const table = await sitDown(['111123', '222245', '333312', '333312', '444412', '444412']);
  await roll(table);
  await score(table, '1S');
  await roll(table);
  await score(table, '2S');
  await roll(table, 2);
  expect(left(table)).toEqual({ saved: [2, 2], bars: 3, page: 3 });
  await choose(table, 'SKIP');
  expect(table.game()?.turn.player).toBe(1);
  expect(left(table)).toMatchObject({ saved: [2, 2], page: 5 });
  await roll(table);
  await score(table, '4S');
  expect(table.game()?.turn).toMatchObject({ player: 0, rolls: 2 });
  expect(left(table)).toEqual({ saved: [2, 4], bars: 3, page: 3 });
  await score(table, '3S');
  expect(left(table).saved).toEqual([3, 4]);
});
