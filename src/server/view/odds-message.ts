/** How the game stands, in chances, as pages are told. */
import type { BoxesNeed, TurnNeed } from '../../game/odds.ts';
import type { Text } from '../../language/sentence.ts';

export interface OddsView {
  /** In the order of the players. */
  readonly players: readonly {
    /** To win alone. */
    readonly win: number;
    /** The final total; nine of ten games end from `low` to `high`. Left out: it tells nothing. */
    readonly total?: { readonly expected: number; readonly low: number; readonly high: number };
  }[];
  readonly tie: number;
  /** A better answer follows within seconds. */
  readonly rough?: true;
  /** How people are taken to play. */
  readonly assumes: 'perfect' | 'bestTurns';
  /** Players of the house play too, in their own way. */
  readonly house: boolean;
  /** What players who are behind must still get. */
  readonly needs: readonly (TurnNeed | BoxesNeedView)[];
}

type BoxesNeedView = Omit<BoxesNeed, 'boxes'> & { readonly boxes: readonly Text[] };
