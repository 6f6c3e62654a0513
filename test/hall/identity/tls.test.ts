/** Encrypted, with certificates as people have them: what is let in, and what is said to whoever is not. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { askDesk } from '../../../src/hall/ask-desk.ts';
import { Feed } from '../../../src/hall/feed/feed.ts';
import { TablePass } from '../../../src/hall/feed/table-pass.ts';
import { type RunningHall, startHall } from '../../../src/hall/hall.ts';
import { openSqliteJournal } from '../../../src/journal/thread/sqlite-journal.ts';
import { cutEvent, startedEvent } from '../../journal/events.ts';
import { dataFolder } from '../../journal/folder.ts';
import { english } from '../../language/english.ts';
import { freePort } from '../../rig/free-port.ts';
import { authority, type Certificate, certified } from '../../tools/certificates.ts';
import { hallBeside, NO_PAGES, NOBODY, quiet, until } from '../rig.ts';
import { hallFolder, testPostgres } from '../servers.ts';

const atEnd: (() => void | Promise<void>)[] = [];
const finally_ = (end: () => void | Promise<void>) => atEnd.unshift(end);
let folder: string;
let ca: Certificate;
let database: string;
beforeAll(async () => {
  folder = hallFolder(finally_);
  ca = authority(folder, 'ca');
  database = (await testPostgres(finally_)).url;
});
afterAll(async () => {
  for (const end of atEnd) await end();
});

async function hallWith(tls: Certificate): Promise<RunningHall> {
  const hall = await startHall({
    ...{ folder: hallFolder(), host: '127.0.0.1', port: 0, natsPort: await freePort(), nats: [] },
    ...{ database, tls, log: quiet, pages: NO_PAGES },
  });
  onTestFinished(() => hall.close());
  return hall;
}

async function tableAt(url: string, trusted: Certificate | undefined) {
  const home = dataFolder();
  const journal = await openSqliteJournal(home);
  const certificate = trusted && readFileSync(trusted.cert);
  const pass = new TablePass(home, { url, ca: certificate });
  const feed = new Feed({ ...NOBODY, outbox: journal, pass, ca: certificate });
  onTestFinished(() => feed.close().then(() => journal.close()));
  return { journal, pass, feed };
}

/** Who looks at the table reads this. */
const why = async ({ feed }: Awaited<ReturnType<typeof tableAt>>): Promise<string> => {
  await until(() => feed.why !== '');
  expect(feed.state).toBe('away');
  return english(feed.why);
};

test('a hall whose certificate somebody else signed takes tables in, and writes what they send', async () => {
  const hall = await hallWith(certified(ca, folder, 'signed', 'IP:127.0.0.1'));
  const url = `https://127.0.0.1:${hall.port}`;
  const table = await tableAt(url, ca);
  await table.journal.append([startedEvent(1), cutEvent('a')]);
  await until(() => table.feed.state === 'waiting');
  const own = { url, ca: readFileSync(`${folder}/signed.pem`) };
  await askDesk(own, hall.hallCode, { claim: table.pass.code, name: 'Bar 1' });
  await until(() => table.feed.state === 'well');
  expect(await hallBeside(hall).rows(table.pass.table)).toHaveLength(2);

  const stranger = await tableAt(url, authority(folder, 'other'));
  expect(await why(stranger)).toMatch(/unable to (verify|get)|self-signed/);
  const trusting = await tableAt(url, undefined);
  expect(await why(trusting)).toMatch(/unable to (verify|get)|self-signed/);
  const plain = await tableAt(url.replace('https', 'http'), ca);
  expect(await why(plain)).toContain('https://');
  await expect(
    askDesk({ ...own, url: plain.pass && url.replace('https', 'http') }, hall.hallCode, { revoke: 'Bar 1' }),
  ).rejects.toThrow('https://');
});

test('a hall is found by a name that its certificate has not, by whoever was given that very certificate', async () => {
  const tls = certified(ca, folder, 'named', 'DNS:hall.example');
  const hall = await hallWith(tls);
  const url = `https://127.0.0.1:${hall.port}`;
  const table = await tableAt(url, tls);
  await until(() => table.feed.state === 'waiting');
  await askDesk({ url, ca: readFileSync(tls.cert) }, hall.hallCode, {
    claim: table.pass.code,
    name: 'Bar 2',
  });
  await until(() => table.feed.state === 'well');
  expect(await why(await tableAt(url, ca))).toContain('127.0.0.1');
});

test('a hall whose certificate is over says so, and does not start', async () => {
  const over = certified(ca, folder, 'over', 'IP:127.0.0.1', -1);
  await expect(hallWith(over)).rejects.toThrow('certificate has expired');
});
