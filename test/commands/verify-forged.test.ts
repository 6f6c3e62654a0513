/** Journals whose chain was made anew, given to `dicetable verify`. */
import { expect, test } from 'vitest';
import { fairDraw } from '../../src/fairness/fair-draw.ts';
import { seal } from '../../src/fairness/seal.ts';
import { decide, type GameEvent, isRejection, RULE_SETS, replay } from '../../src/game/index.ts';
import { openSqliteJournal } from '../../src/journal/thread/sqlite-journal.ts';
import type { OpenRecord } from '../../src/server/history/messages.ts';
import { forge, forgeEvent } from '../journal/forged.ts';
import { playGame } from '../server/played-game.ts';
import { journalWith, verify } from './verify-journal.ts';

test('points that were changed with the whole chain are named, with what the dice give', async () => {
  const folder = await journalWith(playGame('yahtzee', ['Eric', 'Julie']));
  const right = await verify(folder, '1');
  expect(right.stdout).toMatch(
    /^Points {3}follow from these dice and the choices by the rules: Eric \d+, Julie \d+$/m,
  );
  forgeEvent(folder, 'scored', (event: Extract<GameEvent, { type: 'scored' }>) => ({
    ...event,
    points: event.points + 20,
  }));
  const { stdout, code } = await verify(folder, '1');
  expect(code).toBe(1);
  expect(stdout).toMatch(
    /Wrong at event \d+: Its "points" \(scored\) is \d+; by dice and rules it is \d+\.\n/,
  );
});

test('another winner whose chain was made anew is named, by the page too', async () => {
  const folder = await journalWith(playGame('farkle', ['Eric', 'Julie']));
  forgeEvent(folder, 'game ended', (event: Extract<GameEvent, { type: 'game ended' }>) => ({
    ...event,
    winners: [1 - (event.winners[0] ?? 0)],
  }));
  expect((await verify(folder, '1')).stdout).toContain('Its "winners" (game ended) is');
  const journal = await openSqliteJournal(folder);
  const told = JSON.parse(Buffer.from((await journal.openRecord(1)) ?? '').toString()) as OpenRecord;
  await journal.close();
  expect(told.played.wrong).toMatchObject({ why: { say: 'check.otherValue', field: 'winners' } });
});

test('points of rules that nobody here has are not said to be right', async () => {
  const folder = await journalWith(playGame('yahtzee', ['Eric']));
  forgeEvent(folder, 'game started', (event: object) => ({
    ...event,
    rules: 'gone',
    seal: seal('5e'.repeat(32), 'gone', ['Eric']),
  }));
  const { stdout, code } = await verify(folder, '1');
  expect(code).toBe(3);
  expect(stdout).toContain('Points   were not checked: no rule set here is called "gone"');
  expect(stdout).toContain('Not proved: without its rules nobody can tell whether this game was played.');
});

test('what an operator changed is told, with who and where: dice did not give those points', async () => {
  const signed = { by: 'Anna', why: 'misread' } as const;
  const folder = await journalWith(playGame('yahtzee', ['Eric', 'Julie']));
  const honest = await verify(folder, '1');
  expect(honest.stdout).not.toContain('By hand');
  forge(folder, (rows) => {
    const events = rows.map(({ payload }) => JSON.parse(payload) as GameEvent);
    const game = replay(events);
    const more = decide(RULE_SETS, game, { type: 'adjust', player: 0, points: 500, ...signed }, fairDraw);
    if (isRejection(more)) throw new Error(more.code);
    const at = rows.at(-1)?.at ?? '';
    return [...rows, ...more.map((event) => ({ at, type: event.type, payload: JSON.stringify(event) }))];
  });
  const { stdout, code } = await verify(folder, '1');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^By hand {2}Anna changed something 1 time \(event \d+\)$/m);
  expect(stdout).toContain('not from dice alone');
});

test('two games of one number prove neither', async () => {
  const folder = await journalWith(playGame('farkle', ['Eric']), playGame('yahtzee', ['Julie']));
  forge(folder, (rows) =>
    rows.map((row) => ({ ...row, payload: row.payload.replace('"game":2,', '"game":1,') })),
  );
  const { stdout, stderr, code } = await verify(folder, '1');
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(
    /The journal is damaged: .*two games have the number 1: they begin at events 1 and \d+/,
  );
});
