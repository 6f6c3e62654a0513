/** A cut along the axle of the lever, seen from the player: what sits on it, in order. */
import { AXLE_STACK, type AxlePart, CHEEK, ROD } from '../lever.ts';
import { LEVER, PANEL } from '../panel.ts';
import { box, label, line, type Point, wrapped } from './svg.ts';

const SMALL = { size: 2.7 } as const;
const FILLS: Readonly<Record<AxlePart['kind'], string>> = {
  head: '#607d8b',
  washer: '#ffcc80',
  cheek: '#cfd8dc',
  play: 'none',
  rod: '#d7ccc8',
  nut: '#607d8b',
  ring: '#8bc34a',
};
/** Of the panel beside the slot, and from one number to the next. */
const BESIDE = 12;
const NUMBERS = 4.6;

export function axleCut([x, y]: Point): string[] {
  const parts = AXLE_STACK.filter(({ kind }) => kind !== 'play');
  const lengthTo = (end: number): number => AXLE_STACK.slice(0, end).reduce((sum, { mm }) => sum + mm, 0);
  const left = x + 8;
  const middle = left + lengthTo(AXLE_STACK.findIndex(({ kind }) => kind === 'rod')) + ROD.thickness / 2;
  const back = y + 24;
  const axle = back + LEVER.axle;
  const low = back + CHEEK.base + CHEEK.height + 7;
  const half = LEVER.slot[0] / 2;
  const placed = (part: AxlePart): readonly [top: number, height: number] => {
    if (part.kind === 'cheek') return [back + CHEEK.base, CHEEK.height];
    if (part.kind === 'rod') return [y + 4, axle - y - 4 + ROD.axle];
    return [axle - part.high / 2, part.high];
  };
  return [
    label([x, y], 'Along its axle, 1 : 1', { size: 3.6, bold: true }),
    ...[middle - half - BESIDE, middle + half].flatMap((from) => [
      box([from, back - PANEL.thicknessMax], BESIDE, PANEL.thicknessMax, { fill: '#37474f', width: 0.2 }),
      box([from, back], BESIDE, CHEEK.base, { fill: FILLS.cheek, width: 0.2 }),
    ]),
    ...parts.flatMap((part, index) => {
      const [top, height] = placed(part);
      const from = left + lengthTo(AXLE_STACK.indexOf(part));
      const number = x + 2 + index * NUMBERS;
      return [
        box([from, top], part.mm, height, { fill: FILLS[part.kind], width: 0.2 }),
        line([from + part.mm / 2, top + height - 1], [number, low - 3], { width: 0.2, colour: '#555' }),
        label([number, low], String(index + 1), { ...SMALL, anchor: 'middle', bold: true }),
      ];
    }),
    line([left - 4, axle], [left + lengthTo(AXLE_STACK.length) + 4, axle], { width: 0.3, dash: '3 1 0.6 1' }),
    ...wrapped(parts.map(({ name }, index) => `${index + 1} ${name}`).join(', '), 74, 2.7).map(
      (text, index) => label([x, low + 6 + index * 3.8], text, SMALL),
    ),
  ];
}
