/** The hall, as far as a table plays its rounds of duplicate dice, and the matches of its leagues. */
import type { CalledMatch, Dealt, RoundOffer, RoundThrow } from '../game/index.ts';

export interface RoundDealer {
  /** The one that this table is named in, may begin now, and has not played. */
  readonly offer: RoundOffer | undefined;
  /** Whose match is to be played here. */
  readonly call: CalledMatch | undefined;
  /** Never rejects. */
  deal(asked: RoundThrow): Promise<Dealt>;
}
