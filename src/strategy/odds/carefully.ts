/** The greedy and the careful player of the house: how each of their turns ends, by the first wish that is open, or by greed. */
import type { LegalBox } from '../../game/index.ts';
import { followRolls, type Underway } from '../five-dice/follow.ts';
import type { Model, ModelRow } from '../five-dice/model.ts';
import type { RollOutcome } from '../five-dice/outcomes.ts';
import { turnTables } from '../five-dice/turn-tables.ts';
import type { Values } from '../five-dice/values.ts';
import { carefulWishes } from '../house/careful.ts';
import { TIE } from '../house/greedy.ts';
import { type Manner, mannerByShares, type Shares } from './manner.ts';

/** What is wished of a roll, of each list the best first; a wish counts while its box is open. */
interface Wished {
  readonly now: readonly Wish[];
  readonly keeps: readonly Wish[];
  readonly last: readonly Wish[];
}

interface Wish {
  readonly box: number;
  /** Number of an outcome, or of a group to keep. */
  readonly what: number;
}

/** `greedy`: what greed sees, which is asked where no wish is left. */
export function mannerOfGreed(greedy: Values, isCareful: boolean): Omit<Manner, 'makes'> {
  const { model } = greedy;
  const { hands, rules, outcomes, rows, special } = model;
  const { firstRoll } = hands;
  const rolls = hands.groups.length - firstRoll;
  const { flat, row: takeUp, tables, value, worth, kept } = turnTables(greedy);
  const wishesOf = wishedBy(model);
  const stops = rules.manners.stopEarly !== 'no';
  const chances = new Float64Array(outcomes.length);
  const after = new Float64Array(hands.groups.length);
  const specialAt = new Map(special.map((group, index) => [group, index]));
  /** Of each roll on the row at hand; -1: no such wish. */
  const now = new Int16Array(rolls).fill(-1);
  const keep = new Int16Array(rolls).fill(-1);
  const last = new Int16Array(rolls).fill(-1);
  let current = -1;

  function decideOn(number: number): void {
    if (number === current) return;
    current = number;
    if (!isCareful) return;
    const row = rows[number] as ModelRow;
    const first = (wishes: readonly Wish[]): number =>
      wishes.find(({ box }) => model.isOpen(row, box))?.what ?? -1;
    for (let roll = 0; roll < rolls; roll += 1) {
      const index = specialAt.get(firstRoll + roll);
      const wished =
        index === undefined
          ? wishesOf.plain(row, firstRoll + roll)
          : wishesOf.asked(firstRoll + roll, row.special[index] ?? []);
      now[roll] = stops ? first(wished.now) : -1;
      keep[roll] = first(wished.keeps);
      last[roll] = first(wished.last);
    }
  }

  function endings(turn: Underway): Shares {
    const { outcomes: offered } = takeUp(turn.row);
    decideOn(turn.row);
    for (const outcome of offered) chances[outcome] = 0;
    const end = (outcome: number, chance: number): void => {
      chances[outcome] = (chances[outcome] as number) + chance;
    };
    let isValued = false;
    for (let left = turn.rollsLeft; left > 0; left -= 1) {
      after.fill(0);
      for (let roll = 0; roll < rolls; roll += 1) {
        const here = turn.chances[firstRoll + roll] as number;
        if (here === 0) continue;
        if ((now[roll] as number) >= 0) {
          end(now[roll] as number, here);
          continue;
        }
        let part = keep[roll] as number;
        if (part === -1 || part === firstRoll + roll) {
          if (!isValued) value(turn.upper);
          isValued = true;
          part = greedyKeep(roll, left);
        }
        if (part === firstRoll + roll && stops) end(greedyBox(roll), here);
        else after[part] = (after[part] as number) + here;
      }
      followRolls(hands.grown, after);
      turn.chances.set(after);
    }
    for (let roll = 0; roll < rolls; roll += 1) {
      const here = turn.chances[firstRoll + roll] as number;
      if (here === 0) continue;
      if (last[roll] === -1 && !isValued) value(turn.upper);
      isValued ||= last[roll] === -1;
      end(last[roll] === -1 ? greedyBox(roll) : (last[roll] as number), here);
    }
    return { outcomes: offered, chances };
  }

  /** As `house/greedy.ts`: of equal ones the most dice. Asked a million times: nothing is made for it. */
  function greedyKeep(roll: number, left: number): number {
    const points = kept[left] as Float64Array;
    const { keeps, keepEnds } = flat;
    const end = keepEnds[roll] as number;
    let at = roll === 0 ? 0 : (keepEnds[roll - 1] as number);
    let best = keeps[at] as number;
    for (at += 1; at < end; at += 1) {
      const part = keeps[at] as number;
      if ((points[part] as number) >= (points[best] as number) - TIE) best = part;
    }
    return best;
  }

  function greedyBox(roll: number): number {
    const { ends, offers } = tables;
    const end = ends[roll] as number;
    let at = roll === 0 ? 0 : (ends[roll - 1] as number);
    let best = offers[at] as number;
    for (at += 1; at < end; at += 1) {
      const outcome = offers[at] as number;
      if ((worth[outcome] as number) > (worth[best] as number)) best = outcome;
    }
    return best;
  }
  return mannerByShares(model, endings, sightsOf(model));
}

