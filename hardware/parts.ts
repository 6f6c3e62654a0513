/**
 * Everything that is bought for a cabinet, as plain data: what it must be, which look-alikes fail, makers' numbers (never a
 * shop's), what one costs, and how many the tables ask for. BOM.csv and BOM.md are made of it.
 */

import { DISPLAY, INPUTS, LEDS } from './cabinet.ts';
import { connectorParts, wireParts } from './cable-parts.ts';
import { OUTLET } from './case.ts';
import { DICE, type DiceKind, pipName } from './dice.ts';
import { ohms, type PartName, VALUES } from './electrics.ts';
import { LINK_WIRES } from './filter-board.ts';
import { CABLES, LANE_GAUGE } from './harness.ts';
import { HOUSING } from './housing-parts.ts';
import { MATRIX } from './panel.ts';
import { type BoughtPart, pieces, unchecked } from './part.ts';

export const PRICES_OF = '2026-11';

const cablesWith = (part: PartName): number =>
  CABLES.filter(({ parts = [] }) => parts.includes(part)).reduce((sum, { count }) => sum + count, 0);
const resistor = (reference: string, ohm: number, count: number, number: string, why: string): BoughtPart =>
  pieces(count, {
    ...{ reference, what: `resistor ${ohms(ohm)}, ${why}` },
    must: '0.25 W, 1 % or 5 %',
    numbers: [`Yageo MFR-25FBF52-${number}`, `Vishay MRS25, ${ohms(ohm)}`],
    priceEur: [0.02, 0.2],
  });

const DICE_PARTS: Readonly<Record<DiceKind, Pick<BoughtPart, 'what' | 'must' | 'numbers' | 'priceEur'>>> = {
  '8x8': {
    what: `matrix of ${DICE['8x8'].name} pixels, ${MATRIX.board} × ${MATRIX.board} mm, ${MATRIX.pitch.toFixed(1)} mm from pixel to pixel`,
    must: 'WS2812B or SK6812 at 5 V, 64 in one chain, DIN and DOUT',
    numbers: [
      'WS2812B-64, 65 × 65 mm, of several makers',
      'Adafruit 1487 (71 × 71 mm: needs `MATRIX` in `panel.ts`, then a new panel and new prints)',
    ],
    priceEur: [6, 35],
  },
  '5x5': {
    what: `matrix of ${DICE['5x5'].name} pixels, at most ${MATRIX.board} × ${MATRIX.board} mm`,
    must: 'WS2812B or SK6812 at 5 V, 25 in one chain row by row, DIN and DOUT',
    numbers: ['WS2812B-25, of several makers'],
    priceEur: [4, 12],
  },
  pips: {
    what: 'single pixel on its own board of about 10 mm',
    must: `WS2812B or SK6812 at 5 V with 100 nF; seven in one chain: ${DICE.pips.places.map(pipName).join(', ')}`,
    numbers: [
      'WS2812B on a 10 mm board, of several makers',
      'Adafruit 1612 (five of them)',
      'Adafruit 1558 (a sheet of 25)',
    ],
    priceEur: [0.2, 1.5],
  },
};

const dice: readonly BoughtPart[] = (Object.keys(DICE_PARTS) as DiceKind[]).map((kind) => ({
  reference: `D-${kind}`,
  ...DICE_PARTS[kind],
  fails:
    'APA102 and SK9822 (clock and data); RGBW pixels (four bytes); 12 V pixels; single pixels that want red first, beside matrices that want green first',
  unit: 'piece',
  quantity: (built) =>
    built !== kind ? 0 : kind === 'pips' ? LEDS.slots * DICE.pips.places.length : LEDS.slots,
}));

/** From pixel to pixel of a pip die: three wires each, with both ends stripped. */
export const PIP_LINKS = DICE.pips.places.length - 1;
export const PIP_LINK_M = 0.05;

