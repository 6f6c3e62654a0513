/** Releases that play, and releases that do not, on a table of installed releases with processes of its own. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { CLAIM_PATH } from '../../src/hall/wire/desk.ts';
import { SCHEMA_VERSION } from '../../src/journal/store/schema.ts';
import { pointCurrent } from '../../src/update/installed.ts';
import { newPrivateKey } from '../../src/update/signature.ts';
import { signedIn } from '../hall/fleet/fleet-rig.ts';
import { testHall, until } from '../hall/rig.ts';
import { hallFolder } from '../hall/servers.ts';
import { ReleasedTable, type Said } from './released-table.ts';
import { compiled, factsFor, install, packed, script } from './releases.ts';

/** Of the game in the journal. */
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

async function put(table: ReleasedTable, name: string, line: string, more = {}): Promise<Said> {
  await packed(table.file, factsFor(name, more), (release) => script(release, line));
  return table.run('0.1.0', 'update', table.file);
}

test('a release in the data folder is taken by UPDATE on the page, the one before comes back with go-back, and the journal goes with them', {
  timeout: PATIENCE_MS,
}, async () => {
  const table = await ReleasedTable.make(workshop, dist);
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

test('the fleet page of a hall gives a release to a table: one that somebody else has signed is refused there, ours plays', {
  timeout: PATIENCE_MS,
}, async () => {
  const folder = hallFolder();
  const hall = await testHall(onTestFinished, folder);
  const table = await ReleasedTable.make(workshop, dist, `hall: {url: "${hall.url}"}\n`);
  mkdirSync(join(folder, 'releases'));
  const [forged, ours] = ['dicetable-0.3.0.dicetable', 'dicetable-0.2.0.dicetable'];
  const fill = (version: string) => (release: string) =>
    install(join(release, '..', '..'), factsFor(version), dist);
  await packed(
    join(folder, 'releases', forged),
    factsFor('0.3.0'),
    (release) => script(release, 'true'),
    newPrivateKey(),
  );
  await packed(join(folder, 'releases', ours), factsFor('0.2.0'), fill('0.2.0'));
  pointCurrent(table.root, '0.1.0');
  table.start();
  expect(await table.plays()).toBe('0.1.0');
  await table.until('hall claim ');
  const [, code] = /hall claim (\w{6}) NAME/.exec(table.said) ?? [];
  expect(await hall.desk(CLAIM_PATH, { code, name: 'Bar' })).toBe('done');
  const anna = await signedIn(hall);
  const beat = async () => {
    const found = await anna.table('Bar');
    return found?.state === 'here' ? found : undefined;
  };
  await until(async () => (await beat()) !== undefined);
  const id = (await beat())?.id;
  const answered = async () => (await anna.fleet()).acts.find(({ what }) => what === 'update')?.answer;
  expect((await anna.post('/update', { table: id, file: forged })).status).toBe(200);
  await until(async () => (await answered())?.done === false);
  expect(JSON.stringify(await answered())).toContain('does not fit update.key');
  expect(table.releases()).toEqual(['0.1.0']);
  await anna.post('/update', { table: id, file: ours });
  await until(async () => (await answered())?.done === true);
  await table.until('0.2.0 plays.');
  await until(async () => (await beat())?.beat?.version === '0.2.0');
  expect(table.releases()).toEqual(['0.1.0', '0.2.0']);
  await table.stop();
  expect(table.events()).toBe(EVENTS);
});

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
    const table = await ReleasedTable.make(workshop, dist);
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
  const table = await ReleasedTable.make(workshop, dist);
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
