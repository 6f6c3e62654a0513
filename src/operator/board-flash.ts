/** The firmware of this version on the board of a running table: how far it is, and what came of it. */
import type { BoardStatus } from '../board/board.ts';
import { Fault, messageOf } from '../fault/fault.ts';
import { DeskRejection } from '../server/operator/desk.ts';
import type { StatusView } from '../server/operator/messages.ts';

export type FlashView = StatusView['flash'];
type Running = NonNullable<FlashView['running']>;

export interface BoardFlashParts {
  /** Resolves with what is worth a line of the log. Takes the board away from the table, and gives it back; undefined where the board has no bootloader. Rejects with Faults. */
  readonly put: ((progress: (running: Running) => void) => Promise<object>) | undefined;
  readonly log: { info(fields: object, message: string): void; warn(fields: object, message: string): void };
}

/** What another firmware, an old one or none looks like. */
const WANTED: readonly (string | undefined)[] = ['firmware-mismatch', 'firmata-firmware', 'board-silent'];

export class BoardFlash {
  readonly #parts: BoardFlashParts;
  #running: Running | null = null;
  #told: FlashView['told'] = null;

  constructor(parts: BoardFlashParts) {
    this.#parts = parts;
  }

  view({ fault, otherFirmware }: Pick<BoardStatus, 'fault' | 'otherFirmware'>): FlashView {
    return {
      possible: this.#parts.put !== undefined,
      wanted: otherFirmware || WANTED.includes(fault?.code),
      running: this.#running,
      told: this.#told,
    };
  }

  /** Begins, and is told from then on by `view`. Throws a DeskRejection when that cannot be. */
  begin(who: string): void {
    const { put, log } = this.#parts;
    if (put === undefined) throw new DeskRejection('no-flash', { say: 'desk.noFlash' });
    if (this.#running !== null) throw new DeskRejection('flash-runs', { say: 'desk.flashRuns' });
    this.#running = { stage: 'find', done: 0, of: 1 };
    this.#told = null;
    log.info({ who }, 'An operator puts the firmware of this version on the board');
    void this.#run(put, who);
  }

  async #run(put: NonNullable<BoardFlashParts['put']>, who: string): Promise<void> {
    const { log } = this.#parts;
    try {
      const flashed = await put((running) => {
        this.#running = running;
      });
      log.info({ who, ...flashed }, 'The board has the firmware of this version');
      this.#told = { kind: 'done', text: { say: 'desk.flashed' } };
    } catch (error) {
      // A fault says all in its sentence; of anything else the stack is wanted.
      log.warn(error instanceof Fault ? { who } : { who, error }, messageOf(error));
      this.#told = { kind: 'trouble', text: error instanceof Fault ? error.said : { say: 'desk.bug' } };
    }
    this.#running = null;
  }
}
