/**
 * The lever as plain data, and how it moves. Millimetres in the plane it swings in: `y` from its axle towards the player, `z` from
 * the back of the panel into the box.
 */
import { LEVER, PANEL } from './panel.ts';

export const ROD = { thickness: 10, length: 160, axle: 10, spring: 34 } as const;
/** Screwed onto the rod (DIN 319: a ball of 40 mm has M10), as far as its thread goes. */
export const KNOB = { ball: 40, thread: 'M10', threadLength: 16 } as const;
/** Of the axle; one beside the rod on each side (ISO 7089). */
const WASHER = { outside: 12, thickness: 1.6 } as const;

/** Two upright walls, and the longer one's part that carries the switch. */
export const CHEEK = { base: 4, thickness: 5, height: 46, depth: 68 } as const;
export const CARRIER = { height: 40, to: 65 } as const;

/** What is on the axle from its head on: along it, and how high it stands, in mm. The rod turns on it with some play. */
export interface AxlePart {
  readonly kind: 'head' | 'washer' | 'cheek' | 'play' | 'rod' | 'nut' | 'ring';
  readonly name: string;
  readonly mm: number;
  readonly high: number;
}
const washer = (name: string): AxlePart => ({
  ...{ kind: 'washer', name, mm: WASHER.thickness, high: WASHER.outside },
});
const cheek = (): AxlePart => ({ kind: 'cheek', name: 'cheek', mm: CHEEK.thickness, high: 0 });
const play = (): AxlePart => ({
  ...{ kind: 'play', name: '', high: 0 },
  mm: (LEVER.slot[0] - ROD.thickness) / 2 - WASHER.thickness,
});
export const AXLE = { thread: 'M6', length: 45 } as const;
export const AXLE_STACK: readonly AxlePart[] = [
  { kind: 'head', name: `head of the screw M6 × ${AXLE.length}`, mm: 4, high: 10 },
  washer('washer'),
  ...[cheek(), play(), washer('washer')],
  { kind: 'rod', name: 'rod', mm: ROD.thickness, high: 0 },
  ...[washer('washer'), play(), cheek()],
  washer('washer'),
  { kind: 'nut', name: 'nut: the cheeks stay parallel, the rod turns', mm: 5, high: 10 },
  { kind: 'ring', name: 'ring of the earth (none with PS2)', mm: 1, high: 11 },
  { kind: 'nut', name: 'second nut, tight', mm: 5, high: 10 },
];

/** Where the spring hangs between the cheeks, and the loop of wire from the middle of the rod to its other hook. */
export const SPRING = { y: -28, z: 42, loop: 6 } as const;

/**
 * A basic switch of the common size with a hinged lever and a roller (Omron V-156): its body, its two screws, and from the row of
 * screws that is farther from the roller how far the roller stands out when it clicks, before, and beyond. Its roller is at the
 * end that is nearer to the panel.
 */
export const LEVER_SWITCH = {
  body: [27.8, 15.9],
  holes: [22.2, 10.3],
  edge: 2.8,
  roller: 4.8,
  clicksAt: 20.6,
  free: 4,
  beyond: 1.6,
  /** From the screw at the hinge to the middle of the roller, along the switch. */
  along: 32,
} as const;

/** The screw at the roller's end with the switch in the middle of its slots, and how far these let it go. */
export const SLOTS = { y: 47, z: 13, play: 4 } as const;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** How far the rod leans to either side: there it meets the end of the slot at the front of the panel. */
export function leanDegrees(panelThickness: number = PANEL.thicknessMax): number {
  const reach = (degrees: number): number =>
    (LEVER.axle + panelThickness) * Math.tan(radians(degrees)) +
    ROD.thickness / 2 / Math.cos(radians(degrees));
  let degrees = 0;
  while (reach(degrees + 0.1) <= LEVER.slot[1] / 2) degrees += 0.1;
  return Math.round(degrees * 10) / 10;
}

/** A point on the middle of the rod, so far from its axle. */
export function onRod(degrees: number, fromAxle: number): readonly [y: number, z: number] {
  return [fromAxle * Math.sin(radians(degrees)), LEVER.axle - fromAxle * Math.cos(radians(degrees))];
}

