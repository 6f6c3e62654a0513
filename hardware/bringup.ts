/**
 * First light: the ten steps from a board on USB to a lit cabinet, in this order, with what may go wrong at each. Their words
 * are in `src/language` (`bringup.ts`), where {names} stand for the figures of FACTS; BRINGUP.md and the cards of the
 * operator's page are made of both.
 */
import { CONFIG_DEFAULTS, DEBOUNCE, DISPLAY, INPUTS, LEDS, POWER } from './cabinet.ts';
import { ATMEGA328P } from './chips/atmega328p.ts';
import { DESKTOP_SUPPLY, desktopWhiteV } from './desktop-supply.ts';
import { BOARD_VOLTS, ohms, RAIL, SUPPLY_SET, VALUES } from './electrics.ts';
import { CABLES } from './harness.ts';
import { LOADS, type Load, lostMv } from './loss.ts';
import { OFFLINE } from './offline.ts';
import { ELECTRICS } from './rules.ts';

/** What a maker measures; the figures are those between which it is right. */
export interface Measure {
  readonly unit: 'V' | 'mA';
  readonly least: number;
  readonly most: number;
}

const boardVolts = (leastMv: number): Measure => ({
  unit: 'V',
  least: leastMv / 1000,
  most: BOARD_VOLTS.mostMv / 1000,
});
const RAIL_VOLTS = { unit: 'V', least: RAIL.lowMv / 1000, most: RAIL.highMv / 1000 } as const;

/** `minutes`: with all wires in their places. `wrongs`: the most likely first. */
export const STEPS = {
  heartbeat: {
    minutes: 3,
    measures: { boardVolts: boardVolts(BOARD_VOLTS.restMv) },
    wrongs: ['noBeat', 'beatsAlone', 'weakUsb'],
  },
  displays: {
    minutes: 3,
    measures: { displayVolts: boardVolts(BOARD_VOLTS.loadedMv) },
    wrongs: ['displaysDark', 'leftDark', 'rightDark', 'displaysSwapped', 'displayGarbage'],
  },
  buttons: { minutes: 5, measures: {}, wrongs: ['buttonDead', 'buttonOther', 'inputBounces', 'inputStuck'] },
  lever: { minutes: 2, measures: {}, wrongs: ['leverDead', 'leverBounces', 'leverStuck'] },
  buzzer: { minutes: 2, measures: {}, wrongs: ['buzzerSilent', 'buzzerGrowls'] },
  rail: {
    minutes: 5,
    measures: { railVolts: RAIL_VOLTS },
    wrongs: ['railMissing', 'railLow', 'railHigh', 'railGhost'],
  },
  lanes: {
    minutes: 5,
    measures: {},
    wrongs: ['allDark', 'laneDark', 'secondDark', 'lanesSwapped', 'diceSwapped'],
  },
  mounting: { minutes: 5, measures: {}, wrongs: ['letterBroken', 'chainStops', 'mixedLayouts'] },
  colours: { minutes: 3, measures: {}, wrongs: ['coloursShift', 'coloursFlicker', 'coloursMixed'] },
  current: {
    minutes: 7,
    measures: {
      ledMa: { unit: 'mA', least: LEDS.lanes * LEDS.pixelsPerLane, most: CONFIG_DEFAULTS.limitMa },
      farVolts: RAIL_VOLTS,
    },
    wrongs: ['currentHigh', 'currentLow', 'farLow', 'fuseBlows'],
  },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly minutes: number;
      readonly measures: Readonly<Record<string, Measure>>;
      readonly wrongs: readonly string[];
    }
  >
>;

export type StepId = keyof typeof STEPS;
export type WrongId = (typeof STEPS)[StepId]['wrongs'][number];
type KeyOf<T> = T extends unknown ? keyof T : never;
export type MeasureId = KeyOf<(typeof STEPS)[StepId]['measures']>;

export const STEP_IDS = Object.keys(STEPS) as readonly StepId[];

export const MEASURE_IDS = STEP_IDS.flatMap((step) =>
  Object.keys(STEPS[step].measures),
) as readonly MeasureId[];

export function measuresOf(step: StepId): Readonly<Partial<Record<MeasureId, Measure>>> {
  return STEPS[step].measures;
}

export function wrongsOf(step: StepId): readonly WrongId[] {
  return STEPS[step].wrongs;
}

const pinOf = (name: string): string => ATMEGA328P.pins.find((pin) => pin.name === name)!.arduino;
const hex = (address: number): string => `0x${address.toString(16)}`;
const fuseOf = (name: string): number => (CABLES.find((cable) => cable.name === name)?.fuseMa ?? 0) / 1000;

/** What a good build shows at the last pixel; the measures above are what is judged. */
const goodV = (load: Load): number => Math.round((SUPPLY_SET.leastMv - lostMv(ELECTRICS, load)) / 10) / 100;

/** Figures of the tables, by the names that the words call them by. */
export const FACTS = {
  heartbeatPin: pinOf('heartbeat'),
  offlineText: OFFLINE.text,
  offlineHint: OFFLINE.hint,
  left: hex(DISPLAY.addresses[0]),
  right: hex(DISPLAY.addresses[1]),
  sda: pinOf('sda'),
  scl: pinOf('scl'),
  inputs: INPUTS.length - 1,
  quietMs: DEBOUNCE.quietMs,
  leverQuietMs: DEBOUNCE.leverQuietMs,
  leverPin: pinOf('lever'),
  stuckS: DEBOUNCE.stuckMs / 1000,
  inputOhm: ohms(VALUES.inputSeriesOhm),
  inputFilter: `${ohms(VALUES.inputSeriesOhm)}, ${ohms(VALUES.inputPullUpOhm)}, ${VALUES.inputFarad * 1e9} nF`,
  buzzerPin: pinOf('buzzer'),
  buzzerOhm: ohms(VALUES.buzzerOhm),
  railPin: pinOf('railSense'),
  dividerOhm: ohms(VALUES.railDividerOhm),
  offV: RAIL.offMv / 1000,
  lowV: RAIL.lowMv / 1000,
  highV: RAIL.highMv / 1000,
  driveV: POWER.driveMinMv / 1000,
  lane1: pinOf('lane1'),
  lane2: pinOf('lane2'),
  lane3: pinOf('lane3'),
  laneOhm: ohms(VALUES.laneOhm),
  dice: LEDS.slots,
  pixels: LEDS.pixelsPerSlot,
  limitA: CONFIG_DEFAULTS.limitMa / 1000,
  pixelMa: CONFIG_DEFAULTS.pixelMa,
  trunkFuseA: fuseOf('trunk'),
  laneFuseA: fuseOf('lane 1 power'),
  dropMv: lostMv(ELECTRICS, LOADS.white),
  desktopFuseA: DESKTOP_SUPPLY.fuseMa / 1000,
  goodDarkV: goodV(LOADS.dark),
  goodWhiteV: goodV(LOADS.white),
  desktopWhiteV: desktopWhiteV(),
} as const;
