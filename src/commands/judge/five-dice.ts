/** The judge of the five-dice sets: one box, all boxes, or the totals of a card. */

import {
  type Box,
  type BoxOffer,
  type Category,
  columnTotals,
  type Dice,
  type FiveDiceRules,
  judgeBox,
  type Kind,
  legalBoxes,
  refuseBox,
  type ScoreCard,
  shownTotal,
  totals,
  YAHTZEE_POINTS,
} from '../../game/index.ts';
import { BadLine, count, inEnglish, inWords, isRecord, type JudgeRequest, unknownWord } from './request.ts';

/** Throws BadLine. */
export function judgeFiveDice(rules: FiveDiceRules, request: JudgeRequest): object {
  const { dice, category, column, claimed = false, yahtzeeBonuses } = request;
  refuseMeaningless(rules, request);
  const card = readCard(rules, request.card, yahtzeeBonuses ?? 0);
  if (dice === undefined) return cardTotals(rules, card);
  if (dice.length !== rules.dice) {
    throw new BadLine(`"dice" must have ${rules.dice} faces, not ${dice.length}.`);
  }
  if (claimed) refuseImpossibleClaim(rules, card, dice);
  if (category === undefined) return allBoxes(rules, card, dice, claimed);
  const box = boxOf(rules, category, column);
  const offer = judgeBox(rules, card, dice, box.category, claimed);
  if (offer === undefined) throw new Error(`The card of ${rules.id} lost its box ${box.category}.`);
  return answer(rules, offer, dice);
}

/** Keys that say nothing about this set, or nothing without another key. */
function refuseMeaningless(rules: FiveDiceRules, request: JudgeRequest): void {
  const { dice, category, column, claimed, keep, yahtzeeBonuses } = request;
  const { id } = rules;
  if (keep !== undefined) throw new BadLine(`"keep" has no meaning in ${id}.`);
  if (column !== undefined && rules.columns.length === 1) {
    throw new BadLine(`"column" has no meaning in ${id}: its card has one column.`);
  }
  if (column !== undefined && category === undefined) throw new BadLine('"column" needs "category".');
  if (category !== undefined && dice === undefined) throw new BadLine('"category" needs "dice".');
  if (claimed === true && rules.claim === 0) throw new BadLine(`Nothing can be claimed in ${id}.`);
  if (claimed === true && dice === undefined) throw new BadLine('"claimed" needs "dice".');
  if (yahtzeeBonuses !== undefined && rules.yahtzeeBonus === 0) {
    throw new BadLine(`"yahtzeeBonuses" has no meaning in ${id}: it has no such bonus.`);
  }
}

/** A claim that was made in this turn took five alike and a box that held 50. */
export function refuseImpossibleClaim({ id }: FiveDiceRules, card: ScoreCard, dice: Dice): void {
  if (new Set(dice).size > 1) throw new BadLine(`In ${id} only five alike can have been claimed.`);
  if ((card.boxes.yahtzee ?? 0) < YAHTZEE_POINTS) {
    throw new BadLine(
      `In ${id} a claim can only have been made while the box yahtzee holds ${YAHTZEE_POINTS} or more.`,
    );
  }
}

function answer(rules: FiveDiceRules, offer: BoxOffer, dice: Dice): object {
  if (!offer.legal) {
    const { code } = offer;
    return {
      legal: false,
      code,
      reason: inEnglish(refuseBox(rules, code, offer.category, dice).reason),
    };
  }
  const { points, bonus, fits, adds, also } = offer;
  return {
    legal: true,
    points,
    ...(adds === undefined ? {} : { adds }),
    bonus,
    fits,
    ...(also === undefined ? {} : { also: { [also]: 0 } }),
  };
}

function allBoxes(rules: FiveDiceRules, card: ScoreCard, dice: Dice, claimed: boolean): object {
  const columns = rules.columns.map((): Partial<Record<Kind, object>> => ({}));
  for (const offer of legalBoxes(rules, card, dice, claimed)) {
    const box = rules.boxes.find(({ category }) => category === offer.category);
    const boxes = columns[box?.column ?? 0];
    if (box !== undefined && boxes !== undefined) boxes[box.kind] = answer(rules, offer, dice);
  }
  return rules.columns.length === 1 ? { boxes: columns[0] } : { columns };
}

function cardTotals(rules: FiveDiceRules, card: ScoreCard): object {
  if (rules.columns.length === 1) {
    const { upper, upperBonus, yahtzeeBonus, lower, total } = totals(rules, card);
    return { upper, upperBonus, yahtzeeBonus, lower, total, shown: shownTotal(rules, card) };
  }
  const columns = rules.columns.map((times, column) => {
    const { upper, upperBonus, yahtzeeBonus, lower, total } = columnTotals(rules, card, column);
    return { upper, upperBonus, yahtzeeBonus, lower, times, total: times * total };
  });
  return { columns, total: totals(rules, card).total };
}

function boxOf(rules: FiveDiceRules, category: string, column: number | undefined): Box {
  const last = rules.columns.length - 1;
  if (column === undefined && last > 0) throw new BadLine(`"column" is missing: 0 to ${last}.`);
  if (column !== undefined && column > last) {
    throw new BadLine(`"column" must be 0 to ${last} in ${rules.id}, not ${column}.`);
  }
  return kindBox(rules, category, column ?? 0);
}

function kindBox(rules: FiveDiceRules, category: string, column: number): Box {
  const boxes = rules.boxes.filter((box) => box.column === column);
  const box = boxes.find(({ kind }) => kind === category);
  if (box !== undefined) return box;
  const kinds = boxes.map(({ kind }) => kind);
  throw new BadLine(unknownWord(`category of ${rules.id}`, category, kinds));
}

export function readCard(rules: FiveDiceRules, given: unknown, yahtzeeBonuses: number): ScoreCard {
  const boxes: Partial<Record<Category, number>> = {};
  const columns = columnsOf(rules, given);
  for (const [column, points] of columns.entries()) {
    if (!isRecord(points)) {
      throw new BadLine(`"card" must hold categories and their points, not ${inWords(points)}.`);
    }
    for (const [category, value] of Object.entries(points)) {
      const box = kindBox(rules, category, column);
      if (value !== null) boxes[box.category] = count(`card.${category}`, value);
    }
  }
  return { boxes, yahtzeeBonuses };
}

function columnsOf({ id, columns }: FiveDiceRules, given: unknown): readonly unknown[] {
  if (given === undefined) return [];
  if (columns.length === 1) return [given];
  if (Array.isArray(given) && given.length === columns.length) return given;
  throw new BadLine(`"card" must be a list of ${columns.length} columns in ${id}, not ${inWords(given)}.`);
}
