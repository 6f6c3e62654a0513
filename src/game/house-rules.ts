/** The house-rule card: a rule set in words, made from its data and nothing else. */
import { farkleWords } from './farkle/house-words.ts';
import type { RuleSet } from './rule-set.ts';
import { fiveDiceWords } from './yahtzee/house-words.ts';

/** One line each; a list item begins with two blanks. */
export function houseRules(rules: RuleSet): readonly string[] {
  const { name, id, dice } = rules;
  const what = rules.family === 'farkle' ? farkleWords(rules) : fiveDiceWords(rules);
  return [
    `${name} (${id})`,
    '',
    `For ${playersWords(rules)}, with ${dice} dice.`,
    ...what,
    ...tieWords(rules),
  ];
}

/** `1 to 4 players`. */
export function playersWords({ players: { min, max } }: Pick<RuleSet, 'players'>): string {
  if (min === max) return `${max} ${max === 1 ? 'player' : 'players'}`;
  return `${min} to ${max} players`;
}

/** Nothing where no two players can have the same best total. */
function tieWords(rules: RuleSet): readonly string[] {
  const noTie = rules.family === 'farkle' && rules.atTarget === 'ends';
  if (noTie || rules.players.max === 1) return [];
  return [
    rules.ties === 'shared'
      ? 'The best total wins; a tie is shared.'
      : 'The best total wins; in a tie the player with the lower number.',
  ];
}