const hookAt = (degrees: number): readonly [y: number, z: number] => onRod(degrees, ROD.spring - ROD.axle);

/** Between the hooks of the spring. */
function hooksApart(degrees: number): number {
  const [y, z] = hookAt(degrees);
  return Math.round(Math.hypot(SPRING.y - y, SPRING.z - z) - SPRING.loop);
}
export const SPRING_MM = { rest: hooksApart(-leanDegrees()), pulled: hooksApart(leanDegrees()) } as const;
/** With the lever pulled. */
export const SPRING_N = { least: 20, most: 30 } as const;

/** Where the middle of the roller is when the switch clicks, moved by so much in its slots. */
export function rollerAt(moved = 0): readonly [y: number, z: number] {
  const [alongHoles, acrossHoles] = LEVER_SWITCH.holes;
  return [
    SLOTS.y + moved + acrossHoles - LEVER_SWITCH.clicksAt + LEVER_SWITCH.roller / 2,
    SLOTS.z + alongHoles - LEVER_SWITCH.along,
  ];
}

/** Where the rod has pushed the roller. */
function pushedTo(degrees: number): number {
  const [, z] = rollerAt();
  return (
    (LEVER.axle - z) * Math.tan(radians(degrees)) +
    (ROD.thickness + LEVER_SWITCH.roller) / 2 / Math.cos(radians(degrees))
  );
}

/** How far the switch is moved so that it clicks in good time and is not crushed: to the middle of what it allows beyond. */
export const movedFor = (panelThickness: number): number =>
  Math.round((pushedTo(leanDegrees(panelThickness)) - LEVER_SWITCH.beyond / 2 - rollerAt()[0]) * 10) / 10;

/** In newton metres: of the spring at its least, and of rod and knob, with the lever pulled on a panel tilted like this. */
export function torques(tiltDegrees: number): { readonly spring: number; readonly weight: number } {
  const lean = leanDegrees(3);
  const [y, z] = hookAt(lean);
  const [toY, toZ] = [SPRING.y - y, SPRING.z - z];
  const arm = Math.abs(y * toZ - (z - LEVER.axle) * toY) / Math.hypot(toY, toZ);
  const steel = 7.85e-6 * ROD.length * Math.PI * (ROD.thickness / 2) ** 2;
  const ball = (1.4e-6 * Math.PI * KNOB.ball ** 3) / 6;
  const top = ROD.length - ROD.axle;
  const moment = steel * (ROD.length / 2 - ROD.axle) + ball * top;
  return {
    spring: (SPRING_N.least * arm) / 1000,
    weight: (9.81 * moment * Math.sin(radians(lean + tiltDegrees))) / 1000,
  };
}

/** How much stronger than the weight a spring must be, for friction and a sticky axle. */
const SPRING_MARGIN = 1.4;

/** All broken rules of the lever below a panel that is tilted like this, of any thickness that is bought. */
export function leverProblems(
  tiltDegrees: number,
  thicknesses: readonly number[] = [3, PANEL.thicknessMax],
  stack: readonly AxlePart[] = AXLE_STACK,
): string[] {
  const { spring, weight } = torques(tiltDegrees);
  const sum = (isIt: (part: AxlePart) => boolean): number =>
    stack.filter(isIt).reduce((total, { mm }) => total + mm, 0);
  const play = sum(({ kind }) => kind === 'play');
  const onAxle = sum(({ kind }) => kind !== 'head');
  return [
    ...thicknesses
      .filter((thickness) => Math.abs(movedFor(thickness)) > SLOTS.play)
      .map(
        (thickness) =>
          `on a panel of ${thickness} mm the lever’s switch would have to move by ${movedFor(thickness)} mm, and its slots let it go ${SLOTS.play}`,
      ),
    ...(spring < SPRING_MARGIN * weight
      ? [`the lever stays down: ${spring.toFixed(2)} Nm of spring against ${weight.toFixed(2)} of weight`]
      : []),
    ...(play < 0.3 || play > 1.5 ? [`the rod has ${play.toFixed(1)} mm of play on its axle`] : []),
    ...(onAxle > AXLE.length ? [`${onAxle.toFixed(1)} mm are on an axle of ${AXLE.length}`] : []),
  ];
}