/** What goes into a cabinet. */
export const BUY: readonly BoughtPart[] = [
  pieces(1, {
    ...{ reference: 'U1', what: 'board' },
    must: 'ATmega328P at 16 MHz and 5 V with a USB bridge',
    fails:
      'Uno R4, Nano Every, Mega 2560, Pro Mini of 3.3 V: another chip or voltage, our firmware does not run',
    numbers: ['Arduino A000066 (Uno R3)', 'Arduino A000073 (Uno R3 SMD)', 'Arduino A000005 (Nano)'],
    priceEur: [5, 28],
  }),
  ...dice,
  pieces(DISPLAY.addresses.length, {
    ...{ reference: 'DS', what: `display of ${DISPLAY.charactersPerModule} characters with 14 segments` },
    must: "HT16K33 in Adafruit's order of segments and digits; the right one with its jumper A0 closed (0x71); its digits are soldered on when the panel is fitted, and its header stays out; its fifth pin (VI2C, on later ones VHi) is joined to VCC",
    fails: 'SparkFun Qwiic Alphanumeric (VK16K33, another order: garbage); 7-segment modules',
    numbers: ['Adafruit 1911 (red)', 'Adafruit 2158 (yellow)'],
    priceEur: [10, 16],
  }),
  pieces(1, {
    ...{ reference: 'PS1', what: 'LED supply' },
    must: '5 V, 10 A, closed case with a cover over its terminals, short-circuit protection; without training for mains take PS2 of the options',
    numbers: ['Mean Well LRS-50-5 (99 × 82 mm)', unchecked('TDK-Lambda LS50-5')],
    priceEur: [12, 25],
  }),
  pieces(1, {
    ...{ reference: 'F1', what: 'blade fuse 7.5 A with its holder' },
    must: 'ATO, fast; the holder with two leads of AWG 16, 100 mm each',
    numbers: ['Littelfuse 028707.5PXCN in a holder FHAC0001ZXJ', 'any ATO fuse and holder of a known maker'],
    priceEur: [2, 6],
  }),
  pieces(cablesWith('fuse'), {
    ...{ reference: 'F2', what: 'blade fuse 3 A with its holder, one a lane' },
    must: 'ATO, fast; never more than 3 A; the holder with two leads of AWG 16 to 18, 100 mm each',
    numbers: ['Littelfuse 0287003.PXCN in a holder FHAC0001ZXJ', 'any ATO fuse and holder of a known maker'],
    priceEur: [2, 6],
  }),
  pieces(INPUTS.length - 1, {
    ...{ reference: 'S', what: 'push button: a hold for each slot, previous, next, select' },
    must: '24 mm hole, a nut that takes the thickness of the panel, a contact that closes; without a light of its own (lamps, if any, are pixels behind a clear cap: `leds.buttonLamps`)',
    fails:
      'buttons of 30 mm (Seimitsu PS-14-G and PS-14-K); buttons with a built-in LED, for that LED: it is no pixel; snap-in ones (Sanwa OBSF-24) in a panel that their clips are not made for',
    numbers: ['Sanwa OBSN-24', 'Seimitsu PS-14-DN'],
    priceEur: [1, 4],
  }),
  pieces(1, {
    ...{ reference: 'S-L', what: 'switch of the lever, with a roller' },
    must: 'a contact that closes (COM and NO), snap action; screw holes 22.2 × 10.3 mm apart fit the printed bracket',
    fails:
      'for the printed bracket alone: the smaller size (Omron SS and its like); short roller levers (Omron V-155), which the rod does not reach',
    numbers: ['Omron V-156-1C25', unchecked('Honeywell V7-1C17E9-207')],
    priceEur: [1, 6],
  }),
  pieces(1, {
    ...{ reference: 'BZ1', what: 'buzzer' },
    must: 'a passive piezo element',
    fails: 'magnetic transducers of 16 to 42 Ω (too much for the pin); active buzzers (one pitch)',
    numbers: ['Murata PKM13EPYH4000-A0', 'TDK PS1240P02BT'],
    priceEur: [0.5, 2],
  }),
  resistor(
    'R1',
    VALUES.laneOhm,
    cablesWith('laneResistor') + cablesWith('buzzerResistor'),
    '330R',
    'data wires and buzzer',
  ),
  resistor(
    'R2',
    VALUES.lanePullDownOhm,
    cablesWith('lanePullDown') + 2 * cablesWith('railDivider'),
    '10K',
    'lanes and rail sense',
  ),
  resistor('R3', VALUES.inputSeriesOhm, cablesWith('inputSeries'), '1K', 'in each input wire'),
  resistor('R4', VALUES.inputPullUpOhm, cablesWith('inputPullUp'), '4K7', 'from each input to 5 V'),
  resistor('R5', VALUES.busPullUpOhm, 2, '3K3', 'from SDA and SCL to 5 V'),
  pieces(cablesWith('inputCapacitor'), {
    ...{ reference: 'C1', what: `capacitor ${VALUES.inputFarad * 1e9} nF, at each input` },
    ...{
      must: 'ceramic, X7R, 25 V or more',
      numbers: ['Vishay K103K15X7RF5TL2', 'KEMET C315C103K5R5TA'],
      priceEur: [0.05, 0.3],
    },
  }),
  pieces(1, {
    ...{ reference: 'C2', what: `capacitor ${VALUES.railFilterFarad * 1e9} nF, at the rail sense` },
    ...{
      must: 'ceramic, X7R, 25 V or more',
      numbers: ['Vishay K104K15X7RF5TL2', 'KEMET C315C104K5R5TA'],
      priceEur: [0.05, 0.3],
    },
  }),
  pieces(1, {
    ...{ reference: 'C3', what: `capacitor ${VALUES.railFarad * 1e6} µF, at the star point` },
    ...{
      must: 'electrolytic, 10 V or more; mind its polarity',
      numbers: ['Panasonic EEU-FR1A102', unchecked('Nichicon UHE1A102MPD')],
      priceEur: [0.4, 1],
    },
  }),
  ...connectorParts(),
  ...wireParts(),
  {
    ...{
      reference: 'W-B',
      what: `bare wire, tinned, 0.6 mm: ${LINK_WIRES.count} links of the filter board`,
      must: 'stiff; cut ends of resistors do for the short ones',
    },
    ...{ numbers: ['any'], priceEur: [0.3, 1], unit: 'm', quantity: () => LINK_WIRES.metres },
  },
  {
    ...{
      reference: `W${LANE_GAUGE}-P`,
      what: `stranded wire AWG ${LANE_GAUGE} in red, black and green, as much of each, between the pixels of a die`,
    },
    must: `as W${LANE_GAUGE}`,
    ...{ numbers: ['Alpha Wire 3051', 'any of UL 1007'], priceEur: [0.2, 1], unit: 'm' },
    quantity: (kind) => (kind === 'pips' ? Math.ceil(LEDS.slots * PIP_LINKS * 3 * PIP_LINK_M) : 0),
  },
  pieces(1, {
    ...{ reference: 'W-USB', what: 'USB cable to the board, 1 m' },
    must: 'with data wires; screened; the plug of the board (Uno: B, Nano: Mini-B)',
    fails: 'cables for charging only: the board is not found',
    ...{ numbers: ['any that carries data'], priceEur: [3, 10] },
  }),
  ...HOUSING,
];

