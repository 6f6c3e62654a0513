/** panel.svg: where everything sits in the panel, on a sheet of A4. */
import { type Cut, type Feature, FRAME, HOLDER, LEVER, MATRIX, PANEL, PUSH_BUTTON } from '../panel.ts';
import { box, circle, label, line, type Pen, type Point, sheet } from './svg.ts';

const PAPER = { width: 297, height: 210 } as const;
const SCALE = 2.4;
const AT: Point = [26, 33];
const SMALL = { size: 2.7, anchor: 'middle' } as const;
const BODY: Pen = { colour: '#9db2c9', width: 0.2, dash: '1.5 1' };
const MEASURE: Pen = { colour: '#555', width: 0.2 };

const onPaper = (x: number, y: number): Point => [AT[0] + x / SCALE, AT[1] + y / SCALE];

function cutShape({ shape, x, y, width, height }: Cut): string {
  if (shape === 'round') return circle(onPaper(x, y), width / 2 / SCALE, { fill: '#fff' });
  return box(onPaper(x - width / 2, y - height / 2), width / SCALE, height / SCALE, { fill: '#fff' });
}

const position = ({ x, y }: Cut): string => `${x}, ${y}`;

/** Name and centre: inside where there is room, else below, and beside the lever. */
function featureLabels({ name, cuts: [first] }: Feature): string[] {
  if (first === undefined) return [];
  const { shape, x, y, width, height } = first;
  if (name.startsWith('edge')) {
    const [px, py] = onPaper(x, y);
    const isRight = x > PANEL.width - 50;
    return [
      label([px + (isRight ? -3 : 3), py + 1.1], position(first), {
        ...{ size: 2.6, anchor: isRight ? 'end' : 'start', colour: '#555' },
      }),
    ];
  }
  const [px, py] = onPaper(x, y + (shape === 'round' ? height / 2 : 0));
  if (shape === 'round')
    return [
      label([px, py - height / 2 / SCALE + 1], name.startsWith('hold') ? name.slice(4) : '', {
        ...SMALL,
        bold: true,
      }),
      label([px, py + 4.6], `${name}  ${position(first)}`, SMALL),
    ];
  if (width < 30)
    return [
      label([px, py + height / 2 / SCALE + 3.4], name, { ...SMALL, bold: true }),
      label([px, py - height / 2 / SCALE - 1.4], position(first), SMALL),
    ];
  const isLow = height < 30;
  return [
    label([px, py + (isLow ? -0.4 : -2.6)], isLow ? `${name}  ${position(first)}` : name, {
      ...SMALL,
      bold: true,
    }),
    ...(isLow ? [] : [label([px, py + 1.2], position(first), SMALL)]),
    label([px, py + (isLow ? 3 : 5)], `${width} × ${height}`, { ...SMALL, colour: '#555' }),
  ];
}

function body({ cuts: [first], behind: [width, height] }: Feature): string[] {
  if (first === undefined) return [];
  return [box(onPaper(first.x - width / 2, first.y - height / 2), width / SCALE, height / SCALE, BODY)];
}

function measures(): string[] {
  const [left, top] = AT;
  const [right, bottom] = onPaper(PANEL.width, PANEL.height);
  return [
    line([left, top - 4], [right, top - 4], MEASURE),
    line([left, top - 6], [left, top - 1], MEASURE),
    line([right, top - 6], [right, top - 1], MEASURE),
    label([(left + right) / 2, top - 5], `${PANEL.width}`, SMALL),
    line([left - 4, top], [left - 4, bottom], MEASURE),
    line([left - 6, top], [left - 1, top], MEASURE),
    line([left - 6, bottom], [left - 1, bottom], MEASURE),
    label([left - 5, (top + bottom) / 2], `${PANEL.height}`, { ...SMALL, anchor: 'end' }),
  ];
}

const count = (features: readonly Feature[], start: string): number =>
  features.filter(({ name }) => name.startsWith(start)).length;

function notes(features: readonly Feature[]): readonly string[] {
  const matrices = count(features, 'matrix');
  const buttons = features.filter(({ cuts: [first] }) => first?.width === PUSH_BUTTON.hole).length;
  const edges = features.filter(({ name }) => name.startsWith('edge'));
  const around = (x: number, y: number): string =>
    `${x} mm left and right of the centre, ${y} mm above and below`;
  return [
    `Millimetres from the top left corner, seen from the front; given are centres. Panel ${PANEL.width} × ${PANEL.height}, at most ${PANEL.thicknessMax} thick, corners of ${PANEL.corner}.`,
    `${matrices} windows of ${MATRIX.window} × ${MATRIX.window} for matrices of ${MATRIX.board} × ${MATRIX.board}; ${4 * matrices} holes of ${HOLDER.screwHole} for their holders (M3): ${around(HOLDER.screwX, HOLDER.screwY)}.`,
    `${buttons} holes of ${PUSH_BUTTON.hole} for buttons. Displays: 4 holes of ${FRAME.screwHole} (M3), ${around(FRAME.screwX, FRAME.screwY)}.`,
    `Lever: a slot of ${LEVER.slot.join(' × ')}, 4 holes of ${LEVER.screwHole} (M4), ${around(LEVER.screwX, LEVER.screwY)}.`,
    `${edges.length} holes of ${edges[0]?.cuts[0]?.width} (M4) along the edge. Panel earth: 4.4, only in a panel of metal. Dashed: what stands behind, which must stay free.`,
    'Measure your own matrices, displays and lever before you cut: makers differ by a millimetre. Print the drill template at 100 % and check its ruler.',
  ];
}

export function panelSheet(features: readonly Feature[], title: string): string {
  const bottom = onPaper(0, PANEL.height)[1];
  return sheet(PAPER.width, PAPER.height, title, [
    label([10, 13], `Dicetable: ${title}`, { size: 6, bold: true }),
    label([10, 20], `1 : ${SCALE}`),
    ...measures(),
    box(AT, PANEL.width / SCALE, PANEL.height / SCALE, { width: 0.6, fill: '#f4f4f4' }, PANEL.corner / SCALE),
    ...features.flatMap(body),
    ...features.flatMap(({ cuts }) => cuts.map(cutShape)),
    ...features.flatMap(featureLabels),
    ...notes(features).map((text, index) => label([10, bottom + 10 + index * 4.6], text, { size: 2.9 })),
  ]);
}
