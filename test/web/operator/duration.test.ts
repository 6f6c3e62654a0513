import { expect, test } from 'vitest';
import schema from '../../../src/config/cabinet.schema.json' with { type: 'json' };
import { SETTINGS_PAGE } from '../../../src/language/en/operator-service.ts';
import { durationOf } from '../../../web/operator/duration.ts';

test.each([
  [90_000, '1 min 30 s'],
  [900_000, '15 min'],
  [3_661_500, '1 h 1 min 1.5 s'],
  [150, '0.15 s'],
  [0, undefined],
  [Number.NaN, undefined],
])('%d ms are said as %s', (ms, said) => {
  expect(durationOf(ms, SETTINGS_PAGE.units)).toBe(said);
});

test('every section of the cabinet file has a heading', () => {
  const sections = Object.entries(schema.properties)
    .filter(([, property]) => 'properties' in property)
    .map(([name]) => name);
  expect(Object.keys(SETTINGS_PAGE.sections).toSorted()).toEqual(['table', ...sections].toSorted());
});
