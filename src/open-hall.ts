/** The hall that gets the journal, if the cabinet file names one; nothing of it is loaded before. */
import { readFile } from 'node:fs/promises';
import type { Log } from './app/log.ts';
import type { RoundDealer } from './app/round-dealer.ts';
import type { Config } from './config/schema.ts';
import { type Fault, messageOf } from './fault/fault.ts';
import type { Dealt, RoundThrow } from './game/index.ts';
import type { TableFeed } from './hall/feed/start.ts';
import type { PairOf, SitsOf } from './hall/feed/table-rounds.ts';
import type { HallBeat } from './hall/wire/beat.ts';
import type { Archive } from './journal/archive.ts';
import type { RowOutbox } from './journal/outbox.ts';
import { type Text, tell } from './language/sentence.ts';
import { sentencesIn } from './language/sentences.ts';
import { type ObeyParts, obeyHall } from './obey-hall.ts';
import { packageVersion } from './package-root.ts';
import type { Snapshot } from './server/view/messages.ts';

/** The rounds of a hall, for a table that plays before its hall is known. */
export class LateRounds implements RoundDealer {
  /** Undefined: there is no hall, or none yet. */
  hall: (RoundDealer & Pick<TableFeed['rounds'], 'league'>) | undefined;

  get offer(): RoundDealer['offer'] {
    return this.hall?.offer;
  }

  get call(): RoundDealer['call'] {
    return this.hall?.call;
  }

  /** Which league anybody may join, and where. */
  get league(): TableFeed['rounds']['league'] {
    return this.hall?.league;
  }

  async deal(asked: RoundThrow): Promise<Dealt> {
    return this.hall?.deal(asked) ?? { error: 'away' };
  }
}

export interface HallParts extends Omit<ObeyParts, 'config'> {
  readonly log: Log;
  readonly journal: Pick<Archive, 'info'>;
  readonly faults: () => readonly Fault[];
  readonly snapshot: () => Snapshot | null;
  readonly sits: SitsOf;
  readonly pair: PairOf;
  /** Where the table asks for rounds of duplicate dice. */
  readonly rounds: LateRounds;
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
  /** Resolves with how the table is taken in, once the hall is known to wait for that. */
  readonly waits: Promise<Text>;
  follow(): void;
  close(): Promise<void>;
}

const NO_HALL: OpenHall = {
  behind: () => null,
  told: () => ({ say: 'leafWord.none' }),
  trouble: () => undefined,
  waits: new Promise(() => {}),
  follow() {},
  async close() {},
};

/** `outbox`: of a journal that may be sent; undefined: it is a test's. */
export async function openHall(
  config: Config,
  outbox: RowOutbox | undefined,
  table: HallParts,
): Promise<OpenHall> {
  const { hall, dataDir } = config;
  const { url, nats, ca } = hall;
  if (url === '' || outbox === undefined) return NO_HALL;
  const { startTableFeed } = await import('./hall/feed/start.ts');
  const waits = Promise.withResolvers<Text>();
  try {
    const open = startTableFeed({
      ...{ outbox, folder: dataDir, url, nats, ca, log: table.log },
      ...{ snapshot: table.snapshot, sits: table.sits, pair: table.pair },
      beat: () => hallBeat(table),
      settingOf: (key) => table.inForce.settings?.list().find((one) => one.key === key),
      urgent: () => JSON.stringify(momentOf(table)),
      carryOut: obeyHall({ ...table, config }),
      changed() {
        if (open.feed.state === 'waiting') waits.resolve({ say: 'hall.waiting', url, code: open.code });
        table.changed();
      },
    });
    table.rounds.hall = open.rounds;
    return {
      behind: () => open.feed.behind,
      told: () => toldOf(open),
      trouble: () => troubleOf(open, url),
      waits: waits.promise,
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
async function hallBeat(table: HallParts): Promise<Omit<HallBeat, 'behind' | 'at' | 'settings'>> {
  const { journal, board, backups, options } = table;
  const [{ events, freeBytes }, [newest], celsius] = await Promise.all([
    journal.info(),
    backups.list(),
    temperature(),
  ]);
  return {
    ...momentOf(table),
    ...{ version: packageVersion(), firmware: board.status().description, events, celsius },
    backupAgeMs: newest === undefined ? null : Date.now() - Date.parse(newest.at),
    freeBytes: Math.floor(freeBytes),
    currency: options.credits.currency,
  };
}

/** What a hall is told at once. */
function momentOf({ board, faults }: HallParts): Pick<HallBeat, 'board' | 'faults'> {
  return { board: board.status().state, faults: faults().map(({ code }) => code) };
}

/** Of a Raspberry Pi's processor, as Linux tells it in thousandths; null: this computer does not. */
async function temperature(): Promise<number | null> {
  const text = await readFile('/sys/class/thermal/thermal_zone0/temp', 'utf8').catch(() => '');
  return text.trim() === '' ? null : Math.round(Number(text) / 1000);
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

function troubleOf({ feed: { state, behind, why }, code }: TableFeed, url: string): Text | undefined {
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
      return { say: 'hall.away', url, behind, why };
    default:
      return undefined;
  }
}
