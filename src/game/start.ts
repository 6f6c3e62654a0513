/** Checks whether a game can be started like that, and says what is wrong if not. */
import type { Command } from './command.ts';
import type { Decision } from './decision.ts';
import { FIRST_FAMILY } from './families.ts';
import { NAME_LENGTH, playerNames } from './name.ts';
import { reject } from './rejection.ts';
import { findRules, type RuleSets } from './rule-sets.ts';

type Start = Extract<Command, { type: 'start' }>;

const HEX_32_BYTES = /^[0-9a-f]{64}$/;

/** `number` counts the games of the journal from 1. */
export function decideStart(sets: RuleSets, number: number, start: Start): Decision {
  const rules = findRules(sets, start.rules);
  if (rules === undefined) {
    const known = sets.map(({ id }) => id).join(', ');
    return reject('bad-start', `There is no rule set "${start.rules}". There are: ${known}.`);
  }
  const { players, starter, seed, seal } = start;
  const { min, max } = rules.players;
  if (players.length < min || players.length > max) {
    return reject('bad-start', `${rules.name} is for ${min} to ${max} players, not ${players.length}.`);
  }
  const wrong = playerNames(players).findIndex((name, index) => name !== players[index]);
  if (wrong !== -1) {
    const advice = `A name has 1 to ${NAME_LENGTH} characters, no outer blanks, and belongs to one player.`;
    return reject('bad-start', `Player ${wrong + 1} cannot be called "${players[wrong]}". ${advice}`);
  }
  if (!Number.isInteger(starter) || starter < 0 || starter >= players.length) {
    return reject('bad-start', `Player ${starter + 1} cannot begin: there are ${players.length} players.`);
  }
  if (!HEX_32_BYTES.test(seed) || !HEX_32_BYTES.test(seal)) {
    return reject('bad-start', 'Seed and seal must be 64 hexadecimal digits each.');
  }
  const { id, dice, family } = rules;
  return [
    {
      ...{ type: 'game started', game: number, rules: id, dice, players, starter, seed, seal },
      ...(family === FIRST_FAMILY ? {} : { family }),
      ...(start.rehearsal === true ? { rehearsal: true } : {}),
    },
  ];
}
