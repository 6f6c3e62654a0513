/** What pages may play and say. */
import type { Text } from '../../language/sentence.ts';
import type { Cue } from '../../sound/cue.ts';

/** A sound of the table, or something that it says, for pages that play them. */
export interface HeardView {
  /** Counts them. */
  readonly count: number;
  readonly cue?: Cue;
  /** `cuts`: whatever else is being said is old. */
  readonly said?: { readonly text: Text; readonly cuts: boolean };
}
