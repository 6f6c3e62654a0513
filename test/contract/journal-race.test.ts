/** Tables that are started on one new data folder at the same instant. */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { dataFolder, query } from '../journal/folder.ts';
import type { RaceAnswer } from './journal-race-child.ts';

const CHILD = join(import.meta.dirname, 'journal-race-child.ts');
const TABLES = 4;
const ROUNDS = 40;
/** So that all of them have read the line and wait for the same millisecond. */
const AHEAD_MS = 15;

function startChild() {
  const child = spawn(process.execPath, [CHILD], { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    pid: child.pid,
    async ask(line: string): Promise<RaceAnswer> {
      child.stdin.write(`${line}\n`);
      return JSON.parse(String((await lines.next()).value)) as RaceAnswer;
    },
  };
}

test(`of ${TABLES} tables that begin a new data folder at one instant, ${ROUNDS} times, one has it, the others are told who, and its events are there`, async () => {
  const children = Array.from({ length: TABLES }, startChild);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const parent = dataFolder();
    const folder = join(parent, 'new');
    const startMs = Date.now() + AHEAD_MS;
    const answers = await Promise.all(children.map(({ ask }) => ask(`${startMs} ${folder}`)));
    const owners = answers.flatMap((answer, index) => ('durable' in answer ? [index] : []));
    const refused = answers.flatMap((answer) => ('refused' in answer ? [answer.refused] : []));
    expect(owners, `round ${round}: ${JSON.stringify(answers)}`).toHaveLength(1);
    const [owner = 0] = owners;
    for (const words of refused)
      expect(words).toContain(`${join(folder, 'journal.db')} is in use by process ${children[owner]?.pid} `);
    await children[owner]?.ask('close');
    expect(readdirSync(folder)).toEqual(['journal.db']);
    const rows = query(folder, "SELECT payload FROM event WHERE type = 'cut'");
    expect(rows.map(({ payload }) => JSON.parse(String(payload)).text)).toEqual([
      `process ${children[owner]?.pid}`,
    ]);
  }
});
