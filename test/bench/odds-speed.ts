/**
 * How soon the odds of two people are known after a roll of one of them, by how many boxes are open: the first answer that
 * there is, and the right one. What every game begins with is there. Wall clock, in this thread.
 */
import { EMPTY_CARD, type ScoreCard, YAHTZEE } from '../../src/game/index.ts';
import type { Values } from '../../src/strategy/five-dice/values.ts';
import { cardOdds } from '../../src/strategy/odds/cards.ts';
import { finished } from '../../src/strategy/steps.ts';
import { seenAt } from '../strategy/odds/positions.ts';
import type { Figure } from './figures.ts';

const OPEN = [13, 9, 8, 3] as const;
/** What spectators wait for: few open boxes have the right answer at once, many a first one. */
const SOON_S = 0.3;
const LATER_S = 3;
const FEW = 8;

export function oddsSpeed(values: Values): readonly Figure[] {
  const { of, begin } = cardOdds(values);
  finished(begin());
  const figures = OPEN.flatMap((open) => {
    const cards = [cardWithOpen(open), cardWithOpen(open)];
    const players = ['Eric', 'Julie'];
    // Where both have begun their turns: what is known of them.
    finished(of(seenAt({ players, cards })));
    const startedMs = performance.now();
    const seconds = () => (performance.now() - startedMs) / 1000;
    const work = of(seenAt({ players, cards, dice: [2, 3, 3, 6, 6], rollsLeft: 2 }));
    let step = work.next();
    while (step.done !== true && step.value === undefined) step = work.next();
    const first = seconds();
    while (step.done !== true) step = work.next();
    const isFew = open <= FEW;
    return [
      { name: `odds at ${open} open boxes, first`, value: first, atMost: SOON_S },
      { name: `odds at ${open} open boxes, final`, value: seconds(), atMost: isFew ? SOON_S : LATER_S },
    ];
  });
  return figures.map((figure) => ({ ...figure, unit: 's', wall: true }));
}

/** The others are filled with 0, from the last one on. */
function cardWithOpen(open: number): ScoreCard {
  const filled = YAHTZEE.boxes.slice(open).map(({ category }) => [category, 0]);
  return { ...EMPTY_CARD, boxes: Object.fromEntries(filled) };
}
