/** A gateway with its connections, as a process of its own or beside the other parts of a small hall. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SystemClock } from '../clock/system-clock.ts';
import { Fault, messageOf } from '../fault/fault.ts';
import { RULE_SETS } from '../game/index.ts';
import type { ServerLog } from '../server/log.ts';
import { readHallFame } from './count/fame.ts';
import { openGame } from './count/game-record.ts';
import { startGateway } from './gateway/gateway.ts';
import { NatsBus } from './gateway/nats-bus.ts';
import { connectService, type HallSettings, hallFault, KEYS_FILE, openPool } from './hall.ts';
import { openHallKeys } from './identity/hall-keys.ts';
import { Leagues } from './league/leagues.ts';
import { allCalls } from './league/seats.ts';
import { Rounds } from './round/rounds.ts';
import { Cabinets } from './store/cabinets.ts';
import { GATEWAY_SAYS_MS, noteGateway } from './store/gateways.ts';

export interface GatewaySettings {
  /** The hall's, with its keys. */
  readonly folder: string;
  readonly nats: readonly string[];
  /** Of the hall; undefined: tables are called by their ids. */
  readonly database: string | undefined;
  readonly tls: HallSettings['tls'];
  readonly version: string;
  readonly host: string;
  readonly port: number;
  readonly allowedHosts: readonly string[];
  /** As phones reach its pages, without a path; undefined: by the address of this machine. */
  readonly publicUrl?: string | undefined;
  /** Folder of the built pages. */
  readonly webRoot: string;
  readonly log: ServerLog & { warn(message: string): void };
}

export interface OpenGateway {
  /** Of `/hall`, as others in the network find it. */
  readonly url: string;
  close(): Promise<void>;
}

/** Whoever has just taken a table in looks for it; and whoever is called to one looks up. */
const NAMES_MS = 3000;

/** Rejects, and leaves nothing open, where it cannot be started. */
export async function openGateway(settings: GatewaySettings): Promise<OpenGateway> {
  const { folder, nats, database, tls, log } = settings;
  const file = join(folder, KEYS_FILE);
  if (!existsSync(file)) throw new Fault('hall-failed', { say: 'hall.noKeys', file });
  const keys = openHallKeys(file);
  const connection = await connectService(nats, keys.account, 'gateway', { tls }).catch((error) => {
    throw hallFault(error);
  });
  const pool = database === undefined ? undefined : openPool(database, log);
  let names: ReadonlyMap<string, string> = new Map();
  let calls: ReadonlyMap<string, readonly string[]> = new Map();
  const read = async (): Promise<void> => {
    if (pool === undefined) return;
    try {
      [names, calls] = await Promise.all([new Cabinets(pool).names(), allCalls(pool)]);
    } catch (error) {
      log.warn(messageOf(error));
    }
  };
  const rounds = pool && new Rounds(pool, RULE_SETS);
  await read();
  const timer = setInterval(() => void read(), NAMES_MS).unref();
  let saying: NodeJS.Timeout | undefined;
  const disconnect = async (): Promise<void> => {
    clearInterval(timer);
    clearInterval(saying);
    await connection.close();
    await pool?.end();
  };
  const gateway = await startGateway({
    ...settings,
    records: pool && {
      fame: () => readHallFame(pool, Date.now()),
      openGame: (table, game) => openGame(pool, table, game),
    },
    ...{ bus: new NatsBus(connection), hall: keys.hall, names: () => names, calls: () => calls },
    ...{ clock: new SystemClock(), leagues: pool && new Leagues(pool) },
    round: async (no) => rounds?.show(no),
  }).catch(async (error) => {
    await disconnect();
    throw error;
  });
  const say = async (): Promise<void> => {
    await (pool && noteGateway(pool, gateway.address))?.catch((error: unknown) => log.warn(messageOf(error)));
  };
  await say();
  saying = setInterval(() => void say(), GATEWAY_SAYS_MS).unref();
  return {
    url: gateway.url,
    async close() {
      await gateway.close();
      await disconnect();
    },
  };
}
