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

/** By the buttons of the dice: to the first of five letters, and on to the one that is wanted. */
async function jump(table: TestTable, letter: string): Promise<void> {
  await table.advance(LOOK_MS);
  if (letter === END) await table.press('previous');
  else {
    const group = ['F', 'K', 'P', 'U'].filter((first) => first <= letter).length;
    for (let presses = 0; table.view.setup?.letter !== letter; presses += 1) {
      if (presses > 6) throw new Error(`${letter} is never offered.`);
      await table.press(`hold${group + 2}` as 'hold2');
    }
  }
  await table.advance(LOOK_MS);
  await table.press('select');
}

async function typed(enter: (table: TestTable, letter: string) => Promise<void>): Promise<number> {
  const table = await TestTable.start({ options: { players: [] } });
  await table.press('lever', 'hold2', 'select');
  const sinceMs = table.clock.now();
  for (const name of ['ERIC', 'JULIE']) {
    for (const letter of name) await enter(table, letter);
    await enter(table, END);
  }
  expect(table.view.game?.players).toEqual(['ERIC', 'JULIE']);
  return Math.round(table.clock.now() - sinceMs) / 1000;
}

test('ERIC and JULIE take somebody who looks 25 seconds at most, and with the buttons of the dice 18', async () => {
  const robot = await typed((table, letter) => walk(table, letter, false));
  const person = await typed((table, letter) => walk(table, letter, true));
  const jumper = await typed(jump);
  expect(person).toBeLessThanOrEqual(25);
  expect(robot).toBeLessThan(person);
  expect(jumper).toBeLessThanOrEqual(18);
});
