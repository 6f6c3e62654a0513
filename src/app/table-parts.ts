/** What a table is made of, and who may cause something at it. */
import type { Input } from '../../hardware/cabinet.ts';
import type { Board } from '../board/board.ts';
import type { Clock } from '../clock/clock.ts';
import type { Fault } from '../fault/fault.ts';
import type { FameEdit } from '../game/index.ts';
import type { Journal } from '../journal/journal.ts';
import type { Language } from '../language/languages.ts';
import type { Sound } from '../sound/sound.ts';
import type { ServiceDesk } from '../table/state/service-state.ts';
import type { Advise } from './advise.ts';
import type { DeciderParts } from './decider.ts';
import type { HouseMind } from './house-mind.ts';
import type { Outcome } from './outcome.ts';
import type { RoundDealer } from './round-dealer.ts';

export interface TableParts extends DeciderParts {
  readonly clock: Clock;
  readonly board: Board;
  readonly journal: Journal;
  /** How players of the house decide; left out: none has a seat here. */
  readonly houseMind?: HouseMind;
  /** What the coach says; left out: nothing. */
  readonly advise?: Advise;
  /** What the operator did to the halls of fame, oldest first; left out: nothing. */
  readonly fameEdits?: () => Promise<readonly FameEdit[]>;
  /** Left out: this table has no hall. */
  readonly rounds?: RoundDealer;
  /** The loudspeaker of the computer; left out: it has none. */
  readonly sound?: Sound;
  /** What service shows, and the new PIN that it may ask for; left out: the chord leads to the button test alone. */
  readonly service?: ServiceDesk;
  /** Keeps the language that somebody has chosen at the cabinet; false: it could not be kept. */
  readonly keepLanguage?: (language: Language) => boolean;
  /** Told the fault of the journal after which the table stands still, once people had time to read it. */
  readonly gaveUp?: (fault: Fault) => void;
  /** Told the outcome of every press, for the log. */
  readonly pressed?: (source: CausedBy, outcome: Outcome) => void;
}

/** Who caused something: a button, a key or word from outside, a guest's, or the table itself because time has passed. */
export type CausedBy = Input | 'key' | 'guest' | 'table';
