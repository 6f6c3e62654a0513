/** pixels.svg: in which order the data wire runs through the pixels of each kind of dice. */
import { LAYOUTS, type Layout } from '../cabinet.ts';
import { DICE, DICE_KINDS, type DiceKind, inChainOrder } from '../dice.ts';
import { box, circle, label, type Point, polyline, sheet } from './svg.ts';

const PAPER = { width: 210, height: 225 } as const;
const CELL: Readonly<Record<DiceKind, number>> = { '8x8': 7.5, '5x5': 9, pips: 12 };
const COLUMN_WIDTH = 95;
const DATA = { colour: '#2e7d32', width: 0.5 } as const;

function die(kind: DiceKind, layout: Layout, [x, y]: Point): string[] {
  const { width, height, places } = DICE[kind];
  const cell = CELL[kind];
  const chain = inChainOrder(places, layout).map(
    ({ row, column }): Point => [x + (column + 0.5) * cell, y + (row + 0.5) * cell],
  );
  const [first = [x, y], last = [x, y]] = [chain[0], chain.at(-1)];
  const out: Point = [last[0] > x + (width * cell) / 2 ? x + width * cell + 7 : x - 7, last[1]];
  return [
    label([x - 7, y - 4], `${DICE[kind].name}, ${layout}`, { size: 3.6, bold: true }),
    box([x, y], width * cell, height * cell, { fill: '#f4f4f4' }, 1.5),
    polyline([[x - 7, first[1]], ...chain, out], DATA),
    ...chain.flatMap((at, index) => [
      circle(at, 2.6, { fill: index === 0 ? '#dfe9f5' : '#fff' }),
      label([at[0], at[1] + 0.9], String(index + 1), { size: 2.6, anchor: 'middle', bold: index === 0 }),
    ]),
    label([x - 7.6, first[1] + 1], 'DIN', { size: 2.8, anchor: 'end' }),
    label([out[0] + (out[0] > x ? 0.6 : -0.6), out[1] + 1], 'DOUT', {
      ...{ size: 2.8, anchor: out[0] > x ? 'start' : 'end' },
    }),
  ];
}

export function pixelSheet(): string {
  const shapes = [
    label([10, 13], 'Dicetable: order of pixels', { size: 6, bold: true }),
    label(
      [10, 20],
      'Each kind of dice as seen from the front, mounted upright, for both layouts of the cabinet file.',
    ),
  ];
  let y = 36;
  for (const kind of DICE_KINDS) {
    for (const [index, layout] of LAYOUTS.entries())
      shapes.push(...die(kind, layout, [30 + index * COLUMN_WIDTH, y]));
    y += DICE[kind].height * CELL[kind] + 18;
  }
  return sheet(PAPER.width, PAPER.height, 'Order of the pixels', shapes);
}
