/** What an ear hears of the emulated buzzer. */
import type { HeardTone } from '../../src/uno/buzzer.ts';

/** Slower edges are no tone: two tones with a pause between them. */
const AUDIBLE_HZ = 20;

/** The emulated timer's edges come a few cycles early or late, so one tone is heard as several that hardly differ. */
export function frequencies(tones: readonly HeardTone[]): number[] {
  const rounded = tones.map(({ hz }) => Math.round(hz / 10) * 10).filter((hz) => hz >= AUDIBLE_HZ);
  return rounded.filter((hz, index) => hz !== rounded[index - 1]);
}
