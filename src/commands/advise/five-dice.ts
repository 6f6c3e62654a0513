/** Advice on a position of a five-dice set: what it is worth, and every choice with what it is worth. */
import {
  boxValues,
  type Category,
  type FiveDiceRules,
  isFull,
  type ScoreCard,
  YAHTZEE_POINTS,
} from '../../game/index.ts';
import type { AdvisedChoice, Adviser } from '../../strategy/five-dice/advice.ts';
import { bestFirst, bestOf, rounded } from '../../strategy/order.ts';
import { readCard, refuseImpossibleClaim } from '../judge/five-dice.ts';
import { BadLine } from '../judge/request.ts';
import type { AdviceRequest } from './request.ts';

/** Throws BadLine. */
export function fiveDiceAdvice(rules: FiveDiceRules, adviser: Adviser): (request: AdviceRequest) => object {
  const possible = new Map(
    rules.boxes.map(({ category }) => [category, new Set(boxValues(rules, category))]),
  );
  return (request) => {
    refuseMeaningless(rules, request);
    const card = readCard(rules, request.card, request.yahtzeeBonuses ?? 0);
    refuseImpossible(rules, card, possible);
    const { dice, claimed = false } = request;
    const value = adviser.cardValue(card);
    if (value === undefined) throw new BadLine(`No game of ${rules.id} comes to this card.`);
    if (dice === undefined) return { value: rounded(value) };
    if (dice.length !== rules.dice) {
      throw new BadLine(`"dice" must have ${rules.dice} faces, not ${dice.length}.`);
    }
    if (isFull(rules, card)) throw new BadLine('The card is full: nothing is left to be chosen.');
    if (claimed) refuseImpossibleClaim(rules, card, dice);
    const rollsLeft = rollsLeftOf(rules, request, claimed);
    const choices = bestFirst(adviser.choicesOf({ card, dice, rollsLeft, claimed }));
    return { value: choices[0]?.value, best: bestOf(choices).map(nameOf), choices };
  };
}

function nameOf(choice: AdvisedChoice): object {
  return 'keep' in choice ? { keep: choice.keep } : { score: choice.score };
}

function refuseMeaningless(rules: FiveDiceRules, request: AdviceRequest): void {
  const { id, claim, yahtzeeBonus } = rules;
  const { dice, claimed, rollsLeft, yahtzeeBonuses } = request;
  const foreign = (['turn', 'totals', 'player'] as const).find((key) => request[key] !== undefined);
  if (foreign !== undefined) throw new BadLine(`"${foreign}" has no meaning in ${id}.`);
  if (rollsLeft !== undefined && dice === undefined) throw new BadLine('"rollsLeft" needs "dice".');
  if (claimed === true && claim === 0) throw new BadLine(`Nothing can be claimed in ${id}.`);
  if (claimed === true && dice === undefined) throw new BadLine('"claimed" needs "dice".');
  if (yahtzeeBonuses !== undefined && yahtzeeBonus === 0) {
    throw new BadLine(`"yahtzeeBonuses" has no meaning in ${id}: it has no such bonus.`);
  }
}

/** After a claim a box must follow. */
function rollsLeftOf({ rolls }: FiveDiceRules, { rollsLeft }: AdviceRequest, claimed: boolean): number {
  if (rollsLeft === undefined && !claimed) throw new BadLine(`"rollsLeft" is missing: 0 to ${rolls - 1}.`);
  if (rollsLeft !== undefined && rollsLeft >= rolls) {
    throw new BadLine(`"rollsLeft" must be 0 to ${rolls - 1}, not ${rollsLeft}.`);
  }
  return rollsLeft ?? 0;
}

function refuseImpossible(
  rules: FiveDiceRules,
  card: ScoreCard,
  possible: ReadonlyMap<Category, ReadonlySet<number>>,
): void {
  for (const { category, opensWith } of rules.boxes) {
    const points = card.boxes[category];
    if (points === undefined) continue;
    if (possible.get(category)?.has(points) === false) {
      throw new BadLine(`"card.${category}" can never be ${points} in ${rules.id}.`);
    }
    if (opensWith !== undefined && points > 0 && card.boxes[opensWith] !== YAHTZEE_POINTS) {
      throw new BadLine(`"card.${category}" has points, but ${opensWith} does not hold ${YAHTZEE_POINTS}.`);
    }
  }
  if (card.yahtzeeBonuses > 0 && card.boxes.yahtzee !== YAHTZEE_POINTS) {
    throw new BadLine(`"yahtzeeBonuses" are there, but yahtzee does not hold ${YAHTZEE_POINTS}.`);
  }
}
