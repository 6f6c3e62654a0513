/** filter-board.svg: the stripboard of the filters from the side of its parts, hole by hole. */

import { ATMEGA328P } from '../chips/atmega328p.ts';
import { pickUpHoles } from '../coin-rules.ts';
import {
  CORNER,
  FIVE,
  type FilterBoard,
  type FilterPart,
  GROUND,
  HOLES_A_SIDE,
  type Hole,
} from '../filter-blocks.ts';
import { filterBoard } from '../filter-board.ts';
import { filterLegend } from './filter-legend.ts';
import { box, circle, label, line, type Pen, type Point, polyline, sheet } from './svg.ts';

const PAPER = { width: 297, height: 210 } as const;
const PITCH = 4.5;
/** From the outer holes to the edge of the board. */
const EDGE = 3;
const FIRST_HOLE: Point = [34, 24];
const SIZE = (HOLES_A_SIDE - 1) * PITCH;
const RIGHT = FIRST_HOLE[0] + SIZE + EDGE;
const SMALL = { size: 2.5 } as const;
const MIDDLE = { ...SMALL, anchor: 'middle' } as const;
const STRIP: Pen = { width: 0, fill: '#f1e3c6' };
const RAILS: Readonly<Record<string, string>> = { [FIVE]: '#ffcc80', [GROUND]: '#cfd4d8' };
const INK: Readonly<Record<string, string>> = { [FIVE]: '#e65100', [GROUND]: '#455a64' };
/** Pins of a Nano that no cable is at; and one of its two grounds is enough. */
const NOT_WIRED: readonly string[] = ['D13', 'A6', 'A7'];
const PART: Pen = { fill: '#fff', width: 0.3 };

const at = ([column, row]: Hole): Point => [FIRST_HOLE[0] + column * PITCH, FIRST_HOLE[1] + row * PITCH];
const moved = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy];

const isLeftOf = (hole: Hole): boolean => hole[0] < HOLES_A_SIDE / 2;

/** Copper in the colour of its rail, interrupted where it is cut. */
function strips({ parts, cuts }: FilterBoard): string[] {
  const legs = parts.flatMap((part) => part.legs);
  return Array.from({ length: HOLES_A_SIDE }, (_, row) => {
    const edges = [-1, ...cuts.filter(([, of]) => of === row).map(([column]) => column), HOLES_A_SIDE].sort(
      (a, b) => a - b,
    );
    return edges.slice(1).map((right, index) => {
      const left = edges[index] ?? -1;
      const on = legs.find(({ hole }) => hole[1] === row && hole[0] > left && hole[0] < right);
      const start = moved(at([left + 1, row]), -1.8, -1.5);
      return box(
        start,
        (right - left - 2) * PITCH + 3.6,
        3,
        { ...STRIP, fill: RAILS[on?.net ?? ''] ?? STRIP.fill ?? '' },
        1,
      );
    });
  }).flat();
}

const holes = (): string[] =>
  Array.from({ length: HOLES_A_SIDE ** 2 }, (_, index) =>
    circle(at([index % HOLES_A_SIDE, Math.floor(index / HOLES_A_SIDE)]), 0.45, {
      fill: '#fff',
      width: 0.1,
      colour: '#a1887f',
    }),
  );

function cross(hole: Hole): string[] {
  const [x, y] = at(hole);
  const style: Pen = { colour: '#c62828', width: 0.6 };
  return [
    line([x - 1.3, y - 1.3], [x + 1.3, y + 1.3], style),
    line([x - 1.3, y + 1.3], [x + 1.3, y - 1.3], style),
  ];
}

/** Around all legs, so much wider. */
function body({ legs }: FilterPart, wider: number, higher: number, style: Pen): string {
  const points = legs.map(({ hole }) => at(hole));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return box(
    [x - wider, y - higher],
    Math.max(...xs) - x + 2 * wider,
    Math.max(...ys) - y + 2 * higher,
    style,
    0.8,
  );
}

const legsOf = ({ legs }: FilterPart): string[] =>
  legs.map(({ hole }) => circle(at(hole), 0.8, { fill: '#222', width: 0 }));

/** A body between two legs, with its reference on it. */
function between(part: FilterPart, fill: string): string[] {
  const [a, b] = part.legs.map(({ hole }) => at(hole));
  if (a === undefined || b === undefined) return [];
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const [width, height] = a[1] === b[1] ? [9, 3.4] : part.kind === 'resistor' ? [3.9, 9] : [3.9, 5];
  return [
    line(a, b, { width: 0.5 }),
    box([middle[0] - width / 2, middle[1] - height / 2], width, height, { ...PART, fill }, 1),
    // The strip below one that lies along it is cut at its left or right half.
    label(
      moved(middle, a[1] === b[1] ? (isLeftOf(part.legs[0]?.hole ?? [0, 0]) ? 1.9 : -1.9) : 0, 0.9),
      part.name,
      MIDDLE,
    ),
    ...legsOf(part),
  ];
}

/** Beside the board, at the row of the contact. */
function outsideTexts({ parts }: FilterBoard): string[] {
  const contacts = parts
    .filter(({ kind }) => kind === 'terminal' || kind === 'socket')
    .flatMap(({ kind, legs }) =>
      legs.map(({ hole, net, contact = net }, index) => ({
        row: hole[1],
        isLeft: hole[0] < HOLES_A_SIDE / 2,
        text: `${kind === 'socket' ? `${index + 1} ` : ''}${net.endsWith(', open') ? 'open' : contact}`,
      })),
    );
  const lines = new Map(contacts.map((each) => [`${each.isLeft} ${each.row}`, each]));
  return [...lines.values()].map(({ row, isLeft, text }) => {
    const y = at([0, row])[1] + 1;
    return isLeft
      ? label([FIRST_HOLE[0] - EDGE - 6, y], text, { size: 2.7, anchor: 'end' })
      : label([RIGHT + 6, y], text, { size: 2.7 });
  });
}

