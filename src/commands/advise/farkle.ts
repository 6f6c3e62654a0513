/** Advice after a roll of Farkle: in points of the turn, or with the totals of two players in their chances to win. */
import type { FarkleRules } from '../../game/index.ts';
import type { Code } from '../../language/sentence.ts';
import {
  chanceToWin,
  type FarkleChoice,
  type FarkleChoices,
  raceChoices,
  turnChoices,
} from '../../strategy/farkle/advice.ts';
import { noRace, type RaceModel } from '../../strategy/farkle/race.ts';
import { bestTurnOf } from '../../strategy/farkle/turn.ts';
import { bestFirst, bestOf, rounded } from '../../strategy/order.ts';
import { BadLine, inEnglish } from '../judge/request.ts';
import type { AdviceRequest } from './request.ts';

/** Throws BadLine. `raceOf` may take a while the first time. */
export function farkleAdvice(
  rules: FarkleRules,
  raceOf: () => RaceModel,
): (request: AdviceRequest) => object {
  const turn = bestTurnOf(rules);
  const forPoints = turnChoices(rules, turn);
  let race: RaceModel | undefined;
  return (request) => {
    refuseMeaningless(rules, request);
    const { dice, turn: points = 0, totals } = request;
    refuseBroken(turn.unit, 'turn', points);
    if (totals === undefined) {
      if (request.player !== undefined) throw new BadLine('"player" needs "totals".');
      if (dice === undefined) return { value: rounded(turn.begin) };
      return answer(forPoints(dice, points), 0);
    }
    const [own, other] = standing(rules, turn.unit, request, totals);
    race ??= raceOf();
    if (dice === undefined) return { value: rounded(chanceToWin(race, own, other)) };
    const afterFarkle = 1 - chanceToWin(race, other, own);
    return answer(raceChoices(race)(own, other)(dice, points), afterFarkle);
  };

  function answer(choices: ReturnType<FarkleChoices>, afterFarkle: number): object {
    const sorted = bestFirst(choices);
    return {
      value: sorted[0]?.value ?? rounded(afterFarkle),
      best: bestOf(sorted).map(nameOf),
      choices: sorted.map((choice) => ({ ...nameOf(choice), value: choice.value })),
    };
  }
}

function nameOf({ keep, next }: FarkleChoice): object {
  // biome-ignore lint/suspicious/noThenProperty: the contract's word; nobody awaits an answer.
  return { keep, then: next };
}

const FOREIGN = ['card', 'rollsLeft', 'claimed', 'yahtzeeBonuses'] as const;

function refuseMeaningless(rules: FarkleRules, request: AdviceRequest): void {
  const foreign = FOREIGN.find((key) => request[key] !== undefined);
  if (foreign !== undefined) throw new BadLine(`"${foreign}" has no meaning in ${rules.id}.`);
  const { dice, turn } = request;
  if (dice === undefined && turn !== undefined) throw new BadLine('"turn" needs "dice".');
  if (dice !== undefined && (dice.length < 1 || dice.length > rules.dice)) {
    throw new BadLine(`"dice" must have 1 to ${rules.dice} faces, not ${dice.length}.`);
  }
}

/** The totals of the player and of the other one. */
function standing(
  rules: FarkleRules,
  unit: number,
  { player }: AdviceRequest,
  totals: readonly number[],
): readonly [number, number] {
  const { id, target } = rules;
  const why = totals.length === 2 ? noRace(rules, unit) : playersOf(totals);
  if (why !== undefined) {
    throw new BadLine(
      `There is no exact chance to win in ${id}, since ${inEnglish(why)}. Without "totals" the answer is in points of this turn.`,
    );
  }
  if (player === undefined || player > 1) throw new BadLine('"player" must be 0 or 1.');
  for (const [index, total] of totals.entries()) {
    refuseBroken(unit, `totals[${index}]`, total);
    if (total >= target) throw new BadLine(`"totals[${index}]" is ${total}: who has ${target} has won.`);
  }
  const [first = 0, second = 0] = totals;
  return player === 0 ? [first, second] : [second, first];
}

const playersOf = ({ length: count }: readonly number[]): Code => ({ say: 'solver.players', count });

function refuseBroken(unit: number, name: string, points: number): void {
  if (points % unit !== 0) throw new BadLine(`"${name}" must be a multiple of ${unit}, not ${points}.`);
}
