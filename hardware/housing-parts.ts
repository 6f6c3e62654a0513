/** What holds everything: panel, screws, diffusers, lever, mains; counted from the panel. */

import { INPUTS, LEDS } from './cabinet.ts';
import { CASE, WOOD_M2 } from './case.ts';
import { usesOf } from './fasteners.ts';
import { STAR } from './harness.ts';
import { ringsOn } from './harness-counts.ts';
import { AXLE, KNOB, ROD, SPRING_MM, SPRING_N } from './lever.ts';
import { MAINS_PARTS } from './mains-parts.ts';
import { HOLDER, MATRIX, PANEL } from './panel.ts';
import { type BoughtPart, pieces, unchecked } from './part.ts';

/** Flat below their heads: 3 mm of panel are too thin to countersink. */
const STEEL = {
  must: 'steel, pan or button head, with nut and washer',
  fails: 'countersunk heads: the panel has plain holes',
  numbers: ['ISO 7045 or ISO 7380-1'],
  priceEur: [0.05, 0.2],
} as const;

/** A ring for each screw, and none shares one. */
const BAR_SCREWS = Math.max(ringsOn(STAR.joins), ringsOn(['5V-LED']));

export const HOUSING: readonly BoughtPart[] = [
  pieces(1, {
    ...{ reference: 'P1', what: `panel ${PANEL.width} × ${PANEL.height} mm, cut as panel.dxf` },
    must: `plywood of at most ${PANEL.thicknessMax} mm, with PS2 nothing else; or aluminium composite of 3 mm, which must be earthed at both skins`,
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
  pieces(usesOf('M1'), {
    ...{
      reference: 'M1',
      what: `screw M3 × 30, ${HOLDER.screwHole} mm hole, for the bezels and the spring of the lever`,
      ...STEEL,
    },
  }),
  pieces(usesOf('M2'), {
    reference: 'M2',
    what: 'screw M3 × 20, for the display frame and the lever’s switch',
    ...STEEL,
  }),
  pieces(usesOf('M3'), { reference: 'M3', what: 'screw M4 × 16, for the lever bracket', ...STEEL }),
  pieces(usesOf('M6'), {
    ...{
      reference: 'M6',
      what: `wood screw 4 × 16, for tray, bus bars, feet and clamps: 3 mm of tray, 13 of ${CASE.wood} mm of wood`,
    },
    ...{ must: 'pan head', numbers: ['any'], priceEur: [0.05, 0.2] },
  }),
  pieces(usesOf('M4'), {
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
      what: `plywood of ${CASE.wood} mm for the box, ${WOOD_M2} m², with two hinges, a lock and wood glue`,
    },
    must: 'no chipboard: screws at the edge of the panel pull out of it',
    ...{ numbers: ['birch or beech'], priceEur: [20, 50] },
  }),
  pieces(usesOf('M5'), {
    ...{ reference: 'M5', what: 'screw for plastics 3 × 8 mm, for the board' },
    ...{ must: 'head of at most 6 mm', numbers: ['any'], priceEur: [0.05, 0.2] },
  }),
  pieces(usesOf('M7'), {
    ...{ reference: 'M7', what: 'wood screw 4 × 40, for the walls and the base of the box' },
    ...{ must: 'countersunk', numbers: ['any'], priceEur: [0.05, 0.2] },
  }),
  pieces(usesOf('M10'), {
    ...{ reference: 'M10', what: 'wood screw 3 × 25, through filter board and sleeves into the base' },
    ...{ must: 'pan head of at most 6 mm', numbers: ['any'], priceEur: [0.05, 0.2] },
  }),
  pieces(usesOf('X7'), {
    ...{ reference: 'X7', what: 'sleeve 10 mm long, between filter board and base' },
    ...{ must: 'nylon, for a screw of 3 mm', numbers: ['any'], priceEur: [0.1, 0.4] },
  }),
  pieces(usesOf('X8'), {
    ...{ reference: 'X8', what: 'foot for a cable tie, one for each fuse holder' },
    ...{ must: 'with a hole for a screw of 4 mm', numbers: ['any'], priceEur: [0.1, 0.4] },
  }),
  {
    ...{ reference: 'P5', what: 'strip of rubber 3 × 10 mm, below the edge of the panel' },
    ...{ must: 'closed cells, with glue on one side', numbers: ['any for windows'] },
    ...{
      priceEur: [1, 4],
      unit: 'm',
      quantity: () => Math.ceil((2.1 * (PANEL.width + PANEL.height)) / 1000),
    },
  },
  pieces(1, {
    ...{
      reference: 'L1',
      what: `lever ([lever.svg](lever.svg)): rod of steel, ${ROD.thickness} mm thick and ${ROD.length} mm long, ${KNOB.thread} cut on its last ${KNOB.threadLength} mm; a ball knob of ${KNOB.ball} mm with ${KNOB.thread}; an axle ${AXLE.thread} × ${AXLE.length} with two nuts`,
    },
    must: 'bare steel, so that its earth reaches all of it; the knob of plastic, with a drop of thread lock (without a die for the thread: a knob to DIN 319 L, which is pressed onto the rod)',
    ...{ numbers: ['any rod; any knob to DIN 319 C'], priceEur: [8, 25] },
  }),
  pieces(usesOf('M11'), {
    ...{ reference: 'M11', what: 'washer M6, at the axle of the lever' },
    ...{ must: 'ISO 7089, 1.6 mm thick', numbers: ['any'], priceEur: [0.02, 0.1] },
  }),
  pieces(usesOf('M12'), {
    ...{ reference: 'M12', what: 'wood screw 3 × 16 with washer, for a computer inside' },
    ...{ must: 'as thick as the holes of its case allow', numbers: ['any'], priceEur: [0.05, 0.2] },
  }),
  pieces(1, {
    ...{ reference: 'L2', what: 'tension spring of the lever, with a hook at each end' },
    must: `at most ${SPRING_MM.rest} mm long between its hooks when free; may be stretched to ${SPRING_MM.pulled + 2} mm, and pulls ${SPRING_N.least} to ${SPRING_N.most} N there (wire of 0.8 mm, 9 mm outside, 9 turns is one); with 0.2 m of steel wire of 1 mm for its loop`,
    ...{ numbers: ['any'], priceEur: [0.5, 3] },
  }),
  pieces(1, {
    ...{ reference: 'B1', what: `stripboard 100 × 100 mm for the filters of ${INPUTS.length} inputs` },
    ...{ must: '2.54 mm pitch, 39 × 39 holes or more', numbers: ['any'], priceEur: [2, 6] },
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
    ...{ reference: 'X1', what: 'bus bar: one for 5V-LED, one for GND-LED (the star point)' },
    ...{
      must: `brass, ${BAR_SCREWS} screws M4, 10 A or more, on an insulating foot with a cover and two holes for screws of 4 mm`,
      numbers: ['any'],
      priceEur: [2, 8],
    },
  }),
  ...MAINS_PARTS,
  pieces(1, {
    ...{ reference: 'Z1', what: 'cable ties, heat shrink, adhesive feet, labels for cables' },
    ...{ must: 'heat shrink over every soldered wire, 3 and 6 mm wide', numbers: ['any'], priceEur: [5, 15] },
  }),
  pieces(4, {
    ...{ reference: 'Z3', what: 'rubber foot, below the corners of the base' },
    must: '20 mm wide or more, 10 high, with a wood screw of at most 16 mm of its own',
    ...{ numbers: ['any'], priceEur: [0.3, 1] },
  }),
  pieces(1, {
    ...{ reference: 'Z4', what: 'thread lock, a drop for the knob of the lever' },
    ...{ must: 'medium, which a hand tool opens', numbers: ['Loctite 243'], priceEur: [5, 12] },
  }),
  pieces(1, {
    ...{ reference: 'Z2', what: 'filament, 1 kg, for the printed parts' },
    must: 'PETG or ABS; the diffuser grids black',
    fails: 'PLA: it softens at 55 °C, which a cabinet in the sun reaches',
    ...{ numbers: ['any'], priceEur: [15, 30] },
  }),
];
