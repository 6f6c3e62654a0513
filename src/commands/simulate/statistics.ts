/** What many numbers have in common. */

export interface Statistics {
  readonly mean: number;
  /** Standard deviation of the sample; 0 for a single number. */
  readonly deviation: number;
  /** Nearest rank. */
  readonly percentile: (percent: number) => number;
}

/** Of at least one number. */
export function statisticsOf(numbers: readonly number[]): Statistics {
  const sorted = [...numbers].sort((a, b) => a - b);
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const squares = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0);
  return {
    mean,
    deviation: numbers.length < 2 ? 0 : Math.sqrt(squares / (numbers.length - 1)),
    percentile: (percent) =>
      sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN,
  };
}
