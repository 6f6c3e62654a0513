/** lever.svg: the lever from the side, at rest and pulled, with its spring and its switch; a cut along its axle; its rod. */
import {
  CARRIER,
  CHEEK,
  KNOB,
  LEVER_SWITCH,
  leanDegrees,
  movedFor,
  onRod,
  ROD,
  rollerAt,
  SLOTS,
  SPRING,
  SPRING_MM,
} from '../lever.ts';
import { LEVER, PANEL } from '../panel.ts';
import { axleCut } from './lever-axle.ts';
import { box, circle, label, line, type Pen, type Point, polyline, sheet } from './svg.ts';

const PAPER = { width: 297, height: 210 } as const;
const SCALE = 1.25;
const ZERO: Point = [108, 110];
const SMALL = { size: 2.7 } as const;
const MIDDLE = { ...SMALL, anchor: 'middle' } as const;
const METAL: Pen = { fill: '#37474f', width: 0.2 };
const PRINT: Pen = { fill: '#cfd8dc', width: 0.3 };
const THIN: Pen = { width: 0.2, colour: '#555' };
const PULLED: Pen = { dash: '2 1', colour: '#8d6e63', width: 0.4 };

const at = (y: number, z: number): Point => [ZERO[0] + y / SCALE, ZERO[1] + z / SCALE];
/** Between two corners in the plane of the lever. */
function area([y0, y1]: Point, [z0, z1]: Point, style: Pen): string {
  return box(at(y0, z0), (y1 - y0) / SCALE, (z1 - z0) / SCALE, style);
}

function rod(degrees: number, style: Pen): string[] {
  const half = ROD.thickness / 2;
  const [y1, z1] = onRod(degrees, -ROD.axle);
  const [y2, z2] = onRod(degrees, ROD.length - ROD.axle);
  const length = Math.hypot(y2 - y1, z2 - z1);
  const [dy, dz] = [(half * (z2 - z1)) / length, (-half * (y2 - y1)) / length];
  const corners = [at(y1 - dy, z1 - dz), at(y2 - dy, z2 - dz), at(y2 + dy, z2 + dz), at(y1 + dy, z1 + dz)];
  const [ky, kz] = onRod(degrees, ROD.length - ROD.axle - KNOB.threadLength + KNOB.ball / 2);
  const [sy, sz] = onRod(degrees, ROD.spring - ROD.axle);
  return [
    polyline([...corners, ...corners.slice(0, 1)], style),
    circle(at(ky, kz), KNOB.ball / 2 / SCALE, {
      ...style,
      fill: style.dash === undefined ? '#c62828' : 'none',
    }),
    circle(at(sy, sz), 1.5 / SCALE, { ...style, fill: '#fff' }),
  ];
}

/** From its screw between the cheeks to the loop of wire at the rod. */
function spring(degrees: number): string {
  const [y, z] = onRod(degrees, ROD.spring - ROD.axle);
  const length = Math.hypot(SPRING.y - y, SPRING.z - z);
  const [dy, dz] = [(SPRING.y - y) / length, (SPRING.z - z) / length];
  const along = (mm: number, aside: number): Point => at(y + dy * mm - dz * aside, z + dz * mm + dy * aside);
  const coils = Array.from({ length: 19 }, (_, index) =>
    along(SPRING.loop + ((length - SPRING.loop) * (index + 1)) / 20, index % 2 === 0 ? 3.5 : -3.5),
  );
  return polyline([at(y, z), along(SPRING.loop, 0), ...coils, at(SPRING.y, SPRING.z)], { width: 0.4 });
}