/** Of each subtotal what greed sees of the upper bonus: what a turn may add to it. */
function sightsOf({ subtotals: { cap, step, bonusOf } }: Model): readonly string[] {
  const bonusAt = (upper: number): number => bonusOf(Math.min(upper, cap));
  return Array.from({ length: cap + 1 }, (_, upper) =>
    Array.from({ length: step + 1 }, (_, more) => bonusAt(upper + more) - bonusAt(upper)).join(),
  );
}

/** Wishes for the rolls of a rule set: asked once, since most depend on no more than which boxes are open. */
function wishedBy(model: Model) {
  const { hands, rules, outcomes } = model;
  const wishes = carefulWishes(rules);
  const boxOf = new Map(rules.boxes.map(({ category }, index) => [category, index]));
  const offerOf = (number: number): LegalBox => {
    const { box, points, gain, claim } = outcomes[number] as RollOutcome;
    const category = rules.boxes[box]?.category as LegalBox['category'];
    return { legal: true, category, points, bonus: gain - points - claim, fits: true };
  };
  const known = new Map<string, Wished>();

  function asked(group: number, offered: readonly number[]): Wished {
    const key = `${group} ${offered.join(' ')}`;
    const wished = known.get(key) ?? ask(group, offered);
    known.set(key, wished);
    return wished;
  }

  function ask(group: number, offered: readonly number[]): Wished {
    const claimOf = (number: number): number => (outcomes[number] as RollOutcome).claim;
    const claim = Math.max(0, ...offered.map(claimOf));
    // Whoever may claim does, and then another box is chosen for the same dice.
    const choices = offered.filter((number) => claimOf(number) === claim);
    const numbers = new Map(choices.map((number) => [offerOf(number).category, number]));
    const { now, keeps, last } = wishes(hands.groups[group] ?? [], choices.map(offerOf));
    const boxes = (offers: readonly LegalBox[]): readonly Wish[] =>
      offers.map(({ category }) => ({
        box: boxOf.get(category) as number,
        what: numbers.get(category) as number,
      }));
    const lines = keeps.map(({ line, keep }) => ({
      box: boxOf.get(line) as number,
      what: hands.indexOf(keep),
    }));
    return { now: boxes(claim > 0 ? last : now), keeps: lines, last: boxes(last) };
  }

  const plain = new Map<Int16Array, (Wished | undefined)[]>();
  return {
    asked,
    plain: (row: ModelRow, group: number): Wished => {
      // The first box's list tells apart rows whose rolls are offered other things.
      const first = model.plain(row, 0);
      const of = plain.get(first) ?? [];
      plain.set(first, of);
      of[group] ??= asked(
        group,
        [...rules.boxes.keys()]
          .map((box) => model.plain(row, box)[group] as number)
          .filter((number) => number !== -1),
      );
      return of[group];
    },
  };
}
