/**
 * Every cable of the cabinet as plain data: what it joins, its wires, its connectors, and the fuse before it. Lengths are
 * those of the reference panel (`panel.ts`); the checks of `rules.ts`, drawings and lists follow from this file.
 */
import { INPUTS, LEDS } from './cabinet.ts';
import type { PartName } from './electrics.ts';
import type { Gauge } from './wire.ts';

/** Two supplies that share nothing but their ground, and that at one point. */
export const SUPPLIES = {
  'LED supply': { volts: 5, maxMa: 10_000, what: 'a closed 5 V switching supply of 50 W' },
  board: { volts: 5, maxMa: 500, what: "the computer's USB port (USB 2.0, section 7.2.1)" },
} as const;
export type SupplyName = keyof typeof SUPPLIES;

/** What a wire is at. A net with volts has exactly one supply. */
export interface Net {
  readonly name: string;
  readonly supplies: readonly SupplyName[];
  readonly colour: string;
}

/** The grounds are nets of their own: they meet in the star point, and nowhere else. No colour is one of mains (`rules.ts`). */
export const NETS: readonly Net[] = [
  { name: '5V-LED', supplies: ['LED supply'], colour: 'red' },
  { name: 'GND-LED', supplies: ['LED supply'], colour: 'black' },
  { name: '5V-BOARD', supplies: ['board'], colour: 'orange' },
  { name: 'GND-BOARD', supplies: ['board'], colour: 'grey' },
];

/** Where the two grounds are joined. */
export const STAR = { place: 'star', joins: ['GND-LED', 'GND-BOARD'] } as const;

/**
 * What an end of a cable is made of: which gauges it takes, mA for each of its contacts (JST's catalogue for XH), and its
 * resistance in milliohm, as much as a good one has after years.
 */
export const CONNECTORS = {
  'JST-XH': { thickest: 22, thinnest: 28, maxMa: 3000, milliohm: 20 },
  'screw terminal': { thickest: 14, thinnest: 24, maxMa: 10_000, milliohm: 2 },
  'ring terminal': { thickest: 16, thinnest: 22, maxMa: 10_000, milliohm: 2 },
  receptacle: { thickest: 18, thinnest: 24, maxMa: 5000, milliohm: 5 },
  solder: { thickest: 16, thinnest: 28, maxMa: 10_000, milliohm: 0 },
  'USB plug': { thickest: 20, thinnest: 28, maxMa: 1500, milliohm: 20 },
} as const;
export type Connector = keyof typeof CONNECTORS;

/**
 * A fuse in its holder, whose two leads are part of its cable: one has the end at `from`, the other a butt splice to the wire.
 * Milliohm of blade fuses that are warm, with both contacts and the splice; Littelfuse's 287 series has 11, 18 and 31 when cold.
 */
export const FUSE_MILLIOHM: Readonly<Record<number, number>> = { 7500: 20, 5000: 30, 3000: 45 };

export interface Wire {
  /** A net with volts, or the name of a pin of the chip, or a signal that only this cable has. */
  readonly net: string;
  readonly gauge: Gauge;
  readonly colour: string;
  /** Its contact at `from` leads nowhere: it keeps the signal quiet, and no current returns through it. */
  readonly isOpenAtStart?: true;
}

export interface CableSpec {
  readonly name: string;
  /** What all cables that are made alike are called. */
  readonly kind: string;
  readonly count: number;
  readonly from: string;
  readonly to: string;
  readonly lengthM: number;
  readonly wires: readonly Wire[];
  /** At `from` and at `to`; contacts are in the order of the wires. */
  readonly ends: readonly [Connector, Connector];
  /** Before the first wire, on the side of `from`. */
  readonly fuseMa?: number;
  /** What is soldered in, and why. */
  readonly parts?: readonly PartName[];
  readonly note?: string;
}

/** The thinnest wire behind the fuse of a lane, however little flows in it: it must carry that fuse. */
export const LANE_GAUGE = 22 satisfies Gauge;

const signal = (net: string, colour: string): Wire => ({ net, gauge: 24, colour });
const led = (gauge: Gauge): readonly Wire[] => [
  { net: '5V-LED', gauge, colour: 'red' },
  { net: 'GND-LED', gauge, colour: 'black' },
];

