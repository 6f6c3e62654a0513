/** The wooden box below the panel, in millimetres, and what stands on its base: from above, with the front at the bottom. */
import { DIFFUSER, GRID_HEIGHT, LIP, MATRIX, PANEL, RETAINER, RIGHT_HANDED } from './panel.ts';

/** The panel lies on the box and is screwed into the middle of its walls. */
export const CASE = { wood: PANEL.edgeScrew * 2, front: 120, back: 180 } as const;

/** How deep the box is: the panel is the longer side of a triangle. */
export const CASE_DEPTH = Math.round(Math.sqrt(PANEL.height ** 2 - (CASE.back - CASE.front) ** 2));
export const TILT_DEGREES =
  Math.round((Math.asin((CASE.back - CASE.front) / PANEL.height) * 1800) / Math.PI) / 10;

/** How much the tilt falls from one face of a wall to the other. */
const FALL = (CASE.wood * (CASE.back - CASE.front)) / CASE_DEPTH;
/** The front before it is planed: its inner edge is higher than the outer by the tilt. */
const FRONT = Math.ceil(CASE.front + FALL);

/**
 * Slots for air in front and back, in mm: too narrow for a finger (12 mm in IEC 60529), and so far from the
 * edge that the screws of the panel, which end 27 mm below it, keep 20 mm of wood.
 */
export const AIR = {
  width: 5,
  length: 90,
  rows: 3,
  inRow: 4,
  rowsApart: 12,
  columnsApart: 20,
  fromUpper: 50,
  fromLower: 36,
} as const;
export const AIR_CM2 = (AIR.width * AIR.length * AIR.rows * AIR.inRow) / 100;
const airSlots = (edge: string, fromEdge: number): string =>
  `${AIR.rows * AIR.inRow} slots for air of ${AIR.width} × ${AIR.length} mm, never wider, lying in ${AIR.rows} rows of ${AIR.inRow} (${AIR_CM2} cm²): the middle of the first row ${fromEdge} mm from the ${edge} edge, the next ones ${AIR.rowsApart} mm further, ${AIR.columnsApart} mm of wood between two of a row, all in the middle of the board`;

/**
 * Where cables leave through the back. No gland reaches through this wood: a round outlet of furniture lines the hole, and
 * each cable is held by a clamp inside. As wide as the plug of HDMI across its corners (about 21 × 12 mm) and the outlet's wall.
 */
export const OUTLET = { hole: 35, clear: 26 } as const;
export const OUTLETS = ['USB', 'HDMI, LAN', 'PS2', 'coins'] as const;

const INNER = { width: PANEL.width - 2 * CASE.wood, depth: CASE_DEPTH - 2 * CASE.wood } as const;

/** Of the inlet that BOM.md names, in mm. */
export const INLET = { width: 27, height: 47 } as const;

export interface CasePiece {
  readonly name: string;
  readonly count: number;
  readonly size: string;
  readonly note: string;
}

export const CASE_PIECES: readonly CasePiece[] = [
  {
    ...{ name: 'side', count: 2, size: `${CASE_DEPTH} × ${CASE.back}` },
    note: `its upper edge falls from ${CASE.back} at the back to ${CASE.front} at the front`,
  },
  {
    ...{ name: 'front', count: 1, size: `${INNER.width} × ${FRONT}` },
    note: `upper edge planed to the tilt, ${CASE.front} outside; ${airSlots('lower', AIR.fromLower)}`,
  },
  {
    ...{ name: 'back', count: 1, size: `${INNER.width} × ${CASE.back}` },
    note: `upper edge planed to the tilt, ${CASE.back} outside and ${Math.round(CASE.back - FALL)} inside; ${airSlots('upper', AIR.fromUpper)}; below them a door before the fuses, with two hinges and a lock; for mains an opening of ${INLET.width} × ${INLET.height} mm (the inlet named in BOM.md; another one by its own drawing), from inside as much wider as its boot needs, but not within 5 mm of the flange’s two screws, with PS2 none; ${OUTLETS.length} holes of ${OUTLET.hole} mm for cables: [walls.svg](walls.svg)`,
  },
  {
    ...{ name: 'base', count: 1, size: `${INNER.width} × ${INNER.depth}` },
    note: 'between the walls, screwed through them from the sides',
  },
];

