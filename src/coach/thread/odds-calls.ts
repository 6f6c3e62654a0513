/** What the table and the thread of odds tell each other. */
import type { Odds, Seen } from '../../game/index.ts';

/** `number` counts the questions: of two, only the newer one is answered. Without `seen` a rule set is made ready. */
export type OddsCall =
  | { readonly ready: string }
  | { readonly number: number; readonly rules: string; readonly seen: Seen };

/** Several may come for one question, each better than the one before. */
export interface OddsReply {
  readonly number: number;
  /** Undefined: nobody can tell. */
  readonly odds: Odds | undefined;
}
