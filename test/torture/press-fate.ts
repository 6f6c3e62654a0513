/** What must have become of one press, by what was true of chip and link around it. */

import type { Input } from '../../hardware/cabinet.ts';
import { WIRE_TIMES } from '../../hardware/wire-times.ts';
import { must } from './campaign.ts';
import type { Happened } from './torture-table.ts';

/** From `atMs` on, until the next moment. */
export interface Moment {
  readonly atMs: number;
  /** Number of the chip's life: a reset begins another one. */
  readonly life: number;
  /** It executes the firmware. */
  readonly alive: boolean;
  /** The table is connected with it. */
  readonly ready: boolean;
}

/** From boot to the first sample of the inputs, and from the first contact through its chatter to a qualified press. */
const QUALIFIED_MS = 15;
/** A link that is there for so long carries a report, through a greeting if need be. */
const CARRIED_MS = 150;
/** How exactly moments, ages and arrivals can be compared. */
const ABOUT_MS = 30;

/** `fingerMs`: how long the button was down. Throws, as a loss, when something else has happened. */
export function judge(
  input: Input,
  pressedMs: number,
  fingerMs: number,
  moments: readonly Moment[],
  happened: readonly Happened[],
): void {
  const told = () =>
    `${input} at ${pressedMs.toFixed(0)}, ${JSON.stringify(happened.map(({ outcome, atMs }) => [atMs, outcome]))}, ${JSON.stringify(moments)}`;
  must(
    happened.every((one) => one.input === input),
    () => `somebody pressed without a finger: ${told()}`,
  );
  must(happened.length <= 1, () => `one press counted ${happened.length} times: ${told()}`);
  const [one] = happened;
  if (one !== undefined && one.atMs - pressedMs > WIRE_TIMES.staleMs + ABOUT_MS)
    must(isHarmless(one), () => `an old press acted: ${told()}`);
  if (isDeaf(moments, pressedMs - ABOUT_MS, pressedMs + fingerMs + ABOUT_MS))
    must(one === undefined, () => `a press without a chip counted: ${told()}`);
  const arrivalMs = arrivalOf(moments, pressedMs);
  if (arrivalMs === undefined || arrivalMs - pressedMs > WIRE_TIMES.staleMs - ABOUT_MS) return;
  must(one !== undefined, () => `a press was lost: ${told()}`);
  must(one.outcome.type !== 'refused' || one.outcome.refusal.code !== 'stale', () => `called old: ${told()}`);
}

const isHarmless = ({ outcome }: Happened): boolean =>
  outcome.type === 'ignored' || (outcome.type === 'refused' && outcome.refusal.code === 'stale');

/** No chip ran all the time. */
function isDeaf(moments: readonly Moment[], fromMs: number, toMs: number): boolean {
  return moments.every(
    ({ alive, atMs }, index) => !alive || atMs > toMs || (moments[index + 1]?.atMs ?? toMs) < fromMs,
  );
}

/** When the press must have reached the table at the latest; undefined: it may be lost. */
function arrivalOf(moments: readonly Moment[], pressedMs: number): number | undefined {
  const at = moments.findLastIndex(({ atMs }) => atMs <= pressedMs);
  const then = moments[at];
  if (then === undefined || !then.alive) return undefined;
  const lifeEndMs = moments.find(
    ({ atMs, life, alive }) => atMs > pressedMs && (life !== then.life || !alive),
  )?.atMs;
  const endMs = lifeEndMs ?? Number.POSITIVE_INFINITY;
  const beganMs = moments.find(({ life, alive }) => life === then.life && alive)?.atMs ?? 0;
  if (pressedMs - beganMs < QUALIFIED_MS || endMs - pressedMs < QUALIFIED_MS) return undefined;
  for (const [index, moment] of moments.entries()) {
    const fromMs = Math.max(pressedMs, moment.atMs);
    const toMs = Math.min(endMs, moments[index + 1]?.atMs ?? Number.POSITIVE_INFINITY);
    if (moment.ready && index >= at && fromMs < endMs && toMs - fromMs >= CARRIED_MS) return fromMs;
  }
  return undefined;
}
