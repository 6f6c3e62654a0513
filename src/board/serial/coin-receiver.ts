/** Takes COINS messages in and answers them, gives the chip its number, and tells the coin door what to show. */
import { COIN_CHANNELS, COIN_INPUTS, COIN_OUTPUTS, type CoinInput } from '../../../hardware/coin-door.ts';
import type { CoinDoorStatus, DoorOutputs } from '../board.ts';
import { Allowance } from './allowance.ts';
import type { ExchangeListener } from './exchange-options.ts';
import type { MessageOf } from './message.ts';
import { NewestSender } from './newest-sender.ts';
import type { Outbox } from './outbox.ts';

/** Each may become an event on the disk. What is not taken is not answered, and so said again: counters lose nothing. */
const REPORTS = { atOnce: 20, perSecond: 20 };
const PRESENT_BIT = COIN_INPUTS.length;
const SESSION_NUMBERS = 0x1_0000;
/** For a chip that has its number already. */
const ANY = 1;

export class CoinReceiver {
  readonly #outbox: Outbox;
  readonly #till: NewestSender<'till'>;
  readonly #draw: () => number;
  readonly #listener: Pick<ExchangeListener, 'coins' | 'changed'>;
  readonly #taken = new Allowance(REPORTS);
  #wanted: DoorOutputs = { inhibit: false, startLamp: false };
  /** For a chip that has none: another one in each session, since it may have lost its power in between. */
  #life = 0;
  /** Number of the newest report of this session; undefined: there is no coin door that we know of. */
  #report: number | undefined;
  #status: CoinDoorStatus | undefined;

  /** `draw` gives 1..65535 at random. */
  constructor(outbox: Outbox, draw: () => number, listener: Pick<ExchangeListener, 'coins' | 'changed'>) {
    this.#listener = listener;
    this.#outbox = outbox;
    this.#till = new NewestSender(outbox, 'till');
    this.#draw = draw;
  }

  /** Undefined: the board has told of none. */
  get status(): CoinDoorStatus | undefined {
    return this.#status;
  }

  begin(): void {
    this.#report = undefined;
    this.#status = undefined;
    this.#life = 0;
    this.#till.restart();
  }

  show(wanted: DoorOutputs): void {
    if (wanted.inhibit === this.#wanted.inhibit && wanted.startLamp === this.#wanted.startLamp) return;
    this.#wanted = wanted;
    if (this.#report !== undefined) this.#tell();
  }

  pump(nowMs: number): void {
    this.#till.pump(nowMs);
  }

  /** A wire keeps order, so an older report is an echo, and would look like thousands of coins. */
  take({ report, state, life, counts }: MessageOf<'coins'>, nowMs: number): void {
    const isOld = this.#report !== undefined && ((report - this.#report) & 0xff) > 127;
    if (isOld || this.#taken.take(1, nowMs) === 0) return;
    this.#outbox.post('gotCoins', { report }, nowMs);
    const isNew = report !== this.#report;
    const isFirst = this.#report === undefined;
    this.#report = report;
    if (life === 0 && this.#life === 0) this.#life = this.#draw() * SESSION_NUMBERS + this.#draw();
    if (isFirst || life === 0) this.#tell();
    if (!isNew) return;
    const status = {
      present: (state >> PRESENT_BIT) % 2 === 1,
      jammed: COIN_CHANNELS.filter((_, index) => (state >> (PRESENT_BIT + 1 + index)) % 2 === 1),
    };
    this.#status = status;
    const closed = new Set(COIN_INPUTS.filter((_, index) => (state >> index) % 2 === 1));
    this.#listener.changed();
    this.#listener.coins({ ...status, closed, life, readings: readingsOf(counts) });
  }

  #tell(): void {
    const outputs = COIN_OUTPUTS.reduce(
      (mask, name, bit) => (name !== 'meter' && this.#wanted[name] ? mask | (1 << bit) : mask),
      0,
    );
    this.#till.want({ life: this.#life === 0 ? ANY : this.#life, outputs });
  }
}

function readingsOf(counts: Uint8Array): Readonly<Record<CoinInput, number>> {
  const reading = (input: number): number => (counts[2 * input] ?? 0) | ((counts[2 * input + 1] ?? 0) << 8);
  return Object.fromEntries(COIN_INPUTS.map((name, input) => [name, reading(input)])) as Record<
    CoinInput,
    number
  >;
}
