/** The house-rule card: a rule set in words, made from its data and nothing else. */
import { familyOf } from './families.ts';
import type { RuleSet } from './rule-set.ts';

/** One line each; a list item begins with two blanks. */
export function houseRules(rules: RuleSet): readonly string[] {
  const { name, id, dice } = rules;
  return [
    `${name} (${id})`,
    '',
    `For ${playersWords(rules)}, with ${dice} dice.`,
    ...familyOf(rules).houseWords(rules),
    ...tieWords(rules),
    ...(rules.editions ?? []),
  ];
}

/** `1 to 4 players`. */
export function playersWords({ players: { min, max } }: Pick<RuleSet, 'players'>): string {
  if (min === max) return `${max} ${max === 1 ? 'player' : 'players'}`;
  return `${min} to ${max} players`;
}

/** Nothing where no two players can have the same best total. */
function tieWords(rules: RuleSet): readonly string[] {
  if (rules.players.max === 1 || !familyOf(rules).canTie(rules)) return [];
  return [
    rules.ties === 'shared'
      ? 'The best total wins; a tie is shared.'
      : 'The best total wins; in a tie the player with the lower number.',
  ];
}
