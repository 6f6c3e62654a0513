/** What the table and the thread of best play tell each other. */
import type { GameAnalysis, GameEvent, HousePlayer, Move, Seen, ValuedMove } from '../../game/index.ts';
import type { Code } from '../../language/sentence.ts';

/** What the thread is started with. */
export interface CoachStart {
  /** Tables are kept here. */
  readonly dataDir: string;
  /** The cabinet file's own sets, as they stand there: rules themselves cannot be sent to a thread. */
  readonly ownRuleSets: readonly object[];
}

/** Asks for the table of a rule set, what each choice is worth, what a whole game was worth, or what a player of the house does. */
export type CoachCall =
  | { readonly id: number; readonly prepare: string }
  | { readonly id: number; readonly advise: string; readonly seen: Seen }
  | { readonly id: number; readonly review: string; readonly events: readonly GameEvent[] }
  | { readonly id: number; readonly rules: string; readonly player: HousePlayer; readonly seen: Seen };

/** `states`: how many cards, or pairs of totals, the table tells apart; 0 where the set has none. */
export type CoachReply =
  | { readonly id: number; readonly states: number }
  | { readonly id: number; readonly choices: readonly ValuedMove[] }
  | { readonly id: number; readonly analysis: GameAnalysis | Code }
  | { readonly id: number; readonly move: Move };
