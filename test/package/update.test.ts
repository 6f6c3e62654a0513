/** Releases that play, and releases that do not, on a table of installed releases with processes of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { SCHEMA_VERSION } from '../../src/journal/store/schema.ts';
import { openStore } from '../../src/journal/store/sqlite-store.ts';
import { pointCurrent } from '../../src/update/installed.ts';
import { newPrivateKey } from '../../src/update/signature.ts';
import { compiled, factsFor, install, PUBLIC, packed, script } from './releases.ts';

/** A finished game, played by a table. */
const JOURNAL = 'test/fixtures/journals/reopened.db.gz';
const EVENTS = 89;
/** Several tables start one after the other, on a busy machine too. */
const PATIENCE_MS = 180_000;

let workshop: string;
let dist: string;

beforeAll(() => {
  workshop = mkdtempSync(join(tmpdir(), 'dicetable-update-'));
  dist = compiled();
}, PATIENCE_MS);

afterAll(() => {
  for (const folder of [workshop, dist]) rmSync(folder, { recursive: true, force: true });
});

interface Said {
  readonly code: number | null;
  readonly text: string;
}

/** A table that 0.1.0 plays, with a game in its journal. */
class Table {
  readonly root = mkdtempSync(join(workshop, 'table-'));
  readonly data = join(this.root, 'data');
  readonly file = join(this.root, 'other.dicetable');
  #port = 0;
  #process: ChildProcess | undefined;
  said = '';

  static async make(): Promise<Table> {
    const table = new Table();
    install(table.root, factsFor('0.1.0'), dist);
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    table.#port = (probe.address() as AddressInfo).port;
    await new Promise((done) => probe.close(done));
    mkdirSync(table.data);
    writeFileSync(
      join(table.root, 'cabinet.yaml'),
      `dataDir: data\nhttpPort: ${table.#port}\nhost: 127.0.0.1\nodds: false\nupdate: {key: "${PUBLIC}"}\n`,
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

async function put(table: Table, name: string, line: string, more = {}): Promise<Said> {
  await packed(table.file, factsFor(name, more), (release) => script(release, line));
  return table.run('0.1.0', 'update', table.file);
}

test('a release in the data folder is taken by UPDATE on the page, the one before comes back with go-back, and the journal goes with them', {
  timeout: PATIENCE_MS,
}, async () => {
  const table = await Table.make();
  await packed(join(table.data, 'other.dicetable'), factsFor('0.2.0'), (release) =>
    install(join(release, '..', '..'), factsFor('0.2.0'), dist),
  );
  pointCurrent(table.root, '0.1.0');
  table.start();
  expect(await table.plays()).toBe('0.1.0');
  expect(await table.serve('update')).toEqual({ text: 'WAIT' });
  await table.until('0.2.0 plays.');
  expect(await table.plays()).toBe('0.2.0');
  await table.stop();
  expect([table.events(), table.releases()]).toEqual([EVENTS, ['0.1.0', '0.2.0']]);
  expect(await table.run('0.2.0', 'go-back')).toMatchObject({ code: 0 });
  table.start();
  await table.until('0.1.0 plays.');
  await table.stop();
  expect(table.state()).toEqual({ previous: { name: '0.2.0' }, last: { name: '0.1.0', plays: true } });
  expect(table.events()).toBe(EVENTS);
});

/** Opens the journal as a release of a later schema does, which has one table more. */
const MIGRATE = `require('node:sqlite'); const journal = new (require('node:sqlite').DatabaseSync)('data/journal.db'); \
journal.exec('CREATE TABLE later (x); PRAGMA user_version = ${SCHEMA_VERSION + 1}'); journal.close(); process.exit(3)`;

test.each([
  ['crashes', 'case $1 in run) exit 3;; esac', {}, '0.2.0 ended with 3'],
  [
    'cannot migrate the journal',
    'case $1 in restore) echo "no such column: coins" >&2; exit 1;; esac',
    { journal: SCHEMA_VERSION + 1 },
    'it does not take a copy of the journal: no such column: coins',
  ],
  [
    'crashes after it has migrated the journal',
    `case $1 in run) exec '${process.execPath}' -e "${MIGRATE}";; esac`,
    { journal: SCHEMA_VERSION + 1 },
    '0.2.0 ended with 3',
  ],
])(
  'a release that %s is given up, and the table plays on with every event',
  {
    timeout: PATIENCE_MS,
  },
  async (_what, line, more, why) => {
    const table = await Table.make();
    const asked = await put(table, '0.2.0', line, more);
    expect(asked).toMatchObject({ code: 0, text: expect.stringContaining('at the next start of the table') });
    table.start();
    expect(await table.plays()).toBe('0.1.0');
    const told = `0.2.0 was given up, and the release before plays on: ${why}`;
    expect(table.said).toContain(told);
    expect(await table.troubles()).toEqual([expect.stringContaining(told)]);
    const refused = expect.stringContaining('there is no release before this one to go back to');
    expect(await table.serve('goBack')).toEqual({ error: { code: 'update-refused', message: refused } });
    await table.stop();
    expect([table.events(), table.releases()]).toEqual([EVENTS, ['0.1.0']]);
    expect(table.state()).toMatchObject({ last: { name: '0.2.0', plays: false } });
  },
);

test('what is no release for this table is refused with what to do, and nothing is changed', {
  timeout: PATIENCE_MS,
}, async () => {
  const table = await Table.make();
  const { file } = table;
  const refused = async (facts = factsFor('0.2.0'), privatePem?: string) => {
    await packed(file, facts, (release) => script(release, 'true'), privatePem);
    return table.run('0.1.0', 'update', file);
  };
  const strange = newPrivateKey();
  expect((await refused(factsFor('0.2.0'), strange)).text).toContain('does not fit update.key');
  expect((await refused(factsFor('0.2.0', { platform: 'linux-mips' }))).text).toContain(
    'it was made for linux-mips',
  );
  expect((await refused(factsFor('0.0.9'))).text).toContain('0.0.9 is older than 0.1.0');
  expect((await refused(factsFor('0.1.0'))).text).toContain('0.1.0 plays already');
  await refused();
  rmSync(join(table.root, 'update.json'), { force: true });
  expect(table.releases()).toEqual(['0.1.0', '0.2.0']);
});
