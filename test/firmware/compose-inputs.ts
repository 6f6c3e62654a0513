/** Pictures for the tests of composing: made at random, from a seed. */
import { COLOUR_ORDERS, LAYOUTS, LEDS, ORIENTATIONS, POWER } from '../../hardware/cabinet.ts';
import type { ComposeInput } from './compose-model.ts';

/** Numbers below `limit`, the same for the same seed (Numerical Recipes' linear congruential generator). */
function randomFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** All orientations, layouts, colour orders and kinds of tiles come up as the seeds go on. */
export function composeInput(seed: number, change: Partial<ComposeInput> = {}): ComposeInput {
  const random = randomFrom(seed);
  const pick = <Value>(values: readonly Value[]): Value => values[random(values.length)] as Value;
  const byte = (): number => random(256);
  return {
    orientations: Array.from({ length: LEDS.slots }, () => pick(ORIENTATIONS)),
    layout: LAYOUTS[seed % LAYOUTS.length] as ComposeInput['layout'],
    colourOrder: COLOUR_ORDERS[seed % COLOUR_ORDERS.length] as ComposeInput['colourOrder'],
    brightness: seed % 3 === 0 ? 255 : byte(),
    limitMa: random(POWER.hardLimitMa + 1),
    // In every second picture the lane alone.
    laneLimitMa: seed % 2 === 0 ? POWER.laneLimitMa : random(POWER.laneLimitMa + 1),
    buttonLamps: random(2) === 1,
    // Some tiles are empty, as most second planes are in play.
    tiles: Array.from({ length: LEDS.tiles }, () => {
      const empty = random(4) === 0;
      return Array.from({ length: LEDS.height }, () => (empty ? 0 : byte()));
    }),
    palettes: Array.from({ length: LEDS.palettes }, () => Array.from({ length: 9 }, byte)),
    slots: Array.from({ length: LEDS.slots }, () => ({
      tiles: [random(LEDS.tiles), random(LEDS.tiles)] as const,
      palette: random(LEDS.palettes),
    })),
    ...change,
  };
}
