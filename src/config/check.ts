/** One thing that could be wrong with an own rule set. */
import type { Text } from '../language/sentence.ts';
import type { OwnRuleSet } from './rule-set-schema.ts';

/** Whether it contradicts, the keys that could be changed, what is wrong. */
export type Check = readonly [boolean, readonly (keyof OwnRuleSet)[], Text];
