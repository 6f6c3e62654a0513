/** Switches of an own rule set that do not go together: each alone is right, but nobody could play by both. */
import { type Combination, combinationsOf } from '../game/farkle/combination.ts';
import { pointsBySearch } from '../game/farkle/keep.ts';
import type { FarkleRules } from '../game/farkle/rule-set.ts';
import type { RuleSet } from '../game/rule-set.ts';
import { boxValues } from '../game/yahtzee/box-values.ts';
import type { FiveDiceRules } from '../game/yahtzee/rule-set.ts';
import type { OwnRuleSet } from './rule-set-schema.ts';

/** `key` stands in the own set: the first one of those that are part of the contradiction. */
export interface Contradiction {
  readonly key: string;
  readonly text: string;
}

/** Whether it contradicts, the keys that could be changed, the sentence. */
type Check = readonly [boolean, readonly (keyof OwnRuleSet)[], string];

/** A method, so that the checks of a family take the rules of all. */
interface Checker<R> {
  checks(own: OwnRuleSet, rules: R): readonly Check[];
}

const CHECKERS: { readonly 'five-dice': Checker<FiveDiceRules>; readonly farkle: Checker<FarkleRules> } = {
  'five-dice': { checks: fiveDiceChecks },
  farkle: { checks: farkleChecks },
};

/** `rules` is what became of `own`. */
export function contradictionsOf(own: OwnRuleSet, rules: RuleSet): readonly Contradiction[] {
  const checker: Checker<RuleSet> = CHECKERS[rules.family];
  return checker
    .checks(own, rules)
    .filter(([contradicts]) => contradicts)
    .map(([, keys, text]) => ({ key: keys.find((key) => own[key] !== undefined) ?? 'like', text }));
}

function fiveDiceChecks(own: OwnRuleSet, rules: FiveDiceRules): readonly Check[] {
  const { boxes, columns, dice, yahtzeeBonus, claim, joker, upperBonus, manners } = rules;
  const { threshold, max = threshold, steps = [] } = upperBonus;
  const thresholds = [threshold, ...steps.map((step) => step.threshold)];
  const bonuses = [upperBonus.points, ...steps.map((step) => step.points)];
  const most = dice * PIPS;
  // No set that comes with Dicetable has such a box; to look takes every throw of the dice.
  const empty =
    own.dice === undefined
      ? []
      : boxes.filter(({ category }) => boxValues(rules, category).length === 1).map(({ label }) => label);
  const hasYahtzee = boxes.some(({ kind }) => kind === 'yahtzee');
  const bonusBox = boxes.find(({ opensWith }) => opensWith !== undefined);
  const payers = [yahtzeeBonus > 0, claim > 0, bonusBox !== undefined].filter((pays) => pays).length;
  const further = payers > 0 || joker !== 'none';
  const again = manners.selectMeans === 'rollAgain';
  const asked = (['yahtzeeBonus', 'claim'] as const).filter((key) => (own[key] ?? 0) > 0);
  return [
    [further && !hasYahtzee, [...asked, 'joker'], `needs a Yahtzee box, which ${own.like} does not have`],
    [
      further && hasYahtzee && columns.length > 1,
      ['columns'],
      'is too long: there can only be one column while five alike earn a bonus or are a joker',
    ],
    [columns.length === 1 && columns[0] !== 1, ['columns'], 'of one column must be [1]'],
    [
      max < threshold,
      ['upperMax', 'upperThreshold'],
      own.upperMax === undefined
        ? `must be at most ${max}, which is the upperMax of ${own.like}`
        : `must be ${threshold} or more, which is the upperThreshold`,
    ],
    [
      thresholds.some((sum, index) => sum <= (thresholds[index - 1] ?? 0)),
      ['upperSteps', 'upperThreshold'],
      `does not fit: the steps must rise from the upperThreshold on, but are ${thresholds.join(', ')}`,
    ],
    [
      bonuses.some((points, index) => points <= (bonuses[index - 1] ?? -1)),
      ['upperSteps', 'upperPoints'],
      `does not fit: every step must bring more than the one before, but they bring ${bonuses.join(', ')}`,
    ],
    [
      rules.savesRolls && rules.rolls === 1,
      ['savesRolls', 'rolls'],
      'does not fit: a turn of one roll has none to save',
    ],
    [
      steps.length > 0 && upperBonus.max !== undefined,
      ['upperMax', 'upperSteps'],
      'does not fit: an upper bonus has steps or an upperMax, not both',
    ],
    [
      [...thresholds, max].some((sum) => sum > most),
      ['upperThreshold', 'upperMax', 'upperSteps'],
      `is too high: ${most} is the most that Ones to Sixes of ${dice} dice can have`,
    ],
    [empty.length > 0, ['dice'], `does not fit: ${dice} dice could never fill ${empty.join(', ')}`],
    [
      rules.savesRolls && manners.stopEarly === 'no',
      ['savesRolls', 'stopEarly'],
      'does not fit: stopEarly: no takes all rolls, so that none would be left to save',
    ],
    [
      payers > 1 && hasYahtzee,
      asked,
      `would pay for further five alike a second time: ${own.like} has ${paidBy(rules, asked[0])}`,
    ],
    [
      again && manners.stopEarly !== 'no',
      ['stopEarly', 'selectMeans'],
      'does not fit: selectMeans: rollAgain needs stopEarly: no, since such a turn takes all its rolls',
    ],
    [
      !again && manners.stopEarly === 'no',
      ['stopEarly', 'selectMeans'],
      'does not fit: stopEarly: no needs selectMeans: rollAgain, since five dice that are all held could neither roll nor score',
    ],
    [
      again && manners.holdsFixed,
      ['holdsFixed', 'selectMeans'],
      'does not fit: where marked dice roll again, holdsFixed would let nobody mark one',
    ],
    [
      again && own.holdsPersist === true,
      ['holdsPersist'],
      'does not fit: marks to roll again are gone after the roll',
    ],
  ];
}

