/** A finished game of Yahtzee in which only Chance has points: so many for each player. */
import { forcedDraw } from '../../src/fairness/forced-draw.ts';
import { type Category, type Game, YAHTZEE } from '../../src/game/index.ts';
import { Session, start } from './play.ts';

export function finishedGame(number: number, totals: readonly number[], change: Partial<Game> = {}): Game {
  const session = new Session(forcedDraw([]));
  const base = session.do(start(...totals.map((_, player) => `P${number}${player}`)));
  const cards = totals.map((chance) => {
    const zeros = Object.fromEntries(YAHTZEE.boxes.map(({ category }) => [category, 0]));
    return { boxes: { ...zeros, chance } as Partial<Record<Category, number>>, yahtzeeBonuses: 0 };
  });
  return { ...base, number, cards, status: 'over', ...change } as Game;
}
