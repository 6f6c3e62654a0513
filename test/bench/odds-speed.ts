/**
 * How soon the odds of two are known after a roll of one of them, by how many boxes are open and who is on: the first
 * answer that there is, and the right one. What every game begins with is there. The time of this thread's processor.
 */
import {
  EMPTY_CARD,
  FIVE_DICE_SETS,
  type FiveDiceRules,
  findRules,
  fiveDiceRules,
  type HousePlayer,
  houseName,
  type ScoreCard,
  YAHTZEE,
} from '../../src/game/index.ts';
import { modelOf } from '../../src/strategy/five-dice/model.ts';
import { solve } from '../../src/strategy/five-dice/solve.ts';
import type { Values } from '../../src/strategy/five-dice/values.ts';
import { cardOdds } from '../../src/strategy/odds/cards.ts';
import { finished } from '../../src/strategy/steps.ts';
import { seenAt } from '../strategy/odds/positions.ts';
import { farkleOddsSpeed } from './farkle-odds-speed.ts';
import type { Figure } from './figures.ts';
import { LATER_S, SOON_S, secondsOf } from './odds-seconds.ts';

type Seat = HousePlayer | 'person';

/** By the official rules; the longest card is Yatzy's. */
const SEATS: readonly (readonly [Seat, readonly number[]])[] = [
  ['person', [13, 12, 9, 8, 3]],
  ['human:1', [13]],
  ['human:5', [13, 12, 9, 8]],
  ['careful', [13, 8]],
  ['greedy', [13, 8]],
];
const LONGEST: readonly Seat[] = ['person', 'human:1', 'human:5', 'careful', 'greedy'];
/** Where rolls may be claimed there are more ways out of a card. */
const CLAIMING: readonly Seat[] = ['person', 'human:5'];
/** Few open boxes have the right answer as soon as others have a first one. */
const FEW = 8;

export function oddsSpeed(values: Values): readonly Figure[] {
  const figures = [
    ...SEATS.flatMap(([seat, opens]) => opens.flatMap((open) => after(values, seat, open))),
    ...wholeGames('yatzy', LONGEST),
    ...wholeGames('bonus-in-box', CLAIMING),
    ...farkleOddsSpeed(),
  ];
  return figures.map((figure) => ({ ...figure, unit: 's', wall: true, processor: true }));
}

function wholeGames(id: string, seats: readonly Seat[]): readonly Omit<Figure, 'unit'>[] {
  const rules = fiveDiceRules(findRules(FIVE_DICE_SETS, id)) as FiveDiceRules;
  const values = solve(modelOf(rules));
  return seats.flatMap((seat) => after(values, seat, rules.boxes.length));
}

function after(values: Values, seat: Seat, open: number): readonly Omit<Figure, 'unit'>[] {
  const { rules } = values.model;
  const { of, begin } = cardOdds(values);
  finished(begin());
  const cards = [cardWithOpen(rules, open), cardWithOpen(rules, open)];
  const players = [seat === 'person' ? 'Eric' : houseName(seat), 'Julie'];
  // Where both have begun their turns: what is known of them.
  finished(of(seenAt({ rules: rules.id, players, cards })));
  const seconds = secondsOf(
    of(seenAt({ rules: rules.id, players, cards, dice: [2, 3, 3, 6, 6], rollsLeft: 2 })),
  );
  const name = `odds of ${rules.id === YAHTZEE.id ? '' : `${rules.id}, `}${seat}, ${open} open boxes`;
  return [
    { name: `${name}, first`, value: seconds.first, atMost: SOON_S },
    {
      ...{ name: `${name}, final`, value: seconds.final },
      atMost: open <= FEW ? SOON_S : LATER_S,
    },
  ];
}

/** The others are filled with 0, from the last one on. */
function cardWithOpen({ boxes }: FiveDiceRules, open: number): ScoreCard {
  const filled = boxes.slice(open).map(({ category }) => [category, 0]);
  return { ...EMPTY_CARD, boxes: Object.fromEntries(filled) };
}
