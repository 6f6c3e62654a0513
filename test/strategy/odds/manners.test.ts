/** How players of the house are taken to play, against what they decide at the table: every roll, on cards that are full soon. */
import { expect, test } from 'vitest';
import {
  BONUS_IN_BOX,
  type Dice,
  EMPTY_CARD,
  FACES,
  type FiveDiceRules,
  fillBox,
  type HousePlayer,
  isFull,
  legalBoxes,
  type Move,
  PLAIN,
  type ScoreCard,
  totals,
  YAHTZEE,
} from '../../../src/game/index.ts';
import { cardChoices } from '../../../src/strategy/choices.ts';
import { adviserFrom } from '../../../src/strategy/five-dice/advice.ts';
import { modelOf } from '../../../src/strategy/five-dice/model.ts';
import { solve } from '../../../src/strategy/five-dice/solve.ts';
import { houseDecides, strengthOf } from '../../../src/strategy/house/house.ts';
import { weightsLikePeople } from '../../../src/strategy/house/valued.ts';
import { mannerOf } from '../../../src/strategy/odds/manners.ts';
import { followed, outlookOf } from '../../../src/strategy/odds/rest.ts';
import { finished } from '../../../src/strategy/steps.ts';
import { withBonusAt, withBoxes } from '../five-dice/some-boxes.ts';
import { seenAt } from './positions.ts';

type Chances<T> = ReadonlyMap<T, number>;
/** With what chance a player does what with these dice. */
type Moves = (card: ScoreCard, dice: Dice, rollsLeft: number, claimed: boolean) => Chances<Move>;

const never = (): number => {
  throw new Error('Chance was asked.');
};

function movesOf(rules: FiveDiceRules, player: HousePlayer): Moves {
  const adviser = adviserFrom(solve(modelOf(rules)));
  const decide = houseDecides(rules, player, { adviserOf: () => adviser });
  return (card, dice, rollsLeft, claimed) => {
    const turn = { rules: rules.id, players: ['Eric'], cards: [card], dice: [...dice], rollsLeft };
    const seen = seenAt({ ...turn, ...(claimed ? { claimed: true } : {}) });
    if (!player.startsWith('human')) return new Map([[decide(seen, never), 1]]);
    const choices = cardChoices(rules, adviser, seen);
    const weights = weightsLikePeople(strengthOf(player))(choices.map(({ value }) => value));
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    return new Map(choices.map(({ move }, at) => [move, (weights[at] as number) / all]));
  };
}

/** The chance of every final total, roll by roll. */
function played(rules: FiveDiceRules, moves: Moves): (card: ScoreCard) => Chances<number> {
  const known = new Map<string, Chances<number>>();
  const rolls = new Map<string, Chances<string>>();
  const add = <T>(sums: Map<T, number>, key: T, chance: number): void =>
    void sums.set(key, (sums.get(key) ?? 0) + chance);
  const ofCard = (card: ScoreCard): Chances<number> => {
    const name = JSON.stringify(Object.entries(card.boxes).sort()) + card.yahtzeeBonuses;
    const found =
      known.get(name) ?? (isFull(rules, card) ? new Map([[totals(rules, card).total, 1]]) : ofTurn(card));
    known.set(name, found);
    return found;
  };
  function ofTurn(card: ScoreCard): Chances<number> {
    const ends = new Map<number, number>();
    const choose = (
      onCard: ScoreCard,
      dice: Dice,
      left: number,
      claimed: boolean,
      chance: number,
    ): Chances<Dice> => {
      const kept = new Map<Dice, number>();
      for (const [move, share] of moves(onCard, dice, left, claimed)) {
        if ('keep' in move) {
          add(kept, move.keep, chance * share);
          continue;
        }
        const offers = legalBoxes(rules, onCard, dice, claimed);
        const offer = offers.find(({ category, legal }) => legal && category === move.score);
        if (offer?.legal !== true) throw new Error(`${move.score} is refused.`);
        const after = fillBox(onCard, offer.category, offer.points, offer.bonus);
        if (offer.adds === true) choose(after, dice, left, true, chance * share);
        else for (const [total, end] of ofCard(after)) add(ends, total, chance * share * end);
      }
      return kept;
    };
    let now = rolled('');
    for (let left = rules.rolls - 1; left >= 0; left -= 1) {
      const next = new Map<string, number>();
      for (const [roll, chance] of now) {
        const dice = [...roll].map(Number) as unknown as Dice;
        for (const [keep, share] of choose(card, dice, left, false, chance)) {
          for (const [then, more] of rolled([...keep].sort().join(''))) add(next, then, share * more);
        }
      }
      now = next;
    }
    return ends;
  }
  /** Dice in order, as digits. */
  function rolled(kept: string): Chances<string> {
    const found = rolls.get(kept) ?? growing(kept);
    rolls.set(kept, found);
    return found;
  }

  function growing(kept: string): Chances<string> {
    if (kept.length === rules.dice) return new Map([[kept, 1]]);
    const all = new Map<string, number>();
    for (const face of FACES) {
      const grown = rolled([...kept, face].sort().join(''));
      for (const [roll, chance] of grown) add(all, roll, chance / FACES.length);
    }
    return all;
  }
  return ofCard;
}

test.each<[string, FiveDiceRules, ScoreCard['boxes']]>([
  [
    'an upper bonus in reach',
    withBonusAt(withBoxes(YAHTZEE, 'fives', 'sixes', 'chance'), 40),
    { chance: 20 },
  ],
  ['all rolls to be taken', withBoxes(PLAIN, 'fours', 'full-house'), { fours: 8 }],
  ['a claim', withBoxes(BONUS_IN_BOX, 'sixes', 'yahtzee', 'full-house'), { yahtzee: 50, sixes: 18 }],
])('with %s, each of the house ends up where its own choices lead', (_, rules, boxes) => {
  const values = solve(modelOf(rules));
  const card = { ...EMPTY_CARD, boxes };
  const before = totals(rules, card);
  for (const player of ['greedy', 'careful', 'human:1', 'human:9'] as const) {
    const manner = mannerOf(player, values);
    const place = { card, dice: undefined, rollsLeft: 0, claimed: false };
    const outlook = outlookOf(values, manner, place);
    if (outlook === undefined) throw new Error('No game comes to it.');
    const rest = finished(followed(values, manner, outlook));
    const ends = played(rules, movesOf(rules, player))(card);
    for (const [total, chance] of ends) {
      const more = total - before.total + before.upperBonus;
      expect(rest.chanceOf(more), `${player} ${total}`).toBeCloseTo(chance, 8);
    }
  }
});
