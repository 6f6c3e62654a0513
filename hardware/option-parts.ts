/** What a cabinet may have, or have instead of something else. */
import { INPUTS, LEDS } from './cabinet.ts';
import { DESKTOP_SUPPLY, leadOf } from './desktop-supply.ts';
import { LANE_GAUGE } from './harness.ts';
import { type BoughtPart, pieces, unchecked } from './part.ts';

/** What is not bought with a finished supply: no mains comes into the cabinet. */
export const WITHOUT_MAINS = [
  ...['PS1', 'X2', 'X6', 'F3', 'W-LN', 'W-PE', 'JM', 'JE4', 'JE6', 'P4', 'X3', 'X5', 'M8', 'M9', 'M13'],
] as const;

/** From a matrix to its first lamp, and from that to the second (BUILD.md). */
export const LAMP_M = 0.2;
const LAMPS = LEDS.lanes * LEDS.lampsPerLane;

export const OPTIONS: readonly BoughtPart[] = [
  pieces(1, {
    ...{
      reference: 'PS2',
      what: `a finished desktop supply, for whoever is not trained for mains, instead of ${WITHOUT_MAINS.join(', ')}`,
    },
    must: `${DESKTOP_SUPPLY.leastMa / 1000} A or more; ${DESKTOP_SUPPLY.volts.join(' to ')} V at its plug with nothing lit; its lead at most ${DESKTOP_SUPPLY.lead.lengthM} m of AWG ${DESKTOP_SUPPLY.lead.gauge} or ${leadOf(18)} m of AWG 18 (cut it shorter; the gauge is printed along it); with a mains cable of its own, approved to EN 62368-1, protected against short circuit`,
    fails: `supplies of less than ${DESKTOP_SUPPLY.leastMa / 1000} A: they give up before the main fuse blows; leads thinner than AWG 18`,
    numbers: [
      'Mean Well GST60A05-P1J (6 A; plug 5.5 × 2.1 mm, plus inside, which is cut off; read the gauge off its lead; its mains cable to IEC 60320 C13 is bought with it)',
      'Adafruit 658 (10 A, the same plug; likewise; mind for which sockets its mains cable is)',
    ],
    priceEur: [18, 45],
  }),
  pieces(3, {
    ...{
      reference: 'F1-D',
      what: `blade fuse ${DESKTOP_SUPPLY.fuseMa / 1000} A, in the holder of F1 with PS2: one, and two spares`,
    },
    must: 'ATO, fast',
    fails: 'the one of 7.5 A: a supply of 6 A never blows it',
    ...{ numbers: ['Littelfuse 0287005.PXCN', 'any ATO fuse of a known maker'], priceEur: [0.3, 1] },
  }),
  pieces(LAMPS, {
    ...{
      reference: 'S-C',
      what: `clear push button, one for each hold (${LAMPS} of the ${INPUTS.length - 1} of S)`,
    },
    must: '24 mm hole, a nut, a clear or white cap without a light of its own, room for a pixel of 10 mm below it',
    fails: 'Seimitsu PS-14-K and PS-14-KN: they are of 30 mm',
    ...{ numbers: [unchecked('Seimitsu PS-14-DNK')], priceEur: [2, 6] },
  }),
  pieces(LAMPS, {
    ...{ reference: 'D-L', what: 'pixel of a button lamp, on its own board of 10 mm' },
    must: 'WS2812B or SK6812 at 5 V with 100 nF, in the colour order of the matrices',
    fails: 'PL9823 and other round ones with legs, which mostly want red first',
    ...{ numbers: ['WS2812B on a 10 mm board, of several makers'], priceEur: [0.2, 1.5] },
  }),
  {
    ...{
      reference: `W${LANE_GAUGE}-L`,
      what: `stranded wire AWG ${LANE_GAUGE} in red, black and green, as much of each, to the lamps`,
    },
    ...{
      must: `as W${LANE_GAUGE}`,
      numbers: ['Alpha Wire 3051', 'any of UL 1007'],
      priceEur: [0.2, 1],
      unit: 'm',
    },
    quantity: () => Math.ceil(LAMPS * 3 * LAMP_M),
  },
];
