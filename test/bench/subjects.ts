/** Everything that is measured, by the name that chooses it on the command line. */
import { NATS_PROGRAMS, POSTGRESQL_PROGRAMS } from '../../src/hall/servers/programs.ts';
import { auditsSpeed } from './audits-speed.ts';
import { contacts } from './contacts.ts';
import { emulationSpeed } from './emulation-speed.ts';
import type { Report } from './figures.ts';
import { type HallEffort, hallLoad } from './hall-load.ts';
import { pageSpeed } from './page-speed.ts';
import { compareFirmata } from './peers/firmata.ts';
import { spectators } from './peers/spectators.ts';
import { HOLD, LEVER, pressToLight } from './press-to-light.ts';
import { programSize } from './program-size.ts';
import type { EffortName } from './reference.ts';
import { rulesSpeed } from './rules-speed.ts';
import { soundSpeed } from './sound-speed.ts';
import { start } from './start.ts';
import { storage } from './storage.ts';
import { strategySpeed } from './strategy-speed.ts';
import { sustainedPictures } from './sustained-pictures.ts';
import { tvFrames } from './tv-frames.ts';

export interface Effort {
  /** Of presses to light. */
  readonly runs: number;
  readonly presses: number;
  /** Of pictures, and of what runs by the wall clock. */
  readonly seconds: number;
  /** Of each stack that is compared with ours, in each run. */
  readonly firmataPresses: number;
  /** Of the journal. */
  readonly appends: number;
  readonly rolls: number;
  readonly starts: number;
  /** In the journal whose audits are asked for. */
  readonly events: number;
  readonly viewers: number;
  readonly changes: number;
  readonly turns: number;
  readonly hall: HallEffort;
}

export const EFFORTS: Readonly<Record<EffortName, Effort>> = {
  full: {
    runs: 10,
    presses: 1000,
    seconds: 20,
    firmataPresses: 100,
    appends: 3000,
    rolls: 500,
    starts: 5,
    events: 1_000_000,
    viewers: 10_000,
    changes: 30,
    turns: 400,
    hall: { tables: 1000, rows: 200_000, seconds: 30, viewers: 20_000, away: 1_000_000, turns: 400 },
  },
  /** For a quick look, and for the tests. */
  quick: {
    runs: 2,
    presses: 300,
    seconds: 2,
    firmataPresses: 10,
    appends: 200,
    rolls: 50,
    starts: 1,
    events: 20_000,
    viewers: 500,
    changes: 5,
    turns: 50,
    hall: { tables: 50, rows: 5000, seconds: 3, viewers: 200, away: 20_000, turns: 50 },
  },
};

export interface Subject {
  /** Its figures of table time are exact, and compared with the reference. */
  readonly isExact: boolean;
  /** Programs without which it cannot be measured. */
  readonly needs: readonly string[];
  readonly measure: (effort: Effort) => Promise<Report>;
}

const exact = (measure: Subject['measure']): Subject => ({ isExact: true, needs: [], measure });
const byWallClock = (measure: Subject['measure'], ...needs: string[]): Subject => ({
  ...{ isExact: false, needs, measure },
});

/** Written since the others were measured in full; what is published says so. */
export const NOT_MEASURED_YET: readonly string[] = ['hall'];

export const SUBJECTS: Readonly<Record<string, Subject>> = {
  lever: exact((effort) => pressToLight(LEVER, effort)),
  hold: exact((effort) => pressToLight(HOLD, effort)),
  contacts: exact(({ presses }) => contacts(presses)),
  pictures: exact(({ seconds }) => sustainedPictures(seconds)),
  size: exact(({ seconds }) => programSize(seconds)),
  firmata: exact(({ firmataPresses, runs, seconds }) => compareFirmata(runs, firmataPresses, seconds)),
  storage: exact(({ appends, rolls }) => storage(appends, rolls)),
  spectators: byWallClock(({ viewers, changes, turns }) => spectators(viewers, changes, turns)),
  start: byWallClock(({ seconds, starts }) => start(starts, seconds), 'socat'),
  'page-speed': byWallClock(({ starts }) => pageSpeed(2 * starts), 'chromium'),
  'tv-frames': byWallClock(({ seconds }) => tvFrames(seconds), 'chromium'),
  audits: byWallClock(({ events, starts }) => auditsSpeed(events, starts)),
  hall: byWallClock(({ hall }) => hallLoad(hall), ...NATS_PROGRAMS, ...POSTGRESQL_PROGRAMS),
  sound: byWallClock(({ presses }) => soundSpeed(presses / 5)),
  rules: byWallClock(({ seconds }) => rulesSpeed(seconds / 10)),
  strategy: byWallClock(() => strategySpeed()),
  emulation: byWallClock(({ seconds }) => emulationSpeed(seconds)),
};
