/** Symbols of a schematic (IEC 60617), each drawn from the point where its wire comes in. */
import { box, circle, dot, label, line, type Point, polyline } from './svg.ts';

const SMALL = { size: 2.6 } as const;
const GROUND_LED = '#1565c0';

/** A wire of right angles through these points. */
export const wirePath = (...points: readonly Point[]): string => polyline(points);

export const RESISTOR = { length: 10, height: 3 } as const;

/** Lies in a wire that goes on at its right. */
export function resistor([x, y]: Point, value: string): string[] {
  return [
    box([x, y - RESISTOR.height / 2], RESISTOR.length, RESISTOR.height, { fill: '#fff' }),
    label([x + RESISTOR.length / 2, y - 2.3], value, { ...SMALL, anchor: 'middle' }),
  ];
}

/** A fuse lies in its wire, which goes through it. */
export function fuse([x, y]: Point, value: string): string[] {
  return [
    box([x, y - RESISTOR.height / 2], RESISTOR.length, RESISTOR.height, { fill: '#fff8e1' }),
    line([x, y], [x + RESISTOR.length, y]),
    label([x + RESISTOR.length / 2, y - 2.3], value, { ...SMALL, anchor: 'middle' }),
  ];
}

/** GND-BOARD is the three lines, GND-LED the triangle: two nets that meet in the star point only. */
export function ground([x, y]: Point, net: 'GND-BOARD' | 'GND-LED' = 'GND-BOARD'): string[] {
  if (net === 'GND-LED')
    return [
      polyline(
        [
          [x - 1.8, y],
          [x + 1.8, y],
          [x, y + 2.4],
          [x - 1.8, y],
        ],
        { colour: GROUND_LED, fill: GROUND_LED },
      ),
    ];
  return [1.8, 1.1, 0.4].map((half, index) =>
    line([x - half, y + index * 0.8], [x + half, y + index * 0.8], { width: 0.4 }),
  );
}

/** An arrow up to the net that feeds it. */
export function supply([x, y]: Point, net: string): string[] {
  return [
    polyline([
      [x - 1.2, y + 1.6],
      [x, y],
      [x + 1.2, y + 1.6],
    ]),
    line([x, y], [x, y + 1.6]),
    label([x, y - 0.8], net, { ...SMALL, anchor: 'middle' }),
  ];
}

const UP = 9;

/** From a wire up to a supply. */
export function pullUp([x, y]: Point, value: string, net: string): string[] {
  return [
    dot([x, y]),
    line([x, y], [x, y - UP]),
    box([x - 1.5, y - 7], 3, 5, { fill: '#fff' }),
    ...supply([x, y - UP], net),
    label([x + 2.2, y - 3.6], value, SMALL),
  ];
}

const DOWN = 7.2;

/** From a wire down to the board's ground. */
export function pullDown([x, y]: Point, value: string): string[] {
  return [
    dot([x, y]),
    line([x, y], [x, y + DOWN]),
    box([x - 1.5, y + 1.4], 3, 4.6, { fill: '#fff' }),
    ...ground([x, y + DOWN]),
    label([x + 2.2, y + 4.6], value, SMALL),
  ];
}

export function capacitor(
  [x, y]: Point,
  value: string,
  net: 'GND-BOARD' | 'GND-LED' = 'GND-BOARD',
): string[] {
  return [
    dot([x, y]),
    line([x, y], [x, y + 3]),
    line([x - 2, y + 3], [x + 2, y + 3], { width: 0.5 }),
    line([x - 2, y + 4.2], [x + 2, y + 4.2], { width: 0.5 }),
    line([x, y + 4.2], [x, y + DOWN]),
    ...ground([x, y + DOWN], net),
    label([x + 2.6, y + 4.6], value, SMALL),
  ];
}

/** A contact that closes, from left to right. */
export function contact([x, y]: Point, length: number): string[] {
  return [
    circle([x + 0.6, y], 0.6, { fill: '#fff' }),
    circle([x + length - 0.6, y], 0.6, { fill: '#fff' }),
    line([x + 1, y - 0.4], [x + length - 1.4, y - 2.8], { width: 0.5 }),
  ];
}

/** Two wires between boards, in one cable. */
export function cable([x, y]: Point, length: number, text: string): string[] {
  return [
    line([x, y], [x + length, y], { dash: '1.2 0.8' }),
    circle([x, y], 0.6, { fill: '#fff' }),
    circle([x + length, y], 0.6, { fill: '#fff' }),
    label([x + length / 2, y - 1.2], text, { ...SMALL, anchor: 'middle', colour: '#555' }),
  ];
}

export function block([x, y]: Point, width: number, height: number, ...lines: readonly string[]): string[] {
  const top = y + height / 2 - ((lines.length - 1) * 3.4) / 2 + 1;
  return [
    box([x, y], width, height, { fill: '#f4f4f4' }, 1),
    ...lines.map((text, index) =>
      label([x + width / 2, top + index * 3.4], text, { size: 2.8, anchor: 'middle' }),
    ),
  ];
}
