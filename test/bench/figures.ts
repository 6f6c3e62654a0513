/** Figures of a benchmark: what was measured, what it should be, and how it is printed. */

/** One row of the table: a figure with its limit, if it has one. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  /** The highest value that is good enough. */
  readonly atMost?: number;
  /** The lowest value that is good enough. */
  readonly atLeast?: number;
  /** Measured by the wall clock: depends on the computer and what else it does. */
  readonly wall?: true;
}

export interface Report {
  readonly subject: string;
  readonly title: string;
  /** Medians, 99th percentiles and worst values of each run, in milliseconds of table time. */
  readonly runs: readonly Summary[];
  readonly figures: readonly Figure[];
}

export interface Summary {
  readonly median: number;
  readonly p99: number;
  readonly worst: number;
}

export function summarise(values: readonly number[]): Summary {
  const sorted = values.toSorted((a, b) => a - b);
  return { median: quantile(sorted, 0.5), p99: quantile(sorted, 0.99), worst: quantile(sorted, 1) };
}

/** The smallest value that is not below this share of the values. */
function quantile(sorted: readonly number[], share: number): number {
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new RangeError('No values were measured');
  return value;
}

export function isMissed({ value, atMost, atLeast }: Figure): boolean {
  return !(value <= (atMost ?? Number.POSITIVE_INFINITY) && value >= (atLeast ?? Number.NEGATIVE_INFINITY));
}

export function textOf({ title, runs, figures }: Report): string {
  const runLines = runs.map(
    ({ median, p99, worst }, index) =>
      `  run ${String(index + 1).padStart(2)}   median ${ms(median)}   p99 ${ms(p99)}   worst ${ms(worst)}`,
  );
  return [title, ...runLines, ...figures.map(lineOf), ''].join('\n');
}

function lineOf(figure: Figure): string {
  const { name, unit, value, atMost, atLeast } = figure;
  const limits = [
    atMost === undefined ? '' : `at most ${atMost}`,
    atLeast === undefined ? '' : `at least ${atLeast}`,
  ];
  const limit = limits.filter((text) => text !== '').join(', ');
  const judgement = limit === '' ? '' : `   ${limit}: ${isMissed(figure) ? 'MISSED' : 'good'}`;
  return `  ${name.padEnd(42)} ${format(value).padStart(10)} ${unit.padEnd(6)}${judgement}`.trimEnd();
}

const ms = (value: number): string => `${value.toFixed(2).padStart(6)} ms`;
const format = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(2));
