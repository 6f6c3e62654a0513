/** How much the coach says in a game: chosen in setup, offered by the cabinet file, kept in the journal. */
import { expect, test } from 'vitest';
import { replay } from '../../src/game/index.ts';
import { LANGUAGES } from '../../src/language/languages.ts';
import { TestTable } from './test-table.ts';

/** Back from the first game past LEARN and the other languages. */
const PAST_LANGUAGES = LANGUAGES.map(() => 'previous' as const);

test('select takes the coach that is offered after the games, asks for the game again, and the game has it', async () => {
  const table = await TestTable.start();
  await table.press('lever', ...PAST_LANGUAGES, 'previous');
  expect(table.display).toBe('HINTS');
  await table.press('select');
  expect(table.display).toBe('YAHTZEE');
  await table.press('lever');
  await table.advance(400);
  expect(table.game).toMatchObject({ status: 'playing', coach: 'live' });
  expect(table.journal.stored[0]?.event).toMatchObject({ type: 'game started', coach: 'live' });
});

test('what the cabinet file says is offered first, and can be declined', async () => {
  const table = await TestTable.start({ options: { coach: 'after' } });
  await table.press('lever', ...PAST_LANGUAGES, 'previous', 'previous');
  expect(table.display).toBe('NO COACH');
  await table.press('select', 'lever');
  await table.advance(400);
  expect(table.game?.coach).toBe('off');
  expect(table.journal.stored[0]?.event).not.toHaveProperty('coach');
});

test('the lever starts with the coach of the last game', async () => {
  const table = await TestTable.start({ options: { coach: 'after' } });
  await table.press('lever', 'lever');
  await table.advance(400);
  expect(table.game?.coach).toBe('after');
});

test('a journal from before there was a coach replays without one', () => {
  const game = replay([
    {
      ...{ type: 'game started', game: 1, rules: 'yahtzee', dice: 5, players: ['Eric'], starter: 0 },
      ...{ seed: '0'.repeat(64), seal: '0'.repeat(64) },
    },
  ]);
  expect(game?.coach).toBe('off');
});
