/** What holds everything: panel, screws, diffusers, lever, mains; counted from the panel. */

import { INPUTS, LEDS } from './cabinet.ts';
import { CASE, WOOD_M2 } from './case.ts';
import { MAINS_PARTS } from './mains-parts.ts';
import { HOLDER, LEVER_ROD, MATRIX, PANEL, RIGHT_HANDED } from './panel.ts';
import { type BoughtPart, pieces, unchecked } from './part.ts';

/** How many screw holes the features with this name have. */
const screws = (name: string): number =>
  RIGHT_HANDED.filter((feature) => feature.name.startsWith(name)).reduce(
    (sum, { cuts }) => sum + cuts.filter(({ shape, width }) => shape === 'round' && width < 10).length,
    0,
  );

/** Flat below their heads: 3 mm of panel are too thin to countersink. */
const STEEL = {
  must: 'steel, pan or button head, with nut and washer',
  fails: 'countersunk heads: the panel has plain holes',
  numbers: ['ISO 7045 or ISO 7380-1'],
  priceEur: [0.05, 0.2],
} as const;

export const HOUSING: readonly BoughtPart[] = [
  pieces(1, {
    ...{ reference: 'P1', what: `panel ${PANEL.width} × ${PANEL.height} mm, cut as panel.dxf` },
    must: `aluminium composite of 3 mm or plywood of at most ${PANEL.thicknessMax} mm; of metal it must be earthed`,
    ...{ numbers: ['any; panel.dxf is made for laser and mill'], priceEur: [10, 60] },
  }),
  pieces(LEDS.slots, {
    ...{ reference: 'P2', what: `diffuser ${MATRIX.board} × ${MATRIX.board} × 3 mm` },
    must: 'opal acrylic that lets 30 to 60 % of the light through',
    fails: 'clear acrylic: pixels dazzle as points',
    ...{
      numbers: [unchecked('Plexiglas WN072'), 'any opal acrylic that lets so much through'],
      priceEur: [1, 4],
    },
  }),
  pieces(screws('matrix') + 1, {
    ...{
      reference: 'M1',
      what: `screw M3 × 30, ${HOLDER.screwHole} mm hole, for the bezels and the spring of the lever`,
      ...STEEL,
    },
  }),
  pieces(screws('displays') + 2, {
    reference: 'M2',
    what: 'screw M3 × 20, for the display frame and the lever’s switch',
    ...STEEL,
  }),
  pieces(screws('lever'), { reference: 'M3', what: 'screw M4 × 16, for the lever bracket', ...STEEL }),
  pieces(4, {
    ...{
      reference: 'M6',
      what: `wood screw 4 × 16, for the board tray: 3 mm of tray, 13 of ${CASE.wood} mm of base`,
    },
    ...{ must: 'pan head', numbers: ['any'], priceEur: [0.05, 0.2] },
  }),
  pieces(screws('edge'), {
    ...{ reference: 'M4', what: 'wood screw 4 × 30, along the edge of the panel' },
    ...{
      must: 'pan head, or countersunk with a rosette: the panel has plain holes',
      numbers: ['any'],
      priceEur: [0.05, 0.2],
    },
  }),
  pieces(1, {
    ...{
      reference: 'P3',
      what: `plywood of ${CASE.wood} mm for the box, ${WOOD_M2} m², with hinges, lock and glue`,
    },
    must: 'no chipboard: screws at the edge of the panel pull out of it',
    ...{ numbers: ['birch or beech'], priceEur: [20, 50] },
  }),
  pieces(4, {
    ...{ reference: 'M5', what: 'screw for plastics 3 × 8 mm, for the board' },
    ...{ must: 'head of at most 6 mm', numbers: ['any'], priceEur: [0.05, 0.2] },
  }),
  pieces(1, {
    ...{
      reference: 'L1',
      what: `lever: rod of 10 mm, ${LEVER_ROD.length} mm long, with a knob of plastic, an axle M6 × 45 with two nuts, and a spring`,
    },
    must: 'the spring brings it back by itself and does not shake; 14 mm wide at most where it passes the panel',
    ...{ numbers: ['any'], priceEur: [8, 25] },
  }),
  pieces(1, {
    ...{ reference: 'B1', what: `stripboard 100 × 100 mm for the filters of ${INPUTS.length} inputs` },
    ...{ must: '2.54 mm pitch', numbers: ['any'], priceEur: [2, 6] },
  }),
  pieces(1, {
    ...{
      reference: 'B2',
      what: 'Nano: two sockets of 15 ways on the filter board. Uno: a shield with screw terminals',
    },
    must: '2.54 mm pitch; a shield for the Uno R3 that leads every pin to a terminal',
    fails: 'an Uno plugged below the stripboard: its row D8 to D13 is off the grid',
    ...{ numbers: [unchecked('Würth 61301511821 (socket)'), 'any Uno screw shield'], priceEur: [1, 15] },
  }),
  pieces(2, {
    ...{ reference: 'X1', what: 'bus bar of six screws: one for 5V-LED, one for GND-LED (the star point)' },
    ...{ must: 'brass, M4, 10 A or more', numbers: ['any'], priceEur: [2, 8] },
  }),
  ...MAINS_PARTS,
  pieces(1, {
    ...{ reference: 'Z1', what: 'cable ties, heat shrink, adhesive feet' },
    ...{ must: 'heat shrink over every soldered wire', numbers: ['any'], priceEur: [5, 15] },
  }),
  pieces(1, {
    ...{ reference: 'Z2', what: 'filament, 1 kg, for the printed parts' },
    must: 'PETG or ABS; the diffuser grids black',
    fails: 'PLA: it softens at 55 °C, which a cabinet in the sun reaches',
    ...{ numbers: ['any'], priceEur: [15, 30] },
  }),
];
