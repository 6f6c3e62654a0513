/** The hall that gets the journal, if the cabinet file names one; nothing of it is loaded before. */
import type { Log } from './app/log.ts';
import type { Board } from './board/board.ts';
import type { Config } from './config/schema.ts';
import { type Fault, messageOf } from './fault/fault.ts';
import type { TableFeed } from './hall/feed/start.ts';
import type { HallBeat } from './hall/wire/beat.ts';
import type { Archive } from './journal/archive.ts';
import type { RowOutbox } from './journal/outbox.ts';
import { type Text, tell } from './language/sentence.ts';
import { sentencesIn } from './language/sentences.ts';
import { packageVersion } from './package-root.ts';
import type { Snapshot } from './server/view/messages.ts';

export interface HallParts {
  readonly log: Log;
  readonly beat: () => Promise<Omit<HallBeat, 'behind' | 'at'>>;
  readonly snapshot: () => Snapshot | null;
  /** Something that service shows. */
  changed(): void;
}

export interface OpenHall {
  /** Events that wait; null: there is no hall. */
  readonly behind: () => number | null;
  /** In a word of the display. */
  readonly told: () => Text;
  /** Somebody has to do something, or the line is down. */
  readonly trouble: () => Text | undefined;
  follow(): void;
  close(): Promise<void>;
}

const NO_HALL: OpenHall = {
  behind: () => null,
  told: () => ({ say: 'leafWord.none' }),
  trouble: () => undefined,
  follow() {},
  async close() {},
};

/** `outbox`: of a journal that may be sent; undefined: it is a test's. */
export async function openHall(
  { hall, dataDir }: Config,
  outbox: RowOutbox | undefined,
  table: HallParts,
): Promise<OpenHall> {
  const { url, ca } = hall;
  if (url === '' || outbox === undefined) return NO_HALL;
  const { startTableFeed } = await import('./hall/feed/start.ts');
  try {
    const open = startTableFeed({ ...table, outbox, folder: dataDir, url, ca });
    return {
      behind: () => open.feed.behind,
      told: () => toldOf(open),
      trouble: () => troubleOf(open, url),
      follow: open.follow,
      close: open.close,
    };
  } catch (error) {
    const trouble: Text = { say: 'hall.key', why: messageOf(error) };
    table.log.warn(tell(sentencesIn('en'), trouble));
    return { ...NO_HALL, told: () => ({ say: 'leafWord.failed' }), trouble: () => trouble };
  }
}

/** How the table is, for the hall's own board. */
export async function hallBeat(
  journal: Pick<Archive, 'info'>,
  board: Pick<Board, 'status'>,
  faults: () => readonly Fault[],
): Promise<Omit<HallBeat, 'behind' | 'at'>> {
  const { events, freeBytes } = await journal.info();
  const { state } = board.status();
  const codes = faults().map(({ code }) => code);
  const version = packageVersion();
  return { version, board: state, faults: codes, events, freeBytes: Math.floor(freeBytes) };
}

function toldOf({ feed: { state, behind }, code }: TableFeed): Text {
  switch (state) {
    case 'waiting':
    case 'revoked':
      return code;
    case 'well':
      return { say: 'leafWord.allOk' };
    case 'fork':
    case 'lies':
    case 'stranger':
      return { say: 'leafWord.hallOther' };
    default:
      return { say: 'leafWord.waits', count: behind };
  }
}

function troubleOf({ feed: { state, behind }, code }: TableFeed, url: string): Text | undefined {
  switch (state) {
    case 'waiting':
      return { say: 'hall.waiting', url, code };
    case 'revoked':
    case 'stranger':
      return { say: 'hall.revoked', url, code };
    case 'fork':
      return { say: 'hall.fork', url };
    case 'lies':
      return { say: 'hall.lies', url };
    case 'away':
      return { say: 'hall.away', url, behind };
    default:
      return undefined;
  }
}