function drawn(part: FilterPart): string[] {
  const { kind, name, legs } = part;
  if (kind === 'resistor') return between(part, '#e3f2fd');
  if (kind === 'capacitor') return between(part, '#fff59d');
  if (kind === 'terminal') return [body(part, 8, PITCH, { fill: '#a5d6a7' }), ...legsOf(part)];
  if (kind === 'socket')
    return [
      body(part, 4.4, 4, { fill: '#fafafa' }),
      ...legs.map(({ hole }, index) =>
        label(moved(at(hole), isLeftOf(hole) ? -2.2 : 2.2, 0.9), String(index + 1), MIDDLE),
      ),
      ...legsOf(part),
    ];
  if (kind === 'link')
    return [
      polyline(
        legs.map(({ hole }) => at(hole)),
        { width: 0.8, colour: INK[name] ?? '#222' },
      ),
      ...legsOf(part),
    ];
  return [];
}

/** Where a wire comes from the Uno or Nano: the name of its pin above it. */
function wireEnd({ name, legs }: FilterPart, wires: readonly FilterPart[]): string[] {
  const pin =
    ATMEGA328P.pins.find((each) => each.name === name)?.arduino ??
    { [FIVE]: '5V', [GROUND]: 'GND' }[name] ??
    name;
  const isBelow = ([column, row]: Hole): boolean =>
    wires.some((wire) => wire.legs.some(({ hole }) => hole[0] === column && hole[1] === row - 1));
  return legs.flatMap(({ hole }) => [
    circle(at(hole), 1.5, { fill: '#fff', colour: '#1565c0', width: 0.6 }),
    name in RAILS
      ? label(moved(at(hole), 2.2, 0.9), pin, { ...SMALL, bold: true, colour: '#0d47a1' })
      : label(moved(at(hole), 0, isBelow(hole) ? 3.9 : -2.1), pin, {
          ...MIDDLE,
          bold: true,
          colour: '#0d47a1',
        }),
  ]);
}

function nano({ legs, ...part }: FilterPart): string[] {
  return [
    body({ legs, ...part }, 2.6, 7, { fill: 'none', dash: '1.6 1', colour: '#1565c0', width: 0.4 }),
    ...legs.flatMap(({ hole, contact = '' }) => {
      const [x, y] = at(hole);
      const inner = isLeftOf(hole) ? 1 : -1;
      const isWired =
        /^([DA]\d+|5V|GND)$/.test(contact) &&
        !NOT_WIRED.includes(contact) &&
        !(contact === 'GND' && inner === -1);
      return [
        box([x - 1.2, y - 1.2], 2.4, 2.4, PART),
        ...(isWired
          ? [circle([x + inner * PITCH, y], 1.1, { fill: '#fff', colour: '#1565c0', width: 0.5 })]
          : []),
        label([x + inner * (isWired ? PITCH + 1.6 : 2), y + 0.9], contact, {
          ...SMALL,
          anchor: inner === 1 ? 'start' : 'end',
        }),
      ];
    }),
    label([at([HOLES_A_SIDE / 2 - 0.5, 0])[0], at([0, HOLES_A_SIDE - 1])[1] - 4.5], 'USB', MIDDLE),
  ];
}

const scales = (): string[] =>
  Array.from({ length: HOLES_A_SIDE }, (_, index) => [
    label(moved(at([index, 0]), 0, -EDGE - 1.2), String(index + 1), MIDDLE),
    label(moved(at([0, index]), -EDGE - 1, 0.9), String(index + 1), { ...SMALL, anchor: 'end' }),
    label([RIGHT + 1, at([0, index])[1] + 0.9], String(index + 1), SMALL),
  ]).flat();

const corners = (): string[] =>
  [CORNER / 2 - 0.5, HOLES_A_SIDE - CORNER / 2 - 0.5].flatMap((x, _, both) =>
    both.flatMap((y) => [
      circle(at([x, y]), 5, { fill: '#fff', dash: '1 0.7', width: 0.2 }),
      circle(at([x, y]), 2.7, { fill: '#fff' }),
    ]),
  );

export function filterSheet(board: FilterBoard = filterBoard()): string {
  const { parts, cuts } = board;
  const wires = parts.filter(({ kind }) => kind === 'wire');
  const [x, y] = FIRST_HOLE;
  return sheet(PAPER.width, PAPER.height, 'filter board', [
    label([8, 10], `Filter board: stripboard of ${HOLES_A_SIDE} × ${HOLES_A_SIDE} holes, 100 × 100 mm`, {
      size: 4.2,
      bold: true,
    }),
    box([x - EDGE, y - EDGE], SIZE + 2 * EDGE, SIZE + 2 * EDGE, { fill: '#fbf7ee' }, 0.5),
    ...strips(board),
    ...holes(),
    ...corners(),
    ...scales(),
    ...parts.flatMap(drawn),
    ...cuts.flatMap(cross),
    ...parts.filter(({ kind }) => kind === 'Nano').flatMap(nano),
    ...wires.flatMap((wire) => wireEnd(wire, wires)),
    ...pickUpHoles().map(([, hole]) =>
      circle(at(hole), 1.3, { colour: '#2e7d32', width: 0.5, fill: '#fff' }),
    ),
    ...outsideTexts(board),
    ...filterLegend(board),
  ]);
}
