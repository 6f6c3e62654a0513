/**
 * A rule set of the cabinet file's own: one that Dicetable has, with other switches. Limits are what the display can
 * show: eight characters, and totals of five digits.
 */
import { z } from 'zod';
import { MOST_SEATS } from '../game/most-seats.ts';
import { RULE_SETS } from '../game/rule-sets.ts';
import { JOKER_NAMES } from '../game/yahtzee/joker.ts';
import type { Code } from '../language/sentence.ts';

/** `99999 PT` fits, 100000 does not. */
const TOTAL_MAX = 99_999;
/** Six dice of such a combination are 60,000: a total of five digits, also when the target is passed. */
const COMBINATION_MAX = 10_000;
/** Twelve of them (one box is the Yahtzee itself) and the best card fit a total of five digits; so does `YZ +8000`. */
const FURTHER_MAX = 8000;
/** Three columns that count nine times each fit a total of five digits. */
const UPPER_POINTS_MAX = 3000;
/** Six dice of each face. */
const UPPER_SUM_MAX = 126;
/** `ROLL 9/9`. */
const ROLLS_MAX = 9;

const DISPLAY: Code = { say: 'expect.display' };

const text = (pattern: RegExp, expects: Code) => z.string().regex(pattern).meta({ expects });
/** A whole number whose limit has a reason. */
const limited = (min: number, max: number, because: Code) =>
  z
    .int()
    .min(min)
    .max(max)
    .meta({ expects: { say: 'expect.limited', min, max, because } satisfies Code });
const combination = limited(0, COMBINATION_MAX, DISPLAY);
const points = combination.optional();
const pointsOrNull = combination.nullable().optional();
const further = limited(0, FURTHER_MAX, DISPLAY).optional();
const upperLimit = limited(1, UPPER_SUM_MAX, { say: 'expect.upperMost', most: UPPER_SUM_MAX });
const upperSum = upperLimit.optional();
const alikePoints = z
  .union([combination, z.null(), z.strictObject({ timesTriple: z.int().min(1).max(10) })])
  .optional();
const sentence = text(/^.{1,120}$/u, { say: 'expect.sentence' }).optional();

/** Keys that every set may have. */
const COMMON = {
  id: text(/^(?=.{1,32}$)[a-z0-9]+(-[a-z0-9]+)*$/, { say: 'expect.id' }),
  like: z.enum(RULE_SETS.map(({ id }) => id)),
  name: text(/^(?=.*\S).{1,40}$/u, { say: 'expect.setName' }).optional(),
  menu: text(/^(?=.*[A-Z0-9])[A-Z0-9 +/]{1,8}$/, { say: 'expect.menu' }).optional(),
  dice: limited(5, 6, { say: 'expect.sixSlots' }).optional(),
  playersMax: z.int().min(1).max(MOST_SEATS).optional(),
  ties: z.enum(['shared', 'lowestNumber']).optional(),
  beforeFirstRoll: z.enum(['question', 'blank']).optional(),
  sentences: z
    .strictObject({
      ...{ welcome: sentence, start: sentence, roll: sentence, select: sentence, choose: sentence },
      ...{ stop: sentence, farkle: sentence, unknownBox: sentence, filledBox: sentence },
      ...{ preview: sentence, scratch: sentence },
      ...{ winner: sentence, tie: sentence, solo: sentence, record: sentence, again: sentence },
    })
    .optional(),
} as const;

export const FIVE_DICE_SWITCHES = {
  rolls: limited(1, ROLLS_MAX, DISPLAY).optional(),
  savesRolls: z.boolean().optional(),
  columns: z.array(z.int().min(1).max(9)).min(1).max(3).optional(),
  upperThreshold: upperSum,
  upperPoints: limited(0, UPPER_POINTS_MAX, DISPLAY).optional(),
  upperMax: upperSum,
  upperSteps: z
    .array(
      z.strictObject({
        threshold: upperLimit,
        points: limited(0, UPPER_POINTS_MAX, DISPLAY),
      }),
    )
    .min(1)
    .max(5)
    .optional(),
  yahtzeeBonus: further,
  claim: further,
  joker: z.enum(JOKER_NAMES).optional(),
  selectMeans: z.enum(['hold', 'rollAgain']).optional(),
  holdsPersist: z.boolean().optional(),
  holdsFixed: z.boolean().optional(),
  stopEarly: z.enum(['yes', 'no', 'final']).optional(),
  totals: z.enum(['live', 'end']).optional(),
  keysOnCard: z.boolean().optional(),
} as const;

export const FARKLE_SWITCHES = {
  target: limited(1, TOTAL_MAX, DISPLAY).optional(),
  entryMinimum: limited(0, TOTAL_MAX, DISPLAY).optional(),
  bankMinimum: limited(0, TOTAL_MAX, DISPLAY).optional(),
  atTarget: z.enum(['ends', 'othersGetOneTurn']).optional(),
  single1: points,
  single5: points,
  straight: pointsOrNull,
  threePairs: pointsOrNull,
  twoTriplets: pointsOrNull,
  fourAlike: alikePoints,
  fiveAlike: alikePoints,
  sixAlike: alikePoints,
  emptyFirstRoll: pointsOrNull,
  farklePenalty: z
    .strictObject({
      inARow: z.int().min(1).max(10),
      points: limited(-COMBINATION_MAX, -1, { say: 'expect.negative' }),
    })
    .nullable()
    .optional(),
  keeps: z.enum(['scoringDice', 'anyWithPoints']).optional(),
} as const;

export const ownRuleSetSchema = z.strictObject({ ...COMMON, ...FIVE_DICE_SWITCHES, ...FARKLE_SWITCHES });
export type OwnRuleSet = z.output<typeof ownRuleSetSchema>;
