/** What holds everything: panel, screws, diffusers, lever, mains; counted from the panel. */

import { INPUTS, LEDS } from './cabinet.ts';
import { CASE, WOOD_M2 } from './case.ts';
import { HOLDER, MATRIX, PANEL, RIGHT_HANDED } from './panel.ts';
import { type BoughtPart, pieces } from './part.ts';

/** How many screw holes the features with this name have. */
const screws = (name: string): number =>
  RIGHT_HANDED.filter((feature) => feature.name.startsWith(name)).reduce(
    (sum, { cuts }) => sum + cuts.filter(({ shape, width }) => shape === 'round' && width < 10).length,
    0,
  );

const STEEL = {
  must: 'steel, with nut and washer',
  numbers: ['ISO 7046 or DIN 965'],
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
    ...{ numbers: ['Plexiglas WN072'], priceEur: [1, 4] },
  }),
  pieces(screws('matrix'), {
    ...{ reference: 'M1', what: `screw M3 × 30, ${HOLDER.screwHole} mm hole, for the bezels`, ...STEEL },
  }),
  pieces(screws('displays'), { reference: 'M2', what: 'screw M3 × 20, for the display frame', ...STEEL }),
  pieces(screws('lever') + 4, {
    ...{ reference: 'M3', what: 'screw M4 × 16, for lever bracket and board tray', ...STEEL },
  }),
  pieces(screws('edge'), {
    ...{ reference: 'M4', what: 'wood screw 4 × 30, along the edge of the panel' },
    ...{ must: 'countersunk or with a rosette', numbers: ['any'], priceEur: [0.05, 0.2] },
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
      what: 'lever: rod of 10 mm, 160 mm long, with a knob, an axle M6 × 45 and a spring',
    },
    must: 'the spring brings it back by itself and does not shake; 14 mm wide at most where it passes the panel',
    ...{ numbers: ['any'], priceEur: [8, 25] },
  }),
  pieces(1, {
    ...{ reference: 'B1', what: `stripboard 100 × 100 mm for the filters of ${INPUTS.length} inputs` },
    ...{ must: '2.54 mm pitch', numbers: ['any'], priceEur: [2, 6] },
  }),
  pieces(1, {
    ...{ reference: 'B2', what: 'pin header of 40 ways, to plug the filter board onto the board' },
    ...{ must: '2.54 mm pitch', numbers: ['Würth 61304011121'], priceEur: [0.5, 2] },
  }),
  pieces(2, {
    ...{ reference: 'X1', what: 'bus bar of six screws: one for 5V-LED, one for GND-LED (the star point)' },
    ...{ must: 'brass, M4, 10 A or more', numbers: ['any'], priceEur: [2, 8] },
  }),
  pieces(1, {
    ...{ reference: 'X2', what: 'mains inlet with switch and fuse, and its cable' },
    must: 'IEC 60320 C14, two poles switched, with the mark of a test house; fuse T 2 A',
    ...{
      numbers: ['any with such a mark; none with a supply that has a cable of its own'],
      priceEur: [6, 20],
    },
  }),
  pieces(1, {
    ...{ reference: 'Z1', what: 'cable ties, heat shrink, ferrules, adhesive feet' },
    ...{ must: 'heat shrink over every soldered wire', numbers: ['any'], priceEur: [5, 15] },
  }),
  pieces(1, {
    ...{ reference: 'Z2', what: 'filament, 1 kg, for the printed parts' },
    must: 'PETG or ABS; the diffuser grids black',
    fails: 'PLA: it softens at 55 °C, which a cabinet in the sun reaches',
    ...{ numbers: ['any'], priceEur: [15, 30] },
  }),
];