/** What the set pays for further five alike beside that switch. */
function paidBy({ boxes, claim, yahtzeeBonus }: FiveDiceRules, key: keyof OwnRuleSet | undefined): string {
  const box = boxes.find(({ opensWith }) => opensWith !== undefined);
  if (box !== undefined) return `the box ${box.label} for them`;
  return key === 'claim' ? `yahtzeeBonus: ${yahtzeeBonus}` : `claim: ${claim}`;
}

/** One die of each face. */
const PIPS = 21;

const COMBINED = ['straight', 'threePairs', 'twoTriplets', 'fourAlike', 'fiveAlike', 'sixAlike'] as const;

function farkleChecks(own: OwnRuleSet, rules: FarkleRules): readonly Check[] {
  const { entryMinimum, bankMinimum, target, single1, single5 } = rules;
  return [
    [
      entryMinimum > target,
      ['entryMinimum', 'target'],
      `does not fit: the first bank must reach ${entryMinimum}, but the game is won at ${target}`,
    ],
    [
      bankMinimum > target,
      ['bankMinimum', 'target'],
      `does not fit: every bank must bring ${bankMinimum}, but the game is won at ${target}`,
    ],
    [
      single1 === 0 && single5 === 0,
      ['single1', 'single5'],
      'does not fit: with single1 and single5 both 0, one or two dice could never score',
    ],
    ...COMBINED.map(
      (key): Check => [
        own[key] !== undefined && own[key] !== null && neverCounts(rules, key),
        [key],
        'would never count: its dice bring as much in smaller combinations; null is for none',
      ],
    ),
  ];
}

/** Whether the very dice of these combinations are never worth more by them. */
function neverCounts(rules: FarkleRules, key: (typeof COMBINED)[number]): boolean {
  const without = { ...rules, [key]: null };
  const others = new Set(combinationsOf(without).map(nameOf));
  const pointsOf = pointsBySearch(without);
  return combinationsOf(rules)
    .filter((combination) => !others.has(nameOf(combination)))
    .every(({ counts, points }) => points <= pointsOf(counts));
}

function nameOf({ counts, points }: Combination): string {
  return `${counts.join('')} ${points}`;
}
