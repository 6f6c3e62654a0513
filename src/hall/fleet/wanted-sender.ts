/**
 * Sees to it that each table has the settings that are wanted in its group: whatever its beat says it has, if it is another revision,
 * it is sent this one. Nothing waits anywhere for a table that is away; it is told when it is heard again.
 */
import { messageOf } from '../../fault/fault.ts';
import type { Cabinets } from '../store/cabinets.ts';
import type { Wanted } from '../store/wanted.ts';
import type { HallBeat } from '../wire/beat.ts';
import type { OrderAnswer, WantedKeys } from '../wire/order.ts';
import { wantedKeys } from './wanted-keys.ts';

interface WantedNow {
  readonly revision: number;
  readonly who: string;
  readonly keys: WantedKeys;
}

export interface SenderParts {
  readonly wanted: Pick<Wanted, 'newest'>;
  readonly cabinets: Pick<Cabinets, 'groups'>;
  readonly log: { warn(message: string): void };
  send(table: string, wanted: WantedNow): Promise<OrderAnswer>;
}

/** Others may write into the same database. */
const READ_MS = 15_000;

export class WantedSender {
  readonly #parts: SenderParts;
  readonly #timer: NodeJS.Timeout;
  readonly #sending = new Set<string>();
  #groups: ReadonlyMap<string, string> = new Map();
  #byGroup: ReadonlyMap<string, WantedNow> = new Map();

  constructor(parts: SenderParts) {
    this.#parts = parts;
    void this.read();
    this.#timer = setInterval(() => void this.read(), READ_MS).unref();
  }

  /** Never rejects: what it knew before stays. */
  async read(): Promise<void> {
    const { wanted, cabinets, log } = this.#parts;
    try {
      const [newest, groups] = await Promise.all([wanted.newest(), cabinets.groups()]);
      const read = newest.flatMap(({ group, revision, who, text }) => {
        const keys = wantedKeys(text);
        return 'wrong' in keys ? [] : [[group, { revision, who, keys } as WantedNow] as const];
      });
      this.#byGroup = new Map(read);
      this.#groups = groups;
    } catch (error) {
      log.warn(messageOf(error));
    }
  }

  /** A table of an older Dicetable says nothing of settings, and would not know what is meant. */
  heard(table: string, { settings }: HallBeat): void {
    const wanted = this.#byGroup.get(this.#groups.get(table) ?? '');
    if (wanted === undefined || settings === null || settings.revision === wanted.revision) return;
    if (!this.#groups.has(table) || this.#sending.has(table)) return;
    this.#sending.add(table);
    void this.#parts
      .send(table, wanted)
      .catch((error: unknown) => this.#parts.log.warn(messageOf(error)))
      .finally(() => this.#sending.delete(table));
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
