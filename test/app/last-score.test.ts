/** The last score of a game: it is seen first, then everything tells at once who has won, and it can be taken back like any other. */
import { expect, test } from 'vitest';
import { RULE_SETS } from '../../src/game/index.ts';
import { pageView } from '../../src/server/view/page-view.ts';
import { TestTable } from './test-table.ts';

const NAMES = ['Eric', 'Julie'];

/** Everybody scores the best box in every turn; player 1 has the better dice. */
async function played(names: readonly string[]): Promise<TestTable> {
  const rolls = Array.from({ length: 13 * names.length }, (_, turn) =>
    turn % names.length === 0 ? '66655' : '11122',
  );
  const table = await TestTable.start({ rolls, options: { players: names } });
  await table.begin(names.length);
  for (let turn = 0; turn < 13 * names.length; turn += 1) {
    await table.roll();
    await table.press('select', 'select', 'select');
  }
  return table;
}

test('nothing tells who has won before the last score was seen; then LEDs, display, pages, feed and sound do at once', async () => {
  const table = await played(NAMES);
  const told = () => {
    const { players, message, asks = '', feed, entered } = pageView(table.view, RULE_SETS);
    const lit = table.scene.slots.some((slot) => slot.kind === 'sample' && slot.lit);
    const newest = `${JSON.stringify(feed.at(-1))}`;
    return {
      ...{ winner: players[0]?.winner, names: `${message}`.includes('Eric'), asks, lit },
      ...{ ends: newest.includes('wins'), display: table.scene.pages[0], entered },
      sounds: table.view.heard.filter(({ cue }) => cue?.sound === 'winner').length,
    };
  };
  const asks = 'Pull the lever to play again.';
  expect(told()).toEqual({
    ...{ winner: false, names: false, asks, lit: false, ends: false, entered: undefined, sounds: 0 },
    display: 'SCRATCH',
  });
  await table.advance(3000);
  expect(told()).toMatchObject({ winner: false, display: 'SCRATCH', sounds: 0 });
  await table.advance(1000);
  expect(told()).toMatchObject({
    ...{ winner: true, names: true, asks, lit: true, ends: true, display: 'ERIC', sounds: 1 },
    entered: [{ player: 0 }, { player: 1 }],
  });
});

test('for ten seconds select, held down for one, takes the last score back, and the display says so', async () => {
  const table = await played(NAMES);
  await table.advance(8000);
  expect(table.scene.pages.slice(-2)).toEqual(['WRONG ?', 'HOLD SEL']);
  table.board.press('select');
  await table.advance(990);
  expect(table.scene.screen).toBe('over');
  await table.advance(20);
  expect(table.game).toMatchObject({ status: 'playing', turn: { player: 1, again: true } });
  // Held on it leads nowhere else.
  await table.advance(5000);
  table.board.release('select');
  await table.advance(100);
  expect([table.scene.screen, table.faces]).toEqual(['turn', '11122-']);
  await table.press('select', 'select', 'select');
  await table.advance(4500);
  expect(table.game).toMatchObject({ status: 'over', corrected: true });
  expect(table.view.hall.yahtzee?.length).toBe(2);
});

test('a short press of select sets up another game as soon as it is let go, and later at once, but never leads to the books', async () => {
  for (const [waitMs, held] of [
    [3000, 'over'],
    [9400, 'over'],
    [10_500, 'setup'],
  ] as const) {
    const table = await played(['Eric']);
    await table.advance(waitMs);
    table.board.press('select');
    await table.advance(300);
    expect(table.scene.screen).toBe(held);
    table.board.release('select');
    await table.advance(100);
    expect(table.scene.screen).toBe('setup');
  }
  const table = await played(['Eric']);
  await table.advance(10_500);
  table.board.press('select');
  await table.advance(3000);
  expect([table.scene.screen, table.view.service]).toEqual(['setup', undefined]);
});

test('whoever is asked for a name after a game takes the last score back as well', async () => {
  const table = await played(['']);
  expect(table.view.fameName?.player).toBe(0);
  table.board.press('select');
  await table.advance(1100);
  table.board.release('select');
  expect(table.game?.status).toBe('playing');
  await table.press('select', 'select', 'select', 'select');
  await table.advance(400);
  expect([table.game?.status, table.view.fameName?.player]).toEqual(['over', 0]);
});
