/** What may be different from table to table; main fills it from the cabinet file. */
import { RULE_SETS, type RuleSets } from '../game/index.ts';

export interface TableOptions {
  readonly ruleSets: RuleSets;
  /** Id of the rule set that a new game is played by. */
  readonly rules: string;
  /** Names that a new game offers first, as `playerNames` gives them; empty: those of the last game, else one player. */
  readonly players: readonly string[];
  /** How long a roll's dice tumble, at most TUMBLE_MAX_MS. */
  readonly tumbleMs: number;
  /** One soft fade instead of tumbling dice. */
  readonly calm: boolean;
  readonly buzzer: 'off' | 'low' | 'high';
}

export const TABLE_DEFAULTS: TableOptions = {
  ruleSets: RULE_SETS,
  rules: 'yahtzee',
  players: [],
  tumbleMs: 900,
  calm: false,
  buzzer: 'low',
};
