/** The tumble of one roll: when each die stops, left to right, and never before the roll is durable. */
import type { TableOptions } from '../options.ts';
import { CALM_FADE_MS, TUMBLE_MAX_MS } from '../times.ts';

export interface Tumble {
  readonly startedMs: number;
  /** Which dice roll, in slot order. */
  readonly rolling: readonly boolean[];
  /** Number of the roll in its game: it chooses how the dice spin. */
  readonly roll: number;
  /** When the roll became durable, so that its faces may be seen; undefined until then. */
  readonly durableMs: number | undefined;
  /** Farkle: all dice roll again because all of them had scored. */
  readonly hotDice: boolean;
  /** When select asked the dice to stop at once. */
  readonly hurriedMs: number | undefined;
}

/** The first die stops after this share of the tumble, the last one at its end. */
const FIRST_STOP = 0.5;

type Options = Pick<TableOptions, 'tumbleMs' | 'calm'>;

/** When this die is due to stop, should the roll be durable by then. A die that does not roll stands from the start. */
export function plannedStopMs(
  { startedMs, rolling, hurriedMs }: Tumble,
  options: Options,
  slot: number,
): number {
  if (options.calm || rolling[slot] !== true) return startedMs;
  const last = rolling.filter(Boolean).length - 1;
  const place = rolling.slice(0, slot).filter(Boolean).length;
  const share = last === 0 ? 1 : FIRST_STOP + (1 - FIRST_STOP) * (place / last);
  const planned = startedMs + Math.min(options.tumbleMs, TUMBLE_MAX_MS) * share;
  return Math.min(planned, hurriedMs ?? planned);
}

/** When the first die that rolls is due to stop. */
export function firstStopMs(tumble: Tumble, options: Options): number {
  const slots = [...tumble.rolling.keys()].filter((slot) => tumble.rolling[slot] === true);
  return Math.min(...slots.map((slot) => plannedStopMs(tumble, options, slot)));
}

/** Whether this die stands, so that it may be seen and held. */
export function hasStopped(tumble: Tumble, options: Options, slot: number, nowMs: number): boolean {
  return tumble.durableMs !== undefined && nowMs >= plannedStopMs(tumble, options, slot);
}

/** When all is still; undefined while the roll is not durable. */
export function tumbleEndMs(tumble: Tumble, options: Options): number | undefined {
  const { durableMs, hurriedMs } = tumble;
  if (durableMs === undefined) return undefined;
  if (options.calm)
    return Math.min(durableMs + CALM_FADE_MS, Math.max(durableMs, hurriedMs ?? Number.POSITIVE_INFINITY));
  const stops = tumble.rolling.map((_, slot) => plannedStopMs(tumble, options, slot));
  return Math.max(durableMs, ...stops);
}
