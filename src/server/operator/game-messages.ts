/** What the operator's page and the table say to each other of the game that is played. */
import type { CoachMode } from '../../game/coach-mode.ts';
import type { FamilyName } from '../../game/family-name.ts';
import type { Text } from '../../language/sentence.ts';

export interface NewGameRequest {
  readonly rules: string;
  /** In the order of play; empty ones are offered names. */
  readonly players: readonly string[];
  /** Index of the player who begins. */
  readonly starter?: number;
  readonly rehearsal?: boolean;
  /** Left out: off. */
  readonly coach?: CoachMode;
  /** A game that runs is abandoned; without this it is in the way. */
  readonly replace?: boolean;
}

/** Who shares a seat from now on, in the order in which they play; nobody: no team. */
export interface TeamRequest {
  readonly player: number;
  readonly members: readonly string[];
}

/** A correction without its signature: the session has the name. */
export type CorrectionRequest = { readonly why: string } & (
  | { readonly type: 'undo' }
  | { readonly type: 'replace'; readonly category: string }
  | {
      readonly type: 'repair';
      readonly player: number;
      readonly category: string;
      readonly points: number | null;
    }
  | { readonly type: 'adjust'; readonly player: number; readonly points: number }
  | { readonly type: 'drop out'; readonly player: number }
  | { readonly type: 'rename'; readonly player: number; readonly name: string }
  | { readonly type: 'postpone' }
);

export interface DeskGame {
  readonly number: number;
  readonly rules: Text;
  readonly status: 'playing' | 'over' | 'abandoned';
  readonly family: FamilyName;
  /** What an undo takes back ("Eric: Threes 12"); null = nothing. */
  readonly undo: Text | null;
  /** Boxes that the newest score may move to, or that are open to be chosen, with whose they are. */
  readonly replace: readonly {
    readonly player: number;
    readonly category: string;
    readonly label: Text;
    readonly points: number;
  }[];
  readonly players: readonly {
    readonly name: string;
    readonly total: number;
    readonly current: boolean;
    readonly droppedOut: boolean;
    /** Who shares the seat, in the order in which they play. */
    readonly team: readonly string[];
    readonly boxes: readonly DeskBox[];
  }[];
}

export interface DeskBox {
  readonly category: string;
  readonly label: Text;
  /** What stands in it, before its column multiplies it; null = open. */
  readonly points: number | null;
  /** All that it can hold. */
  readonly values: readonly number[];
}
