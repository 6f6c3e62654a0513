/** Everything that is measured, by the name that chooses it on the command line. */
import { emulationSpeed } from './emulation-speed.ts';
import type { Report } from './figures.ts';
import { HOLD, LEVER, pressToLight } from './press-to-light.ts';
import { programSize } from './program-size.ts';
import { sustainedPictures } from './sustained-pictures.ts';

export interface Effort {
  readonly runs: number;
  readonly presses: number;
  readonly seconds: number;
}

export const FULL: Effort = { runs: 10, presses: 1000, seconds: 20 };
/** For a quick look, and for the tests. */
export const QUICK: Effort = { runs: 2, presses: 100, seconds: 2 };

export const SUBJECTS: Readonly<Record<string, (effort: Effort) => Promise<Report>>> = {
  lever: (effort) => pressToLight(LEVER, effort),
  hold: (effort) => pressToLight(HOLD, effort),
  pictures: ({ seconds }) => sustainedPictures(seconds),
  size: ({ seconds }) => programSize(seconds),
  emulation: ({ seconds }) => emulationSpeed(seconds),
};
