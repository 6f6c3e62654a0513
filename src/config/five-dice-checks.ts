/** What may contradict in an own five-dice set. */
import { boxName } from '../game/yahtzee/box.ts';
import { boxValues } from '../game/yahtzee/box-values.ts';
import type { FiveDiceRules } from '../game/yahtzee/rule-set.ts';
import type { Text } from '../language/sentence.ts';
import type { Check } from './check.ts';
import type { OwnRuleSet } from './rule-set-schema.ts';

/** One die of each face. */
const PIPS = 21;

export function fiveDiceChecks(own: OwnRuleSet, rules: FiveDiceRules): readonly Check[] {
  return [
    ...boxChecks(own, rules),
    ...upperChecks(own, rules),
    ...rollChecks(rules),
    ...payChecks(own, rules),
    ...mannerChecks(own, rules),
  ];
}

/** Whether five alike mean anything beyond their own box. */
const hasFurther = (rules: FiveDiceRules): boolean => payersOf(rules) > 0 || rules.joker !== 'none';

const hasYahtzee = ({ boxes }: FiveDiceRules): boolean => boxes.some(({ kind }) => kind === 'yahtzee');

/** Switches of this set that pay for further five alike. */
const askedIn = (own: OwnRuleSet) =>
  (['yahtzeeBonus', 'claim'] as const).filter((key) => (own[key] ?? 0) > 0);

function payersOf({ yahtzeeBonus, claim, boxes }: FiveDiceRules): number {
  const box = boxes.some(({ opensWith }) => opensWith !== undefined);
  return [yahtzeeBonus > 0, claim > 0, box].filter((pays) => pays).length;
}

function boxChecks(own: OwnRuleSet, rules: FiveDiceRules): readonly Check[] {
  const { columns, boxes, dice } = rules;
  const further = hasFurther(rules);
  // No set that comes with Dicetable has such a box; to look takes every throw of the dice.
  const empty =
    own.dice === undefined
      ? []
      : boxes.filter(({ category }) => boxValues(rules, category).length === 1).map(boxName);
  return [
    [further && !hasYahtzee(rules), [...askedIn(own), 'joker'], { say: 'clash.yahtzeeBox', like: own.like }],
    [further && hasYahtzee(rules) && columns.length > 1, ['columns'], { say: 'clash.oneColumn' }],
    [columns.length === 1 && columns[0] !== 1, ['columns'], { say: 'clash.firstColumn' }],
    [empty.length > 0, ['dice'], { say: 'clash.neverFilled', dice, names: empty }],
  ];
}

function upperChecks(own: OwnRuleSet, { dice, upperBonus }: FiveDiceRules): readonly Check[] {
  const { threshold, max = threshold, steps = [] } = upperBonus;
  const thresholds = [threshold, ...steps.map((step) => step.threshold)];
  const bonuses = [upperBonus.points, ...steps.map((step) => step.points)];
  const most = dice * PIPS;
  return [
    [
      max < threshold,
      ['upperMax', 'upperThreshold'],
      own.upperMax === undefined
        ? { say: 'clash.upperMost', max, like: own.like }
        : { say: 'clash.upperLeast', threshold },
    ],
    [
      thresholds.some((sum, index) => sum <= (thresholds[index - 1] ?? 0)),
      ['upperSteps', 'upperThreshold'],
      { say: 'clash.stepsRise', steps: thresholds.join(', ') },
    ],
    [
      bonuses.some((points, index) => points <= (bonuses[index - 1] ?? -1)),
      ['upperSteps', 'upperPoints'],
      { say: 'clash.stepsPay', steps: bonuses.join(', ') },
    ],
    [
      steps.length > 0 && upperBonus.max !== undefined,
      ['upperMax', 'upperSteps'],
      { say: 'clash.stepsOrMax' },
    ],
    [
      [...thresholds, max].some((sum) => sum > most),
      ['upperThreshold', 'upperMax', 'upperSteps'],
      { say: 'clash.tooHigh', most, dice },
    ],
  ];
}

function rollChecks({ savesRolls, rolls, manners }: FiveDiceRules): readonly Check[] {
  return [
    [savesRolls && rolls === 1, ['savesRolls', 'rolls'], { say: 'clash.noneToSave' }],
    [savesRolls && manners.stopEarly === 'no', ['savesRolls', 'stopEarly'], { say: 'clash.noneLeft' }],
  ];
}

function payChecks(own: OwnRuleSet, rules: FiveDiceRules): readonly Check[] {
  const asked = askedIn(own);
  const text: Text = { say: 'clash.paidTwice', like: own.like, paid: paidBy(rules, asked[0]) };
  return [[payersOf(rules) > 1 && hasYahtzee(rules), asked, text]];
}

/** What the set pays for further five alike beside that switch. */
function paidBy({ boxes, claim, yahtzeeBonus }: FiveDiceRules, key: keyof OwnRuleSet | undefined): Text {
  const box = boxes.find(({ opensWith }) => opensWith !== undefined);
  if (box !== undefined) return { say: 'clash.boxForThem', box: boxName(box) };
  return key === 'claim' ? `yahtzeeBonus: ${yahtzeeBonus}` : `claim: ${claim}`;
}

function mannerChecks(own: OwnRuleSet, { manners }: FiveDiceRules): readonly Check[] {
  const again = manners.selectMeans === 'rollAgain';
  const takesAll = manners.stopEarly === 'no';
  return [
    [again && !takesAll, ['stopEarly', 'selectMeans'], { say: 'clash.allRolls' }],
    [!again && takesAll, ['stopEarly', 'selectMeans'], { say: 'clash.allHeld' }],
    [again && manners.holdsFixed, ['holdsFixed', 'selectMeans'], { say: 'clash.noMarks' }],
    [again && own.holdsPersist === true, ['holdsPersist'], { say: 'clash.marksGo' }],
  ];
}
