import { expect, test } from 'vitest';
import { INPUTS, LEDS } from '../../hardware/cabinet.ts';
import { BASE, baseProblems, OPENINGS, wallProblems } from '../../hardware/case.ts';
import { CABLES } from '../../hardware/harness.ts';
import { FILTER_WIRES } from '../../hardware/harness-counts.ts';
import { type Feature, leftHanded, PANEL, RIGHT_HANDED } from '../../hardware/panel.ts';
import { panelProblems } from '../../hardware/panel-rules.ts';
import { filterWireProblems, reachProblems } from '../../hardware/reach.ts';

const find = (features: readonly Feature[], name: string): Feature =>
  features.find((feature) => feature.name === name) as Feature;
const xOf = (features: readonly Feature[], name: string): number =>
  find(features, name).cuts[0]?.x ?? Number.NaN;

/** The panel with one of its features moved. */
const moved = (name: string, dx: number, dy: number): readonly Feature[] =>
  RIGHT_HANDED.map((feature) =>
    feature.name === name
      ? { ...feature, cuts: feature.cuts.map((cut) => ({ ...cut, x: cut.x + dx, y: cut.y + dy })) }
      : feature,
  );

test('neither panel breaks a rule', () => {
  expect(panelProblems()).toEqual([]);
  expect(panelProblems(leftHanded())).toEqual([]);
});

test.each([
  [
    'a button that cuts into its neighbour',
    moved('hold1', 75, 0),
    /hold1 and hold2 are 0 mm apart, at least 3/,
  ],
  ['a window in a screw', moved('hold3', 28, -38), /matrix 3 and hold3 are [\d.]+ mm apart/],
  ['a hole at the edge', moved('edge screw above 1', -4, 0), /edge screw above 1 is 2.8 mm from the edge/],
  ['a hole beyond the edge', moved('select', 0, 60), /select leaves the panel by 36 mm/],
  [
    'a lever whose bracket meets a matrix',
    moved('lever', -30, 0),
    /matrix 6 and lever meet behind the panel/,
  ],
  ['a bracket wider than what is left', moved('lever', 40, 0), /the body of lever sticks out of the panel/],
  [
    'a button over the wall of the box',
    moved('select', 0, 4),
    /the body of select meets the wall of the box/,
  ],
])('%s is found', (_, features, sentence) => {
  expect(panelProblems(features).join('\n')).toMatch(sentence);
});

test('what stands on the base stands apart, and mains from all else', () => {
  expect(baseProblems()).toEqual([]);
  const shifted = (name: string, dx: number): string =>
    baseProblems(BASE.map((each) => (each.name === name ? { ...each, x: each.x + dx } : each))).join('\n');
  expect(shifted('computer', -20)).toBe('board and computer are 0 mm apart, at least 1');
  expect(shifted('buzzer', 343)).toMatch(/^buzzer is -\d+ mm from a wall, at least 0$/);
  expect(shifted('computer', 40)).toBe('computer stands below the slot of the lever, where drinks run in');
  expect(shifted('fuses', -20)).toBe('LED supply and fuses are 41 mm apart, at least 50');
  expect(shifted('LED supply', -10)).toBe('LED supply is 41 mm from a wall, at least 50');
});

test('what is cut into the walls leaves wood between, and misses the base', () => {
  expect(wallProblems()).toEqual([]);
  const with_ = (name: string, change: object): string =>
    wallProblems({
      ...OPENINGS,
      back: OPENINGS.back.map((each) => (each.name === name ? { ...each, ...change } : each)),
    }).join('\n');
  expect(with_('door', { height: 80 })).toMatch(/back: a hole is -3 mm above the base, at least 2/);
  expect(with_('door', { y: 65 })).toMatch(/back: slot for air and door are 3.5 mm apart, at least 7/);
});

test('every cable of the harness is long enough for its way', () => {
  expect(reachProblems()).toEqual([]);
  const shortened = CABLES.map((cable) => (cable.kind === 'lane link' ? { ...cable, lengthM: 0.1 } : cable));
  expect(reachProblems(shortened)).toEqual(
    [1, 2, 3].map((lane) => `lane ${lane} link is 100 mm long, and its way 130 mm`),
  );
  // Two spots on the base, one of them named in brackets; and one on the panel: 255 to the side, 70 to the back, 180 up, 198 forward.
  const wanted = ['trunk', 'hold1 button'].map((name) => ({
    ...CABLES.find((each) => each.name === name)!,
    lengthM: 0,
  }));
  expect(reachProblems(wanted)).toEqual([
    'trunk is 0 mm long, and its way 255 mm',
    'hold1 button is 0 mm long, and its way 753 mm',
  ]);
});

test('wires from the Uno reach every corner of the filter board, however both are turned', () => {
  expect(filterWireProblems(FILTER_WIRES)).toEqual([]);
  expect(filterWireProblems([{ net: 'D2', lengthM: 0.15 }])).toEqual([
    'the wire D2 to the Uno is 150 mm long, and its way up to 247 mm',
  ]);
});

test('there is a window for each matrix, a hole for each input, and a lever', () => {
  const names = RIGHT_HANDED.map(({ name }) => name);
  expect(names.filter((name) => name.startsWith('matrix'))).toHaveLength(LEDS.slots);
  expect(INPUTS.filter((input) => !names.includes(input))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  ['right', RIGHT_HANDED],
  ['left', leftHanded()],
])(
  'for the %s hand, dice, holds and menu run from left to right, each hold under its die',
  (side, features) => {
    const order = (names: readonly string[]) => names.map((name) => xOf(features, name));
    for (const row of [
      ['hold1', 'hold2', 'hold3', 'hold4', 'hold5', 'hold6'],
      ['previous', 'next', 'select'],
    ])
      expect(order(row)).toEqual(order(row).toSorted((a, b) => a - b));
    for (let slot = 1; slot <= LEDS.slots; slot += 1)
      expect(xOf(features, `hold${slot}`)).toBe(xOf(features, `matrix ${slot}`));
    expect(xOf(features, 'lever') > PANEL.width / 2).toBe(side === 'right');
  },
);
