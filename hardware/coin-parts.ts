/** What a coin door is made of beside the cabinet, counted from its wiring. */
import { COIN_INPUTS } from './coin-door.ts';
import {
  COIN_BOARD,
  COIN_BUS,
  COIN_CABLES,
  COIN_LOADS,
  COIN_SUPPLY,
  COIN_TERMINALS,
  COIN_VALUES,
  DRIVER,
  JUMPER_WIRES,
} from './coin-harness.ts';
import { ohms } from './electrics.ts';
import { type BoughtPart, pieces, unchecked } from './part.ts';
import type { Gauge } from './wire.ts';

/** For bends, ends and one mistake. */
const SLACK = 1.2;

function wire(gauge: Gauge, number: number): BoughtPart {
  const cut = [COIN_BUS, ...COIN_CABLES].flatMap(({ lengthM, wires }) =>
    wires.map((each) => ({ ...each, metres: lengthM })),
  );
  const used = [...cut, ...JUMPER_WIRES]
    .filter((each) => each.gauge === gauge)
    .map(({ colour, metres }) => ({ colour, metres: metres * SLACK }));
  const sum = (list: typeof used): number => list.reduce((total, { metres }) => total + metres, 0);
  const colours = [...Map.groupBy(used, ({ colour }) => colour)].map(
    ([colour, list]) => `${colour} ${Math.round(sum(list) * 10) / 10} m`,
  );
  return {
    ...{
      reference: `W${gauge}-C`,
      what: `stranded wire AWG ${gauge}: ${colours.join(', ')}`,
      must: `as W${gauge}`,
    },
    ...{ numbers: [`Alpha Wire ${number}`, 'any of UL 1007'], priceEur: [0.2, 1], unit: 'm' },
    quantity: () => Math.ceil(sum(used)),
  };
}

/** Of all cables at the terminals, and of the supply's lead. */
const ENDS = COIN_CABLES.reduce((sum, { wires }) => sum + wires.length, 2);

const small = (reference: string, count: number, what: string, as: string): BoughtPart =>
  pieces(count, { reference, what, must: `as ${as}`, numbers: [`as ${as}`], priceEur: [0.02, 0.3] });

const { seriesOhm, inhibitPullUpOhm, driverPullUpOhm, inputFarad, supplyFarad } = COIN_VALUES;