function bracket(): string[] {
  const [halfSlot, halfBase, halfCheek] = [LEVER.slot[1] / 2, LEVER.bracket[1] / 2, CHEEK.depth / 2];
  const far = SLOTS.y + LEVER_SWITCH.holes[1];
  return [
    ...[-1, 1].flatMap((side) => [
      area(side < 0 ? [-100, -halfSlot] : [halfSlot, 100], [-PANEL.thicknessMax, 0], METAL),
      area(side < 0 ? [-halfBase, -halfSlot] : [halfSlot, halfBase], [0, CHEEK.base], PRINT),
      area([side * LEVER.screwY - 2, side * LEVER.screwY + 2], [-PANEL.thicknessMax - 2, CHEEK.base + 5], {
        ...THIN,
        fill: '#eee',
      }),
    ]),
    area([-halfCheek, halfCheek], [CHEEK.base, CHEEK.base + CHEEK.height], { ...PRINT, fill: '#eceff1' }),
    area([halfCheek, CARRIER.to], [CHEEK.base, CHEEK.base + CARRIER.height], { ...PRINT, fill: '#eceff1' }),
    ...[SLOTS.z, SLOTS.z + LEVER_SWITCH.holes[0]].map((z) =>
      box(
        at(SLOTS.y - SLOTS.play - 1.65, z - 1.65),
        (far - SLOTS.y + 2 * SLOTS.play + 3.3) / SCALE,
        3.3 / SCALE,
        { fill: '#fff', width: 0.2 },
        1.3,
      ),
    ),
  ];
}

function theSwitch(): string[] {
  const [length, depth] = LEVER_SWITCH.body;
  const front = SLOTS.y + LEVER_SWITCH.holes[1] + LEVER_SWITCH.edge - depth;
  const top = SLOTS.z - LEVER_SWITCH.edge;
  const [clicks, z] = rollerAt();
  const middle = at(clicks - LEVER_SWITCH.free, z);
  return [
    area([front, front + depth], [top, top + length], { fill: '#fff59d', width: 0.4 }),
    polyline([at(front, top + length - 2), middle], { width: 0.5 }),
    circle(middle, LEVER_SWITCH.roller / 2 / SCALE, { fill: '#fff', width: 0.4 }),
    label(at(front + depth / 2, top + length / 2 + 1), 'S-L', { ...MIDDLE, bold: true }),
  ];
}

/** From a place to its text, with a dot where it begins. */
function note(from: Point, to: Point, text: string, anchor: 'start' | 'end' = 'start'): string[] {
  return [
    line(from, to, THIN),
    circle(from, 0.6, { fill: '#222', width: 0 }),
    label([to[0] + (anchor === 'start' ? 1 : -1), to[1] + 1], text, { ...SMALL, anchor }),
  ];
}

function notes(): string[] {
  const left = ZERO[0] - 84;
  const right = ZERO[0] + 66;
  const [clicks, z] = rollerAt();
  return [
    ...note(at(SPRING.y, SPRING.z), [left + 24, ZERO[1] + 34], 'spring: screw M3 × 30', 'end'),
    label([left + 23, ZERO[1] + 38.4], 'through both cheeks', { ...SMALL, anchor: 'end' }),
    ...note(at(-55, 9), [left + 24, ZERO[1] + 15], 'M4 × 16, four', 'end'),
    ...note(at(0, LEVER.axle), at(0, 62), 'axle M6', 'end'),
    ...note(at(clicks - LEVER_SWITCH.free, z), [right, ZERO[1] + 12], 'roller, at the end'),
    label([right + 1, ZERO[1] + 17], 'nearer to the panel', SMALL),
    ...note(at(SLOTS.y + 12, SLOTS.z + LEVER_SWITCH.holes[0]), [right, ZERO[1] + 28], 'slots: the switch is'),
    label([right + 1, ZERO[1] + 33], 'moved in them', SMALL),
    label(at(-100, -PANEL.thicknessMax - 3), 'back of the table', SMALL),
    label(at(100, -PANEL.thicknessMax - 3), 'player', { ...SMALL, anchor: 'end' }),
    label(at(-74, -86), `rest, ${leanDegrees()}°`, { ...SMALL, bold: true }),
    label(at(74, -86), `pulled, ${leanDegrees()}°`, { ...SMALL, bold: true, anchor: 'end' }),
    label(at(0, -50), 'front of the panel', MIDDLE),
  ];
}

