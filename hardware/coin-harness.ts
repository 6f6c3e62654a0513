/**
 * How the coin door is wired, as plain data: a second stripboard with the expander and a driver, what its pins are at, its screw
 * terminals, and the cables from there. All of it is in a box of its own beside the cabinet, with no more than 12 V in it.
 * Drawing, lists and rules follow from this file.
 */
import type { CoinInput, CoinOutput } from './coin-door.ts';
import { COIN_INPUTS } from './coin-door.ts';
import type { Gauge } from './wire.ts';

/** MCP23017 in its narrow case of 28 pins, from pin 1 on (Microchip DS20001952, figure 1-2). */
const EXPANDER_PINS =
  'GPB0 GPB1 GPB2 GPB3 GPB4 GPB5 GPB6 GPB7 VDD VSS NC SCL SDA NC A0 A1 A2 RESET INTB INTA GPA0 GPA1 GPA2 GPA3 GPA4 GPA5 GPA6 GPA7'.split(
    ' ',
  );
export const expanderPin = (name: string): number => EXPANDER_PINS.indexOf(name) + 1;

/** ULN2803A: inputs are pins 1 to 8, each output is across from its input (Texas Instruments SLRS049). */
export const DRIVER = { ground: 9, common: 10, maxMa: 350, inputOhm: 2700, volts: 1.4 } as const;
export const driverOut = (input: number): number => 19 - input;

/** Its own supply, outside; its ground meets GND-BOARD on this board and nowhere else. */
export const COIN_SUPPLY = { volts: 12, maxMa: 1000, colour: 'pink' } as const;

/** In the wire of each input, and what holds a line that nobody drives. */
export const COIN_VALUES = {
  seriesOhm: 1000,
  inputFarad: 10e-9,
  supplyFarad: 100e-9,
  inhibitPullUpOhm: 1000,
  driverPullUpOhm: 4700,
} as const;

/** One after the other in the way of an output: each turns it over, and the last one pulls its line to ground or leaves it open. */
export const DRIVERS: Readonly<Record<CoinOutput, readonly number[]>> = {
  inhibit: [1, 2],
  startLamp: [3],
  meter: [4],
};

/** What hangs at 12 V, in mA at worst. */
export const COIN_LOADS = { acceptor: 500, startLamp: 250, meter: 150 } as const;

/** Two ways each, in the order of the board's edge. */
export type CoinWay = CoinInput | CoinOutput | '12V' | 'GND';
export interface CoinTerminal {
  readonly name: string;
  readonly ways: readonly [CoinWay, CoinWay];
}
export const COIN_TERMINALS: readonly CoinTerminal[] = [
  { name: 'T1', ways: ['12V', 'GND'] },
  { name: 'T2', ways: ['12V', 'GND'] },
  { name: 'T3', ways: ['coin1', 'coin2'] },
  { name: 'T4', ways: ['inhibit', 'GND'] },
  { name: 'T5', ways: ['service', 'GND'] },
  { name: 'T6', ways: ['door', 'GND'] },
  { name: 'T7', ways: ['slam', 'GND'] },
  { name: 'T8', ways: ['startLamp', '12V'] },
  { name: 'T9', ways: ['meter', '12V'] },
];

export interface CoinCable {
  readonly name: string;
  readonly to: string;
  readonly lengthM: number;
  readonly wires: readonly { readonly at: string; readonly colour: string; readonly gauge: Gauge }[];
}

const thin = (at: string, colour: string) => ({ at, colour, gauge: 24 as const });
const contact = (input: CoinInput, terminal: string, to: string): CoinCable => ({
  ...{ name: input, to, lengthM: 0.8 },
  wires: [thin(`${terminal} ${input}`, 'white'), thin(`${terminal} GND`, 'grey')],
});
const load = (output: CoinOutput, terminal: string, to: string): CoinCable => ({
  ...{ name: output, to, lengthM: 0.8 },
  wires: [thin(`${terminal} 12V`, COIN_SUPPLY.colour), thin(`${terminal} ${output}`, 'violet')],
});

/** From the display's bus of the filter board, where it is soldered, through the back of the cabinet to a plug at the coin board. */
export const COIN_BUS: CoinCable = {
  ...{ name: 'coin bus', to: 'coin board, a plug of four ways', lengthM: 1 },
  wires: [
    thin('5V-BOARD', 'orange'),
    thin('GND-BOARD', 'grey'),
    thin('sda', 'violet'),
    thin('scl', 'yellow'),
  ],
};

