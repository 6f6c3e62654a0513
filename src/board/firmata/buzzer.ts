/**
 * The buzzer on D9 as Firmata can drive it: pulses of a fixed 490 Hz for as long as the tone lasts (Arduino's
 * analogWrite on Timer1). A host that toggled the pin itself would need 6,000 bytes a second for 1 kHz; the wire has 5,760.
 */
import type { Clock, Timer } from '../../clock/clock.ts';
import type { Tone } from '../../table/picture/picture.ts';
import type { Firmata } from './libraries.ts';

/** Half of the time high is the loudest; analogWrite counts to 255. */
const LOUDEST = 128;

export const SILENCE: Tone = { hz: 0, durationMs: 0, volume: 0 };

export class FirmataBuzzer {
  readonly #io: Firmata;
  readonly #pin: number;
  readonly #clock: Clock;
  #end: Timer | undefined;
  #width = 0;

  constructor(io: Firmata, pin: number, clock: Clock) {
    this.#io = io;
    this.#pin = pin;
    this.#clock = clock;
  }

  play({ durationMs, volume }: Tone): void {
    this.#end?.cancel();
    this.#width = durationMs > 0 ? Math.round(LOUDEST * Math.min(1, volume)) : 0;
    this.say();
    if (this.#width > 0) this.#end = this.#clock.after(durationMs, () => this.play(SILENCE));
  }

  /** Done again now and then: a spoilt end would be a tone for ever. */
  say(): void {
    this.#io.pinMode(this.#pin, this.#io.MODES.PWM);
    this.#io.pwmWrite(this.#pin, this.#width);
  }

  close(): void {
    this.#end?.cancel();
  }
}
