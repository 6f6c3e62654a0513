/** walls.svg: what is cut into front and back of the box, from outside. */
import { AIR, CASE, INLET, OPENINGS, type Opening, WALLS } from '../case.ts';
import { box, circle, label, line, type Pen, type Point, sheet } from './svg.ts';

const PAPER = { width: 297, height: 210 } as const;
const SCALE = 2.4;
const SMALL = { size: 2.7, anchor: 'middle' } as const;
const MEASURE: Pen = { width: 0.2, colour: '#555' };
const LEFT = 30;

function hole({ name, shape, x, y, width, height }: Opening, at: (x: number, y: number) => Point): string[] {
  const [px, py] = at(x, y);
  if (shape === 'round')
    return [
      circle([px, py], width / 2 / SCALE, { fill: '#fff' }),
      label([px, py - width / 2 / SCALE - 1.6], name, { ...SMALL, bold: true }),
      label([px, py + 1], `Ø ${width}`, SMALL),
      label([px, py + width / 2 / SCALE + 3.4], `${x}, ${y}`, SMALL),
    ];
  const [w, h] = [width / SCALE, height / SCALE];
  const shown = box([px - w / 2, py - h / 2], w, h, { fill: '#fff' }, shape === 'slot' ? h / 2 : 0);
  if (shape === 'slot') return [shown];
  const isWide = width > 60;
  const [tx, anchor] = isWide ? [px, 'middle' as const] : [px + w / 2 + 2, 'start' as const];
  return [
    shown,
    label([tx, py - 2], name, { ...SMALL, anchor, bold: true }),
    label([tx, py + 1.6], `${width} × ${height}, centre`, { ...SMALL, anchor }),
    label([tx, py + 5.2], `${x}, ${y}`, { ...SMALL, anchor }),
  ];
}

/** Rows of slots by their height, columns by their centres. */
function slotMeasures(
  openings: readonly Opening[],
  at: (x: number, y: number) => Point,
  right: number,
): string[] {
  const slots = openings.filter(({ shape }) => shape === 'slot');
  const rows = [...new Set(slots.map(({ y }) => y))];
  const columns = [...new Set(slots.map(({ x }) => x))];
  const top = Math.max(...rows);
  return [
    ...rows.flatMap((y) => [
      line([right + 1, at(0, y)[1]], [right + 4, at(0, y)[1]], MEASURE),
      label([right + 5, at(0, y)[1] + 1], String(y), { ...SMALL, anchor: 'start' }),
    ]),
    ...columns.map((x) => label([at(x, 0)[0], at(0, top)[1] - 2.4], String(x), SMALL)),
  ];
}

function wall(name: keyof typeof WALLS, top: number): string[] {
  const { width, height } = WALLS[name];
  const at = (x: number, y: number): Point => [LEFT + x / SCALE, top + (height - y) / SCALE];
  const [right, bottom] = at(width, 0);
  return [
    label([LEFT, top - 8], `The ${name}, from outside, 1 : ${SCALE}`, { size: 3.6, bold: true }),
    box([LEFT, top], width / SCALE, height / SCALE, { fill: '#e9d8b8' }),
    line(at(0, CASE.wood), at(width, CASE.wood), { ...MEASURE, dash: '1.2 0.8' }),
    ...OPENINGS[name].flatMap((each) => hole(each, at)),
    ...slotMeasures(OPENINGS[name], at, right),
    line([LEFT, bottom + 3], [right, bottom + 3], MEASURE),
    label([(LEFT + right) / 2, bottom + 6.6], String(width), SMALL),
    line([LEFT - 3, top], [LEFT - 3, bottom], MEASURE),
    label([LEFT - 4, (top + bottom) / 2], String(height), { ...SMALL, anchor: 'end' }),
  ];
}

export function wallSheet(): string {
  const slots = `${AIR.rows * AIR.inRow} slots of ${AIR.width} × ${AIR.length} mm, never wider: a finger must not go in.`;
  const texts = [
    `Millimetres from the left and from the lower edge. Dashed: where the base begins. ${slots}`,
    `The opening for mains (${INLET.width} × ${INLET.height}: of the inlet in BOM.md) is made wider from inside as its boot needs; with PS2 there is none. Round: an outlet each, those not used closed.`,
    'The door closes the opening before the fuses: wood of the wall itself, two hinges below, a lock above. The buzzer sounds through a slot of the front.',
    'For the left hand all of it is mirrored, as the base is.',
  ];
  return sheet(PAPER.width, PAPER.height, 'Front and back of the box', [
    label([10, 13], 'Dicetable: walls', { size: 6, bold: true }),
    ...wall('back', 32),
    ...wall('front', 130),
    ...texts.map((text, index) => label([10, 192 + index * 4.6], text, { size: 2.7 })),
  ]);
}
