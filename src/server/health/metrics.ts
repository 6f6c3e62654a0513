/** The state of the table as metrics: what it is at the moment somebody asks. */
import { Gauge, Registry } from 'prom-client';
import type { StatusView } from '../operator/messages.ts';

const MS_PER_S = 1000;
const US_PER_S = 1_000_000;

export class Metrics {
  readonly #registry = new Registry();
  readonly #plain: ReadonlyMap<string, Gauge>;
  readonly #counters: Gauge<'name'>;

  constructor(version: string) {
    const registers = [this.#registry];
    new Gauge({
      ...{ name: 'dicetable_info', help: 'Always 1; its label is the version of the table.' },
      ...{ labelNames: ['version'], registers },
    }).set({ version }, 1);
    this.#plain = new Map(
      Object.entries(PLAIN).map(([name, { help }]) => [name, new Gauge({ name, help, registers })]),
    );
    this.#counters = new Gauge({
      name: 'dicetable_board_counter',
      help: 'What the board counts, by name: 16 bits that hold at their greatest and begin anew with a reset.',
      ...{ labelNames: ['name'], registers },
    });
  }

  /** The media type of `text`. */
  get type(): string {
    return this.#registry.contentType;
  }

  text(status: StatusView): Promise<string> {
    for (const [name, { value }] of Object.entries(PLAIN)) {
      const found = value(status);
      // What is not known is left out: nought would be a value like others.
      if (found === null) this.#plain.get(name)?.remove();
      else this.#plain.get(name)?.set(found);
    }
    this.#counters.reset();
    for (const [name, count] of Object.entries(status.board.counters)) this.#counters.set({ name }, count);
    return this.#registry.metrics();
  }
}

/** Null: not known. Those of the process have the names that all programs use. */
const PLAIN: Readonly<
  Record<string, { readonly help: string; readonly value: (status: StatusView) => number | null }>
> = {
  dicetable_plays: {
    help: '1 while the table plays, 0 while a fault keeps it from that.',
    value: ({ fault }) => Number(fault === null),
  },
  dicetable_troubles: {
    help: 'What is wrong and does not stop the game.',
    value: ({ troubles }) => troubles.length,
  },
  dicetable_board_ready: {
    help: '1 while the board answers.',
    value: ({ board }) => Number(board.state === 'ready'),
  },
  dicetable_board_displays: {
    help: 'Modules of the display that answer.',
    value: ({ board }) => board.displays,
  },
  dicetable_inputs_stuck: {
    help: 'Inputs that do not count, since they are stuck or chatter.',
    value: ({ board }) => board.stuck.length,
  },
  dicetable_pictures_per_second: {
    help: 'Pictures that the board draws.',
    value: ({ board }) => board.picturesPerSecond,
  },
  dicetable_viewers: { help: 'Pages that watch the table.', value: ({ viewers }) => viewers },
  dicetable_journal_events: { help: 'Events in the journal.', value: ({ storage }) => storage.events },
  dicetable_journal_bytes: { help: 'Size of the journal.', value: ({ storage }) => storage.journalBytes },
  dicetable_journal_commit_age_seconds: {
    help: 'Since the newest durable event.',
    value: ({ storage }) => (storage.commitAgeMs === null ? null : storage.commitAgeMs / MS_PER_S),
  },
  dicetable_hall_behind_events: {
    help: 'Events of the journal that the hall has not.',
    value: ({ hallBehind }) => hallBehind,
  },
  dicetable_disk_free_bytes: {
    help: 'Free space beside the journal.',
    value: ({ storage }) => storage.freeBytes,
  },
  process_resident_memory_bytes: { help: 'Resident memory.', value: () => process.memoryUsage.rss() },
  process_cpu_seconds_total: {
    help: 'CPU time, user and system.',
    value: () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / US_PER_S;
    },
  },
  process_start_time_seconds: {
    help: 'Start of the process, since 1970.',
    value: () => Math.round((Date.now() - process.uptime() * MS_PER_S) / MS_PER_S),
  },
};
