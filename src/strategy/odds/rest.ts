/** What a player still gets: the chance of every number of points, from the card and the dice that everybody sees. */
import { type Dice, legalBoxes, type ScoreCard, totals } from '../../game/index.ts';
import { carried, type Start } from '../five-dice/carry/carry.ts';
import { Distribution } from '../five-dice/distribution.ts';
import type { ModelRow } from '../five-dice/model.ts';
import { classOf } from '../five-dice/outcomes.ts';
import { pointsAt, type Values } from '../five-dice/values.ts';
import { startKernel } from '../kernel/memory.ts';
import type { Manner } from './manner.ts';

/** A player's own part of a game. */
export interface Part {
  readonly card: ScoreCard;
  /** Undefined between turns. */
  readonly dice: Dice | undefined;
  readonly rollsLeft: number;
  readonly claimed: boolean;
}

/** How a player's turn may end, and where best play is heading from there. */
export interface Outlook {
  readonly starts: readonly Start[];
  /** Points still to come under best play, with the upper bonus that the card will have. */
  readonly value: number;
  readonly open: number;
}

/** Undefined for a card that no game comes to, as a repaired one may be. */
export function outlookOf(values: Values, { endings }: Manner, place: Part): Outlook | undefined {
  const { model } = values;
  const { rules, subtotals, hands } = model;
  const own = classOf(rules, place.card);
  const row = model.rowOf(own);
  if (row === -1) return undefined;
  const upper = Math.min(totals(rules, place.card).upper, subtotals.cap);
  const open = rules.boxes.filter((_, box) => (own.filled & (1 << box)) === 0).length;
  const { dice, rollsLeft } = place;
  if (dice === undefined || open === 0) {
    const starts = [{ row, upper, total: Distribution.certain(0), chance: 1 }];
    return { starts, value: pointsAt(values, row, upper), open };
  }
  const chances = new Float64Array(hands.groups.length);
  chances[hands.indexOf(dice)] = 1;
  const ways = place.claimed
    ? afterClaim(values, row, upper, place)
    : endings({ row, upper, chances, rollsLeft });
  let value = 0;
  const starts = [...ways].map(([outcome, chance]): Start => {
    const next = model.after(model.rows[row] as ModelRow, outcome);
    const total = new Distribution();
    total.add(Distribution.certain(0), outcome.gain, chance);
    value += chance * (outcome.gain + pointsAt(values, next, upper + outcome.upper));
    return { row: next, upper: upper + outcome.upper, total, chance };
  });
  return { starts, value, open };
}

/** The claimed points are on the card already, and the dice stay as they are. */
function afterClaim(values: Values, number: number, upper: number, { card, dice = [] }: Part) {
  const { model } = values;
  const row = model.rows[number] as ModelRow;
  const offers = legalBoxes(model.rules, card, dice, true).flatMap((offer) => {
    if (!offer.legal) return [];
    const outcome = model.outcomeOf(offer);
    const value = outcome.gain + pointsAt(values, model.after(row, outcome), upper + outcome.upper);
    return [{ outcome, value }];
  });
  const best = offers.reduce((most, offer) => (offer.value > most.value ? offer : most));
  return new Map([[best.outcome, 1]]);
}

/**
 * With many boxes open, rare cards and rare ways count as others that are nearly the same: by how much that moves the odds is in
 * README.md. `coarser`: so many times at most, where several are asked for at once. Others than the best make many more choices, most of them rare.
 */
const RARE = [
  { open: 9, best: 1e-12, others: 1e-12, coarser: 1 },
  { open: 11, best: 3e-6, others: 3e-6, coarser: 6 },
  { open: 13, best: 4e-6, others: 3e-5, coarser: 6 },
  { open: Number.POSITIVE_INFINITY, best: 3e-5, others: 3e-5, coarser: 1 },
] as const;

/** With so many boxes open nothing counts as anything else. */
export function isExact(open: number): boolean {
  return open <= RARE[0].open;
}

/** See `Carrying`. */
const FINER = 0.03;

/** `asked`: of so many who differ it is asked at once; with many boxes open each is told the sooner, and less finely. `room`: where totals are kept meanwhile. */
export function followed(
  values: Values,
  { follow, makes }: Manner,
  { starts, open }: Outlook,
  asked = 1,
  room = startKernel,
): Generator<undefined, Distribution> {
  const { best, others, coarser } = RARE.find((each) => open <= each.open) ?? RARE[0];
  const rare = (makes === 1 ? best : others) * Math.min(asked, coarser);
  return carried(values, starts, { follow, makes, rare, finer: FINER, room });
}