/** What wears or blows, to keep in the cabinet. */
export const SPARES: readonly BoughtPart[] = [
  { reference: 'F1', pieces: 2 },
  { reference: 'F2', pieces: 4 },
  { reference: 'S', pieces: 2 },
  { reference: 'S-L', pieces: 1 },
  { reference: 'L2', pieces: 1 },
  { reference: 'U1', pieces: 1 },
  { reference: 'W-USB', pieces: 1 },
  { reference: 'DS', pieces: 1 },
  { reference: 'BZ1', pieces: 1 },
  { reference: 'F3', pieces: 2 },
  { reference: 'D-8x8', pieces: 1 },
  { reference: 'D-5x5', pieces: 1 },
  { reference: 'D-pips', pieces: DICE.pips.places.length },
].map(({ reference, pieces: count }) => {
  const part = BUY.find((other) => other.reference === reference) as BoughtPart;
  return { ...part, quantity: (kind) => (part.quantity(kind) === 0 ? 0 : count) };
});

/** What a hand holds. */
export const TOOLS: readonly BoughtPart[] = [
  ['crimping pliers for open barrels, AWG 28 to 20', 'Engineer PA-09', 25, 50],
  ['soldering iron and solder', 'any of 60 W with a tip of 2 mm', 20, 120],
  ['multimeter with 10 A', 'any with a fused 10 A input', 15, 60],
  ['wire stripper, AWG 16 to 24', 'any', 8, 30],
  ['step drill or hole saw 24 mm; drills of 2.5, 3, 3.2, 3.4, 4, 4.4, 4.5, 5 and 6 mm', 'any', 10, 35],
  [
    'saw or router for the windows and for the slots of the box, file',
    'any; a laser or a mill does all of it',
    10,
    60,
  ],
  [
    'crimping pliers for receptacles, rings, ferrules and butt splices, AWG 24 to 16',
    'any with a die for each of them',
    20,
    60,
  ],
  ['die M10 and its holder, for the knob of the lever', 'any; or a knob to DIN 319 L', 8, 20],
  ['clamp meter for direct current, 10 A', 'any that says DC', 30, 90],
  ['insulated screwdriver, 1000 V, with PS1 only', 'any to IEC 60900', 4, 12],
  [`Forstner bit ${OUTLET.hole} mm, and a countersink for M7`, 'any', 8, 20],
].map(([what, number, low, high], index) =>
  pieces(1, {
    ...{ reference: `T${index + 1}`, what: String(what), must: 'as named' },
    ...{ numbers: [String(number)], priceEur: [Number(low), Number(high)] },
  }),
);
