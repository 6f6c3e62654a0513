/** Mains and earth, broken wire by wire. */
import { expect, test } from 'vitest';
import {
  EARTH_BOLT,
  EARTHED,
  MAINS,
  MAINS_WAYS,
  type MainsWire,
  mainsProblems,
} from '../../hardware/mains.ts';
import { reachProblems } from '../../hardware/reach.ts';

const changed = (to: string, change: Partial<MainsWire>): readonly MainsWire[] =>
  MAINS.map((wire) => (wire.conductor === 'PE' && wire.to === to ? { ...wire, ...change } : wire));

test('mains and earth break no rule, and every wire is long enough', () => {
  expect(mainsProblems()).toEqual([]);
  expect(reachProblems(MAINS_WAYS)).toEqual([]);
});

test.each(EARTHED)('a missing earth of %s is told', (place) => {
  expect(mainsProblems(MAINS.filter(({ conductor, to }) => conductor !== 'PE' || to !== place))).toEqual([
    `${place} has no earth`,
  ]);
});

test('an inlet without earth, a missing neutral, a wrong colour and a thin wire are told', () => {
  expect(mainsProblems(MAINS.filter(({ to }) => to !== EARTH_BOLT))).toEqual([
    'the earth of the inlet does not reach its bolt',
  ]);
  expect(mainsProblems(MAINS.filter(({ conductor }) => conductor !== 'N'))).toEqual([
    'N does not reach the LED supply',
  ]);
  expect(mainsProblems(changed('panel', { colour: 'green' }))).toEqual([
    'PE to panel is green: green-yellow is earth alone',
  ]);
  expect(mainsProblems(changed('lever', { mm2: 0.5 }))).toEqual(['PE to lever has 0.5 mm², at least 0.75']);
});