/** A hole in a wall, by its centre: from the left and from the lower edge of the wall, as seen from outside. */
export interface Opening {
  readonly name: string;
  readonly shape: 'slot' | 'rectangle' | 'round';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function slotsFrom(y: number, down: 1 | -1): readonly Opening[] {
  return Array.from(
    { length: AIR.rows * AIR.inRow },
    (_, index): Opening => ({
      ...{ name: 'slot for air', shape: 'slot', width: AIR.length, height: AIR.width },
      x: INNER.width / 2 + ((index % AIR.inRow) - (AIR.inRow - 1) / 2) * (AIR.length + AIR.columnsApart),
      y: y - down * Math.floor(index / AIR.inRow) * AIR.rowsApart,
    }),
  );
}

/** Of what stands on the base, as seen from behind. */
const behind = (x: number): number => INNER.width - x;

export const WALLS = {
  back: { width: INNER.width, height: CASE.back },
  front: { width: INNER.width, height: FRONT },
} as const;
export const OPENINGS: Readonly<Record<keyof typeof WALLS, readonly Opening[]>> = {
  back: [
    ...slotsFrom(CASE.back - AIR.fromUpper, 1),
    { name: 'door', shape: 'rectangle', x: behind(250), y: 55, width: 200, height: 70 },
    { name: 'mains inlet', shape: 'rectangle', x: behind(100), y: 55, ...INLET },
    ...OUTLETS.map(
      (name, index): Opening => ({
        ...{ name, shape: 'round', x: behind(390 + 45 * index), y: 55 },
        ...{ width: OUTLET.hole, height: OUTLET.hole },
      }),
    ),
  ],
  front: slotsFrom(AIR.fromLower, -1),
};

/** Square metres of wood, with a tenth for the saw. */
export const WOOD_M2 =
  Math.round((2 * CASE_DEPTH * CASE.back + INNER.width * (FRONT + CASE.back + INNER.depth)) * 1.1e-6 * 100) /
  100;

/** On the base, from its left back corner: places of their centres. */
export interface Mounted {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isMains?: true;
}

export const BASE: readonly Mounted[] = [
  { name: 'mains inlet', x: 100, y: 20, width: 50, height: 40, isMains: true },
  { name: 'LED supply', x: 100, y: 130, width: 99, height: 82, isMains: true },
  { name: 'fuses', x: 250, y: 85, width: 80, height: 60 },
  { name: '5V-LED bus bar', x: 250, y: 145, width: 80, height: 20 },
  { name: 'GND-LED bus bar (star)', x: 250, y: 185, width: 80, height: 20 },
  { name: 'board', x: 345, y: 120, width: 100, height: 100 },
  { name: 'Uno tray', x: 362, y: 215, width: 100, height: 80 },
  { name: 'computer', x: 452, y: 120, width: 80, height: 100 },
  { name: 'buzzer', x: 227, y: 249, width: 16, height: 16 },
];

/** From mains to all else, and from the supply to wood: POWER.md. */
const MAINS_MM = 50;

/** Around the slot of the lever: what is spilled into it falls on wood. */
const SPLASH_MM = 20;

/** Of wood between two holes of a wall, and from a hole to the base between the walls. */
const WALL_MM = { between: 7, base: 2 } as const;

/** All broken rules of what is cut into front and back. */
export function wallProblems(openings: typeof OPENINGS = OPENINGS): string[] {
  return Object.entries(openings).flatMap(([wall, list]) => {
    const edge = Math.min(...list.map(({ y, height }) => y - height / 2)) - CASE.wood;
    return [
      ...(edge < WALL_MM.base
        ? [`${wall}: a hole is ${edge} mm above the base, at least ${WALL_MM.base}`]
        : []),
      ...list.flatMap((a, index) =>
        list.slice(index + 1).flatMap((b) => {
          const apart = Math.max(
            Math.abs(a.x - b.x) - (a.width + b.width) / 2,
            Math.abs(a.y - b.y) - (a.height + b.height) / 2,
          );
          return apart < WALL_MM.between
            ? [`${wall}: ${a.name} and ${b.name} are ${apart} mm apart, at least ${WALL_MM.between}`]
            : [];
        }),
      ),
    ];
  });
}

/** All broken rules of what stands on the base. */
export function baseProblems(base: readonly Mounted[] = BASE): string[] {
  const gap = (a: Mounted, b: Mounted): number =>
    Math.hypot(
      Math.max(0, Math.abs(a.x - b.x) - (a.width + b.width) / 2),
      Math.max(0, Math.abs(a.y - b.y) - (a.height + b.height) / 2),
    );
  const slot = RIGHT_HANDED.find(({ name }) => name === 'lever')?.cuts[0];
  const below: Mounted[] =
    slot === undefined ? [] : [{ ...slot, name: 'slot', x: slot.x - CASE.wood, y: slot.y - CASE.wood }];
  const pairs = base.flatMap((a, index) => base.slice(index + 1).map((b) => [a, b] as const));
  return [
    ...base.flatMap(({ name, x, y, width, height }) => {
      const room = Math.min(
        ...[x - width / 2, y - height / 2, INNER.width - x - width / 2, INNER.depth - y - height / 2],
      );
      const least = name === 'LED supply' ? MAINS_MM : 0;
      return room < least ? [`${name} is ${Math.round(room)} mm from a wall, at least ${least}`] : [];
    }),
    ...below.flatMap((lever) =>
      base
        .filter((each) => gap(each, lever) < SPLASH_MM)
        .map(({ name }) => `${name} stands below the slot of the lever, where drinks run in`),
    ),
    ...pairs.flatMap(([a, b]) => {
      const least = a.isMains === b.isMains ? 1 : MAINS_MM;
      const apart = Math.round(gap(a, b));
      return apart < least ? [`${a.name} and ${b.name} are ${apart} mm apart, at least ${least}`] : [];
    }),
  ];
}

/** What lies behind the panel at a die, from the front, in mm. */
export const DIE_LAYERS: readonly (readonly [name: string, thickness: number])[] = [
  ['lip of the bezel', LIP],
  ['diffuser', DIFFUSER],
  ['diffuser grid', GRID_HEIGHT],
  ['matrix', MATRIX.thickness],
  ['retainer', RETAINER],
];
