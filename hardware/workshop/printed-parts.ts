/**
 * The printed parts as solids, in millimetres, lying as they are printed: without supports, flat side down. Sizes that the
 * panel knows come from it; what a wall or a play measures is here.
 */
import jscad from '@jscad/modeling';
import { DISPLAY, LEDS } from '../cabinet.ts';
import { CARRIER, CHEEK, LEVER_SWITCH, SLOTS, SPRING } from '../lever.ts';
import { DIFFUSER, FRAME, GRID_HEIGHT, HOLDER, LEVER, LIP, MATRIX, MODULE, RETAINER } from '../panel.ts';
import type { PrintedName } from '../printed.ts';

const { booleans, geometries, primitives, transforms } = jscad;
type Solid = ReturnType<typeof geometries.geom3.create>;

/** Two lines of a nozzle of 0.4 mm and some. */
const THIN = 1.2;
const PLAY = 0.6;
const SEGMENTS = 32;
/** Lets a cut stick out of what it cuts, so that no skin is left. */
const OVER = 1;

/** A box whose base lies at z 0, around this centre. */
function slab(x: number, y: number, z: number, width: number, height: number, depth: number): Solid {
  return primitives.cuboid({ center: [x, y, z + depth / 2], size: [width, height, depth] });
}

function hole(x: number, y: number, diameter: number, depth: number): Solid {
  return primitives.cylinder({
    ...{ center: [x, y, depth / 2], height: depth + 2 * OVER, radius: diameter / 2, segments: SEGMENTS },
  });
}

function post(x: number, y: number, z: number, diameter: number, height: number): Solid {
  return primitives.cylinder({
    ...{ center: [x, y, z + height / 2], height, radius: diameter / 2, segments: SEGMENTS },
  });
}

const fourHoles = (dx: number, dy: number, diameter: number, depth: number): Solid[] =>
  [-1, 1].flatMap((down) => [-1, 1].map((right) => hole(right * dx, down * dy, diameter, depth)));

/** A cell for each pixel, so that its light does not reach its neighbours. */
function diffuserGrid(): Solid {
  const cell = MATRIX.pitch - THIN;
  const at = (index: number, count: number): number => (index - (count - 1) / 2) * MATRIX.pitch;
  const cells = Array.from({ length: LEDS.height }, (_, row) =>
    Array.from({ length: LEDS.width }, (_, column) =>
      slab(at(column, LEDS.width), at(row, LEDS.height), -OVER, cell, cell, GRID_HEIGHT + 2 * OVER),
    ),
  ).flat();
  return booleans.subtract(slab(0, 0, 0, MATRIX.board, MATRIX.board, GRID_HEIGHT), ...cells);
}

/** Behind the panel: takes diffuser, grid and matrix, and shows the window. */
function bezel(): Solid {
  const { width, height, screwX, screwY, screwHole } = HOLDER;
  const pocket = MATRIX.board + PLAY;
  const depth = LIP + DIFFUSER + GRID_HEIGHT + MATRIX.thickness;
  return booleans.subtract(
    slab(0, 0, 0, width, height, depth),
    slab(0, 0, LIP, pocket, pocket, depth),
    slab(0, 0, -OVER, MATRIX.window, MATRIX.window, depth),
    ...fourHoles(screwX, screwY, screwHole, depth),
  );
}

/** Closes the bezel from behind, with room for the wires. */
function retainer(): Solid {
  const { width, height, screwX, screwY, screwHole } = HOLDER;
  const opening = MATRIX.board - 14;
  return booleans.subtract(
    slab(0, 0, 0, width, height, RETAINER),
    slab(0, 0, -OVER, opening, opening, RETAINER + 2 * OVER),
    ...fourHoles(screwX, screwY, screwHole, RETAINER),
  );
}

/** Holds both displays side by side; their characters look through the window. */
function displayFrame(): Solid {
  const { width, height, screwX, screwY, screwHole } = FRAME;
  const [windowWidth, windowHeight] = MODULE.window;
  const modules = DISPLAY.addresses.length;
  const depth = 9;
  return booleans.subtract(
    slab(0, 0, 0, width, height, depth),
    slab(0, 0, -OVER, modules * windowWidth + PLAY, windowHeight + PLAY, depth + 2 * OVER),
    // The boards lie in a pocket from behind, and take a drop of hot glue at each corner.
    slab(0, 0, depth - 3, modules * MODULE.width + PLAY, MODULE.height + PLAY, 3 + OVER),
    ...fourHoles(screwX, screwY, screwHole, depth),
  );
}

