/**
 * The tumble that the page draws while the table's dice roll, in the table's own manner: a spinning three, one pip
 * fast and two that run round the rim. The number of lit pixels never changes, so it moves and does not flash; and it
 * tells nothing about the faces that will come.
 */
import { DICE, type DiceKind } from '../../hardware/dice.ts';
import type { Pixels } from './slot-pixels.ts';

/** A pixel of the rim lights up at most this often: twice a second. */
const PERIOD_MS = 480;
/** The last step takes this many times the first: the dice slow down before they stop. */
const LAST_STEP_FACTOR = 2.5;

/** Steps after `elapsedMs` of a tumble of `tumbleMs`; when the table takes longer, they go on slowly. */
export function stepsOf(elapsedMs: number, tumbleMs: number, kind: DiceKind): number {
  const progress = tumbleMs > 0 ? Math.min(1, elapsedMs / tumbleMs) : 1;
  const stepMs = PERIOD_MS / periodSteps(kind);
  return Math.floor(elapsedMs / (stepMs * (1 + ((LAST_STEP_FACTOR - 1) * progress) / 2)));
}

/** `slot` from 0: neighbours spin against each other. Colour 1 is the pips' colour. */
export function tumblePixels(slot: number, steps: number, kind: DiceKind): Pixels {
  const period = periodSteps(kind);
  const turned = slot * 3 + (slot % 2 === 0 ? steps : -steps);
  const step = ((turned % period) + period) % period;
  return kind === 'pips' ? ringPixels(step) : spinningThree(kind, step, period);
}

/** After which the spin looks as before: half a turn of a three, a whole one of a pip die's three neighbours. */
function periodSteps(kind: DiceKind): number {
  return kind === 'pips' ? PIP_RING.length : 2 * lastPlace(kind);
}

/** Column or row of a pip at the right or lower rim. */
function lastPlace(kind: Exclude<DiceKind, 'pips'>): number {
  return DICE[kind].width - PIP_SIZES[kind];
}

/** Pips are squares of so many pixels. */
const PIP_SIZES = { '8x8': 2, '5x5': 1 } as const;

function spinningThree(kind: Exclude<DiceKind, 'pips'>, step: number, period: number): Pixels {
  const { width, height } = DICE[kind];
  const last = lastPlace(kind);
  const [column, row] = step < period / 2 ? [step, 0] : [last, step - last];
  const centre = Math.floor(last / 2);
  const pixels = new Array<number>(width * height).fill(0);
  for (const [left, top] of [
    [column, row],
    [centre, centre],
    [last - column, last - row],
  ] as const) {
    for (let at = 0; at < PIP_SIZES[kind] ** 2; at += 1) {
      const x = left + (at % PIP_SIZES[kind]);
      const y = top + Math.floor(at / PIP_SIZES[kind]);
      pixels[y * width + x] = 1;
    }
  }
  return pixels;
}

/** The rim of a pip die, clockwise: cells of its 3×3 raster. */
const PIP_RING = [0, 2, 5, 8, 6, 3];

function ringPixels(step: number): Pixels {
  const { width, height } = DICE.pips;
  const pixels = new Array<number>(width * height).fill(0);
  for (const next of [0, 1, 2]) pixels[PIP_RING[(step + next) % PIP_RING.length] ?? 0] = 1;
  return pixels;
}
