/** A Farkle game for the pages: the turn under way, and the score sheet. */
import { type FarkleGame, type FarkleRules, pickedOf, pointsUnit } from '../../game/index.ts';
import type { FarkleView } from './messages.ts';

/** Finished turns that the pages show of each player. */
const LATEST_TURNS = 12;

export function farkleView(rules: FarkleRules, game: FarkleGame): Omit<FarkleView, 'lost'> {
  const { points, hotDice, diceLeft } = pickedOf(rules, game);
  const picks = game.status === 'playing' && game.turn.held.includes(true);
  return {
    target: rules.target,
    unit: pointsUnit(rules),
    turnPoints: game.turn.points,
    pickedPoints: picks ? points : null,
    diceLeft,
    hotDice,
    turns: game.sheet.map((turns) => ({ count: turns.length, latest: turns.slice(-LATEST_TURNS) })),
  };
}
