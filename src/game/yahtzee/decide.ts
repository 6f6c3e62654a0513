/** Every move of a five-dice game but its start and its end by hand. */
import type { Command, Draw } from '../command.ts';
import type { Decision } from '../decision.ts';
import type { FiveDiceGame } from '../game.ts';
import { reject } from '../rejection.ts';
import { drawInto } from '../roll.ts';
import { mayRoll } from './rolls.ts';
import type { FiveDiceRules } from './rule-set.ts';
import { decideScore } from './score.ts';

export function decideFiveDice(
  rules: FiveDiceRules,
  game: FiveDiceGame,
  command: Command,
  draw: Draw,
): Decision {
  switch (command.type) {
    case 'roll':
      return decideRoll(rules, game, draw);
    case 'hold':
      return decideHold(rules, game, command.slot, true);
    case 'free':
      return decideHold(rules, game, command.slot, false);
    case 'stop':
      return decideStop(rules, game);
    case 'score':
      return decideScore(rules, game, command.category);
    default:
      return reject('wrong-move');
  }
}

function decideRoll(rules: FiveDiceRules, game: FiveDiceGame, draw: Draw): Decision {
  const { held } = game.turn;
  const { selectMeans, holdsPersist } = rules.manners;
  if (!mayRoll(rules, game)) return reject('no-rolls-left');
  if (selectMeans === 'hold' && held.every((isHeld) => isHeld)) return reject('all-held');
  const rolled = drawInto(game, held, draw);
  // Where marks mean roll again, every die without a mark stays.
  if (selectMeans === 'rollAgain') return [{ ...rolled, holds: held.map(() => true) }];
  return [holdsPersist ? rolled : { ...rolled, holds: held.map(() => false) }];
}

function decideHold(rules: FiveDiceRules, game: FiveDiceGame, slot: number, wanted: boolean): Decision {
  const { dice, held } = game.turn;
  if (dice === undefined) return reject('roll-first');
  const isHeld = held[slot];
  if (isHeld === undefined) return reject('no-such-die');
  if (!mayRoll(rules, game)) return reject('dice-fixed');
  if (isHeld === wanted) return reject(wanted ? 'already-held' : 'not-held');
  if (!wanted && rules.manners.holdsFixed) return reject('hold-stays');
  return [{ type: wanted ? 'held' : 'freed', slot }];
}

function decideStop(rules: FiveDiceRules, game: FiveDiceGame): Decision {
  if (game.turn.dice === undefined) return reject('roll-first');
  if (!mayRoll(rules, game)) return reject('no-rolls-left');
  return rules.manners.stopEarly === 'no' ? reject('roll-on') : [{ type: 'stopped' }];
}
