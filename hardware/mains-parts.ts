/** What mains and earth are made of, counted from `mains.ts`. */
import { CASE, OUTLET, OUTLETS } from './case.ts';
import { usesOf } from './fasteners.ts';
import { EARTH_PLATE, MAINS, MAINS_ENDS, type MainsWire, mainsEnds } from './mains.ts';
import { type BoughtPart, pieces, unchecked } from './part.ts';

/** For bends, ends and one mistake. */
const SLACK = 1.2;
const metres = (isIt: (wire: MainsWire) => boolean): number =>
  Math.ceil(MAINS.filter(isIt).reduce((sum, { lengthM }) => sum + lengthM, 0) * SLACK);
const of = (conductor: MainsWire['conductor']): MainsWire =>
  MAINS.find((wire) => wire.conductor === conductor)!;

export const MAINS_PARTS: readonly BoughtPart[] = [
  pieces(1, {
    ...{ reference: 'X2', what: 'mains inlet with switch and fuse, and its cable' },
    must: 'IEC 60320 C14, two poles switched, a holder for a fuse of 5 × 20 mm, with the mark of a test house; switch and fuse are joined inside by its maker (“already wired”): three blades of 6.3 mm outside, L, N and earth; a flange with two screw holes in front, screwed onto the wood',
    fails:
      'inlets whose switch or fuse has blades of its own: they need bridges of mains, which nothing here describes; those that snap in: they hold in a sheet of 1 to 3 mm alone',
    numbers: [
      'Schurter DD11.0114.1111 (switch of two poles with a light, one fuse; look at its front and back: what snaps in or is sold as unwired does not fit)',
    ],
    priceEur: [6, 25],
  }),
  pieces(usesOf('M13'), {
    ...{ reference: 'M13', what: 'wood screw 3 × 16, for the flange of the inlet' },
    ...{ must: 'head as the flange asks for', numbers: ['any'], priceEur: [0.05, 0.2] },
  }),
  pieces(1, {
    ...{ reference: 'X6', what: 'cover over the back of the inlet' },
    must: 'an insulating boot made for that inlet: no blade can be touched with the door open',
    ...{ numbers: ['any that its maker names for it'], priceEur: [1, 4] },
  }),
  pieces(1, {
    ...{ reference: 'F3', what: 'fuse of the inlet: T 2 A, 5 × 20 mm' },
    must: 'time-lag, ceramic, high breaking capacity (1500 A, marked T2AH250V)',
    fails: 'glass ones: they may burst at a short of mains',
    ...{ numbers: ['any to IEC 60127-2, sheet 5'], priceEur: [0.3, 1.5] },
  }),
  {
    ...{ reference: 'W-LN', what: `cable of two cores of ${of('L').mm2} mm², inlet to supply` },
    ...{ must: 'H05VV-F 2 × 0.75: brown and blue in one jacket', numbers: ['any with that mark'] },
    ...{ priceEur: [0.5, 2], unit: 'm', quantity: () => metres(({ conductor }) => conductor === 'L') },
  },
  {
    ...{ reference: 'W-PE', what: `wire of ${of('PE').mm2} mm², green-yellow, for protective earth` },
    ...{ must: 'H05V-K; green-yellow and no other colour', numbers: ['any with that mark'] },
    ...{ priceEur: [0.3, 1], unit: 'm', quantity: () => metres(({ conductor }) => conductor === 'PE') },
  },
  pieces(Math.ceil(mainsEnds('blade') * SLACK), {
    ...{ reference: 'JM', what: `${MAINS_ENDS.blade.what}, at the inlet` },
    must: 'fully insulated, 0.5 to 1.5 mm²',
    fails: 'bare ones with a sleeve that slides back',
    ...{ numbers: ['any with VDE or UL mark'], priceEur: [0.1, 0.5] },
  }),
  pieces(Math.ceil(mainsEnds('ring M4') * SLACK), {
    ...{ reference: 'JE4', what: `${MAINS_ENDS['ring M4'].what}, for earth`, must: '0.5 to 1.5 mm²' },
    ...{ numbers: [unchecked('TE 34148')], priceEur: [0.05, 0.4] },
  }),
  pieces(Math.ceil(mainsEnds('ring M6') * SLACK), {
    ...{ reference: 'JE6', what: `${MAINS_ENDS['ring M6'].what}, at the axle of the lever` },
    ...{ must: '0.5 to 1.5 mm²', numbers: ['any'], priceEur: [0.05, 0.4] },
  }),
  pieces(1, {
    ...{ reference: 'P4', what: `plate ${EARTH_PLATE.width} × ${EARTH_PLATE.height} mm below the supply` },
    must: `steel or aluminium of ${EARTH_PLATE.thickness} mm or more, bare where the bolt is; holes of 4.5 mm at its corners and where the supply has its threads`,
    ...{ numbers: ['any'], priceEur: [3, 10] },
  }),
  pieces(usesOf('X5'), {
    ...{ reference: 'X5', what: `sleeve ${EARTH_PLATE.above} mm long, between plate and base` },
    ...{ must: 'steel or aluminium, for a screw of 4 mm', numbers: ['any'], priceEur: [0.2, 1] },
  }),
  pieces(usesOf('M8'), {
    ...{ reference: 'M8', what: 'wood screw 4 × 35, through plate and sleeves into the base' },
    ...{ must: 'pan head', numbers: ['any'], priceEur: [0.05, 0.2] },
  }),
  pieces(usesOf('M9'), {
    ...{ reference: 'M9', what: 'screw M3 × 6 with spring washer, from below the plate into the supply' },
    must: 'as many as the supply has threads; never deeper in it than its data sheet allows',
    ...{ numbers: ['ISO 7045'], priceEur: [0.05, 0.2] },
  }),
  pieces(2, {
    ...{ reference: 'X3', what: 'earth bolt M4 × 20: one in the plate, one in a panel of metal' },
    ...{ must: 'steel, with two nuts and three toothed washers', numbers: ['any'], priceEur: [0.2, 1] },
  }),
  pieces(OUTLETS.length, {
    ...{
      reference: 'X4',
      what: `cable outlet (grommet) for a hole of ${OUTLET.hole} mm, in the back: one for USB or for the lead of the computer’s own supply, one for HDMI and Ethernet of a computer inside, one for the lead of PS2, one for the cable of a coin box; those not used are closed`,
    },
    must: `of furniture, for wood of ${CASE.wood} mm, with a lid; ${OUTLET.clear} mm or more inside, so that the plug of HDMI passes`,
    fails: `cable glands: their thread does not reach through ${CASE.wood} mm of wood`,
    ...{ numbers: ['any'], priceEur: [1, 4] },
  }),
  pieces(usesOf('X9'), {
    ...{ reference: 'X9', what: 'cable clamp (P-clip), inside at the back, one for each cable that leaves' },
    ...{
      must: 'as wide as its cable (4 to 9 mm), with a hole of 4 mm',
      numbers: ['any'],
      priceEur: [0.1, 0.5],
    },
  }),
];
