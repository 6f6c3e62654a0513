/** BUILD.md leads through everything, with counts that are counted here a second time, by hand. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BUILD_STEPS } from '../../hardware/build.ts';
import { buildPage } from '../../hardware/build-page.ts';
import { ATMEGA328P } from '../../hardware/chips/atmega328p.ts';
import type { AvrPin } from '../../hardware/chips/avr.ts';
import { PRINTED } from '../../hardware/printed.ts';
import { symptomsOf } from '../../hardware/symptoms.ts';

const PAGE = buildPage(ATMEGA328P);

test('every step says how long it takes, what is done and how it is checked', () => {
  for (const [index, { title, minutes, does, checks }] of BUILD_STEPS.entries()) {
    expect(PAGE).toContain(`\n## ${index + 1} ${title}\n`);
    expect(minutes).toBeGreaterThan(0);
    expect(does.length).toBeGreaterThan(0);
    expect(checks.length).toBeGreaterThan(0);
  }
});

test('cables, contacts and holes are those of the tables', () => {
  // Trunk, capacitor, three feeds, three data, three links, ten inputs, two displays, buzzer, rail sense, ground join.
  expect(PAGE).toContain('26 cables of 57 wires');
  // Lane data 3 × 2, displays 2 × 4, buzzer 2; trunk 2, lanes 3 × 2, capacitor 2, ground join; a holder for each of four fuses.
  expect(PAGE).toContain('16 contacts to crimp into plugs, 20 receptacles, 11 rings, 4 butt splices');
  // Four a matrix, display frame and bracket, six at the edge, the bolt of the earth; buttons.
  expect(PAGE).toContain('48 holes: 28 of 3.4 mm, 11 of 4.4 mm, 9 of 24 mm');
  expect(PAGE).toContain('21 parts, none of them with supports');
});

test('each printed part is there in both formats', () => {
  for (const name of Object.keys(PRINTED))
    for (const format of ['stl', '3mf'])
      expect(existsSync(`hardware/printed/${name}.${format}`), name).toBe(true);
  expect(readdirSync('hardware/printed')).toHaveLength(2 * Object.keys(PRINTED).length);
});

test('a pin that moves, moves in the table of symptoms', () => {
  const moved = ATMEGA328P.pins.map(
    (pin): AvrPin => (pin.name === 'lane1' ? { ...pin, arduino: 'D99' } : pin),
  );
  expect(symptomsOf(moved).some(({ wire }) => wire.includes('(D99, A1, A2)'))).toBe(true);
});

test('the README of hardware names each of its files', () => {
  const readme = readFileSync('hardware/README.md', 'utf8');
  const files = readdirSync('hardware').filter((file) => file !== 'README.md' && file !== 'chips');
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => !readme.includes(`\`${file}\``) && !readme.includes(`(${file})`))).toEqual(
    [],
  );
});
