/**
 * The reference panel in millimetres, from its top left corner, as seen by a player: what is cut, and what stands behind it.
 * Drawing, DXF, drill template and printed parts follow from this file; `panel-rules.ts` checks it.
 */
import { DISPLAY, INPUTS, LEDS } from './cabinet.ts';

/** 3 mm of aluminium composite, or 6 mm of plywood: more is too thick for the nuts of buttons. */
export const PANEL = { width: 600, height: 300, thicknessMax: 6, corner: 6, edgeScrew: 9 } as const;

/** A matrix of the parts list: its board, what of it shines, and its pixels. */
export const MATRIX = { board: 65, window: 64, pitch: 8.125, thickness: 4 } as const;

/** Between pixels and diffuser: light spreads over a whole cell from here on. */
export const GRID_HEIGHT = 8;
/** Opal acrylic of the parts list. */
export const DIFFUSER = 3;
/** Of the bezel before the diffuser, and of what closes it from behind. */
export const LIP = 1.6;
export const RETAINER = 2.4;

/** The printed holder of a matrix, screwed from the front with four M3 screws above and below the window. */
export const HOLDER = { width: 72, height: 92, screwX: 28, screwY: 41, screwHole: 3.4 } as const;

/** The button's hole, and the nut that holds it from behind. */
export const PUSH_BUTTON = { hole: 24, nut: 30 } as const;

/** A display module (0.54 inch, four characters): its board, and the window over its characters. */
export const MODULE = { width: 50.8, height: 28, window: [50.4, 20] as const } as const;

/** Of a display: 0.54 inch. */
export const CHARACTER = { height: 13.7 } as const;

/** The printed frame of both displays, with four M3 screws. */
export const FRAME = { width: 124, height: 44, screwX: 57, screwY: 17, screwHole: 3.4 } as const;

/** The slot in which the lever moves, and the bracket behind it, with four M4 screws. */
export const LEVER = {
  slot: [14, 90] as const,
  bracket: [56, 130] as const,
  screwX: 20,
  screwY: 55,
  screwHole: 4.4,
  /** Its axle, behind the panel. */
  axle: 38,
} as const;

/** Wood screws of 4 mm into the middle of the box's walls. */
const EDGE_SCREW = { hole: 4.4, inset: PANEL.edgeScrew, head: 9 } as const;

/** A panel of metal is earthed by an M4 bolt, near the corner above the supply; one of wood does without. */
export const EARTH_HOLE = { name: 'panel earth', x: 40, y: 40, hole: 4.4, washer: 12 } as const;

export interface Cut {
  readonly shape: 'round' | 'rectangle';
  /** Of its centre. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Something that sits in the panel. */
export interface Feature {
  readonly name: string;
  readonly cuts: readonly Cut[];
  /** The rectangle that its body takes behind the panel, around the centre of its first cut. */
  readonly behind: readonly [width: number, height: number];
}

const round = (x: number, y: number, diameter: number): Cut => ({
  ...{ shape: 'round', x, y, width: diameter, height: diameter },
});
const rectangle = (x: number, y: number, width: number, height: number): Cut => ({
  ...{ shape: 'rectangle', x, y, width, height },
});

/** A hole in each corner around a centre. */
const fourHoles = (x: number, y: number, dx: number, dy: number, diameter: number): Cut[] =>
  [-1, 1].flatMap((down) => [-1, 1].map((right) => round(x + right * dx, y + down * dy, diameter)));

const DICE_ROW = { left: 58, pitch: 80, y: 137 } as const;
const HOLDS_Y = 216;
const MENU_Y = 264;
const DISPLAY_AT = { x: 258, y: 44 } as const;
const LEVER_AT = { x: 543, y: 150 } as const;
const MENU = { left: 178, pitch: 80 } as const;

function dice(): readonly Feature[] {
  const { width, height, screwX, screwY, screwHole } = HOLDER;
  return Array.from({ length: LEDS.slots }, (_, slot) => {
    const x = DICE_ROW.left + slot * DICE_ROW.pitch;
    return {
      name: `matrix ${slot + 1}`,
      cuts: [
        rectangle(x, DICE_ROW.y, MATRIX.window, MATRIX.window),
        ...fourHoles(x, DICE_ROW.y, screwX, screwY, screwHole),
      ],
      behind: [width, height],
    };
  });
}

/** Holds stand under their dice, the three of the menu in a row of their own; the lever is no button. */
function buttons(): readonly Feature[] {
  const menu = INPUTS.filter((input) => !input.startsWith('hold') && input !== 'lever');
  const at = (name: string, x: number, y: number): Feature => ({
    ...{ name, cuts: [round(x, y, PUSH_BUTTON.hole)], behind: [PUSH_BUTTON.nut, PUSH_BUTTON.nut] },
  });
  return [
    ...INPUTS.filter((input) => input.startsWith('hold')).map((input, slot) =>
      at(input, DICE_ROW.left + slot * DICE_ROW.pitch, HOLDS_Y),
    ),
    ...menu.map((input, index) => at(input, MENU.left + index * MENU.pitch, MENU_Y)),
  ];
}

function displays(): Feature {
  const { x, y } = DISPLAY_AT;
  const [width, height] = MODULE.window;
  return {
    name: 'displays',
    cuts: [
      rectangle(x, y, DISPLAY.addresses.length * width, height),
      ...fourHoles(x, y, FRAME.screwX, FRAME.screwY, FRAME.screwHole),
    ],
    behind: [FRAME.width, FRAME.height],
  };
}

function lever(): Feature {
  const { x, y } = LEVER_AT;
  return {
    name: 'lever',
    cuts: [rectangle(x, y, ...LEVER.slot), ...fourHoles(x, y, LEVER.screwX, LEVER.screwY, LEVER.screwHole)],
    behind: LEVER.bracket,
  };
}

function edgeScrews(): readonly Feature[] {
  const { inset, hole, head } = EDGE_SCREW;
  const columns = [inset, PANEL.width / 2, PANEL.width - inset];
  return [inset, PANEL.height - inset].flatMap((y) =>
    columns.map((x, index) => ({
      name: `edge screw ${y < PANEL.height / 2 ? 'above' : 'below'} ${index + 1}`,
      cuts: [round(x, y, hole)],
      behind: [head, head] as const,
    })),
  );
}

function earthHole(): Feature {
  const { name, x, y, hole, washer } = EARTH_HOLE;
  return { name, cuts: [round(x, y, hole)], behind: [washer, washer] };
}

/** With the lever at the right. */
export const RIGHT_HANDED: readonly Feature[] = [
  ...dice(),
  ...buttons(),
  displays(),
  lever(),
  earthHole(),
  ...edgeScrews(),
];

/** Dice, holds, previous and next keep their order from left to right; everything else changes sides. */
export function leftHanded(features: readonly Feature[] = RIGHT_HANDED): readonly Feature[] {
  const mirrored = features.map(({ name, cuts, behind }) => ({
    name,
    cuts: cuts.map((cut) => ({ ...cut, x: PANEL.width - cut.x })),
    behind,
  }));
  return mirrored.map((feature) => ({ ...feature, name: acrossName(feature.name) }));
}

function acrossName(name: string): string {
  const numbered = /^(hold|matrix )(\d)$/.exec(name);
  if (numbered !== null) return `${numbered[1]}${LEDS.slots + 1 - Number(numbered[2])}`;
  if (name === 'previous') return 'select';
  if (name === 'select') return 'previous';
  return name;
}
