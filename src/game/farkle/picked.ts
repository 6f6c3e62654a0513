/** What the dice that are picked now are worth. */
import type { FarkleGame } from '../game.ts';
import { countsOf } from './combination.ts';
import { judgeKeep, pointsBySearch } from './keep.ts';
import type { FarkleRules } from './rule-set.ts';

export interface Picked {
  /** What the picked dice score; 0 while they may not be set aside like that. */
  readonly points: number;
  /** Picked dice and those set aside before are all dice. */
  readonly hotDice: boolean;
  /** How many dice would roll next. */
  readonly diceLeft: number;
}

export function pickedOf(rules: FarkleRules, { turn }: FarkleGame): Picked {
  const { dice = [], held, set, spared } = turn;
  if (spared === true) return { points: 0, hotDice: true, diceLeft: set.length };
  const picked = dice.filter((_, slot) => held[slot] === true);
  const ruling = judgeKeep(rules, pointsBySearch(rules), countsOf(picked));
  const points = ruling.legal ? ruling.points : 0;
  const left = set.filter((isSet, slot) => !isSet && held[slot] !== true).length;
  const hotDice = points > 0 && left === 0;
  return { points, hotDice, diceLeft: hotDice ? set.length : left };
}
