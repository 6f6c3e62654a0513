/** A table in a process of its own, with lines to the hall that can be cut: killed, started again, copied, put back. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TablePass } from '../../../src/hall/feed/table-pass.ts';
import { restoreJournal } from '../../../src/journal/backup/restore.ts';
import { DATABASE_FILE } from '../../../src/journal/store/sqlite-store.ts';
import type { Play, Shows } from './cabinet-child.ts';
import { withCopy } from './journal-copy.ts';
import { type Cut, LineTo } from './line-to.ts';

const CHILD = join(import.meta.dirname, 'cabinet-child.ts');
const CLOCK = new URL('skewed-clock.ts', import.meta.url).href;
const HOME = ['journal.db', 'hall-key', 'hall-pass.json'] as const;

export interface CabinetPlace {
  readonly folder: string;
  readonly name: string;
  readonly office: () => number;
  readonly nats: () => number;
  /** How wrong its clock is. */
  readonly skewMs: number;
  readonly seed: number;
}

export class Cabinet {
  readonly place: CabinetPlace;
  /** Of its key. */
  readonly id: string;
  readonly key: string;
  readonly #lines: readonly LineTo[];
  #child: ChildProcess | undefined;
  #ended: Promise<unknown> = Promise.resolve();
  #lives = 0;
  shows: Shows = null;

  constructor(place: CabinetPlace) {
    this.place = place;
    mkdirSync(this.data, { recursive: true, mode: 0o700 });
    const pass = new TablePass(this.data, { url: '', ca: undefined });
    this.id = pass.table;
    this.key = pass.key.getPublicKey();
    this.#lines = [new LineTo(place.office), new LineTo(place.nats)];
  }

  get data(): string {
    return join(this.place.folder, 'data');
  }

  async open(): Promise<void> {
    const [office, nats] = await Promise.all(this.#lines.map((line) => line.open()));
    const hall = `hall: { url: "http://127.0.0.1:${office}", nats: "nats://127.0.0.1:${nats}" }`;
    const table = 'players: [Eric, Julie]\ntumbleMs: 300\nodds: false';
    writeFileSync(join(this.place.folder, 'cabinet.yaml'), `${table}\n${hall}\n`);
    await this.start();
  }

  async start(): Promise<void> {
    this.#lives += 1;
    const { folder, seed, skewMs } = this.place;
    const words = [this.data, join(folder, 'cabinet.yaml'), `${seed * 1000 + this.#lives}`];
    this.#child = fork(CHILD, words, {
      execArgv: ['--import', CLOCK],
      env: { ...process.env, SKEW_MS: `${skewMs}` },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#ended = once(this.#child, 'exit').then(([code, signal]) => code ?? signal);
    this.shows = await this.#answer();
  }

  /** Of table time; what it shows then stays until it plays again. */
  async play(playMs: number): Promise<Shows> {
    this.#child?.send({ playMs } satisfies Play);
    this.shows = await this.#answer();
    return this.shows;
  }

  /** Plays on until it is killed. */
  playOn(): void {
    this.#child?.send({ playMs: 1e9 } satisfies Play);
  }

  /** SIGKILL. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await this.#ended;
  }

  cut(how: Cut): void {
    for (const line of this.#lines) line.cut(how);
  }

  mend(): void {
    for (const line of this.#lines) line.mend();
  }

  /** What `dicetable backup` would write; the table is dead. */
  backUp(): string {
    const file = join(this.place.folder, 'backup.db');
    rmSync(file, { force: true });
    withCopy(this.data, (database) => void database.prepare('VACUUM INTO ?').run(file));
    return file;
  }

  /** `dicetable restore`; the table is dead. */
  restore(file: string): void {
    restoreJournal(this.data, file, new Date());
  }

  /** Its card in another cabinet; the table is dead. */
  copied(folder: string): Cabinet {
    const copy = new Cabinet({ ...this.place, folder, name: `${this.place.name} copied` });
    // The log is written into the database before.
    withCopy(this.data, (database) => {
      rmSync(join(copy.data, DATABASE_FILE), { force: true });
      database.prepare('VACUUM INTO ?').run(join(copy.data, DATABASE_FILE));
    });
    for (const name of HOME.slice(1)) copyFileSync(join(this.data, name), join(copy.data, name));
    return copy;
  }

  async close(): Promise<void> {
    await this.kill();
    for (const line of this.#lines) line.close();
  }

  async #answer(): Promise<Shows> {
    const child = this.#child as ChildProcess;
    const ended = this.#ended.then((how) => {
      throw new Error(`${this.place.name} has ended: ${how}`);
    });
    const [said] = (await Promise.race([once(child, 'message'), ended])) as [Shows];
    return said;
  }
}
