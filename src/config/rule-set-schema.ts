/** A rule set of the cabinet file's own: one that Dicetable has, with other switches. */
import { z } from 'zod';
import { RULE_SETS } from '../game/rule-sets.ts';
import { JOKER_NAMES } from '../game/yahtzee/joker.ts';

const PLAYERS_MAX = 6;
const POINTS_MAX = 100_000;

const text = (pattern: RegExp, expected: string) =>
  z.string().regex(pattern).meta({ patternErrorMessage: expected });
const points = (description: string) => z.int().min(0).max(POINTS_MAX).optional().describe(description);
const pointsOrNull = (description: string) =>
  z.int().min(0).max(POINTS_MAX).nullable().optional().describe(description);
const alikePoints = (description: string) =>
  z
    .union([
      z.int().min(0).max(POINTS_MAX),
      z.null(),
      z.strictObject({ timesTriple: z.int().min(1).max(10) }),
    ])
    .optional()
    .describe(description);
const sentence = text(/^.{1,120}$/u, 'a sentence of at most 120 characters').optional();

/** Keys that every set may have. */
const COMMON = {
  id: text(/^(?=.{1,32}$)[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters, digits and hyphens, at most 32'),
  like: z.enum(RULE_SETS.map(({ id }) => id)).describe('The rule set that this one changes.'),
  name: text(/^.{1,40}$/u, 'a name of at most 40 characters').optional(),
  menu: text(/^[A-Z0-9 +/]{1,8}$/, 'at most eight capital letters, digits or blanks').optional(),
  playersMax: z.int().min(1).max(PLAYERS_MAX).optional(),
  ties: z.enum(['shared', 'lowestNumber']).optional(),
  beforeFirstRoll: z.enum(['question', 'blank']).optional(),
  sentences: z
    .strictObject({
      ...{ welcome: sentence, start: sentence, roll: sentence, select: sentence, choose: sentence },
      ...{ stop: sentence, unknownBox: sentence, filledBox: sentence, preview: sentence, scratch: sentence },
      ...{ winner: sentence, tie: sentence, solo: sentence, record: sentence, again: sentence },
    })
    .optional(),
} as const;

export const FIVE_DICE_SWITCHES = {
  rolls: z.int().min(1).max(10).optional(),
  columns: z.array(z.int().min(1).max(9)).min(1).max(3).optional().describe('What each column counts.'),
  upperThreshold: points('What Ones to Sixes must sum to for the upper bonus.'),
  upperPoints: points('The upper bonus.'),
  upperMax: points('What Ones to Sixes may sum to at most for the upper bonus.'),
  yahtzeeBonus: points('Points beside the box for further five alike.'),
  claim: points('Points that further five alike add to the Yahtzee box.'),
  joker: z.enum(JOKER_NAMES).optional(),
  selectMeans: z.enum(['hold', 'rollAgain']).optional(),
  holdsPersist: z.boolean().optional(),
  holdsFixed: z.boolean().optional(),
  stopEarly: z.enum(['yes', 'no', 'final']).optional(),
  totals: z.enum(['live', 'end']).optional(),
  keysOnCard: z.boolean().optional(),
} as const;

export const FARKLE_SWITCHES = {
  target: z.int().min(1).max(POINTS_MAX).optional(),
  entryMinimum: points('What the first bank must reach.'),
  atTarget: z.enum(['ends', 'othersGetOneTurn']).optional(),
  single1: points('A 1.'),
  single5: points('A 5.'),
  straight: pointsOrNull('1-2-3-4-5-6 of one roll.'),
  threePairs: pointsOrNull('Three pairs of different faces.'),
  twoTriplets: pointsOrNull('Three alike twice.'),
  fourAlike: alikePoints('Four alike.'),
  fiveAlike: alikePoints('Five alike.'),
  sixAlike: alikePoints('Six alike.'),
  farklePenalty: z
    .strictObject({ inARow: z.int().min(1).max(10), points: z.int().min(-POINTS_MAX).max(0) })
    .nullable()
    .optional()
    .describe('Points after so many farkles in a row.'),
  keeps: z.enum(['scoringDice', 'anyWithPoints']).optional(),
} as const;

export const ownRuleSetSchema = z.strictObject({ ...COMMON, ...FIVE_DICE_SWITCHES, ...FARKLE_SWITCHES });
export type OwnRuleSet = z.output<typeof ownRuleSetSchema>;
