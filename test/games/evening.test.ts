/** What happens around the rolls on an evening: the menu, refused presses, a walk-away, a tie; all by pins and eyes. */

import { afterEach, expect, test } from 'vitest';
import { cardsOf } from '../../src/game/index.ts';
import { TABLE_DEFAULTS } from '../../src/table/options.ts';
import { type Rig, type RigOptions, startRig } from '../../src/testing.ts';
import { english } from '../language/english.ts';
import { playGame, playTurn, startGame } from './robot.ts';

let rig: Rig | undefined;

afterEach(async () => {
  await rig?.close();
  rig = undefined;
});

async function sitDown(options: RigOptions): Promise<Rig> {
  rig = await startRig({ players: ['Eric', 'Julie'], tumbleMs: 150, ...options });
  await startGame(rig);
  return rig;
}

async function roll(table: Rig): Promise<void> {
  await table.pull('lever');
  await table.advance(400);
}

/** Opens the menu and walks to this item. */
async function openMenu(table: Rig, item: string): Promise<void> {
  await table.chord(['previous', 'next'], 1700);
  for (let presses = 0; table.display() !== item; presses += 1) {
    expect(presses, `the menu never shows ${item}; it says "${table.display()}"`).toBeLessThan(4);
    await table.press('next');
  }
}

test('a score taken back by the menu is chosen again with the same dice, and the card says corrected', async () => {
  const table = await sitDown({ dice: ['55534', '22333'] });
  await roll(table);
  await table.press('next');
  expect(table.display()).toMatch(/^3K 22/);
  await table.press('select');
  expect(table.game()?.turn.player).toBe(1);
  await openMenu(table, 'TAKEBACK');
  await table.press('select');
  expect(table.game()?.turn.player).toBe(0);
  expect(table.faces().slice(0, 5)).toEqual([5, 5, 5, 3, 4]);
  expect(table.game()?.corrected).toBe(true);
  await table.press('next');
  expect(table.display()).toMatch(/^3K 22/);
  await table.press('previous');
  expect(table.display()).toBe('6S 0 ?');
});

test('opening the menu and going on leaves no box on the display that select would score', async () => {
  const table = await sitDown({ dice: ['66656'] });
  await roll(table);
  await openMenu(table, 'RESUME');
  await table.press('select');
  expect(table.display()).toBe('ROLL 1/3');
  expect(table.view().scene.shownBox).toBeUndefined();
});

test('a game that was quit is abandoned in time without throwing anybody out of a new setup', async () => {
  const idle = { ...TABLE_DEFAULTS.idle, quitMs: 20_000 };
  const table = await sitDown({ dice: ['55534'], idle });
  await roll(table);
  await openMenu(table, 'QUIT');
  await table.press('select');
  await table.press('select');
  expect(table.view().scene.screen).toBe('setup');
  for (let presses = 0; presses < 25; presses += 1) {
    await table.advance(800);
    await table.press('next');
  }
  expect(table.game()?.status).toBe('abandoned');
  expect(table.view().scene.screen).toBe('setup');
});

test('a game that was quit waits behind CONTINU?, and the lever goes on with it where it was', async () => {
  const table = await sitDown({ dice: ['55534', '11'] });
  await roll(table);
  await table.press('hold1');
  await table.press('hold2');
  await openMenu(table, 'QUIT');
  await table.press('select');
  await table.advance(1500);
  const pages = new Set<string>();
  for (let step = 0; step < 6; step += 1) {
    pages.add(table.display());
    await table.advance(700);
  }
  expect([...pages]).toContain('CONTINU?');
  await table.pull('lever');
  expect(table.faces().slice(0, 5)).toEqual([5, 5, 5, 3, 4]);
  expect(table.held()).toEqual([1, 2]);
  expect(table.game()?.turn.rolls).toBe(1);
});

test('players who walk away find their game again: attract after five minutes, then the lever goes on', async () => {
  const table = await sitDown({ dice: ['55534'] });
  await roll(table);
  await table.advance(5 * 60_000 + 1000);
  expect(table.view().scene.screen).toBe('attract');
  await table.pull('lever');
  expect(table.view().scene.screen).toBe('turn');
  expect(table.faces().slice(0, 5)).toEqual([5, 5, 5, 3, 4]);
}, 120_000);

test('a skipped turn is played later, and the game still has all its turns', async () => {
  const table = await sitDown({});
  await openMenu(table, 'SKIP');
  await table.press('select');
  expect(table.game()?.turn.player).toBe(1);
  const game = await playGame(table);
  expect(cardsOf(game).map(({ boxes }) => Object.keys(boxes).length)).toEqual([13, 13]);
}, 120_000);

test('two players with the same dice share the win, and both names are shown', async () => {
  const same = [
    '11126',
    '22231',
    '33312',
    '44413',
    '55512',
    '66612',
    '55534',
    '44441',
    '22333',
    '12346',
    '23456',
    '11111',
    '12366',
  ];
  const table = await sitDown({ dice: same.flatMap((dice) => [dice, dice]) });
  const game = await playGame(table);
  expect(game.winners).toEqual([0, 1]);
  const pages = new Set<string>();
  for (let step = 0; step < 12; step += 1) {
    pages.add(table.display());
    await table.advance(500);
  }
  expect([...pages]).toEqual(expect.arrayContaining(['ERIC', 'JULIE']));
  expect(english(table.view().scene.message)).toMatch(/Eric and Julie/);
}, 120_000);

test.each([
  ['select before the first roll', 'yahtzee', 'ROLL 1ST', async (table: Rig) => table.press('select')],
  [
    'the lever with all dice held',
    'yahtzee',
    'ALL HELD',
    async (table: Rig) => {
      await roll(table);
      for (const hold of ['hold1', 'hold2', 'hold3', 'hold4', 'hold5'] as const) await table.press(hold);
      await table.pull('lever');
    },
  ],
  [
    'the lever after three rolls',
    'yahtzee',
    'NO ROLLS',
    async (table: Rig) => {
      for (let rolls = 0; rolls < 4; rolls += 1) await roll(table);
    },
  ],
  [
    'select before the third roll of a roll-again set',
    'yahtzee-plain',
    'ROLL ON',
    async (table: Rig) => {
      await roll(table);
      await table.press('select');
    },
  ],
  [
    'a hold that would release a fixed die',
    'bonus-in-box',
    'IS HELD',
    async (table: Rig) => {
      await roll(table);
      await table.press('hold1');
      await table.press('hold1');
    },
  ],
  [
    'the lever in Farkle with nothing set aside',
    'farkle',
    'PICK DIE',
    async (table: Rig) => {
      await roll(table);
      await table.pull('lever');
    },
  ],
])('%s is refused on the display and changes nothing', async (_what, rules, text, act) => {
  const table = await sitDown({ rules, players: ['Eric'] });
  let before = JSON.stringify(table.game());
  const stop = table.subscribe(() => {
    // Everything up to the refused press counts as before.
    if (table.display() !== text) before = JSON.stringify(table.game());
  });
  await act(table);
  stop();
  expect(table.display()).toBe(text);
  expect(JSON.stringify(table.game())).toBe(before);
});

test('a turn taken by the robot leaves the next player before an unrolled table', async () => {
  const table = await sitDown({});
  await playTurn(table);
  expect(table.game()?.turn.player).toBe(1);
  // The dice of the turn before give way.
  await table.advance(2000);
  expect(table.faces().slice(0, 5)).toEqual([undefined, undefined, undefined, undefined, undefined]);
});
