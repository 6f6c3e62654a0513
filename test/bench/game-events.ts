/** The events of whole games, as the table would journal them. */

import { playerOf } from '../../src/commands/simulate/play.ts';
import { fairDraw } from '../../src/fairness/fair-draw.ts';
import { seal } from '../../src/fairness/seal.ts';
import {
  type Command,
  decide,
  evolve,
  type Game,
  type GameEvent,
  isRejection,
  type RuleSet,
  YAHTZEE,
} from '../../src/game/index.ts';
import { noise } from '../../src/uno/random.ts';
import { english } from '../language/english.ts';

/** One a decision, in order: what the table appends at once. Random choices; the same number gives the same game. */
export function gameEvents(
  rules: RuleSet,
  number: number,
  players: readonly string[] = ['Eric', 'Julie'],
): readonly (readonly GameEvent[])[] {
  const random = noise(number);
  const next = playerOf(rules, 'random', () => random() / 2 ** 32);
  const seed = number.toString(16).padStart(64, '0');
  const decisions: (readonly GameEvent[])[] = [];
  let game: Game | undefined;
  const play = (command: Command): Game => {
    const decision = decide([rules], game, command, (request) => fairDraw({ ...request, game: number }));
    if (isRejection(decision)) throw new Error(`${command.type} was refused: ${english(decision.reason)}`);
    decisions.push(
      decision.map((event) => (event.type === 'game started' ? { ...event, game: number } : event)),
    );
    for (const event of decision) game = evolve(game, event);
    return game as Game;
  };
  let now = play({
    ...{ type: 'start', rules: rules.id, players, starter: 0 },
    ...{ seed, seal: seal(seed, rules.id, players) },
  });
  while (now.status === 'playing') now = play(next(now));
  return decisions;
}

const SIX = ['Eric', 'Julie', 'Anna', 'Bert', 'Clara', 'David'];

/** Of six, up to a roll after which dice can be held. */
export function halfAGame(number: number): readonly GameEvent[] {
  const events = gameEvents(YAHTZEE, number, SIX).flat();
  const half = events.findIndex(({ type }, at) => at > events.length / 2 && type === 'scored');
  const roll = events.findIndex(({ type }, at) => at > half && type === 'rolled');
  return events.slice(0, roll + 1);
}
