/** What may be different from table to table; main fills it from the cabinet file. */
import { DICE_DEFAULT, type DiceKind } from '../../hardware/dice.ts';
import { type CreditRules, FREE_PLAY } from '../books/credit-rules.ts';
import { type CoachMode, RULE_SETS, type RuleSets } from '../game/index.ts';
import type { Language } from '../language/languages.ts';
import type { SoundOutput, SPEECHES } from '../sound/choices.ts';

/** How long nobody has to press anything until something happens by itself, in milliseconds. */
export interface IdleTimes {
  /** Name and next step alternate on the display. */
  readonly remindMs: number;
  /** Back to attract; an unfinished game can be gone on with. */
  readonly attractMs: number;
  /** The LEDs are dimmed. */
  readonly dimMs: number;
  /** An unfinished game is abandoned. */
  readonly abandonMs: number;
  /** An unfinished game that somebody has quit is abandoned. */
  readonly quitMs: number;
  /** A name is taken as it stands. */
  readonly letterMs: number;
  /** The menu goes back to the game. */
  readonly menuMs: number;
}

export interface SoundOptions {
  readonly output: SoundOutput;
  /** Of the computer's sounds, in percent; the buzzer has its own. */
  readonly volume: number;
  readonly nightVolume: number;
  /** `22:00`, by the computer's clock; the same as `nightTo`: there is no night. */
  readonly nightFrom: string;
  readonly nightTo: string;
  /** Between two jingles while nobody plays; 0: there is none. */
  readonly jingleMinutes: number;
}

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
  /** How fast players of the house play. */
  readonly housePace: 'calm' | 'quick';
  /** What a new game offers. */
  readonly coach: CoachMode;
  /** Whether guests may cut the dice by a word that they type at a page. */
  readonly guestCut: boolean;
  /** Every new game is a rehearsal unless somebody says no; for who has started the table so, not for the cabinet file. */
  readonly rehearses: boolean;
  readonly buzzer: 'off' | 'low' | 'high';
  readonly sound: SoundOptions;
  /** How much is said aloud, by whatever plays the sounds. */
  readonly speech: (typeof SPEECHES)[number];
  /** What playing costs. */
  readonly credits: CreditRules;
  /** What the dice are drawn on. */
  readonly diceKind: DiceKind;
  readonly idle: IdleTimes;
  /** Of the display, and of every screen where nobody chooses one. */
  readonly language: Language;
}

const MINUTE_MS = 60_000;

export const TABLE_DEFAULTS: TableOptions = {
  ruleSets: RULE_SETS,
  rules: 'yahtzee',
  players: [],
  tumbleMs: 900,
  calm: false,
  housePace: 'calm',
  coach: 'off',
  guestCut: true,
  rehearses: false,
  buzzer: 'low',
  sound: {
    output: 'board',
    volume: 60,
    nightVolume: 20,
    nightFrom: '00:00',
    nightTo: '00:00',
    jingleMinutes: 15,
  },
  speech: 'off',
  credits: FREE_PLAY,
  language: 'en',
  diceKind: DICE_DEFAULT,
  idle: {
    remindMs: 90_000,
    attractMs: 5 * MINUTE_MS,
    dimMs: 10 * MINUTE_MS,
    abandonMs: 60 * MINUTE_MS,
    quitMs: 10 * MINUTE_MS,
    letterMs: 20_000,
    menuMs: 10_000,
  },
};
