/** What came out of the calibration, as a table. */
import type { Band } from './bands.ts';

export interface Calibrated {
  readonly games: number;
  readonly moments: number;
  readonly seed: number;
  readonly seconds: number;
  /** Moments that the table's own odds were asked of too, and how far these were off at most, in points of percent. */
  readonly compared: number;
  readonly off: number;
  readonly bands: readonly Band[];
}

export function resultsText({ games, moments, seed, seconds, ...rest }: Calibrated): string {
  const rows = rest.bands.map(
    ({ from, figures, games: of, told, won, error }) =>
      `| ${from} to ${from + 10} % | ${told.toFixed(1)} % | ${won.toFixed(1)} % ± ${error.toFixed(1)} | ${figures.toLocaleString('en')} | ${of.toLocaleString('en')} |`,
  );
  return [
    '| told | mean of it | won, ± one standard error | figures | of games |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    `${games.toLocaleString('en')} games with ${moments.toLocaleString('en')} moments, seed ${seed}: ${(seconds / 60).toFixed(0)} minutes of one core. Of ${rest.compared} of these moments, drawn at random, the odds of the table were asked too: they were off by ${rest.off.toFixed(2)} points of percent at most.`,
  ].join('\n');
}
