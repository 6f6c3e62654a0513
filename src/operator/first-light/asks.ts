/** What is asked of the person at the cabinet, what the answers come to, and which of them mean that something is wrong. Pure. */
import { measuresOf, type StepId, type WrongId } from '../../../hardware/bringup.ts';
import {
  COLOUR_ORDERS,
  type ColourOrder,
  INPUTS,
  LAYOUTS,
  type Layout,
  LEDS,
  ORIENTATIONS,
  type Orientation,
  POWER,
} from '../../../hardware/cabinet.ts';
import { RAIL } from '../../../hardware/electrics.ts';
import type { BoardStatus } from '../../board/board.ts';
import type { LightAsk, LightDoubts, LightStepRecord } from '../../server/operator/light-messages.ts';
import type { ButtonState } from '../../server/operator/messages.ts';

/** Nothing was seen at all, or nothing that could be named. */
const NONE = 'none';
const SENT = ['red', 'green', 'blue'] as const;
/** Of the first pixel's way: how it is sent while it is looked for. */
export const PLAIN_ORDER: ColourOrder = 'GRB';

/** The next question of a step; null: there is none, or no more. */
export function askOf(step: StepId | 'end', { taps }: LightStepRecord): LightAsk | null {
  const at = taps.length;
  if (step === 'lanes' && at < LEDS.slots) return { kind: 'die', die: at + 1 };
  if (step === 'mounting' && at === 0) return { kind: 'path' };
  if (step === 'mounting' && at <= LEDS.slots && !taps.includes(NONE)) return { kind: 'letter', die: at };
  const sent = SENT[at];
  if (step === 'colours' && sent !== undefined) return { kind: 'colour', sent };
  return null;
}

/** Whether this may be the answer to it. */
export function isAnswer(ask: LightAsk | null, tap: string): boolean {
  if (ask === null) return false;
  if (tap === NONE) return ask.kind !== 'path';
  switch (ask.kind) {
    case 'die':
      return Number(tap) >= 1 && Number(tap) <= LEDS.slots && /^\d$/.test(tap);
    case 'path':
      return (LAYOUTS as readonly string[]).includes(tap);
    case 'letter':
      return (ORIENTATIONS as readonly string[]).includes(tap);
    case 'colour':
      return (SENT as readonly string[]).includes(tap);
    default:
      return ask satisfies never;
  }
}

/** Once all is answered: how the matrices are mounted. Each was shown as if it stood upright, so what is seen is how it stands. */
export function mountingOf({
  taps,
}: LightStepRecord): { readonly layout: Layout; readonly orientations: readonly Orientation[] } | undefined {
  const [layout, ...orientations] = taps;
  if (orientations.length < LEDS.slots || taps.includes(NONE)) return undefined;
  return { layout: layout as Layout, orientations: orientations as readonly Orientation[] };
}

/** Once all is answered: the order of colours. Each was sent in PLAIN_ORDER, so each place of it shines in what is seen. */
export function colourOrderOf({ taps }: LightStepRecord): ColourOrder | undefined {
  if (taps.length < SENT.length) return undefined;
  const letters = [...PLAIN_ORDER].map((letter) => {
    const seen = taps[SENT.findIndex((name) => name.startsWith(letter.toLowerCase()))] ?? '';
    return seen.charAt(0).toUpperCase();
  });
  return COLOUR_ORDERS.find((order) => order === letters.join(''));
}

/**
 * What one pixel draws at full white, from what all of them together draw in a white picture. Null where no pixel draws that,
 * as after amperes typed as milliamperes: too small a figure would let through more than wires and fuses bear.
 */
export function pixelMaOf(
  measuredMa: number,
  { brightness }: { readonly brightness: number },
  limited: number,
): number | null {
  const lit = LEDS.slots * LEDS.pixelsPerSlot * ((brightness + 1) / 256) * ((limited + 1) / 256);
  const darkMa = LEDS.lanes * LEDS.pixelsPerLane * POWER.darkMa;
  const pixelMa = Math.ceil(POWER.darkMa + (measuredMa - darkMa) / lit);
  return pixelMa < POWER.pixelMinMa || pixelMa > POWER.pixelMaxMa ? null : pixelMa;
}

export interface LightSeen {
  readonly status: Pick<BoardStatus, 'state' | 'stuck' | 'displays' | 'counters'>;
  readonly buttons: readonly ButtonState[];
  /** In force. */
  readonly pixelMa: number;
}

/** What speaks against this step; only eyes and ears can tell the rest. */
export function doubtsOf(step: StepId | 'end', record: LightStepRecord, seen: LightSeen): LightDoubts {
  const presses = (input: string) => seen.buttons.find((button) => button.input === input)?.presses ?? 0;
  const asked = INPUTS.filter((input) => (input === 'lever' ? step === 'lever' : step === 'buttons'));
  return { found: foundAt(step, record, seen), unpressed: asked.filter((input) => presses(input) === 0) };
}

