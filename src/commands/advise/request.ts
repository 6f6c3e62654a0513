/** What one line asks for advice on: the judge's keys as far as they are a position, and how far the turn has come. */
import type { Face } from '../../game/index.ts';
import {
  BadLine,
  count,
  faces,
  inWords,
  type JudgeRequest,
  optional,
  readKeys,
  rulesId,
  truth,
} from '../judge/request.ts';

const KEYS = [
  ...['rules', 'dice', 'card', 'rollsLeft', 'claimed', 'yahtzeeBonuses'],
  ...['turn', 'totals', 'player'],
] as const satisfies readonly string[];

export interface AdviceRequest
  extends Pick<JudgeRequest, 'rules' | 'dice' | 'card' | 'claimed' | 'yahtzeeBonuses'> {
  readonly rollsLeft: number | undefined;
  /** Farkle: points set aside in this turn before this roll. */
  readonly turn: number | undefined;
  /** Farkle: banked, by player. */
  readonly totals: readonly number[] | undefined;
  readonly player: number | undefined;
}

/** Throws BadLine. */
export function readAdviceRequest(line: string): AdviceRequest {
  const { rules, dice, card, rollsLeft, claimed, yahtzeeBonuses, turn, totals, player } = readKeys(
    line,
    KEYS,
  );
  return {
    rules: rulesId(rules),
    dice: optional(dice, (value): readonly Face[] => faces('dice', value)),
    card,
    claimed: optional(claimed, (value) => truth('claimed', value)),
    yahtzeeBonuses: optional(yahtzeeBonuses, (value) => count('yahtzeeBonuses', value)),
    rollsLeft: optional(rollsLeft, (value) => count('rollsLeft', value)),
    turn: optional(turn, (value) => count('turn', value)),
    totals: optional(totals, counts),
    player: optional(player, (value) => count('player', value)),
  };
}

function counts(value: unknown): readonly number[] {
  if (!Array.isArray(value)) throw new BadLine(`"totals" must be a list of points, not ${inWords(value)}.`);
  return value.map((each, player) => count(`totals[${player}]`, each));
}
