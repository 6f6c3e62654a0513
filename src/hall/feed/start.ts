/** Everything that a table with a hall has more: its pass, its feed, and what it says of itself. Loaded only where there is a hall. */
import { readFileSync } from 'node:fs';
import { SystemClock } from '../../clock/system-clock.ts';
import type { RowOutbox } from '../../journal/outbox.ts';
import type { Snapshot } from '../../server/view/messages.ts';
import { wireBytes } from '../wire/batch.ts';
import { BEAT_MS, type HallBeat } from '../wire/beat.ts';
import { Feed } from './feed.ts';
import { TablePass } from './table-pass.ts';
import { ViewTeller } from './view-teller.ts';

export interface TableFeedParts {
  readonly folder: string;
  readonly url: string;
  /** A file; '' where whom everybody trusts is enough. */
  readonly ca: string;
  readonly outbox: RowOutbox;
  readonly log: { warn(message: string): void };
  /** What the feed adds is left out. */
  readonly beat: () => Promise<Omit<HallBeat, 'behind' | 'at'>>;
  /** What the pages show; null before the first. */
  readonly snapshot: () => Snapshot | null;
  changed(): void;
}

export interface TableFeed {
  readonly feed: Pick<Feed, 'state' | 'behind'>;
  readonly code: string;
  /** The table has changed: maybe there is more to be sent, and something else to be seen. */
  follow(): void;
  close(): Promise<void>;
}

/** Throws where the table's key, or the certificate, cannot be read. */
export function startTableFeed(parts: TableFeedParts): TableFeed {
  const { folder, url, ca, outbox, log } = parts;
  const pass = new TablePass(folder, { url, ca: ca === '' ? undefined : readFileSync(ca) });
  const feed = new Feed({
    ...{ outbox, pass, ca: ca || undefined, log, changed: () => parts.changed() },
    asked: (call) => views.asked(call),
    connected: () => told(),
  });
  const views = new ViewTeller((view) => feed.say('view', view), new SystemClock());
  const beat = async (): Promise<void> => {
    const at = new Date().toISOString();
    feed.say('beat', wireBytes({ ...(await parts.beat()), behind: feed.behind, at } satisfies HallBeat));
  };
  // A journal that cannot be asked stops the table, which tells it.
  const told = (): void => void beat().catch(() => {});
  const beats = setInterval(told, BEAT_MS).unref();
  return {
    feed,
    code: pass.code,
    follow() {
      feed.poke();
      const snapshot = parts.snapshot();
      if (snapshot !== null) views.tell(snapshot);
    },
    async close() {
      views.close();
      clearInterval(beats);
      await feed.close();
    },
  };
}