/** Lying, with its thread at the right. */
function theRod([x, y]: Point): string[] {
  const scale = 2;
  const px = (mm: number): number => x + mm / scale;
  const half = ROD.thickness / 2 / scale;
  const thread = ROD.length - KNOB.threadLength;
  const measure = (from: number, to: number, down: number, text: string): string[] => [
    line([px(from), y + half], [px(from), y + down + 1], THIN),
    line([px(to), y + half], [px(to), y + down + 1], THIN),
    line([px(from), y + down], [px(to), y + down], THIN),
    label([px(to) + 1, y + down + 0.9], text, SMALL),
  ];
  return [
    label([x, y - 7], 'The rod, 1 : 2', { size: 3.6, bold: true }),
    box([x, y - half], ROD.length / scale, 2 * half, { fill: '#d7ccc8' }),
    ...Array.from({ length: 8 }, (_, index) =>
      line([px(thread + 2 * index), y - half], [px(thread + 2 * index + 1), y + half], THIN),
    ),
    circle([px(ROD.axle), y], 3 / scale, { fill: '#fff' }),
    circle([px(ROD.spring), y], 1.5 / scale, { fill: '#fff' }),
    label([px(ROD.axle), y - half - 1], '6', MIDDLE),
    label([px(ROD.spring), y - half - 1], '3', MIDDLE),
    label([px(ROD.length), y - half - 1], `${KNOB.thread}, ${KNOB.threadLength} long`, {
      ...SMALL,
      anchor: 'end',
    }),
    ...measure(0, ROD.axle, 6, String(ROD.axle)),
    ...measure(0, ROD.spring, 10, String(ROD.spring)),
    ...measure(0, ROD.length, 14, `${ROD.length}`),
  ];
}

export function leverSheet(): string {
  const lean = leanDegrees();
  const texts = [
    `Seen from the left of the table. Panel of ${PANEL.thicknessMax} mm: the rod meets the ends of the slot at ${lean}°, on one of 3 mm at ${leanDegrees(3)}°.`,
    `The long cheek with the switch is towards the player, the screw of the spring towards the back. The hinge of the switch is at the end away from the panel.`,
    `Spring: ${SPRING_MM.rest} mm between its hooks at rest, ${SPRING_MM.pulled} pulled; on the rod it hangs in a loop of steel wire of 1 mm through the 3 mm hole.`,
    `Switch: it clicks shortly before the end of a pull; about ${movedFor(3)} mm from the middle of its slots on a panel of 3 mm, ${movedFor(PANEL.thicknessMax)} on one of ${PANEL.thicknessMax}.`,
    `For the left hand nothing changes: the bracket is screwed on as it is.`,
  ];
  return sheet(PAPER.width, PAPER.height, 'The lever from the side', [
    label([10, 13], 'Dicetable: lever', { size: 6, bold: true }),
    label([10, 20], `From the side, 1 : ${SCALE}; dashed: pulled`, { size: 3.6, bold: true }),
    ...bracket(),
    ...rod(lean, PULLED),
    line(at(...onRod(lean, ROD.spring - ROD.axle)), at(SPRING.y, SPRING.z), PULLED),
    ...theSwitch(),
    ...rod(-lean, { fill: '#d7ccc8', width: 0.4 }),
    spring(-lean),
    circle(at(SPRING.y, SPRING.z), 1.5 / SCALE, { fill: '#222' }),
    circle(at(0, LEVER.axle), 3 / SCALE, { fill: '#222' }),
    ...notes(),
    ...axleCut([216, 20]),
    ...theRod([196, 152]),
    ...texts.map((text, index) => label([10, 178 + index * 5.4], text, { size: 2.9 })),
  ]);
}
