/** A led first game: reached and left by buttons, with hints that follow the dice, and never counted. */
import { expect, test } from 'vitest';
import { TABLE_DEFAULTS } from '../../src/table/options.ts';
import { TestTable } from './test-table.ts';

async function learning(rolls?: readonly string[]): Promise<TestTable> {
  const table = await TestTable.start(rolls === undefined ? {} : { rolls });
  await table.press('lever', 'previous');
  expect(table.display).toBe('LEARN');
  await table.press('select');
  await table.advance(400);
  return table;
}

test('one press before the first game of setup is LEARN, and the display offers it while nobody plays', async () => {
  const table = await TestTable.start();
  expect(table.scene.pages).toContain('LEARN');
  await table.press('lever', 'previous');
  expect(table.message).toBe('New here? Select leads through a first game of Yahtzee, which never counts.');
  await table.press('select');
  await table.advance(400);
  expect(table.game).toMatchObject({ status: 'playing', rehearsal: true, rules: 'yahtzee' });
  expect(table.game?.players).toHaveLength(1);
  expect(table.scene).toMatchObject({ lesson: true });
});

test('the hints follow the dice: what to hold, when to roll, when to stop, which box', async () => {
  const table = await learning(['55214']);
  expect(table.message).toMatch(/^Pull the lever: five dice roll\./);
  expect(table.scene.pages[0]).toBe('LEVER');
  await table.roll();
  expect(table.message).toBe('Press hold 1 and 2: these dice stay, and the others roll again.');
  expect(table.scene.pages[0]).toBe('HOLD 12');
  await table.press('hold1');
  expect(table.message).toBe('Press hold 2: these dice stay, and the others roll again.');
  await table.press('hold2');
  expect(table.message).toBe('Good. Pull the lever: only the dice that are not held roll.');
});

test('a great box is named while rolls are left', async () => {
  const table = await learning(['23456']);
  await table.roll();
  expect(table.message).toBe(
    'Large Straight is there already, for 40 points: select shows it. Or hold dice and roll on.',
  );
  await table.press('select');
  expect(table.message).toMatch(/Select writes it, previous and next show other boxes\.$/);
  await table.press('select');
  await table.advance(11_000);
  expect(table.message).toMatch(/^It stands on the card\. Each box is filled once/);
});

test('without rolls left the best box is named; after three turns it says how to leave, and the menu leaves', async () => {
  const table = await learning();
  for (let turn = 0; turn < 3; turn += 1) {
    await table.roll();
    if (turn === 0) {
      await table.roll();
      await table.roll();
      expect(table.message).toMatch(
        /^No rolls are left: fill a box\. Select shows the best one, [A-Z].* for \d+ points?;/,
      );
    }
    await table.press('select', 'select', 'select');
    await table.advance(11_000);
  }
  expect(table.message).toMatch(/^That is all it takes\..* QUIT ends this practice\.$/);
  table.loop.key('q');
  await table.advance(1);
  expect(table.scene.screen).toBe('attract');
  // Nobody is locked out: the next game is a real one.
  await table.press('select', 'lever');
  await table.advance(400);
  expect(table.game).toMatchObject({ status: 'playing', rehearsal: false });
  expect(table.scene.lesson).toBeUndefined();
});

test('a lesson that is left alone is left by itself, as every game', async () => {
  const table = await learning();
  await table.advance(TABLE_DEFAULTS.idle.attractMs + 1000);
  expect(table.scene.screen).toBe('attract');
});

test('a lesson that is played to its end enters no hall of fame, and the lever then plays in earnest', async () => {
  const table = await learning();
  for (let turn = 0; turn < 13; turn += 1) {
    await table.roll();
    await table.press('select', 'select', 'select');
    await table.advance(400);
  }
  expect(table.game?.status).toBe('over');
  expect(table.view.hall).toEqual({});
  await table.press('lever');
  await table.advance(400);
  expect(table.game).toMatchObject({ status: 'playing', rehearsal: false });
});

test('the key l of the on-screen cabinet begins a lesson from attract and from setup', async () => {
  for (const before of [[], ['lever']] as const) {
    const table = await TestTable.start();
    await table.press(...before);
    table.loop.key('l');
    await table.advance(400);
    expect(table.scene.lesson).toBe(true);
    await table.roll();
    expect(table.game?.rollsDrawn).toBe(1);
  }
});