/** What the table itself can tell to be wrong. */
export function foundAt(step: StepId | 'end', record: LightStepRecord, seen: LightSeen): readonly WrongId[] {
  const { status, buttons, pixelMa } = seen;
  const ready = status.state === 'ready';
  const { railMv, boardMv } = status.counters;
  const isStuck = (lever: boolean) => status.stuck.some((input) => (input === 'lever') === lever);
  const bounces = (lever: boolean) =>
    buttons.some((button) => button.bounces > 0 && (button.input === 'lever') === lever);
  const found: [WrongId, boolean][] = [];
  switch (step) {
    case 'heartbeat':
      found.push(['noBeat', !ready], ['beatsAlone', !ready], ['weakUsb', isLow(step, 'boardVolts', boardMv)]);
      break;
    case 'displays':
      found.push(['displaysDark', ready && status.displays === 0]);
      found.push(['leftDark', status.displays === 1], ['rightDark', status.displays === 1]);
      break;
    case 'buttons':
      found.push(['inputBounces', bounces(false)], ['inputStuck', isStuck(false)]);
      break;
    case 'lever':
      found.push(['leverBounces', bounces(true)], ['leverStuck', isStuck(true)]);
      break;
    case 'rail':
      if (railMv === undefined) break;
      found.push(['railMissing', railMv <= RAIL.offMv], ['railHigh', railMv > RAIL.highMv]);
      found.push(['railLow', railMv > RAIL.offMv && railMv < RAIL.lowMv]);
      // No supply that is on gives so little.
      found.push(['railGhost', railMv > RAIL.offMv && railMv < POWER.driveMinMv]);
      break;
    case 'lanes':
      return wrongLanes(record.taps);
    case 'mounting': {
      const [, first, ...others] = record.taps;
      found.push(['letterBroken', first === NONE]);
      // The way of the rows is right for a die before it.
      found.push(['chainStops', others.includes(NONE)], ['mixedLayouts', others.includes(NONE)]);
      break;
    }
    case 'colours':
      found.push(['coloursMixed', record.taps.length === SENT.length && record.taps.includes(NONE)]);
      found.push(['coloursShift', record.taps.length === SENT.length && colourOrderOf(record) === undefined]);
      break;
    case 'current': {
      const { ledMa, farVolts } = record.values;
      const { most = 0 } = measuresOf(step).ledMa ?? {};
      found.push(['currentHigh', ledMa !== undefined && ledMa > most]);
      // Nothing to do about it once that is what pixels are known to draw.
      const isKnown = record.values.pixelMa === pixelMa;
      found.push(['currentLow', ledMa !== undefined && ledMa < (most * 3) / 4 && !isKnown]);
      found.push(['farLow', farVolts !== undefined && farVolts * 1000 < RAIL.lowMv]);
      break;
    }
    case 'buzzer':
    case 'end':
      break;
    default:
      step satisfies never;
  }
  return found.filter(([, is]) => is).map(([wrong]) => wrong);
}

function isLow(step: StepId, measure: 'boardVolts', mv: number | undefined): boolean {
  const { least = 0 } = measuresOf(step)[measure] ?? {};
  return mv !== undefined && mv < least * 1000;
}

/** Told only when every die has been shown: until then nobody knows whether a dark one is alone. */
function wrongLanes(taps: readonly string[]): readonly WrongId[] {
  if (taps.length < LEDS.slots) return [];
  const laneOf = (die: number): number => Math.floor((die - 1) / LEDS.slotsPerLane);
  const dark = taps.flatMap((tap, index) => (tap === NONE ? [index + 1] : []));
  const wrong = taps.flatMap((tap, index) =>
    tap === NONE || Number(tap) === index + 1 ? [] : [{ die: index + 1, seen: Number(tap) }],
  );
  if (dark.length === LEDS.slots) return ['allDark'];
  // A lane begins with its first die: where that is dark, it is the lane's own wires that are looked at.
  const isFirst = (die: number): boolean => (die - 1) % LEDS.slotsPerLane === 0;
  const whole = dark.filter(isFirst).map(laneOf);
  const isSecond = dark.some((die) => !whole.includes(laneOf(die)));
  return [
    ...(whole.length > 0 ? (['laneDark'] as const) : []),
    ...(isSecond ? (['secondDark'] as const) : []),
    ...(wrong.some(({ die, seen }) => laneOf(die) !== laneOf(seen)) ? (['lanesSwapped'] as const) : []),
    ...(wrong.some(({ die, seen }) => laneOf(die) === laneOf(seen)) ? (['diceSwapped'] as const) : []),
  ];
}
