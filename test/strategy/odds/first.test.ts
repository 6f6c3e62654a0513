/** What odds say first, where the right ones take their time: on a card of five boxes. */
import { expect, test } from 'vitest';
import {
  EMPTY_CARD,
  houseName,
  type Odds,
  PLAIN,
  type ScoreCard,
  type SeenCards,
} from '../../../src/game/index.ts';
import { modelOf } from '../../../src/strategy/five-dice/model.ts';
import { solve } from '../../../src/strategy/five-dice/solve.ts';
import { cardOdds } from '../../../src/strategy/odds/cards.ts';
import { withBoxes } from '../five-dice/some-boxes.ts';
import { type Moment, seenAt } from './positions.ts';

const RULES = withBoxes(PLAIN, 'fours', 'sixes', 'chance', 'full-house', 'large-straight');
const VALUES = solve(modelOf(RULES));
const FULL: ScoreCard = {
  ...EMPTY_CARD,
  boxes: Object.fromEntries(RULES.boxes.map(({ category }) => [category, 0])),
};

function at(moment: Pick<Moment, 'players' | 'cards' | 'turn' | 'dice' | 'rollsLeft'>): SeenCards {
  return seenAt({ rules: RULES.id, ...moment });
}

/** All that is told on the way to the right odds, and those. */
function told({ of }: ReturnType<typeof cardOdds>, seen: SeenCards): readonly Odds[] {
  const all: Odds[] = [];
  const work = of(seen);
  for (let step = work.next(); ; step = work.next()) {
    if (step.value !== undefined) all.push(step.value);
    if (step.done === true) return all;
  }
}

const winOf = (odds: Odds | undefined, player: number): number => odds?.players[player]?.win ?? Number.NaN;

test('of whom nothing is known yet, some games are played out: rough, and then one after the other right', () => {
  const players = ['Eric', houseName('human:1'), houseName('greedy')];
  const odds = told(cardOdds(VALUES), at({ players, cards: players.map(() => EMPTY_CARD) }));
  expect(odds.map(({ how }) => how)).toEqual(['first', 'first', 'first', 'exact']);
  const [first, right] = [odds[0], odds.at(-1)];
  for (const player of players.keys()) {
    // Three deviations of so few games.
    expect(Math.abs(winOf(first, player) - winOf(right, player))).toBeLessThan(0.24);
  }
  expect(first?.players[0]?.total?.expected).toBeCloseTo(right?.players[0]?.total?.expected ?? 0, 9);
});

test('a new game begins with nothing that was known of who sat there in the last one', () => {
  const odds = cardOdds(VALUES);
  told(odds, at({ players: ['Eric', 'Julie'], cards: [FULL, FULL] }));
  const [first] = told(odds, at({ players: ['Eric', 'Julie'], cards: [EMPTY_CARD, EMPTY_CARD] }));
  expect(first?.tie).toBeLessThan(0.1);
  // Nor does a player of the house begin with what a person came to.
  const [other] = told(
    odds,
    at({ players: ['Eric', houseName('human:1')], cards: [EMPTY_CARD, EMPTY_CARD] }),
  );
  const right = told(
    cardOdds(VALUES),
    at({ players: ['Eric', houseName('human:1')], cards: [EMPTY_CARD, EMPTY_CARD] }),
  );
  expect(Math.abs(winOf(other, 0) - winOf(right.at(-1), 0))).toBeLessThan(0.24);
});

test('what is known of whole games of a player of the house serves all games and seats', () => {
  const odds = cardOdds(VALUES);
  const cards = [EMPTY_CARD, EMPTY_CARD];
  const seen = at({ players: [houseName('human:4'), houseName('careful')], cards });
  const right = told(odds, seen).at(-1);
  told(odds, at({ players: ['Eric', 'Julie'], cards: [FULL, FULL] }));
  const again = told(odds, at({ players: [houseName('careful'), houseName('human:4')], cards }));
  expect(winOf(again[0], 0)).toBeCloseTo(winOf(right, 1), 9);
});

test('who is on is looked at first', () => {
  const odds = cardOdds(VALUES);
  const players = ['Eric', 'Julie', 'Vendla'];
  const cards = [EMPTY_CARD, EMPTY_CARD, EMPTY_CARD];
  told(odds, at({ players, cards }));
  const one: ScoreCard = { ...EMPTY_CARD, boxes: { chance: 5 } };
  const seen = at({ players, cards: [one, one, one], turn: 1, dice: [6, 6, 6, 6, 6], rollsLeft: 0 });
  const all = told(odds, seen);
  expect(all.map(({ how }) => how)).toEqual(['first', 'first', 'first', 'exact']);
  const [first, second, right] = all.map(({ players: each }) => each[1]?.total?.low);
  expect(second).toBe(right);
  expect(first).not.toBe(right);
});
