/** The halls of fame as the journal has them, read again whenever a game has ended, is open again, or has another name. */
import { Fault, messageOf } from '../fault/fault.ts';
import type { FameEdit, GameEvent } from '../game/index.ts';
import { hallOf } from '../table/state/hall.ts';
import type { Hall } from '../table/state/situation.ts';
import { type FameRead, FameReader } from './fame-reader.ts';
import type { TableParts } from './table-parts.ts';

const CHANGES: ReadonlySet<GameEvent['type']> = new Set([
  'game ended',
  'taken back',
  'named',
  'undone',
  'repaired',
  'renamed',
]);

export class HallBook {
  readonly #parts: Pick<TableParts, 'journal' | 'fameEdits' | 'clock' | 'options'>;
  readonly #reader: FameReader;
  #hall: Hall = {};
  #known: FameRead & { readonly edits: readonly FameEdit[] } = { ever: [], lately: [], edits: [] };
  #fault: Fault | undefined;

  constructor(parts: Pick<TableParts, 'journal' | 'fameEdits' | 'clock' | 'options'>) {
    this.#parts = parts;
    this.#reader = new FameReader(parts.journal, parts.options.ruleSets);
  }

  get hall(): Hall {
    return this.#hall;
  }

  /** The best of the games that have ended since then; `ms` since 1970. */
  since(ms: number): Hall {
    const { lately, edits } = this.#known;
    const entries = lately.filter(({ endedAt = '' }) => Date.parse(endedAt) >= ms);
    return hallOf(this.#parts.options.ruleSets, entries, edits);
  }

  /** Why the hall could not be read the last time. */
  get fault(): Fault | undefined {
    return this.#fault;
  }

  /** A hall of fame that cannot be read stops nobody from playing: it stays as it was, and `fault` says why. */
  async read(): Promise<void> {
    const reading = this.#readNew().then(
      (known) => {
        this.#known = known;
        this.#hall = hallOf(this.#parts.options.ruleSets, known.ever, known.edits);
        this.#fault = undefined;
      },
      (error: unknown) => {
        this.#fault =
          error instanceof Fault ? error : new Fault('journal-damaged', messageOf(error), { cause: error });
      },
    );
    await this.#parts.clock.track(reading);
  }

  async #readNew(): Promise<FameRead & { readonly edits: readonly FameEdit[] }> {
    const edits = (await this.#parts.fameEdits?.()) ?? [];
    return { ...(await this.#reader.read(edits)), edits };
  }

  /** `changed` is called when these durable events have changed the hall. */
  follow(events: readonly GameEvent[], changed: () => void): void {
    if (!events.some(({ type }) => CHANGES.has(type))) return;
    void this.#parts.clock.track(this.read().then(changed));
  }
}
