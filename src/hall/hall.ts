/** A hall on one machine: its servers, where they are not given, ingest, and the office where tables are taken in. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KeyPair } from '@nats-io/nkeys';
import { connect, jwtAuthenticator, type NatsConnection } from '@nats-io/transport-node';
import pg from 'pg';
import { Fault, messageOf } from '../fault/fault.ts';
import type { Text } from '../language/sentence.ts';
import { drawCode } from './identity/code.ts';
import { type HallKeys, openHallKeys, seedText } from './identity/hall-keys.ts';
import { accountJwt, serverTrust, servicePass } from './identity/jwt.ts';
import { keptSecret } from './identity/secret.ts';
import { trustIn } from './identity/trust.ts';
import { startIngest } from './ingest/ingest.ts';
import { HallCode } from './office/hall-code.ts';
import { Members } from './office/members.ts';
import { startOffice } from './office/office.ts';
import { Releases } from './office/releases.ts';
import { type FleetPages, openFleet } from './open-fleet.ts';
import { Dealer } from './round/dealer.ts';
import { type NatsSettings, startNats, writeNatsConfig } from './servers/nats.ts';
import { startPostgres } from './servers/postgres.ts';
import { INSTALL_LINE } from './servers/programs.ts';
import { Acts } from './store/acts.ts';
import { Cabinets } from './store/cabinets.ts';
import { Journals } from './store/journals.ts';
import { migrateStore, NewerStore } from './store/migrations.ts';

/** What is shown is right again 2 s after the line is back; one that was cut without a word is noticed after three pings. */
const RECONNECT = { reconnectTimeWait: 300, timeout: 3000, pingInterval: 5000, maxPingOut: 2 } as const;

export const KEYS_FILE = 'hall-keys.json';
export const CODE_FILE = 'hall-code';
/** Where its operator lays releases for the tables. */
const RELEASE_FOLDER = 'releases';

export interface HallSettings {
  /** Keys, code, and what is started here. */
  readonly folder: string;
  readonly host: string;
  readonly port: number;
  readonly natsPort: number;
  /** Of servers that run already, and know this hall (`nats-server.conf` in its folder); none: one is started. */
  readonly nats: readonly string[];
  /** Of PostgreSQL that runs already; undefined: it is started. */
  readonly database: string | undefined;
  /** Certificate and key, as files. */
  readonly tls: { readonly cert: string; readonly key: string } | undefined;
  /** Of the fleet page, which the office serves. */
  readonly pages: Pick<FleetPages, 'webRoot' | 'allowedHosts'>;
  readonly log: FleetPages['log'];
}

export interface RunningHall {
  readonly keys: HallKeys;
  readonly hallCode: string;
  readonly port: number;
  readonly database: string;
  readonly nats: readonly string[];
  /** Resolves with what it said when a server that was started here has ended by itself. */
  readonly broken: Promise<string>;
  close(): Promise<void>;
}

/** Rejects, and leaves nothing running, where one of the parts cannot be started. */
export async function startHall(settings: HallSettings): Promise<RunningHall> {
  const undo: (() => Promise<unknown>)[] = [];
  const close = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    return { ...(await openHall(settings, undo)), close };
  } catch (error) {
    await close();
    throw hallFault(error);
  }
}

/** One more that writes into the database, beside a hall that runs: with its keys, on any machine. */
export async function startIngestAlone(
  settings: Pick<HallSettings, 'folder' | 'nats' | 'tls'> & {
    readonly database: string;
    readonly log: { warn(message: string): void };
  },
): Promise<Pick<RunningHall, 'close'>> {
  const { folder, nats, database, log } = settings;
  const file = join(folder, KEYS_FILE);
  if (!existsSync(file)) throw new Fault('hall-failed', { say: 'hall.noKeys', file });
  const keys = openHallKeys(file);
  const pool = openPool(database, log);
  try {
    await migrate(pool);
    const connection = await connectService(nats, keys.account, 'ingest', settings);
    startIngest({ ...writersOf(pool, keys.hall), connection, hall: keys.hall, log });
    return {
      async close() {
        await connection.close();
        await pool.end();
      },
    };
  } catch (error) {
    await pool.end();
    throw hallFault(error);
  }
}

export function hallFault(error: unknown): Fault {
  if (error instanceof Fault) return error;
  const about: Text = error instanceof NewerStore ? { say: 'hall.newer' } : messageOf(error);
  return new Fault('hall-failed', about, { cause: error });
}

function notInstalled(program: string): Fault {
  return new Fault('hall-failed', { say: 'hall.notInstalled', program, line: INSTALL_LINE });
}

