/** Choices in the order in which they are told, and how exactly their values are. */

/** A difference that may come from adding up in another order. */
const TIE = 1e-9;
const DECIMALS = 1e10;

/** To ten decimals: what is behind them depends on the order of the sums. */
export function rounded(value: number): number {
  return Math.round(value * DECIMALS) / DECIMALS + 0;
}

interface Valued {
  readonly value: number;
  readonly keep?: readonly number[];
}

/** Values rounded; keeps before boxes, longer keeps first, then by digits; boxes as they came. */
export function bestFirst<T extends Valued>(choices: readonly T[]): readonly T[] {
  return choices
    .map((choice) => ({ ...choice, value: rounded(choice.value) }))
    .sort((a, b) => b.value - a.value || byKeep(a.keep, b.keep));
}

function byKeep(a: readonly number[] | undefined, b: readonly number[] | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return b.length - a.length || Number(a.join('')) - Number(b.join(''));
}

/** Of choices in that order: those that are as good as the first. */
export function bestOf<T extends Valued>(choices: readonly T[]): readonly T[] {
  const [first] = choices;
  return first === undefined ? [] : choices.filter(({ value }) => first.value - value <= TIE);
}
