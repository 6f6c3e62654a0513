/** The coin door behind the expander: coins that fall, a button, a door, a slam switch; lamp, inhibit and meter. */
import {
  COIN_INPUTS,
  COIN_OUTPUTS,
  type CoinChannel,
  type CoinInput,
  type CoinOutput,
  EXPANDER,
} from '../../hardware/coin-door.ts';
import type { EventQueue } from './event-queue.ts';
import { Mcp23017 } from './mcp23017.ts';

const INPUT_PORT = 0;
const OUTPUT_PORT = 1;
/** What a usual acceptor gives. */
const PULSE_MS = 50;
/** How long a hand keeps each contact closed: a coin, a press, an opened door, a blow. */
const HAND_MS: Readonly<Record<CoinInput, number>> = {
  ...{ coin1: PULSE_MS, coin2: PULSE_MS, service: 200, door: 1000, slam: 100 },
};

export class CoinDoor {
  /** On the display's bus. */
  readonly expander: Mcp23017;
  readonly #world: EventQueue;
  readonly #now: () => number;
  readonly #cyclesPerMs: number;

  constructor(world: EventQueue, now: () => number, cyclesPerMs: number, present: boolean) {
    this.expander = new Mcp23017(EXPANDER.address, present);
    this.#world = world;
    this.#now = now;
    this.#cyclesPerMs = cyclesPerMs;
  }

  /** Whether an expander is on the bus; it may come and go. */
  get present(): boolean {
    return this.expander.present;
  }

  set present(present: boolean) {
    if (present && !this.expander.present) this.expander.restart();
    this.expander.present = present;
  }

  /** A coin falls now: its contact is closed for so long. */
  insert(channel: CoinChannel, pulseMs = PULSE_MS): void {
    this.close(channel === 1 ? 'coin1' : 'coin2', pulseMs);
  }

  /** What a hand does to it. A coin that the acceptor is told to refuse falls through. */
  work(input: CoinInput): void {
    const isCoin = input === 'coin1' || input === 'coin2';
    if (!isCoin || !this.isOn('inhibit')) this.close(input, HAND_MS[input]);
  }

  /** Closes a contact, for a time or until `open`. */
  close(input: CoinInput, forMs?: number): void {
    this.#set(input, true);
    if (forMs !== undefined)
      this.#world.add(this.#now() + Math.round(forMs * this.#cyclesPerMs), () => this.#set(input, false));
  }

  open(input: CoinInput): void {
    this.#set(input, false);
  }

  /** The expander loses its registers, as by a short fall of its supply. */
  upset(): void {
    this.expander.restart();
  }

  isOn(output: CoinOutput): boolean {
    return this.expander.isHigh(OUTPUT_PORT, COIN_OUTPUTS.indexOf(output));
  }

  #set(input: CoinInput, closed: boolean): void {
    this.expander.setContact(INPUT_PORT, COIN_INPUTS.indexOf(input), closed);
  }
}