async function openHall(
  settings: HallSettings,
  undo: (() => Promise<unknown>)[],
): Promise<Omit<RunningHall, 'close'>> {
  const { folder, host, port, log } = settings;
  // PostgreSQL may be another user, and goes through it to its own; what is secret in it is so by itself.
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const keys = openHallKeys(join(folder, KEYS_FILE));
  const hallCode = keptSecret(join(folder, CODE_FILE), drawCode);
  const broken = Promise.withResolvers<string>();
  const database = settings.database ?? (await ownDatabase(settings, undo, broken.resolve));
  const pool = openPool(database, log);
  undo.push(() => pool.end());
  await migrate(pool);
  const cabinets = new Cabinets(pool);
  const nats = await openNats(settings, keys, cabinets, undo, broken.resolve);
  const connection = await connectService(nats.urls, keys.account, 'ingest', settings);
  undo.push(() => connection.close());
  startIngest({ ...writersOf(pool, keys.hall), connection, hall: keys.hall, log });
  const code = new HallCode(hallCode, Date.now);
  const members = new Members({ cabinets, revoked: nats.revoked });
  const acts = new Acts(pool);
  const releases = new Releases(join(folder, RELEASE_FOLDER));
  const shared = { keys, cabinets, members, acts, code, releases, log };
  const fleet = openFleet({ ...settings.pages, ...shared, connection, pool });
  undo.push(() => fleet.close());
  const office = await startOffice({
    ...{ ...shared, host, port, pages: fleet.pages },
    tls: settings.tls && { cert: readFileSync(settings.tls.cert), key: readFileSync(settings.tls.key) },
    servers: nats.forTables,
  });
  undo.push(() => office.close());
  return { keys, hallCode, port: office.port, database, nats: nats.urls, broken: broken.promise };
}

/** Those who write what tables send, and answer. */
function writersOf(pool: pg.Pool, hall: string): { readonly journals: Journals; readonly dealer: Dealer } {
  return { journals: new Journals(pool), dealer: new Dealer(pool, hall) };
}

/** Without an unhandled error where the database goes away: whoever asks it next is told. */
export function openPool(url: string, log: { warn(message: string): void }): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  pool.on('error', (error) => log.warn(error.message));
  // For as long as a connection lives, also while it is lent or thrown away.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await migrateStore(client);
  } finally {
    client.release();
  }
}

async function ownDatabase(
  { folder }: HallSettings,
  undo: (() => Promise<unknown>)[],
  broken: (said: string) => void,
): Promise<string> {
  const server = await startPostgres(join(folder, 'postgresql'));
  if (server === undefined) throw notInstalled('PostgreSQL');
  undo.push(() => server.stop());
  void server.process.ended.then(broken);
  return server.url;
}

interface Nats {
  readonly urls: readonly string[];
  readonly forTables: (hostname: string) => readonly string[];
  revoked(): Promise<void>;
}

async function openNats(
  { folder, host, natsPort, nats, tls }: HallSettings,
  keys: HallKeys,
  cabinets: Cabinets,
  undo: (() => Promise<unknown>)[],
  broken: (said: string) => void,
): Promise<Nats> {
  const account = async (): Promise<string> =>
    accountJwt(
      keys,
      (await cabinets.revoked()).map(({ key, revokedMs = 0 }) => ({ key, atMs: revokedMs })),
    );
  const settings = async (): Promise<NatsSettings> => ({
    ...(await serverTrust(keys, await account())),
    ...{ host, port: natsPort, tls },
  });
  const server = nats.length > 0 ? undefined : await startNats(folder, await settings());
  if (nats.length === 0 && server === undefined) throw notInstalled('nats-server');
  if (server === undefined) writeNatsConfig(folder, await settings());
  else {
    undo.push(() => server.stop());
    void server.process.ended.then(broken);
  }
  const scheme = tls === undefined ? 'nats' : 'tls';
  const urls = server === undefined ? nats : [`${scheme}://127.0.0.1:${natsPort}`];
  return {
    urls,
    forTables: (hostname) => (server === undefined ? nats : [`${scheme}://${hostname}:${natsPort}`]),
    async revoked() {
      // For servers that start later, and for those that run.
      writeNatsConfig(folder, await settings());
      const system = await connectService(urls, keys.system, 'revoke', { tls });
      await system.request(`$SYS.REQ.ACCOUNT.${keys.account.getPublicKey()}.CLAIMS.UPDATE`, await account(), {
        timeout: 5000,
      });
      await system.close();
    },
  };
}

export async function connectService(
  servers: readonly string[],
  account: KeyPair,
  name: string,
  { tls }: Pick<HallSettings, 'tls'>,
): Promise<NatsConnection> {
  const { jwt, key } = await servicePass(account, name, Date.now());
  return connect({
    ...{ servers: [...servers], name, maxReconnectAttempts: -1, ...RECONNECT },
    authenticator: jwtAuthenticator(jwt, new TextEncoder().encode(seedText(key))),
    ...(tls === undefined ? {} : { tls: trustIn(readFileSync(tls.cert), servers) }),
  });
}
