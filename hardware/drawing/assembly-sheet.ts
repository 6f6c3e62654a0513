/** assembly.svg: the box from the side and its base from above, and a cut through a die. */
import { BASE, CASE, CASE_DEPTH, DIE_LAYERS, TILT_DEGREES } from '../case.ts';
import { EARTH_PLATE } from '../mains.ts';
import { HOLDER, LEVER, LIP, MATRIX, PANEL, RETAINER } from '../panel.ts';
import { box, circle, label, line, type Pen, type Point, polyline, sheet, widthOf } from './svg.ts';

const PAPER = { width: 297, height: 210 } as const;
const SCALE = 4;
const SIDE: Point = [26, 66];
const PLAN: Point = [26, 129];
const CUT: Point = [182, 46];
const SMALL = { size: 2.7 } as const;
const WOOD: Pen = { fill: '#e9d8b8' };
const THIN: Pen = { width: 0.2, colour: '#555' };
const FILLS = ['#cfd8dc', '#fff', '#90a4ae', '#c8e6c9', '#cfd8dc'] as const;

/** From the left, with the player at the right. */
function sideView(): string[] {
  const [left, top] = SIDE;
  const [depth, back, front] = [CASE_DEPTH / SCALE, CASE.back / SCALE, CASE.front / SCALE];
  const bottom = top + back;
  const along = (part: number, away: number): Point => {
    const [dx, dy] = [depth, back - front];
    const length = Math.hypot(dx, dy);
    return [left + part * dx - (away * dy) / length, top + part * dy + (away * dx) / length];
  };
  const leverAt = 0.5;
  return [
    label([left, top - 34], `From the side, 1 : ${SCALE}`, { size: 3.6, bold: true }),
    polyline(
      [
        [left, bottom],
        [left, top],
        [left + depth, bottom - front],
        [left + depth, bottom],
        [left, bottom],
      ],
      WOOD,
    ),
    polyline([along(0, -1), along(1, -1)], { width: 1.4, colour: '#37474f' }),
    polyline([along(0.2, 2), along(0.2, 8), along(0.72, 8), along(0.72, 2)], { ...THIN, dash: '1 0.7' }),
    line(along(leverAt, LEVER.axle / SCALE), along(leverAt - 0.2, -25), { width: 2, colour: '#8d6e63' }),
    circle(along(leverAt - 0.2, -25), 3, { fill: '#c62828' }),
    circle(along(leverAt, LEVER.axle / SCALE), 1.2, { fill: '#fff' }),
    label([left - 2, top + back / 2], String(CASE.back), { ...SMALL, anchor: 'end' }),
    label([left + depth + 2, bottom - front / 2], String(CASE.front), SMALL),
    label([left + depth / 2, bottom + 4.5], `${CASE_DEPTH}, wood of ${CASE.wood}`, {
      ...SMALL,
      anchor: 'middle',
    }),
    label([left + depth + 2, top + 4], `panel, tilted ${TILT_DEGREES}°`, SMALL),
    label([left + depth + 2, top + 8], 'player on this side', SMALL),
    label([left + depth + 2, top + 12], 'dashed: dice and displays', SMALL),
    label([left + 4, bottom - 3], 'base', SMALL),
  ];
}

/** Of the layers that are rings. */
const OPENINGS: Readonly<Record<string, number>> = {
  'lip of the bezel': MATRIX.window,
  retainer: MATRIX.board - 14,
};

