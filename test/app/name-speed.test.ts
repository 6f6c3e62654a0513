/** How long names take by buttons: for a robot that never errs, and for somebody who has to look. */
import { expect, test } from 'vitest';
import { type NameEntry, walkLetters } from '../../src/table/state/name-entry.ts';
import { TestTable } from './test-table.ts';

/** Before and after each walk they look; they let go two letters early, and tap the rest. */
const LOOK_MS = 450;
const EARLY = 2;
/** A shorter walk is tapped. */
const TAPPED = 3;

const END = 'END';

/** Steps to this letter, whichever way is shorter; back is below 0. */
function stepsTo(entry: NameEntry, letter: string): number {
  for (let steps = 1; ; steps += 1) {
    for (const way of [1, -1] as const) {
      let walked = entry;
      for (let step = 0; step < steps; step += 1) walked = walkLetters(walked, way, 0, true);
      if (walked.letter === letter) return way * steps;
    }
  }
}

async function walk(table: TestTable, letter: string, looks: boolean): Promise<void> {
  const entry = () => table.loop.view()?.setup as unknown as NameEntry;
  const now = (): NameEntry => {
    const { text, letter: offered } = entry();
    const shown = typeof offered === 'string' && offered !== '' ? offered : offered === '' ? undefined : END;
    return { player: 0, text, letter: shown, sinceMs: 0 };
  };
  if (looks) await table.advance(LOOK_MS);
  if (now().letter !== letter) {
    const steps = stepsTo(now(), letter);
    const button = steps > 0 ? 'next' : 'previous';
    if (Math.abs(steps) > TAPPED) {
      table.board.press(button);
      const left = looks ? EARLY : 0;
      while (Math.abs(stepsTo(now(), letter)) > left && now().letter !== letter) await table.advance(10);
      table.board.release(button);
      await table.advance(110);
    }
    while (now().letter !== letter) await table.press(stepsTo(now(), letter) > 0 ? 'next' : 'previous');
    if (looks) await table.advance(LOOK_MS);
  }
  await table.press('select');
}

async function typed(looks: boolean): Promise<number> {
  const table = await TestTable.start({ options: { players: [] } });
  await table.press('lever', 'hold2', 'select');
  const sinceMs = table.clock.now();
  for (const name of ['ERIC', 'JULIE']) {
    for (const letter of name) await walk(table, letter, looks);
    await walk(table, END, looks);
  }
  expect(table.view.game?.players).toEqual(['ERIC', 'JULIE']);
  return Math.round(table.clock.now() - sinceMs) / 1000;
}

test('ERIC and JULIE take somebody who looks 25 seconds at most', async () => {
  const [robot, person] = [await typed(false), await typed(true)];
  expect(person).toBeLessThanOrEqual(25);
  expect(robot).toBeLessThan(person);
});
