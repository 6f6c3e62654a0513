/** A release that was given up, for whoever was not there when it was. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { updateFault } from '../src/ask-update.ts';
import { LockstepClock } from '../src/clock/lockstep-clock.ts';
import { troubleWords } from '../src/operator/trouble-words.ts';
import { type UpdateState, writeState } from '../src/update/state.ts';
import { english } from './language/english.ts';
import { factsFor } from './package/releases.ts';
import { MemoryBoard } from './rig/memory-board.ts';

const NOW = Date.UTC(2026, 10, 22);
const DAY_MS = 24 * 60 * 60_000;

function faultAfter(last: UpdateState['last']) {
  const root = mkdtempSync(join(tmpdir(), 'dicetable-asked-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeState(root, { last });
  return updateFault({ root, facts: factsFor('0.1.0') }, NOW);
}
const given = (daysAgo: number) => ({
  ...{ name: '0.2.0', plays: false, why: { say: 'update.ended', version: '0.2.0', code: 3 } as const },
  at: new Date(NOW - daysAgo * DAY_MS).toISOString(),
});

test('a release that was given up is a trouble with its reason, in a word of the display too, for two weeks', () => {
  const fault = faultAfter(given(13));
  expect(english(fault!.said)).toMatch(
    /0\.2\.0 was given up, and the release before plays on: 0\.2\.0 ended with 3/,
  );
  const unknown = { freeBytes: undefined, backupBehindMs: undefined };
  const facts = { ...unknown, backupFailed: false, hallLag: false };
  const words = troubleWords(new MemoryBoard(new LockstepClock()).status(), { ...facts, faults: [fault!] });
  expect(words.map(english)).toEqual(['NO UPDAT']);
  expect(faultAfter(given(15))).toBeUndefined();
});

test('a release that plays is none, nor is a table that was never updated', () => {
  expect(faultAfter({ name: '0.2.0', plays: true })).toBeUndefined();
  expect(faultAfter(undefined)).toBeUndefined();
  expect(updateFault(undefined)).toBeUndefined();
});
