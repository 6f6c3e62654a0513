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
  /** For a figure without a limit that may not get worse all the same. */
  readonly better?: 'lower' | 'higher';
  /** Share by which it may be worse than in the reference, where chance moves it: by nothing, unless said here. */
  readonly room?: number;
  /** Measured outside table time: depends on the computer and what else it does. */
  readonly wall?: true;
  /** Of those: the time that the processor worked, without that of others. */
  readonly processor?: true;
  /** Why its target is missed, where it is: it stands beside the figure wherever that is published. */
  readonly because?: string;
}

/**
 * Table time is exact, but any change of what is sent shifts the phase between presses and pictures. So much do figures of
 * the same program differ with other random numbers, for some hundred presses to the light.
 */
export const ROOM = { median: 0.01, p99: 0.03, worst: 0.06 } as const;

/** Which way is better; undefined for a figure that is only told. */
export function betterWay({ better, atMost, atLeast }: Figure): Figure['better'] {
  return better ?? (atMost !== undefined ? 'lower' : atLeast !== undefined ? 'higher' : undefined);
}

export interface Report {
  readonly title: string;
  /** Minimum, median, 99th percentile and worst value of each run, in milliseconds; `runNames` tells what they are runs of. */
  readonly runs: readonly Summary[];
  /** One for each of `runs`, where they are not just repeated. */
  readonly runNames?: readonly string[];
  readonly figures: readonly Figure[];
}

export interface Summary {
  readonly minimum: number;
  readonly median: number;
  readonly p99: number;
  readonly worst: number;
}

export function summarise(values: readonly number[]): Summary {
  const sorted = values.toSorted((a, b) => a - b);
  const [minimum, median] = [quantile(sorted, 0), quantile(sorted, 0.5)];
  return { minimum, median, p99: quantile(sorted, 0.99), worst: quantile(sorted, 1) };
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

export function textOf({ title, runs, runNames = [], figures }: Report): string {
  const width = Math.max(0, ...runNames.map((name) => name.length));
  const runLines = runs.map(
    ({ minimum, median, p99, worst }, index) =>
      `  ${runNames[index]?.padEnd(width) ?? `run ${String(index + 1).padStart(2)}`}   minimum ${ms(minimum)}   median ${ms(median)}   p99 ${ms(p99)}   worst ${ms(worst)}`,
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
  const judgement =
    limit === ''
      ? ''
      : `   ${limit}: ${isMissed(figure) ? `MISSED${figure.because === undefined ? '' : `, because ${figure.because}`}` : 'good'}`;
  const by = figure.wall === true ? `   (${measuredBy(figure)})` : '';
  return `  ${name.padEnd(42)} ${format(value).padStart(10)} ${unit.padEnd(6)}${judgement}${by}`.trimEnd();
}

function measuredBy({ processor, unit }: Figure): string {
  if (processor === true) return 'processor time';
  return unit === 'MB' || unit === '%' ? 'this computer' : 'wall clock';
}

const ms = (value: number): string => `${value.toFixed(2).padStart(6)} ms`;
const format = (value: number): string =>
  Number.isInteger(value) || Math.abs(value) >= 10_000 ? value.toFixed(0) : value.toFixed(2);
