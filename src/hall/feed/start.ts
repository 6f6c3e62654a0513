/** Everything that a table with a hall has more: its pass, its feed, and what it says of itself. Loaded only where there is a hall. */
import { readFileSync } from 'node:fs';
import { SystemClock } from '../../clock/system-clock.ts';
import type { RowOutbox } from '../../journal/outbox.ts';
import type { Snapshot } from '../../server/view/messages.ts';
import { wireBytes } from '../wire/batch.ts';
import type { HallBeat } from '../wire/beat.ts';
import type { HallOrder, OrderAnswer } from '../wire/order.ts';
import { Applied, type SettingOf } from './applied.ts';
import { BeatTeller } from './beat-teller.ts';
import { Feed } from './feed.ts';
import { Orders } from './orders.ts';
import { TablePass } from './table-pass.ts';
import { LOOK_MS, type PairOf, type SitsOf, TableRounds } from './table-rounds.ts';
import { ViewTeller } from './view-teller.ts';

export interface TableFeedParts {
  readonly folder: string;
  readonly url: string;
  /** Of a server of NATS that is nearer than the hall's, and leads there; '' where those of the hall are meant. */
  readonly nats: string;
  /** A file; '' where whom everybody trusts is enough. */
  readonly ca: string;
  readonly outbox: RowOutbox;
  readonly log: { info(fields: object, message: string): void; warn(message: string): void };
  /** What the feed adds is left out. */
  readonly beat: () => Promise<Omit<HallBeat, 'behind' | 'at' | 'settings'>>;
  readonly settingOf: SettingOf;
  /** What of it the hall is told at once. */
  readonly urgent: () => string;
  /** What the hall's operator wants. */
  readonly carryOut: (order: HallOrder) => Promise<OrderAnswer>;
  /** What the pages show; null before the first. */
  readonly snapshot: () => Snapshot | null;
  readonly sits: SitsOf;
  readonly pair: PairOf;
  changed(): void;
}

export interface TableFeed {
  readonly feed: Pick<Feed, 'state' | 'behind' | 'why'>;
  readonly rounds: Pick<TableRounds, 'offer' | 'call' | 'league' | 'deal' | 'look'>;
  readonly code: string;
  /** The table's pages have been told something: maybe there is more to be sent, and something else to be seen. */
  follow(): void;
  close(): Promise<void>;
}

/** Throws where the table's key, or the certificate, cannot be read. */
export function startTableFeed(parts: TableFeedParts): TableFeed {
  const { folder, url, nats, ca, outbox, log } = parts;
  const certificate = ca === '' ? undefined : readFileSync(ca);
  const pass = new TablePass(folder, { url, ca: certificate });
  const clock = new SystemClock();
  const applied = new Applied(folder);
  const hall = (): string => pass.kept?.hall ?? '';
  const carryOut = async (order: HallOrder): Promise<OrderAnswer> => {
    if (order.name !== 'settings') return parts.carryOut(order);
    if (applied.has(hall(), order)) return { done: true, text: { say: 'order.applied' } };
    const answer = await parts.carryOut(order);
    applied.note(hall(), order, answer);
    beats.follow();
    return answer;
  };
  const orders = new Orders({ pass, carryOut, log, wallNow: Date.now });
  const feed = new Feed({
    ...{
      outbox,
      pass,
      servers: nats === '' ? [] : [nats],
      ca: certificate,
      log,
      changed: () => parts.changed(),
    },
    asked: (call) => views.asked(call),
    ordered: (name, order) => orders.take(name, order),
    connected: () => {
      beats.now();
      void rounds.look();
    },
  });
  const rounds = new TableRounds(feed, hall, () => parts.changed(), parts.sits, parts.pair);
  const looks = setInterval(() => void rounds.look(), LOOK_MS).unref();
  const views = new ViewTeller((view) => feed.say('view', view), parts.snapshot, clock);
  const beat = async (): Promise<void> => {
    const at = new Date().toISOString();
    const settings = applied.told(hall(), parts.settingOf);
    const said: HallBeat = { ...(await parts.beat()), behind: feed.behind, settings, at };
    feed.say('beat', wireBytes(said));
  };
  const urgent = (): string => `${parts.urgent()} ${applied.urgent} ${feed.state}`;
  // A journal that cannot be asked stops the table, which tells it.
  const beats = new BeatTeller({ urgent, say: () => void beat().catch(() => {}), clock });
  return {
    ...{ feed, rounds },
    code: pass.code,
    follow() {
      feed.poke();
      beats.follow();
      views.follow();
    },
    async close() {
      views.close();
      beats.close();
      clearInterval(looks);
      await feed.close();
    },
  };
}
