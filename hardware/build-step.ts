import { DISPLAY, INPUTS, LEDS } from './cabinet.ts';
import { CABLES } from './harness.ts';
import { endsOf } from './harness-counts.ts';
import { RIGHT_HANDED } from './panel.ts';
import { PRINTED } from './printed.ts';

export interface BuildStep {
  readonly title: string;
  /** Of hands; what a machine does alone is in the text. */
  readonly minutes: number;
  readonly does: readonly string[];
  /** With the meter, before the next step. */
  readonly checks: readonly (readonly [where: string, reads: string])[];
}

export const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);
export const tens = (minutes: number): number => Math.ceil(minutes / 10) * 10;

export const CONTACTS = sum(endsOf('JST-XH'));
export const PUSHED = sum(endsOf('receptacle'));
export const SPLICES = CABLES.filter(({ fuseMa }) => fuseMa !== undefined).length;
export const SOLDERED = sum(endsOf('solder'));
export const SCREWED = sum(endsOf('screw terminal'));
export const MADE = CABLES.filter(({ kind }) => kind !== 'USB');
export const WIRES = sum(MADE.map(({ count, wires }) => count * wires.length));
export const PRINTS = sum(Object.values(PRINTED).map(({ count }) => count));
export const HOLES = RIGHT_HANDED.flatMap(({ cuts }) => cuts.filter(({ shape }) => shape === 'round'));
export const WINDOWS = RIGHT_HANDED.flatMap(({ cuts }) => cuts.filter(({ shape }) => shape === 'rectangle'));
const sizes = [...new Set(HOLES.map(({ width }) => width))].sort((a, b) => a - b);
export const drilled = sizes.map(
  (size) => `${HOLES.filter(({ width }) => width === size).length} of ${size} mm`,
);
export const EDGES = RIGHT_HANDED.filter(({ name }) => name.startsWith('edge')).length;
export const BUTTONS = INPUTS.length - 1;
export const LAST = DISPLAY.addresses.length - 1;
export const resistors = 2 * INPUTS.length + 2 * LEDS.lanes + 2 + 1 + 2;