export const COIN_CABLES: readonly CoinCable[] = [
  {
    ...{ name: 'acceptor', to: 'acceptor, its mating plug or the ribbon it came with', lengthM: 0.8 },
    wires: [
      { at: 'T2 12V', colour: COIN_SUPPLY.colour, gauge: 22 },
      { at: 'T2 GND', colour: 'grey', gauge: 22 },
      thin('T3 coin1', 'white'),
      thin('T3 coin2', 'green'),
      thin('T4 inhibit', 'yellow'),
    ],
  },
  contact('service', 'T5', 'button behind the door: two receptacles'),
  contact('door', 'T6', 'switch at the door, COM and NC: two receptacles'),
  contact('slam', 'T7', 'leaf switch with a weight: soldered, heat shrink'),
  load('startLamp', 'T8', 'lamp beside the coin entry: soldered, heat shrink'),
  load('meter', 'T9', 'mechanical counter: soldered, heat shrink'),
];

/** How the board is laid out, in holes from 1, strips from left to right: both chips stand across them. */
export const COIN_BOARD = {
  holes: 39,
  columns: [17, 20],
  cut: 18,
  expanderRow: 4,
  driverRow: 24,
  /** Beside INTA, whose strip is cut once more: the right part is ground. */
  capacitors: { row: 12, cut: 23, first: 25 },
  /** Of the screw terminals at each edge: the first row, rows from one to the next, and where their strips are cut off. */
  terminals: { firstRow: 5, rows: 4, column: 3, cut: 9 },
  /** Inputs are beside their pins, in their order. */
  edges: { left: ['T1', 'T2', 'T4', 'T8', 'T9'], right: ['T7', 'T6', 'T5', 'T3'] },
} as const;

export interface TerminalPlace {
  readonly name: string;
  readonly side: 'left' | 'right';
  readonly ways: readonly { readonly way: CoinWay; readonly row: number }[];
}

/** Row of each way of each terminal, and its edge. */
export const TERMINAL_PLACES: readonly TerminalPlace[] = (['left', 'right'] as const).flatMap((side) =>
  COIN_BOARD.edges[side].map((name, index) => {
    const row = COIN_BOARD.terminals.firstRow + COIN_BOARD.terminals.rows * index;
    const ways = COIN_TERMINALS.find((terminal) => terminal.name === name)?.ways ?? [];
    return { name, side, ways: ways.map((way, which) => ({ way, row: row + 2 * which })) };
  }),
);

/** Of the plug's contacts, at the left edge, in the order of the bus's wires. */
export const PLUG_ROWS = [25, 26, 27, 28] as const;

/** From strip to strip of the board, in metres with their ends. */
const JUMPER_M = 0.12;
const groundPins = ['VSS', 'A0', 'A1', 'A2'] as const;
const groundTerminals = COIN_TERMINALS.filter(({ name, ways }) => name > 'T2' && ways.includes('GND'));
/** Insulated wires on the board: lines between the chips and to their terminals, 5 V to VDD and RESET, the bus; ground; 12 V. */
export const JUMPERS: readonly { readonly count: number; readonly colour: string; readonly gauge: Gauge }[] =
  [
    {
      ...{ colour: 'violet', gauge: 24 },
      count: Object.values(DRIVERS).reduce((sum, inputs) => sum + inputs.length + 1, 0),
    },
    { count: 2, colour: 'orange', gauge: 24 },
    { count: 2, colour: 'yellow', gauge: 24 },
    // From the plug's contact to pins, driver, T2, the strip of the capacitors and the terminals of the switches.
    { count: groundPins.length + 3 + groundTerminals.length, colour: 'grey', gauge: 24 },
    // T1 to T2, and T2 to the driver's common, lamp and counter; minus of T1 to T2.
    { count: 4, colour: COIN_SUPPLY.colour, gauge: 22 },
    { count: 1, colour: 'grey', gauge: 22 },
  ];
export const JUMPER_WIRES = JUMPERS.map(({ count, colour, gauge }) => ({
  ...{ colour, gauge },
  metres: count * JUMPER_M,
}));

/** Which pin of the expander an input has. */
export const inputPin = (input: CoinInput): number => expanderPin(`GPA${COIN_INPUTS.indexOf(input)}`);

/** A column of the filter board where the four strips of the displays have a free hole each. */
export const PICK_UP_COLUMN = 30;