/** Screw holes of an Uno, from its lower left corner with the USB plug at the left (Arduino's drawing of the R3). */
const UNO = {
  ...{ width: 68.6, height: 53.4 },
  holes: [
    [13.97, 2.54],
    [15.24, 50.8],
    [66.04, 7.62],
    [66.04, 35.56],
  ] as const,
} as const;

/** Carries an Uno on posts; slots take cable ties for the wires and for the board of the filters. */
function boardTray(): Solid {
  const [width, height, base, lift] = [100, 80, 3, 6];
  const places = UNO.holes.map(([x, y]) => [x - UNO.width / 2, y - UNO.height / 2] as const);
  const slots = [-42, 42].flatMap((x) => [-20, 0, 20].map((y) => slab(x, y, -OVER, 2.4, 8, base + 2 * OVER)));
  return booleans.subtract(
    booleans.union(
      slab(0, 0, 0, width, height, base),
      ...places.map(([x, y]) => post(x, y, base - 0.5, 6, lift + 0.5)),
    ),
    ...places.map(([x, y]) => hole(x, y, 2.8, base + lift)),
    ...fourHoles(width / 2 - 6, height / 2 - 6, 4.4, base),
    ...slots,
  );
}

/** A hole through walls that stand upright, across the lever. */
function acrossHole(y: number, z: number, diameter: number, from: number, to: number): Solid {
  const bore = primitives.cylinder({ height: to - from, radius: diameter / 2, segments: SEGMENTS });
  return transforms.translate([(from + to) / 2, y, z], transforms.rotateY(Math.PI / 2, bore));
}

/**
 * The lever turns between two cheeks; one of them goes on to where the lever ends when it is pulled down, and carries the
 * switch on its inner side, with its roller in the lever's way. Its slots let it be moved, and take screws on either diagonal.
 */
function leverBracket(): Solid {
  const [width, height] = LEVER.bracket;
  const [slotWidth, slotHeight] = LEVER.slot;
  const { base, thickness, depth } = CHEEK;
  const from = depth / 2 - 1;
  const x = slotWidth / 2 + thickness / 2;
  const [inner, outer] = [x - thickness, x + thickness];
  const [least, most] = [SLOTS.y - SLOTS.play, SLOTS.y + LEVER_SWITCH.holes[1] + SLOTS.play];
  const steps = Math.ceil((most - least) / 2);
  const slotAt = (z: number): Solid[] =>
    Array.from({ length: steps + 1 }, (_, step) =>
      acrossHole(least + ((most - least) * step) / steps, z, 3.3, inner, outer),
    );
  return booleans.subtract(
    booleans.union(
      slab(0, 0, 0, width, height, base),
      ...[-x, x].map((at) => slab(at, 0, base - 0.5, thickness, depth, CHEEK.height + 0.5)),
      slab(x, (from + CARRIER.to) / 2, base - 0.5, thickness, CARRIER.to - from, CARRIER.height + 0.5),
    ),
    slab(0, 0, -OVER, slotWidth, slotHeight, base + 2 * OVER),
    acrossHole(0, LEVER.axle, 6.4, -outer, outer),
    // For the spring that brings the lever back.
    acrossHole(SPRING.y, SPRING.z, 3.3, -outer, outer),
    ...slotAt(SLOTS.z),
    ...slotAt(SLOTS.z + LEVER_SWITCH.holes[0]),
    ...fourHoles(LEVER.screwX, LEVER.screwY, LEVER.screwHole, base),
  );
}

/** By the names of their files. */
export const PRINTED_PARTS: Readonly<Record<PrintedName, () => Solid>> = {
  'diffuser-grid': diffuserGrid,
  bezel,
  retainer,
  'display-frame': displayFrame,
  'board-tray': boardTray,
  'lever-bracket': leverBracket,
};
