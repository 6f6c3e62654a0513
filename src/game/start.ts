/** Checks whether a game can be started like that, and says what is wrong if not. */

import type { Command } from './command.ts';
import { type Decision, isRejection } from './decision.ts';
import type { GameEvent } from './event.ts';
import { FIRST_FAMILY } from './families.ts';
import type { GameFacts } from './game.ts';
import { houseSeat } from './house.ts';
import { NAME_LENGTH, playerNames } from './name.ts';
import { reject } from './rejection.ts';
import { HALL_HAS_SEED } from './round.ts';
import { findRules, type RuleSets } from './rule-sets.ts';
import { setName } from './set-facts.ts';
import { decideTeam, withTeam } from './team.ts';

type Start = Extract<Command, { type: 'start' }>;

const HEX_32_BYTES = /^[0-9a-f]{64}$/;

/** `number` counts the games of the journal from 1. */
export function decideStart(sets: RuleSets, number: number, start: Start): Decision {
  const rules = findRules(sets, start.rules);
  if (rules === undefined) {
    const known = sets.map(({ id }) => id).join(', ');
    return reject('bad-start', { say: 'event.noSet', rules: start.rules, known });
  }
  const { players, starter, seed, seal, coach = 'off', round } = start;
  const { min, max } = rules.players;
  if (players.length < min || players.length > max) {
    return reject('bad-start', {
      ...{ say: 'event.forPlayers', rules: setName(rules), min, max, players: players.length },
    });
  }
  if (players.every((name) => houseSeat(name) !== undefined)) {
    return reject('bad-start', { say: 'event.onlyHouse' });
  }
  const wrong = playerNames(players).findIndex((name, index) => name !== players[index]);
  if (wrong !== -1) {
    const name = players[wrong] ?? '';
    return reject('bad-start', { say: 'event.notAName', number: wrong + 1, name, length: NAME_LENGTH });
  }
  if (!Number.isInteger(starter) || starter < 0 || starter >= players.length) {
    return reject('bad-start', {
      ...{ say: 'event.notBegin', number: starter + 1, players: players.length },
    });
  }
  if (!HEX_32_BYTES.test(seed) || !HEX_32_BYTES.test(seal)) {
    return reject('bad-start', { say: 'event.badSeal' });
  }
  if (start.lesson === true && start.rehearsal !== true) return reject('bad-start');
  // Nobody has help that others of the round may not have.
  if (round !== undefined && (seed !== HALL_HAS_SEED || start.rehearsal === true || coach !== 'off'))
    return reject('bad-start');
  const { id, dice, family } = rules;
  const teamed = decideTeams(start);
  if (isRejection(teamed)) return teamed;
  return [
    {
      ...{ type: 'game started', game: number, rules: id, dice, players, starter, seed, seal },
      ...(family === FIRST_FAMILY ? {} : { family }),
      ...(start.rehearsal === true ? { rehearsal: true } : {}),
      ...(start.lesson === true ? { lesson: true } : {}),
      ...(coach === 'off' ? {} : { coach }),
      ...(round === undefined ? {} : { round }),
    },
    ...teamed,
  ];
}

/** As if each had come together once the game had begun. */
function decideTeams({ players, teams: wanted = [] }: Pick<Start, 'players' | 'teams'>): Decision {
  let teams: GameFacts['teams'];
  const events: GameEvent[] = [];
  for (const [player, members] of wanted.entries()) {
    if (members.length === 0) continue;
    const teamed = decideTeam({ players, teams }, player, members);
    if (isRejection(teamed)) return teamed;
    events.push(...teamed);
    teams = withTeam({ players, teams }, player, members);
  }
  return events;
}
