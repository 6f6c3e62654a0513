/**
 * The pins that on-screen cabinets press. A pin is down while any of them holds it; it stays down for a moment even
 * when it was only touched; and a cabinet that goes away lets go of everything.
 */
import type { Input } from '../../../hardware/cabinet.ts';
import type { Timer } from '../../clock/clock.ts';
import type { WallClock } from '../wall-clock.ts';

export interface PinTarget {
  press(input: Input): void;
  release(input: Input): void;
}

/** The pins that one cabinet holds down. */
export interface CabinetHand {
  readonly held: Set<Input>;
  /** Of somebody who may press here only because everybody may. */
  readonly isGuest: boolean;
}

interface Down {
  readonly sinceMs: number;
  readonly hands: Set<CabinetHand>;
  releasing: Timer | undefined;
}

/** The chip filters a release, and the table hears of it later: so long after it, a press is still the guest's. */
const GUEST_LINGERS_MS = 2000;

export class Pins {
  readonly #target: PinTarget;
  readonly #clock: WallClock;
  readonly #pressMs: number;
  readonly #down = new Map<Input, Down>();
  /** When a guest last let go of it. */
  readonly #guestsMs = new Map<Input, number>();

  /** A pin stays down for `pressMs` of wall time at least. */
  constructor(target: PinTarget, clock: WallClock, pressMs: number) {
    this.#target = target;
    this.#clock = clock;
    this.#pressMs = pressMs;
  }

  press(hand: CabinetHand, input: Input): void {
    hand.held.add(input);
    const down = this.#down.get(input);
    if (down === undefined) {
      this.#down.set(input, { sinceMs: this.#clock.now(), hands: new Set([hand]), releasing: undefined });
      this.#target.press(input);
      return;
    }
    down.releasing?.cancel();
    down.releasing = undefined;
    down.hands.add(hand);
  }

  release(hand: CabinetHand, input: Input): void {
    if (hand.held.delete(input) && hand.isGuest) this.#guestsMs.set(input, this.#clock.now());
    const down = this.#down.get(input);
    if (down === undefined || !down.hands.delete(hand) || down.hands.size > 0) return;
    const waitMs = down.sinceMs + this.#pressMs - this.#clock.now();
    if (waitMs <= 0) this.#lift(input);
    else down.releasing = this.#clock.after(waitMs, () => this.#lift(input));
  }

  letGo(hand: CabinetHand): void {
    for (const input of [...hand.held]) this.release(hand, input);
  }

  /** A guest has a finger on it, or had a moment ago. */
  isGuests(input: Input): boolean {
    const letGoMs = this.#guestsMs.get(input);
    if (letGoMs !== undefined && this.#clock.now() - letGoMs < GUEST_LINGERS_MS) return true;
    return [...(this.#down.get(input)?.hands ?? [])].some(({ isGuest }) => isGuest);
  }

  /** Every pin up, at once. */
  close(): void {
    for (const [input, { releasing }] of this.#down) {
      releasing?.cancel();
      this.#target.release(input);
    }
    this.#down.clear();
  }

  #lift(input: Input): void {
    this.#down.delete(input);
    this.#target.release(input);
  }
}
