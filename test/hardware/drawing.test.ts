/** Drawings can be read on A4, and follow the tables. */
import { expect, test } from 'vitest';
import { ATMEGA328P } from '../../hardware/chips/atmega328p.ts';
import type { AvrPin } from '../../hardware/chips/avr.ts';
import { DICE, inChainOrder, pipName } from '../../hardware/dice.ts';
import { harnessSheet, together } from '../../hardware/drawing/harness-sheet.ts';
import { schematic } from '../../hardware/drawing/schematic.ts';
import { label, SMALLEST_TYPE, sheet, wrapped } from '../../hardware/drawing/svg.ts';
import { generatedFiles } from '../../hardware/generate.ts';
import { CABLES } from '../../hardware/harness.ts';
import { textProblems, textsOf } from './drawn-texts.ts';

const DRAWINGS = Object.entries(generatedFiles()).filter(([path]) => path.endsWith('.svg'));

test.each(DRAWINGS)(
  'every text of %s can be read on A4: large enough, on the paper and on no other text',
  (_, svg) => {
    expect(textsOf(svg).length).toBeGreaterThan(10);
    expect(textProblems(svg)).toEqual([]);
  },
);

test('small type, a text beyond the edge and one on another are found', () => {
  const broken = sheet(50, 20, 'broken', [
    label([5, 5], 'one text'),
    label([7, 6], 'another'),
    label([5, 12], 'small', { size: SMALLEST_TYPE - 0.1 }),
    label([45, 18], 'beyond the edge'),
  ]);
  expect(textProblems(broken)).toEqual([
    '"one text" and "another" lie on each other',
    '"small" is 2.4 mm high',
    '"beyond the edge" leaves the paper',
  ]);
});

test('a pin that moves, moves in both drawings', () => {
  const moved = ATMEGA328P.pins.map(
    (pin): AvrPin => (pin.name === 'buzzer' ? { ...pin, arduino: 'D99' } : pin),
  );
  expect(textsOf(harnessSheet(moved)).join('\n')).toContain('buzzer (D99)');
  expect(textsOf(schematic({ ...ATMEGA328P, pins: moved })).join('\n')).toContain('buzzer D99');
});

test('the harness has every cable, with the gauge and colour of each wire and its fuse', () => {
  const drawn = textsOf(harnessSheet(ATMEGA328P.pins)).join('\n');
  for (const { kind, lengthM, wires, fuseMa, to } of CABLES) {
    expect(drawn).toContain(`× ${kind}, ${lengthM} m`);
    expect(drawn).toContain(to.replace(/^matrix \d$/, 'matrix'));
    for (const { gauge, colour } of wires)
      if (kind !== 'USB') expect(drawn).toContain(`· ${colour} · AWG ${gauge}`);
    if (fuseMa !== undefined) expect(drawn).toContain(`${fuseMa / 1000} A fuse`);
  }
});

test('the schematic has every pin and every value', () => {
  const drawn = textsOf(schematic(ATMEGA328P)).join('\n');
  for (const { arduino, name } of ATMEGA328P.pins)
    expect(
      [`${arduino} ${name}`, `${name} ${arduino}`].some((text) => drawn.includes(text)),
      name,
    ).toBe(true);
  for (const value of ['330 Ω', '10 kΩ', '1 kΩ', '4.7 kΩ', '3.3 kΩ', '10 nF', '100 nF', '1000 µF'])
    expect(drawn).toContain(value);
});

test('numbered names are told together, others one after the other', () => {
  expect(together(['matrix 1', 'matrix 3', 'matrix 5'])).toBe('matrix 1, 3, 5');
  expect(together(['left display', 'right display'])).toBe('left display, right display');
  expect(together(['board', 'board'])).toBe('board');
  expect(wrapped('one two three', 14)).toEqual(['one two', 'three']);
});

test('a serpentine runs back in every second row', () => {
  expect(inChainOrder(DICE.pips.places, 'serpentine').map(pipName)).toEqual([
    ...['top left', 'top right', 'middle right', 'centre', 'middle left', 'bottom left', 'bottom right'],
  ]);
  const second = inChainOrder(DICE['5x5'].places, 'serpentine').slice(5, 10);
  expect(second.map(({ column }) => column)).toEqual([4, 3, 2, 1, 0]);
});
