/** An operator at the fleet page of a hall, and tables that answer what it asks. */
import type { GameEvent } from '../../../src/game/index.ts';
import { startTableFeed, type TableFeed, type TableFeedParts } from '../../../src/hall/feed/start.ts';
import type { FleetAnswer, FleetTable } from '../../../src/hall/fleet/messages.ts';
import { CLAIM_PATH } from '../../../src/hall/wire/desk.ts';
import type { HallOrder } from '../../../src/hall/wire/order.ts';
import { openSqliteJournal } from '../../../src/journal/thread/sqlite-journal.ts';
import { quiet, type TestHall, until } from '../rig.ts';
import { type Finally, hallFolder } from '../servers.ts';

export interface Operator {
  /** Status and body of the answer. */
  post(
    path: string,
    body: object,
  ): Promise<{ readonly status: number; readonly body: Record<string, unknown> }>;
  fleet(): Promise<FleetAnswer>;
  table(name: string): Promise<FleetTable | undefined>;
}

export function visitor(hall: TestHall, cookie = ''): Operator {
  const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${hall.url}/fleet/api${path}`, {
      ...init,
      headers: { cookie, origin: hall.url, 'content-type': 'application/json' },
    });
  const fleet = async (): Promise<FleetAnswer> => (await (await ask('/fleet')).json()) as FleetAnswer;
  return {
    async post(path, body) {
      const answer = await ask(path, { method: 'POST', body: JSON.stringify(body) });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    },
    fleet,
    table: async (name) => (await fleet()).tables.find((table) => table.name === name),
  };
}

export async function signedIn(hall: TestHall, name = 'Anna'): Promise<Operator> {
  const answer = await fetch(`${hall.url}/fleet/api/sign-in`, {
    method: 'POST',
    headers: { origin: hall.url, 'content-type': 'application/json' },
    body: JSON.stringify({ name, pin: hall.hallCode }),
  });
  return visitor(hall, (answer.headers.get('set-cookie') ?? '').split(';')[0]);
}

export interface OrderedTable extends TableFeed {
  readonly orders: readonly HallOrder[];
  /** As its journal would write it. */
  plays(events: readonly GameEvent[]): Promise<void>;
}

/** A table of the hall that notes what it is asked; `more` may make it do something. */
export async function orderedTable(
  hall: TestHall,
  name: string,
  atEnd: Finally,
  more: Partial<TableFeedParts> = {},
): Promise<OrderedTable> {
  const orders: HallOrder[] = [];
  const folder = hallFolder(atEnd);
  const outbox = await openSqliteJournal(folder);
  atEnd(() => outbox.close());
  const table = startTableFeed({
    ...{ folder, url: hall.url, nats: '', ca: '', outbox, log: quiet, changed() {} },
    ...{ snapshot: () => null, sits: () => undefined, pair: () => undefined },
    beat: async () => ({
      ...{ version: '1.2.3', board: 'ready', faults: [], events: 0, freeBytes: 5e9, celsius: 51 },
      ...{ firmware: 'emulated Uno', backupAgeMs: 60_000, currency: 'EUR' },
    }),
    ...{ urgent: () => '', settingOf: () => undefined },
    async carryOut(order) {
      orders.push(order);
      return { done: true, text: { say: 'order.lights' } };
    },
    ...more,
  });
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closing ??= table.close();
    return closing;
  };
  atEnd(close);
  await until(() => table.feed.state === 'waiting');
  await hall.desk(CLAIM_PATH, { code: table.code, name });
  await until(() => table.feed.state === 'well');
  const plays = async (events: readonly GameEvent[]): Promise<void> => {
    await outbox.append(events);
    table.follow();
  };
  return { ...table, close, orders, plays };
}
