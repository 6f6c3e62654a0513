/** What a maker can have done wrong, as a `Bench` is told. */
import type { ColourOrder, Input, Orientation } from '../../hardware/cabinet.ts';

export type BenchFault =
  /** No program, no power: the board does nothing. */
  | { readonly kind: 'no heartbeat' }
  | { readonly kind: 'display dead'; readonly module: 0 | 1 }
  | { readonly kind: 'displays exchanged' }
  /** Its digits are wired in another order of segments. */
  | { readonly kind: 'other segments'; readonly module: 0 | 1 }
  | { readonly kind: 'input stuck'; readonly input: Input }
  | { readonly kind: 'input dead'; readonly input: Input }
  /** It opens once more for so long after each press. */
  | { readonly kind: 'input bounces'; readonly input: Input; readonly openMs: number }
  | { readonly kind: 'inputs exchanged'; readonly inputs: readonly [Input, Input] }
  | { readonly kind: 'buzzer silent' }
  /** An active one: the same tone whatever is played. */
  | { readonly kind: 'own tone'; readonly hz: number }
  | { readonly kind: 'board supply'; readonly millivolts: number }
  | { readonly kind: 'rail'; readonly millivolts: number }
  | { readonly kind: 'lanes exchanged'; readonly lanes: readonly [number, number] }
  | { readonly kind: 'lane dark'; readonly lane: number }
  | { readonly kind: 'second dark'; readonly lane: number }
  | { readonly kind: 'dice exchanged'; readonly lane: number }
  | { readonly kind: 'mounted'; readonly orientations: readonly Orientation[] }
  /** At one place, or at all of them. */
  | { readonly kind: 'serpentine'; readonly place?: number }
  /** Of the die at this place only this many pixels hand on what they get. */
  | { readonly kind: 'chain stops'; readonly place: number; readonly after: number }
  /** At one place, or at all of them. */
  | { readonly kind: 'colour order'; readonly order: ColourOrder; readonly place?: number }
  /** Pixels with a fourth colour take four bytes each. */
  | { readonly kind: 'four colours' }
  /** Noise on the data wires. */
  | { readonly kind: 'flicker' };
