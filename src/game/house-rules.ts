/** The house-rule card: a rule set in sentences, made from its data and nothing else. */
import type { HouseLine } from '../language/house-text.ts';
import type { Code, Text } from '../language/sentence.ts';
import { familyOf } from './families.ts';
import type { RuleSet } from './rule-set.ts';
import { setName } from './set-facts.ts';

/** Its name, an empty line, then the sentences and the rows of its lists. */
export function houseRules(rules: RuleSet): readonly HouseLine[] {
  const { id, dice } = rules;
  return [
    { say: 'house.title', rules: setName(rules), id },
    '',
    { say: 'house.played', players: playersWords(rules), dice },
    ...familyOf(rules).houseWords(rules),
    ...tieWords(rules),
    ...(rules.editions ?? []),
  ];
}

/** `1 to 4 players`. */
export function playersWords({ players: { min, max } }: Pick<RuleSet, 'players'>): Code {
  return { say: 'house.players', min, max };
}

/** Nothing where no two players can have the same best total. */
function tieWords(rules: RuleSet): readonly Text[] {
  if (rules.players.max === 1 || !familyOf(rules).canTie(rules)) return [];
  return [{ say: rules.ties === 'shared' ? 'house.tieShared' : 'house.tieLowest' }];
}
