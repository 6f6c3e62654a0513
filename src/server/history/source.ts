/** Where the history comes from: the journal, read in pieces and never in the way of an append. */

import type { Game, GameEvent } from '../../game/index.ts';
import type { Code, Text } from '../../language/sentence.ts';

export interface StoredGameEvent {
  readonly seq: number;
  /** ISO 8601. */
  readonly at: string;
  readonly event: GameEvent;
}

export interface HistorySource {
  /** Finished games before this number (or the newest ones), newest first. */
  history(
    before: number | undefined,
    limit: number,
  ): Promise<{
    readonly games: readonly { readonly game: Game; readonly startedAt: string; readonly endedAt: string }[];
    readonly more: boolean;
  }>;
  /** A game that is still played, so that its seed must stay unknown; undefined for any other. Costs little. */
  sealed(game: number): Promise<{ readonly broken: Text | undefined } | undefined>;
  /** At most `limit` events of this game after event `after` (0 = from its first); none when there is no such game. */
  gameEvents(game: number, after: number, limit: number): Promise<readonly StoredGameEvent[]>;
}

/** What is said about a game whose seed must stay unknown. */
export function sealedSentence(game: number): Code {
  return { say: 'answer.sealed', game };
}
