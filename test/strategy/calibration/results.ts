/** What came out of the calibration: kept here, and told by the README of this folder. */
import { readFileSync, writeFileSync } from 'node:fs';
import { commitName, computerName } from '../../tools/measured-at.ts';
import { readmePart, writeReadmePart } from '../../tools/readme-part.ts';
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

export interface Results extends Calibrated {
  readonly commit: string;
  readonly computer: string;
}

const FILE = new URL('results.json', import.meta.url);
const COMMAND = 'npm run calibration -- --publish';
const PAGE = 'test/strategy/calibration/README.md';

export function readResults(): Results {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Results;
}

export function publishResults(calibrated: Calibrated): void {
  const results: Results = { commit: commitName(), computer: computerName(), ...calibrated };
  writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`);
  writeReadmePart(PAGE, COMMAND, resultsText(results));
}

/** As it stands in the README, between its marks. */
export function resultsText({ commit, computer, games, moments, seed, seconds, ...rest }: Results): string {
  const rows = rest.bands.map(
    ({ from, figures, games: of, told, won, error }) =>
      `| ${from} to ${from + 10} % | ${told.toFixed(1)} % | ${won.toFixed(1)} % ± ${error.toFixed(1)} | ${figures.toLocaleString('en')} | ${of.toLocaleString('en')} |`,
  );
  return [
    '| told | mean of it | won, ± one standard error | figures | of games |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    `${games.toLocaleString('en')} games with ${moments.toLocaleString('en')} moments, seed ${seed}, at commit ${commit} on ${computer}: ${(seconds / 60).toFixed(0)} minutes of one core. Of ${rest.compared} of these moments, drawn at random, the odds of the table were asked too: they were off by ${rest.off.toFixed(2)} points of percent at most.`,
  ].join('\n');
}

/** What it says now. */
export const publishedText = (): string => readmePart(PAGE, COMMAND);
