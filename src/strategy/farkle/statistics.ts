/** What the best turns of Farkle are like, exactly: the chance of every situation is carried forward from the first roll. */
import type { FarkleRules } from '../../game/index.ts';
import type { KeepOption } from './throws.ts';
import { ofBanking, type TurnModel } from './turn.ts';

export interface TurnStatistics {
  /** Standard deviation of the turn's points. */
  readonly sd: number;
  /** How often the turn ends in a farkle. */
  readonly farkle: number;
  /** Chance of every number of points that is banked; 0 are farkles. */
  readonly chances: ReadonlyMap<number, number>;
}

export function statisticsOfTurn(rules: FarkleRules, turn: TurnModel): TurnStatistics {
  const { throws, ofRolling, unit, certain } = turn;
  const chances = new Map<number, number>([[0, 0]]);
  const steps = Math.ceil(certain / unit);
  /** Of rolling so many dice with so many points set aside. */
  const rolling = throws.map(() => new Float64Array(steps));
  const roll = (dice: number, before: number, here: number, ofEmpty: readonly KeepOption[]): void => {
    for (const { chance, options } of throws[dice] ?? []) {
      let [best, points, diceLeft] = [0, 0, 0];
      for (const option of options.length === 0 ? ofEmpty : options) {
        const now = before + option.points;
        const bank = ofBanking(rules, now);
        const going = now < certain ? ofRolling(now, option.diceLeft) : 0;
        // Of equal ones the sure one.
        if (bank > best || (bank === best && diceLeft > 0)) [best, points, diceLeft] = [bank, now, 0];
        if (going > best) [best, points, diceLeft] = [going, now, option.diceLeft];
      }
      const next = rolling[diceLeft] as Float64Array;
      if (diceLeft === 0) chances.set(points, (chances.get(points) ?? 0) + here * chance);
      else next[points / unit] = (next[points / unit] as number) + here * chance;
    }
  };
  const { emptyFirstRoll } = rules;
  roll(rules.dice, 0, 1, emptyFirstRoll === null ? [] : [{ points: emptyFirstRoll, diceLeft: rules.dice }]);
  for (let step = 0; step < steps; step += 1) {
    for (const [dice, of] of rolling.entries()) {
      const here = of[step] as number;
      if (here > 0) roll(dice, step * unit, here, []);
    }
  }
  let [mean, squares] = [0, 0];
  for (const [points, chance] of chances) {
    mean += chance * points;
    squares += chance * points ** 2;
  }
  return { sd: Math.sqrt(squares - mean ** 2), farkle: chances.get(0) ?? 0, chances };
}
