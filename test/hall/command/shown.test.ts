/** The way of a new table, with the real servers: it is taken in, and shown at `/hall` by its name; so also by a gateway that starts later. */
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { RULE_SETS } from '../../../src/game/index.ts';
import type { HallSnapshot } from '../../../src/hall/board/messages.ts';
import { startTableFeed } from '../../../src/hall/feed/start.ts';
import { startHall } from '../../../src/hall/hall.ts';
import { type OpenGateway, openGateway } from '../../../src/hall/open-gateway.ts';
import { CLAIM_PATH } from '../../../src/hall/wire/desk.ts';
import { openSqliteJournal } from '../../../src/journal/thread/sqlite-journal.ts';
import { Publication } from '../../../src/server/live/publication.ts';
import type { Snapshot } from '../../../src/server/view/messages.ts';
import { StandInTable } from '../../browser/stand-in-table.ts';
import { dataFolder } from '../../journal/folder.ts';
import { Follower } from '../../server/live/follower.ts';
import { freePort, hallBeside, NO_PAGES, quiet, until } from '../rig.ts';
import { hallFolder } from '../servers.ts';

/** Whoever looks at an address of a gateway. */
function watch({ url }: OpenGateway, path: string): Follower {
  const page = new Follower();
  const socket = new WebSocket(new URL(path, url.replace('http', 'ws')), { origin: new URL(url).origin });
  socket.on('message', (data) => page.hear(JSON.parse(String(data))));
  onTestFinished(() => socket.terminate());
  return page;
}

test('a table that was taken in is on the board of a hall, and whoever looks at it sees each press', async () => {
  const common = { folder: hallFolder(), host: '127.0.0.1', tls: undefined };
  const hall = await startHall({
    ...{ ...common, port: 0, natsPort: await freePort(), nats: [], database: undefined, log: quiet },
    pages: NO_PAGES,
  });
  onTestFinished(() => hall.close());
  const open = async (): Promise<OpenGateway> => {
    const gateway = await openGateway({
      ...{ ...common, nats: hall.nats, database: hall.database, version: '1.2.3', port: 0 },
      ...{ allowedHosts: [], webRoot: import.meta.dirname, log: { info() {}, warn() {}, error() {} } },
    });
    onTestFinished(() => gateway.close());
    return gateway;
  };
  const early = watch(await open(), '/hall/live?at=');

  const folder = dataFolder();
  const outbox = await openSqliteJournal(folder);
  onTestFinished(() => outbox.close());
  const stand = new StandInTable(['Eric', 'Julie']);
  const publication = new Publication(RULE_SETS);
  publication.take(stand.view());
  const table = startTableFeed({
    ...{ folder, url: `http://127.0.0.1:${hall.port}`, nats: '', ca: '', outbox, log: quiet, changed() {} },
    beat: async () => ({
      ...{ version: '1.2.3', board: 'ready', faults: [], events: 0, freeBytes: 1 },
      ...{ firmware: null, backupAgeMs: null, celsius: null, currency: null },
    }),
    ...{ urgent: () => '', settingOf: () => undefined },
    carryOut: async () => ({ done: false, text: '' }),
    snapshot: () => publication.newest,
  });
  onTestFinished(() => table.close());
  table.follow();
  await until(() => table.feed.state === 'waiting');
  await hallBeside(hall).desk(CLAIM_PATH, { code: table.code, name: 'Bar 1' });

  const cards = (page: Follower) =>
    Object.entries((page.shown as unknown as HallSnapshot | undefined)?.tables ?? {});
  const isPlaying = (page: Follower): boolean =>
    cards(page).some(([, { name, state }]) => name === 'Bar 1' && state === 'playing');
  await until(() => isPlaying(early));

  const next = await open();
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
