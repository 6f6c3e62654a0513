/** A thing that is bought, as plain data; what there is of them: `parts.ts` and what it takes in. */
import type { DiceKind } from './dice.ts';

export interface BoughtPart {
  readonly reference: string;
  readonly what: string;
  /** Without which it does not work. */
  readonly must: string;
  readonly fails?: string;
  /** Maker and number; the first is what the drawings take. */
  readonly numbers: readonly string[];
  /** A guide: of one piece or metre, in euros without shipping, as estimated at `PRICES_OF`. */
  readonly priceEur: readonly [low: number, high: number];
  readonly unit: 'piece' | 'm';
  readonly quantity: (kind: DiceKind) => number;
}

/** A number that could not be looked up anywhere: the page asks whoever orders it to compare. */
export const unchecked = (number: string): string => `${number} *`;

type Counted = Omit<BoughtPart, 'unit' | 'quantity'>;
export const pieces = (count: number, part: Counted): BoughtPart => ({
  ...part,
  unit: 'piece',
  quantity: () => count,
});