export const COIN_PARTS: readonly BoughtPart[] = [
  pieces(1, {
    ...{ reference: 'U-C', what: 'port expander, in a socket of 28 pins, 7.62 mm wide' },
    must: 'MCP23017 (I²C) in a narrow DIP case',
    fails: 'MCP23S17 (SPI); PCF8574: other registers, and it drives no output high',
    ...{ numbers: ['Microchip MCP23017-E/SP'], priceEur: [1.5, 6] },
  }),
  pieces(1, {
    ...{ reference: 'U-D', what: 'driver, in a socket of 18 pins, 7.62 mm wide' },
    must: `eight outputs to ground of ${DRIVER.maxMa} mA and more, with diodes against the spike of a coil`,
    fails: 'UDN2981 and others that switch plus',
    ...{
      numbers: [unchecked('Texas Instruments ULN2803AN'), unchecked('Toshiba ULN2803APG')],
      priceEur: [0.6, 2],
    },
  }),
  pieces(1, {
    ...{
      reference: 'B1-C',
      what: 'stripboard 100 × 100 mm',
      must: `as B1: ${COIN_BOARD.holes} × ${COIN_BOARD.holes} holes`,
    },
    ...{ numbers: ['any'], priceEur: [2, 6] },
  }),
  small(
    'R3-C',
    COIN_INPUTS.length + 1,
    `resistor ${ohms(seriesOhm)}: in each input, and ${ohms(inhibitPullUpOhm)} from GPB0 to 5V-BOARD`,
    'R3',
  ),
  small(
    'R4-C',
    1,
    `resistor ${ohms(driverPullUpOhm)}, between the two drivers of inhibit and 5V-BOARD`,
    'R4',
  ),
  small('C1-C', COIN_INPUTS.length, `capacitor ${inputFarad * 1e9} nF, at each input`, 'C1'),
  small('C2-C', 2, `capacitor ${supplyFarad * 1e9} nF, at VDD and at 12 V`, 'C2'),
  small('J4-C', 1, 'plug of 4 ways and its socket, with four contacts', 'J4 and JC'),
  pieces(COIN_TERMINALS.length, {
    ...{ reference: 'JT-C', what: 'screw terminal of two ways', must: 'as JT', numbers: ['as JT'] },
    priceEur: [0.3, 1.2],
  }),
  pieces(ENDS, {
    ...{
      reference: 'JF-C',
      what: 'ferrule with collar, for each wire in a terminal',
      must: 'as thick as its wire',
    },
    ...{ numbers: ['as JF'], priceEur: [0.02, 0.1] },
  }),
  small('JR-C', 4, 'receptacle with sleeve, two for the door’s switch and two for the button', 'JR4 and JR2'),
  pieces(4, {
    ...{
      reference: 'MX-C',
      what: 'wood screw 3 × 25 and sleeve of 10 mm, for the board',
      must: 'as M10 and X7',
    },
    ...{ numbers: ['as M10 and X7'], priceEur: [0.15, 0.6] },
  }),
  pieces(2, {
    ...{
      reference: 'X9-C',
      what: 'cable clamp and its screw, in the coin box: for the bus and for the lead of PS3',
    },
    ...{ must: 'as X9 and M6', numbers: ['as X9 and M6'], priceEur: [0.15, 0.6] },
  }),
  pieces(1, {
    ...{
      reference: 'X4-C',
      what: 'cable outlet, in the hole of the coin box',
      must: 'as X4',
      numbers: ['as X4'],
    },
    priceEur: [1, 4],
  }),
  pieces(1, {
    ...{ reference: 'X10-C', what: `sleeve of ${COIN_BUS.lengthM} m over the four wires of the bus` },
    ...{ must: 'braided, closed, 4 to 6 mm wide', numbers: ['any'], priceEur: [0.5, 3] },
  }),
  wire(24, 3050),
  wire(22, 3051),
  pieces(1, {
    ...{
      reference: 'PS3',
      what: `finished supply ${COIN_SUPPLY.volts} V, ${COIN_SUPPLY.maxMa / 1000} A, in the socket of the wall`,
    },
    must: 'plug-in, without protective earth (class II), protected against short circuit; its plug is cut off',
    ...{
      numbers: [unchecked('Mean Well GST18E12-P1J (Europe)'), unchecked('GST18U12-P1J (North America)')],
      priceEur: [10, 20],
    },
  }),
  pieces(1, {
    ...{ reference: 'A1', what: `coin acceptor, ${COIN_SUPPLY.volts} V, at most ${COIN_LOADS.acceptor} mA` },
    must: 'parallel: one line for each coin, open collector to ground, a pulse each; its inhibit line refuses while it is high or open, and takes coins at ground',
    fails: 'MDB and ccTalk, which are serial; lines that give 12 V',
    ...{ numbers: ['NRI (Crane) G-13.mft parallel, standard'], priceEur: [40, 160] },
  }),
  pieces(1, {
    ...{ reference: 'J-A', what: 'mating plug of the acceptor, or a ribbon that ends in it' },
    ...{ must: 'as its sheet says', numbers: ['from who sells the acceptor'], priceEur: [1, 8] },
  }),
  pieces(1, {
    ...{ reference: 'K1', what: 'coin door with lock, coin entry, return, and the bracket of the acceptor' },
    must: 'made for the acceptor that you buy (the one named is of the 3½ inch size); with a frame and its own cut-out drawing',
    ...{ numbers: ['from who sells the acceptor'], priceEur: [25, 90] },
  }),
  pieces(1, {
    ...{ reference: 'K2', what: 'coin box, of plywood as the cabinet, with a drawer or a cash tin' },
    must: 'your own design: at least 250 mm wide, 250 mm deep and 400 mm high inside for a door of one acceptor, screwed to what it stands on; a wall of wood for the board, a hole of 35 mm for its cables',
    ...{ numbers: ['cut like the box'], priceEur: [15, 40] },
  }),
  pieces(1, {
    ...{
      reference: 'S-D',
      what: 'switch of the door',
      must: 'as S-L: COM and NC are used',
      numbers: ['as S-L'],
    },
    priceEur: [1, 6],
  }),
  pieces(1, {
    ...{ reference: 'S-S', what: 'slam switch: leaf switch with a weight' },
    ...{ must: 'open at rest', numbers: ['any of a pinball maker'], priceEur: [3, 10] },
  }),
  pieces(1, {
    ...{ reference: 'S-K', what: 'service button, behind the door', must: 'as S', numbers: ['as S'] },
    priceEur: [1, 4],
  }),
  pieces(1, {
    ...{ reference: 'H1', what: `start lamp, ${COIN_SUPPLY.volts} V, at most ${COIN_LOADS.startLamp} mA` },
    ...{
      must: 'LED with its own resistor, or a bulb; beside the coin entry',
      numbers: ['any'],
      priceEur: [1, 5],
    },
  }),
  pieces(1, {
    ...{
      reference: 'N1',
      what: `mechanical counter, ${COIN_SUPPLY.volts} V, at most ${COIN_LOADS.meter} mA`,
    },
    must: 'ten pulses a second: 50 ms on, 50 off',
    ...{ numbers: ['any with these figures'], priceEur: [10, 30] },
  }),
];