/** Layer by layer from the front: the panel at the left. */
function dieCut(): string[] {
  const [left, top] = CUT;
  const half = HOLDER.height / 2;
  const middle = top + half / 1.5;
  const scale = 1.5;
  const y = (mm: number): number => middle + mm / scale;
  const thick = DIE_LAYERS.reduce((sum, [, mm]) => sum + mm, 0);
  const panel = PANEL.thicknessMax;
  let x = left + panel;
  const layers = DIE_LAYERS.flatMap(([name, mm], index) => {
    const at = x;
    x += mm;
    const isHeld = index > 0 && index < DIE_LAYERS.length - 1;
    const [outer, opening] = isHeld ? [MATRIX.board, 0] : [HOLDER.height, OPENINGS[name] ?? 0];
    const height = (outer - opening) / (opening === 0 ? 1 : 2) / scale;
    const y0 = y(-20 + index * 9.5);
    return [
      ...(opening === 0 ? [-outer / 2] : [-outer / 2, opening / 2]).map((from) =>
        box([at, y(from)], mm, height, { fill: FILLS[index] ?? '#fff' }),
      ),
      line(
        [at + mm / 2, isHeld ? y0 : y(opening / 2 + 4)],
        [at + mm / 2, y0],
        isHeld ? THIN : { ...THIN, dash: '0.8 0.6' },
      ),
      line([at + mm / 2, y0], [left + panel + thick + 8, y0], THIN),
      circle([at + mm / 2, y0], 0.5, { fill: '#222', width: 0 }),
      label([left + panel + thick + 9, y0 + 1], `${name}, ${mm} mm`, SMALL),
    ];
  });
  const inside = thick - LIP - RETAINER;
  const walls = [-half, MATRIX.board / 2].map((from) =>
    box([left + panel + LIP, y(from)], inside, (half - MATRIX.board / 2) / scale, { fill: FILLS[0] }),
  );
  const windows = [-1, 1].map((side) =>
    box(
      [left, side < 0 ? y(-half - 6) : y(MATRIX.window / 2)],
      panel,
      (half + 6 - MATRIX.window / 2) / scale,
      { fill: '#37474f' },
    ),
  );
  const screws = [-1, 1].map((side) =>
    line([left - 1, y(side * HOLDER.screwY)], [left + panel + thick + 4, y(side * HOLDER.screwY)], {
      ...{ width: 1.2, colour: '#888' },
    }),
  );
  return [
    label([left - 6, top - 14], 'Through a die: thickness 1 : 1, height 1 : 1.5', { size: 3.6, bold: true }),
    ...walls,
    ...layers,
    ...windows,
    ...screws,
    label([left - 2, y(0)], 'front', { ...SMALL, anchor: 'end' }),
    label([left + panel + thick + 9, y(HOLDER.screwY) + 1], 'screw M3 × 30 and nut, four', SMALL),
    label([left + panel + thick + 9, y(-HOLDER.screwY) + 1], `panel, at most ${panel} mm`, SMALL),
  ];
}

function plan(): string[] {
  const [left, top] = PLAN;
  const wood = CASE.wood / SCALE;
  const at = (x: number, y: number): Point => [left + wood + x / SCALE, top + wood + y / SCALE];
  return [
    label([left, top - 4], `The base from above, 1 : ${SCALE}`, { size: 3.6, bold: true }),
    box([left, top], PANEL.width / SCALE, CASE_DEPTH / SCALE, WOOD),
    box(at(0, 0), PANEL.width / SCALE - 2 * wood, CASE_DEPTH / SCALE - 2 * wood, { fill: '#fff' }),
    ...BASE.filter(({ name }) => name === 'LED supply').flatMap(({ x, y }) => [
      box(
        at(x - EARTH_PLATE.width / 2, y - EARTH_PLATE.height / 2),
        EARTH_PLATE.width / SCALE,
        EARTH_PLATE.height / SCALE,
        { ...THIN, dash: '1 0.7' },
      ),
      label(at(x, y + EARTH_PLATE.height / 2 + 13), 'dashed: earthed plate', { ...SMALL, anchor: 'middle' }),
    ]),
    ...BASE.flatMap(({ name, x, y, width, height, isMains }) => {
      const isNarrow = widthOf(name, 2.7) > width / SCALE;
      const [px, py] = at(x, y);
      return [
        box(at(x - width / 2, y - height / 2), width / SCALE, height / SCALE, {
          fill: isMains ? '#ffe0b2' : '#eceff1',
        }),
        label([px, isNarrow ? py + height / SCALE / 2 + 3.2 : py + 1], name, { ...SMALL, anchor: 'middle' }),
      ];
    }),
    ...BASE.filter(({ name }) => name === 'LED supply').map(({ x, y, width, height }) =>
      label(at(x + width / 2 - 4, y + height / 2 - 6), 'terminals ▸', { ...SMALL, anchor: 'end' }),
    ),
    label([left + PANEL.width / SCALE + 3, top + 8], 'back, with the door', SMALL),
    label([left + PANEL.width / SCALE + 3, top + CASE_DEPTH / SCALE - 5], 'front', SMALL),
    label([left + PANEL.width / SCALE + 3, top + 34], 'tinted: mains, 50 mm and', SMALL),
    label([left + PANEL.width / SCALE + 3, top + 38], 'more from all else', SMALL),
  ];
}

export function assemblySheet(): string {
  return sheet(PAPER.width, PAPER.height, 'The box, its base and a die', [
    label([10, 13], 'Dicetable: assembly', { size: 6, bold: true }),
    label([10, 20], 'Millimetres. For the left hand, the base is mirrored, too.'),
    ...sideView(),
    ...dieCut(),
    ...plan(),
  ]);
}
