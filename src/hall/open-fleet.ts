/** The fleet of a hall with its page, for the office to serve. */
import type { RequestListener } from 'node:http';
import type { NatsConnection } from '@nats-io/transport-node';
import type pg from 'pg';
import { SystemClock } from '../clock/system-clock.ts';
import { messageOf } from '../fault/fault.ts';
import { AllowedNames } from '../server/guard/allowed-names.ts';
import { ownNames } from '../server/guard/own-names.ts';
import type { ServerLog } from '../server/log.ts';
import { OperatorSessions } from '../server/operator/sessions.ts';
import { baseApp } from '../server/pages/base-app.ts';
import { languageBy } from '../server/request-language.ts';
import { Counter } from './count/counter.ts';
import { FleetDesk } from './fleet/desk.ts';
import { Fleet } from './fleet/fleet.ts';
import { LeagueDesk } from './fleet/league-desk.ts';
import { fleetRouter } from './fleet/router.ts';
import type { HallKeys } from './identity/hall-keys.ts';
import { Leagues } from './league/leagues.ts';
import { callSeats } from './league/seats.ts';
import type { HallCode } from './office/hall-code.ts';
import type { Members } from './office/members.ts';
import type { Releases } from './office/releases.ts';
import type { Acts } from './store/acts.ts';
import { Beats } from './store/beats.ts';
import type { Cabinets } from './store/cabinets.ts';
import { gatewayAddress } from './store/gateways.ts';
import { Wanted } from './store/wanted.ts';

/** Records and books are as new as that, where nobody asks for them. */
const COUNT_MS = 20_000;
/** Whoever is free, and a table that is, wait for each other that long. */
const CALL_MS = 3000;

/** Where the pages are, and under which names they may be asked for. */
export interface FleetPages {
  readonly webRoot: string;
  readonly allowedHosts: readonly string[];
  readonly log: ServerLog & { warn(message: string): void };
}

export interface OpenFleetParts extends FleetPages {
  readonly connection: NatsConnection;
  readonly pool: pg.Pool;
  readonly keys: HallKeys;
  readonly code: HallCode;
  readonly members: Members;
  readonly cabinets: Cabinets;
  readonly acts: Acts;
  readonly releases: Releases;
}

export function openFleet(parts: OpenFleetParts): {
  readonly pages: RequestListener;
  close(): Promise<void>;
} {
  const { connection, pool, keys, code, members, cabinets, acts, releases, webRoot, allowedHosts, log } =
    parts;
  const clock = new SystemClock();
  const beats = new Beats(pool);
  const wanted = new Wanted(pool);
  const common = { acts, cabinets, wanted, wallNow: Date.now };
  const fleet = new Fleet({ ...common, connection, keys, beats, log });
  const counter = new Counter(pool);
  const desk = new FleetDesk({ ...common, fleet, members, releases, pool, counter, beats, log });
  // So that nobody waits for years of games who opens the books.
  const count = (): void => void counter.count().catch((error: unknown) => log.warn(messageOf(error)));
  const counting = setInterval(count, COUNT_MS).unref();
  let calling: Promise<void> | undefined;
  const call = (): void => {
    calling ??= callSeats(pool, Date.now())
      .catch((error: unknown) => log.warn(messageOf(error)))
      .finally(() => {
        calling = undefined;
      });
  };
  const calls = setInterval(call, CALL_MS).unref();
  const leagues = new LeagueDesk(new Leagues(pool), acts, () => gatewayAddress(pool));
  const allow = new AllowedNames(allowedHosts, ownNames, clock);
  const router = fleetRouter({ desk, leagues, code, sessions: new OperatorSessions(clock), allow, log });
  const languageOf = languageBy(() => 'en');
  const pages = baseApp({ ...{ webRoot, allow, log, clock, languageOf }, routers: [router] }, (app, send) => {
    app.get('/', (_request, response) => response.redirect(303, '/fleet'));
    app.get('/fleet', (request, response) => send.page(request, response, 'fleet.html', null));
  });
  return {
    pages,
    async close() {
      clearInterval(counting);
      clearInterval(calls);
      await calling;
      await counter.settled();
      await fleet.close();
    },
  };
}