const lane = (number: number): readonly CableSpec[] => [
  {
    name: `lane ${number} power`,
    kind: 'lane power',
    count: 1,
    from: 'star',
    to: `matrix ${2 * number - 1}`,
    lengthM: 0.8,
    wires: led(18),
    ends: ['ring terminal', 'solder'],
    fuseMa: 3000,
    parts: ['fuse'],
    note: 'one lead of the fuse holder gets the ring, the other a butt splice to the red wire',
  },
  {
    name: `lane ${number} data`,
    kind: 'lane data',
    count: 1,
    from: 'board',
    to: `matrix ${2 * number - 1}`,
    lengthM: 0.8,
    wires: [signal(`lane${number}`, 'green'), { ...signal('GND-LED', 'black'), isOpenAtStart: true }],
    ends: ['JST-XH', 'solder'],
    parts: ['laneResistor', 'lanePullDown'],
    note: 'a twisted pair; its ground is left open at the board, so that no current of the LEDs returns through it',
  },
  {
    name: `lane ${number} link`,
    kind: 'lane link',
    count: 1,
    from: `matrix ${2 * number - 1}`,
    to: `matrix ${2 * number}`,
    lengthM: 0.15,
    wires: [...led(LANE_GAUGE), signal(`lane${number} onward`, 'green')],
    ends: ['solder', 'solder'],
  },
];

const button = (input: string): CableSpec => ({
  name: `${input} button`,
  kind: 'button',
  count: 1,
  from: 'board',
  to: input,
  lengthM: 0.8,
  wires: [signal(input, 'white'), signal('GND-BOARD', 'grey')],
  ends: ['screw terminal', 'receptacle'],
  parts: ['inputSeries', 'inputPullUp', 'inputCapacitor'],
  note: 'a twisted pair with its own ground',
});

export const CABLES: readonly CableSpec[] = [
  {
    name: 'trunk',
    kind: 'trunk',
    count: 1,
    from: 'LED supply',
    to: 'star',
    lengthM: 0.3,
    wires: led(16),
    ends: ['screw terminal', 'ring terminal'],
    fuseMa: 7500,
    parts: ['mainFuse'],
    note: 'one lead of the fuse holder gets the ferrule, the other a butt splice to the red wire',
  },
  {
    name: 'capacitor',
    kind: 'capacitor',
    count: 1,
    from: 'star',
    to: 'capacitor',
    lengthM: 0.1,
    wires: led(16),
    ends: ['ring terminal', 'solder'],
    parts: ['railCapacitor'],
    note: 'its legs do not reach both bars; heat shrink over each leg, and its striped leg is minus',
  },
  ...Array.from({ length: LEDS.lanes }, (_, index) => lane(index + 1)).flat(),
  ...INPUTS.map(button),
  ...(['left', 'right'] as const).map(
    (side): CableSpec => ({
      name: `${side} display`,
      kind: 'display',
      count: 1,
      from: 'board',
      to: `${side} display`,
      lengthM: 0.5,
      wires: [
        { net: '5V-BOARD', gauge: 24, colour: 'orange' },
        { net: 'GND-BOARD', gauge: 24, colour: 'grey' },
        signal('sda', 'violet'),
        signal('scl', 'yellow'),
      ],
      ends: ['JST-XH', 'solder'],
      parts: ['busPullUp'],
      note: "from the board's 5 V: without LED power the display says what is wrong; its fifth pin (VI2C or VHi) is joined to 5V-BOARD there",
    }),
  ),
  {
    name: 'buzzer',
    kind: 'buzzer',
    count: 1,
    from: 'board',
    to: 'buzzer',
    lengthM: 0.4,
    wires: [signal('buzzer', 'white'), signal('GND-BOARD', 'grey')],
    ends: ['JST-XH', 'solder'],
    parts: ['buzzerResistor'],
  },
  {
    name: 'rail sense',
    kind: 'rail sense',
    count: 1,
    from: `matrix ${LEDS.slots}`,
    to: 'board',
    lengthM: 0.8,
    wires: [{ net: 'railSense', gauge: LANE_GAUGE, colour: 'yellow' }],
    ends: ['solder', 'screw terminal'],
    parts: ['railDivider', 'railFilter'],
    note: 'from the far end of the last lane, where the voltage is least; the divider is at the board, so that this wire is behind the fuse of its lane and as thick as that asks for',
  },
  {
    name: 'ground join',
    kind: 'ground join',
    count: 1,
    from: 'board',
    to: 'star',
    lengthM: 0.5,
    wires: [{ net: 'GND-BOARD', gauge: 18, colour: 'grey' }],
    ends: ['screw terminal', 'ring terminal'],
    note: 'the only place where the two grounds meet',
  },
  {
    name: 'USB',
    kind: 'USB',
    count: 1,
    from: 'computer',
    to: 'board',
    lengthM: 1,
    wires: [
      { net: '5V-BOARD', gauge: 24, colour: 'in the cable' },
      { net: 'GND-BOARD', gauge: 24, colour: 'in the cable' },
      signal('rx', 'in the cable'),
      signal('tx', 'in the cable'),
    ],
    ends: ['USB plug', 'USB plug'],
    parts: ['usbCable'],
  },
];
