/** The last games as RECALL of service shows them. */
import type { Dice } from '../../game/index.ts';
import type { Text } from '../../language/sentence.ts';

export interface RecalledRoll {
  /** Index of whose seat it is. */
  readonly player: number;
  /** Counts the turns of the game from 0. */
  readonly turn: number;
  /** Counts the rolls of the turn from 1. */
  readonly roll: number;
  /** In slot order. */
  readonly faces: Dice;
  /** Dice that were held, and so were not rolled. */
  readonly held: readonly boolean[];
  /** What became of the turn with it; left out: it went on. */
  readonly end?: Text;
}

export interface RecalledGame {
  readonly number: number;
  /** As the journal calls the players: people may have another name when the game is looked at, or none any more. */
  readonly seats: readonly string[];
  /** At least one. */
  readonly rolls: readonly RecalledRoll[];
}

export interface Recall {
  readonly stage: 'recall';
  readonly sinceMs: number;
  /** Oldest first; undefined while they are read. */
  readonly games: readonly RecalledGame[] | undefined;
  /** Index of the game, and of its roll. */
  readonly game: number;
  readonly roll: number;
}
