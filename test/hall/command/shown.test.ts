/** The way of a new table, with the real servers: it is taken in, and shown at `/hall` by its name; so also by a gateway that starts later. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { openLog } from '../../../src/app/log.ts';
import { LockstepClock } from '../../../src/clock/lockstep-clock.ts';
import { loadConfig } from '../../../src/config/config.ts';
import { RULE_SETS } from '../../../src/game/index.ts';
import type { HallSnapshot } from '../../../src/hall/board/messages.ts';
import { startTableFeed } from '../../../src/hall/feed/start.ts';
import { type OpenGateway, openGateway } from '../../../src/hall/open-gateway.ts';
import { CLAIM_PATH } from '../../../src/hall/wire/desk.ts';
import { openSqliteJournal } from '../../../src/journal/thread/sqlite-journal.ts';
import { ChipLink } from '../../../src/link/chip-link.ts';
import { startTable } from '../../../src/main.ts';
import { Publication } from '../../../src/server/live/publication.ts';
import type { Snapshot } from '../../../src/server/view/messages.ts';
import { startUno } from '../../../src/testing.ts';
import { StandInTable } from '../../browser/stand-in-table.ts';
import { dataFolder } from '../../journal/folder.ts';
import { Follower } from '../../server/live/follower.ts';
import { quiet, type TestHall, testHall, until } from '../rig.ts';
import { hallFolder } from '../servers.ts';

/** Whoever looks at an address of a gateway. */
function watch({ url }: OpenGateway, path: string): Follower {
  const page = new Follower();
  const socket = new WebSocket(new URL(path, url.replace('http', 'ws')), { origin: new URL(url).origin });
  socket.on('message', (data) => page.hear(JSON.parse(String(data))));
  onTestFinished(() => socket.terminate());
  return page;
}

async function gatewayOf({ nats, database }: TestHall, folder: string): Promise<OpenGateway> {
  const gateway = await openGateway({
    ...{ folder, host: '127.0.0.1', tls: undefined, nats, database, version: '1.2.3', port: 0 },
    ...{ allowedHosts: [], webRoot: import.meta.dirname, log: quiet },
  });
  onTestFinished(() => gateway.close());
  return gateway;
}

test('a table that was taken in is on the board of a hall, and whoever looks at it sees each press', async () => {
  const folder = hallFolder();
  const hall = await testHall(onTestFinished, folder);
  const early = watch(await gatewayOf(hall, folder), '/hall/live?at=');

  const data = dataFolder();
  const outbox = await openSqliteJournal(data);
  onTestFinished(() => outbox.close());
  const stand = new StandInTable(['Eric', 'Julie']);
  const publication = new Publication(RULE_SETS);
  publication.take(stand.view());
  const table = startTableFeed({
    ...{ folder: data, url: hall.url, nats: '', ca: '', outbox, log: quiet, changed() {} },
    beat: async () => ({
      ...{ version: '1.2.3', board: 'ready', faults: [], events: 0, freeBytes: 1 },
      ...{ firmware: null, backupAgeMs: null, celsius: null, currency: null },
    }),
    ...{ urgent: () => '', settingOf: () => undefined },
    carryOut: async () => ({ done: false, text: '' }),
    ...{ snapshot: () => publication.newest, sits: () => undefined, pair: () => undefined },
  });
  onTestFinished(() => table.close());
  table.follow();
  await until(() => table.feed.state === 'waiting');
  await hall.desk(CLAIM_PATH, { code: table.code, name: 'Bar 1' });

  const cards = (page: Follower) =>
    Object.entries((page.shown as unknown as HallSnapshot | undefined)?.tables ?? {});
  const isPlaying = (page: Follower): boolean =>
    cards(page).some(([, { name, state }]) => name === 'Bar 1' && state === 'playing');
  await until(() => isPlaying(early));

  const next = await gatewayOf(hall, folder);
  const late = watch(next, '/hall/live?at=');
  await until(() => late.shown !== undefined);
  expect(cards(late).map(([, { name }]) => name)).toEqual(['Bar 1']);
  await until(() => isPlaying(late));

  const [[id] = ['']] = cards(late);
  const page = watch(next, `/hall/live?table=${id}&at=`);
  await until(() => page.shown !== undefined);
  stand.play([{ roll: '55534' }, { hold: 1 }]);
  publication.take(stand.view());
  table.follow();
  await until(() => (page.shown as Snapshot).seq === publication.seq);
}, 150_000);

test('the hall has what a table shows, though nothing comes after it', async () => {
  const folder = hallFolder();
  const hall = await testHall(onTestFinished, folder);
  const gateway = await gatewayOf(hall, folder);
  const uno = startUno();
  const clock = new LockstepClock(uno);
  const dataDir = dataFolder();
  const cabinet = join(dataDir, 'cabinet.yaml');
  writeFileSync(cabinet, `hall: { url: "${hall.url}" }\nodds: false\n`);
  const { config } = loadConfig({ file: cabinet, options: { host: '127.0.0.1', httpPort: '0', dataDir } });
  const cable = { link: new ChipLink(uno), pins: undefined, close: async () => {} };
  const table = await startTable(config, { clock, cable, log: openLog({ ...config.log, level: 'error' }) });
  onTestFinished(async () => {
    let isClosed = false;
    const closing = table.close().finally(() => {
      isClosed = true;
    });
    // Its lines to the hall end by the wall clock, and then its dice go dark by the table's.
    await until(async () => {
      await clock.advance(100);
      return isClosed;
    });
    await closing;
  });
  const claim = await table.claim;
  const code = typeof claim === 'object' && claim.say === 'hall.waiting' ? claim.code : '';
  await hall.desk(CLAIM_PATH, { code, name: 'Bar 1' });
  const board = watch(gateway, '/hall/live?at=');
  const cards = () => (board.shown as unknown as HallSnapshot | undefined)?.tables ?? {};
  await until(() => Object.values(cards()).some(({ state }) => state === 'free'));
  const page = watch(gateway, `/hall/live?table=${Object.keys(cards())[0]}&at=`);
  for (const input of ['lever', 'lever', 'lever', 'hold1'] as const) {
    uno.press(input);
    await clock.advance(60);
    uno.release(input);
    await clock.advance(4000);
  }
  await until(() => (page.shown as Snapshot | undefined)?.seq === table.server.newest()?.seq);
}, 150_000);
