/** What may contradict in an own Farkle set. */
import { type Combination, combinationsOf } from '../game/farkle/combination.ts';
import { pointsBySearch } from '../game/farkle/keep.ts';
import type { FarkleRules } from '../game/farkle/rule-set.ts';
import type { Check } from './check.ts';
import type { OwnRuleSet } from './rule-set-schema.ts';

const COMBINED = ['straight', 'threePairs', 'twoTriplets', 'fourAlike', 'fiveAlike', 'sixAlike'] as const;

export function farkleChecks(own: OwnRuleSet, rules: FarkleRules): readonly Check[] {
  const { entryMinimum, bankMinimum, target, single1, single5 } = rules;
  return [
    [
      entryMinimum > target,
      ['entryMinimum', 'target'],
      { say: 'clash.entryAbove', points: entryMinimum, target },
    ],
    [
      bankMinimum > target,
      ['bankMinimum', 'target'],
      { say: 'clash.bankAbove', points: bankMinimum, target },
    ],
    [single1 === 0 && single5 === 0, ['single1', 'single5'], { say: 'clash.noSingles' }],
    ...COMBINED.map(
      (key): Check => [
        own[key] !== undefined && own[key] !== null && neverCounts(rules, key),
        [key],
        { say: 'clash.neverCounts' },
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
