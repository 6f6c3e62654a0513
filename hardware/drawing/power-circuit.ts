/** The feed of the LEDs, and where the two grounds meet. */
import { LEDS } from '../cabinet.ts';
import { VALUES } from '../electrics.ts';
import { CABLES, SUPPLIES } from '../harness.ts';
import { box, dot, label, line, type Point } from './svg.ts';
import { block, capacitor, fuse, ground, RESISTOR } from './symbols.ts';

const amperes = (name: string): string =>
  `${(CABLES.find((each) => each.name === name)?.fuseMa ?? 0) / 1000} A`;

export function powerCircuit([x, y]: Point): string[] {
  const { volts, maxMa } = SUPPLIES['LED supply'];
  const star = x + 58;
  const lanes = Array.from({ length: LEDS.lanes }, (_, index) => index + 1);
  const low = y + 21;
  return [
    ...block([x, y - 5], 24, 30, 'LED supply', `${volts} V, ${maxMa / 1000} A`, 'at the mains'),
    line([x + 24, y], [star, y]),
    ...fuse([x + 26, y], amperes('trunk')),
    line([x + 24, low], [star, low]),
    label([x + 26, y + 5], '5V-LED', { size: 2.6 }),
    label([x + 26, low - 1], 'GND-LED', { size: 2.6 }),
    box([star, y - 5], 3, 14, { fill: '#c62828' }),
    box([star, low - 3], 3, 7, { fill: '#222' }),
    label([star + 1.5, y - 6.4], 'star point', { size: 2.8, anchor: 'middle', bold: true }),
    ...capacitor([x + 42, y], `${VALUES.railFarad * 1e6} µF`, 'GND-LED'),
    ...lanes.flatMap((lane) => {
      const at = y - 3 + (lane - 1) * 5.6;
      return [
        line([star + 3, at], [star + 24, at]),
        ...fuse([star + 8, at], ''),
        label(
          [star + 25, at + 1],
          `${amperes(`lane ${lane} power`)} fuse → lane ${lane}, matrix ${lane * 2 - 1}`,
          {
            size: 2.8,
          },
        ),
      ];
    }),
    line([star + 3, low - 1], [star + 8 + RESISTOR.length, low - 1]),
    label([star + 20, low], `GND-LED of each lane`, { size: 2.8 }),
    line([star + 3, low + 2.5], [star + 14, low + 2.5]),
    dot([star + 3, low + 2.5]),
    ...ground([star + 14, low + 2.5]),
    label([star + 20, low + 4.4], 'ground join: GND-BOARD, once', { size: 2.8 }),
  ];
}
