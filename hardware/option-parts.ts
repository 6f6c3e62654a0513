/** What a cabinet may have, or have instead of something else. */
import { INPUTS, LEDS, POWER } from './cabinet.ts';
import { RAIL } from './electrics.ts';
import { type BoughtPart, pieces, unchecked } from './part.ts';

/** What a finished supply must give at its plug with nothing lit; nobody can set it, so `limitMa` stays where it is. */
export const DESKTOP_SUPPLY = { volts: [5, RAIL.highMv / 1000], leadM: 1.2, limitMa: POWER.limitMa } as const;

/** What is not bought with a finished supply: no mains comes into the cabinet. */
export const WITHOUT_MAINS = [
  ...['PS1', 'X2', 'X6', 'F3', 'W-LN', 'W-PE', 'JM', 'JE4', 'JE6', 'P4', 'X3', 'X5', 'M8', 'M9'],
] as const;

const LAMPS = LEDS.lanes * LEDS.lampsPerLane;

export const OPTIONS: readonly BoughtPart[] = [
  pieces(1, {
    ...{
      reference: 'PS2',
      what: `a finished desktop supply, for whoever is not trained for mains, instead of ${WITHOUT_MAINS.join(', ')}`,
    },
    must: `10 A; ${DESKTOP_SUPPLY.volts.join(' to ')} V at its plug with nothing lit; its lead of AWG 16 or thicker, ${DESKTOP_SUPPLY.leadM} m at most (cut it shorter); with a mains cable of its own, approved to EN 62368-1, short-circuit protection`,
    fails: 'supplies of less than 10 A: they give up before the main fuse blows',
    ...{ numbers: ['any with that mark'], priceEur: [20, 45] },
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
    must: 'WS2812B or SK6812 at 5 V with 100 nF, in the colour order of the matrices; for each 0.2 m of AWG 24 in red, black and green',
    fails: 'PL9823 and other round ones with legs, which mostly want red first',
    ...{ numbers: ['WS2812B on a 10 mm board, of several makers'], priceEur: [0.2, 1.5] },
  }),
  pieces(1, {
    ...{ reference: 'U-C', what: 'port expander of the coin door, on a board with pins' },
    must: 'MCP23017 (I²C, not the MCP23S17 with SPI) at 5 V, its address pins at ground, 100 nF at its supply',
    fails: 'PCF8574: other registers, and it drives no lamp high',
    ...{ numbers: [unchecked('Microchip MCP23017-E/SP')], priceEur: [1.5, 6] },
  }),
];
