/** The judge of the Farkle sets: what a roll is worth, and whether dice may be kept. */
import {
  contains,
  countsOf,
  type Face,
  type FarkleRules,
  judgeKeep,
  legalKeeps,
  type PointsOf,
  pointsByTable,
} from '../../game/index.ts';
import { REFUSAL } from '../../language/en/refusal.ts';
import { BadLine, type JudgeRequest, type RequestKey } from './request.ts';

const FOREIGN: readonly RequestKey[] = ['card', 'category', 'column', 'claimed', 'yahtzeeBonuses'];

/** Remembers what groups of dice are worth. */
export function farkleJudge(rules: FarkleRules): (request: JudgeRequest) => object {
  const pointsOf = pointsByTable(rules);
  return (request) => judgeFarkle(rules, pointsOf, request);
}

/** Throws BadLine. */
function judgeFarkle(rules: FarkleRules, pointsOf: PointsOf, request: JudgeRequest): object {
  const { dice, keep } = request;
  const foreign = FOREIGN.find((key) => request[key] !== undefined);
  if (foreign !== undefined) throw new BadLine(`"${foreign}" has no meaning in ${rules.id}.`);
  if (dice === undefined) throw new BadLine('"dice" is missing: the faces of the roll.');
  if (dice.length < 1 || dice.length > rules.dice) {
    throw new BadLine(`"dice" must have 1 to ${rules.dice} faces, not ${dice.length}.`);
  }
  if (keep !== undefined) return judgeKept(rules, pointsOf, dice, keep);
  const roll = countsOf(dice);
  const best = pointsOf(roll);
  return { farkle: best === 0, best, keeps: legalKeeps(rules, pointsOf, roll) };
}

function judgeKept(
  rules: FarkleRules,
  pointsOf: PointsOf,
  dice: readonly Face[],
  keep: readonly Face[],
): object {
  if (!contains(countsOf(dice), countsOf(keep))) {
    return { legal: false, code: 'not-in-roll', reason: 'Not all of these dice are in the roll.' };
  }
  const ruling = judgeKeep(rules, pointsOf, countsOf(keep));
  if (ruling.legal) {
    const diceLeft = dice.length - keep.length;
    return { legal: true, points: ruling.points, diceLeft, hotDice: diceLeft === 0 };
  }
  const refused = { legal: false, code: ruling.code, reason: REFUSAL[ruling.code] };
  return ruling.code === 'dead-die' ? { ...refused, dice: ruling.dead } : refused;
}
