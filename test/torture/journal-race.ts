/** Processes that open a new data folder in the same millisecond: see `journal-race-child.ts`. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { must } from './campaign.ts';
import type { RaceAnswer } from './journal-race-child.ts';
import { storedEvents } from './stored.ts';

const CHILD = join(import.meta.dirname, 'journal-race-child.ts');
/** So that all of them have read the line and wait for the same millisecond. */
const AHEAD_MS = 15;

export class JournalRace {
  readonly #runners: readonly Runner[];

  constructor(tables: number) {
    this.#runners = Array.from({ length: tables }, () => new Runner());
  }

  /** One round. */
  async run(): Promise<void> {
    const parent = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'dicetable-race-'));
    try {
      await this.#openAt(join(parent, 'new'));
    } finally {
      rmSync(parent, { recursive: true, force: true });
    }
  }

  close(): void {
    for (const { child } of this.#runners) child.kill('SIGKILL');
  }

  async #openAt(folder: string): Promise<void> {
    const startMs = Date.now() + AHEAD_MS;
    const answers = await Promise.all(this.#runners.map((runner) => runner.ask(`${startMs} ${folder}`)));
    const owners = this.#runners.filter((_, index) => 'durable' in (answers[index] ?? {}));
    const [owner] = owners;
    must(
      owner !== undefined && owners.length === 1,
      () => `${owners.length} have it: ${JSON.stringify(answers)}`,
    );
    const named = `${join(folder, 'journal.db')} is in use by process ${owner.child.pid} `;
    for (const answer of answers)
      must('durable' in answer || answer.refused.includes(named), () => JSON.stringify(answer));
    await owner.ask('close');
    must(readdirSync(folder).join() === 'journal.db', () => `in the folder are ${readdirSync(folder)}`);
    const texts = storedEvents(folder).flatMap((event) => (event.type === 'cut' ? [event.text] : []));
    must(texts.join() === `process ${owner.child.pid}`, () => `in the journal is ${texts}`);
  }
}

class Runner {
  readonly child: ChildProcess = spawn(process.execPath, [CHILD], { stdio: ['pipe', 'pipe', 'inherit'] });
  readonly #lines = createInterface({ input: this.child.stdout as NodeJS.ReadableStream })[
    Symbol.asyncIterator
  ]();

  async ask(line: string): Promise<RaceAnswer> {
    this.child.stdin?.write(`${line}\n`);
    return JSON.parse(String((await this.#lines.next()).value)) as RaceAnswer;
  }
}
