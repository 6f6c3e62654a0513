/** A table of installed releases, with processes of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import { openStore } from '../../src/journal/store/sqlite-store.ts';
import { factsFor, install, PUBLIC } from './releases.ts';

/** A finished game, played by a table. */
const JOURNAL = 'test/fixtures/journals/reopened.db.gz';

export interface Said {
  readonly code: number | null;
  readonly text: string;
}

/** A table that 0.1.0 plays, with a game in its journal. */
export class ReleasedTable {
  readonly root: string;
  readonly data: string;
  readonly file: string;
  #port = 0;
  #process: ChildProcess | undefined;
  said = '';

  private constructor(workshop: string) {
    this.root = mkdtempSync(join(workshop, 'table-'));
    this.data = join(this.root, 'data');
    this.file = join(this.root, 'other.dicetable');
  }

  /** `dist`: as it is compiled; `more`: of its cabinet file. */
  static async make(workshop: string, dist: string, more = ''): Promise<ReleasedTable> {
    const table = new ReleasedTable(workshop);
    install(table.root, factsFor('0.1.0'), dist);
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    table.#port = (probe.address() as AddressInfo).port;
    await new Promise((done) => probe.close(done));
    mkdirSync(table.data);
    writeFileSync(
      join(table.root, 'cabinet.yaml'),
      `dataDir: data\nhttpPort: ${table.#port}\nhost: 127.0.0.1\nodds: false\nupdate: {key: "${PUBLIC}"}\n${more}`,
    );
    writeFileSync(join(table.data, 'journal.db'), gunzipSync(readFileSync(JOURNAL)));
    onTestFinished(() => table.stop());
    return table;
  }

  async run(name: string, ...words: readonly string[]): Promise<Said> {
    const child = this.#spawn(join('releases', name, 'bin', 'dicetable'), words);
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (more: string) => {
        text += more;
      });
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, text };
  }

  /** As a service does it. */
  start(): void {
    const child = this.#spawn(join('current', 'bin', 'dicetable'), ['run']);
    this.#process = child;
    this.said = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (more: string) => {
        this.said += more;
      });
  }

  /** The version that plays here, as soon as one does. */
  async plays(): Promise<string> {
    for (;;) {
      const health = await fetch(`http://127.0.0.1:${this.#port}/healthz`)
        .then((answer) => answer.json() as Promise<{ readonly version: string; readonly board: string }>)
        .catch(() => undefined);
      if (health?.board === 'ready') return health.version;
      if (this.#process?.exitCode != null) throw new Error(`the table has ended: ${this.said}`);
      await pause(100);
    }
  }

  /** Of a table that plays: what is wrong with it all the same. */
  async troubles(): Promise<readonly string[]> {
    const answer = await fetch(`http://127.0.0.1:${this.#port}/healthz`);
    return ((await answer.json()) as { readonly troubles: readonly string[] }).troubles;
  }

  /** What service on the operator's page says to this leaf. */
  async serve(leaf: string): Promise<unknown> {
    const origin = `http://127.0.0.1:${this.#port}`;
    const ask = (path: string, body: object, cookie = '') =>
      fetch(`${origin}/operator/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin, cookie },
        body: JSON.stringify(body),
      });
    const pin = readFileSync(join(this.data, 'operator-pin'), 'utf8').trim();
    const cookies = (await ask('sign-in', { name: 'Eric', pin })).headers.getSetCookie();
    return (await ask('service', { leaf }, cookies.map((cookie) => cookie.split(';')[0]).join('; '))).json();
  }

  async until(words: string): Promise<void> {
    while (!this.said.includes(words)) {
      if (this.#process?.exitCode != null) throw new Error(`the table has ended: ${this.said}`);
      await pause(50);
    }
  }

  async stop(): Promise<void> {
    const child = this.#process;
    if (child === undefined || child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'close');
  }

  /** Those that this version finds, after it has read the newest game. */
  events(): number {
    const store = openStore(this.data, 'ours', 'dice');
    store.read();
    const { events } = store.info();
    store.close();
    return events;
  }

  releases(): readonly string[] {
    return readdirSync(join(this.root, 'releases')).sort();
  }

  state(): unknown {
    return JSON.parse(readFileSync(join(this.root, 'update.json'), 'utf8'));
  }

  #spawn(program: string, words: readonly string[]): ChildProcess {
    return spawn(join(this.root, program), [...words], {
      cwd: this.root,
      env: { PATH: process.env.PATH, HOME: this.root, XDG_RUNTIME_DIR: this.root },
    });
  }
}
