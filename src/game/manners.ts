/** How a set behaves beside its rules, as data: what the seeds differ in, and their own words. */

import { MANNERS } from '../language/en/manners.ts';

/** Placeholders such as `{player}` are filled in by `phrase`, where PLACEHOLDERS has them. */
export interface Sentences {
  readonly welcome: string;
  readonly start: string;
  /** Before the turn's first roll. */
  readonly roll: string;
  /** Rolls are left. */
  readonly select: string;
  /** A box, or in Farkle a bank, is next. */
  readonly choose: string;
  /** How to end the turn early; empty where that is not possible or needs no words. */
  readonly stop: string;
  /** A roll of Farkle scored nothing; the points that it cost follow. Empty in the other sets. */
  readonly farkle: string;
  /** No such box, or any other key while choosing. */
  readonly unknownBox: string;
  readonly filledBox: string;
  /** A box gets points, or gets 0 while its condition fails. */
  readonly preview: string;
  readonly scratch: string;
  readonly winner: string;
  readonly tie: string;
  readonly solo: string;
  readonly record: string;
  readonly again: string;
}

/** What is filled in: `{rolls}` are the dice that would roll (S2's word), 0 where a box must be chosen. */
export const PLACEHOLDERS: Readonly<Record<keyof Sentences, readonly string[]>> = {
  welcome: ['game'],
  start: [],
  roll: ['player', 'number'],
  select: [],
  choose: ['rolls'],
  stop: [],
  farkle: [],
  unknownBox: [],
  filledBox: ['box'],
  preview: ['box', 'points'],
  scratch: ['box', 'points'],
  winner: ['player', 'number', 'total'],
  tie: ['player', 'number', 'total'],
  solo: ['player', 'number', 'total'],
  record: ['player'],
  again: [],
};

export interface Manners {
  /** What pressing a die marks: that it stays, or that it is rolled again (S4.19). */
  readonly selectMeans: 'hold' | 'rollAgain';
  /** Holds outlive a roll; else all are cleared after every roll (S1.9). */
  readonly holdsPersist: boolean;
  /** A hold cannot be released before the next roll (S1.8). */
  readonly holdsFixed: boolean;
  /** `no`: always all rolls (S4.20); `final`: stopped is stopped (S1.12). */
  readonly stopEarly: 'yes' | 'no' | 'final';
  /** `end`: the total shown leaves the upper bonus out until the card is full (S4.16). */
  readonly totals: 'live' | 'end';
  /** What a die shows before the turn's first roll: `?`, or a blank face (S1.4). */
  readonly beforeFirstRoll: 'question' | 'blank';
  /** Rows of the card carry their key in parentheses (S1.5). */
  readonly keysOnCard: boolean;
  readonly sentences: Sentences;
}

const PLAIN_SENTENCES: Sentences = MANNERS.plain;

/** Live totals, holds that stay, scoring after any roll. */
export const LIVE_MANNERS: Manners = {
  selectMeans: 'hold',
  holdsPersist: true,
  holdsFixed: false,
  stopEarly: 'yes',
  totals: 'live',
  beforeFirstRoll: 'question',
  keysOnCard: false,
  sentences: PLAIN_SENTENCES,
};

/** S1: holds for one roll, an early end that is final, keys on the card, blank dice. */
export const WINDOW_MANNERS: Manners = {
  ...LIVE_MANNERS,
  holdsPersist: false,
  holdsFixed: true,
  stopEarly: 'final',
  beforeFirstRoll: 'blank',
  keysOnCard: true,
  sentences: { ...PLAIN_SENTENCES, ...MANNERS.window },
};

/** S3: what a box gets is asked before it is taken. */
export const ASKING_MANNERS: Manners = {
  ...LIVE_MANNERS,
  sentences: { ...PLAIN_SENTENCES, ...MANNERS.asking },
};

/** S4: dice are marked to roll again, always three rolls, the upper bonus at the end. */
export const ROLL_AGAIN_MANNERS: Manners = {
  ...LIVE_MANNERS,
  selectMeans: 'rollAgain',
  holdsPersist: false,
  stopEarly: 'no',
  totals: 'end',
  sentences: { ...PLAIN_SENTENCES, ...MANNERS.rollAgain },
};

/** S5: a choice is previewed and accepted. */
export const ACCEPTING_MANNERS: Manners = {
  ...LIVE_MANNERS,
  sentences: { ...PLAIN_SENTENCES, ...MANNERS.accepting },
};

/** S2: its texts, as far as a table without a keyboard can use them. */
export const FARKLE_MANNERS: Manners = {
  ...LIVE_MANNERS,
  holdsPersist: false,
  sentences: { ...PLAIN_SENTENCES, ...MANNERS.farkle },
};

/** Farkle's, by another name. */
export const ZILCH_MANNERS: Manners = {
  ...FARKLE_MANNERS,
  sentences: { ...FARKLE_MANNERS.sentences, ...MANNERS.zilch },
};
