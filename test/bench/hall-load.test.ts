/** The measurement itself, with few tables and viewers; how fast they are, is no question of right or wrong. */
import { expect, test } from 'vitest';
import { hallLoad } from './hall-load.ts';

test('rows of all tables come into the database, and every change to every viewer', async () => {
  const { figures } = await hallLoad({
    tables: 20,
    rows: 400,
    seconds: 1,
    viewers: 40,
    away: 5000,
    turns: 3,
  });
  const value = (name: string) => figures.find((figure) => figure.name === name)?.value ?? Number.NaN;
  expect(value('20 tables: rows a second into the database')).toBeGreaterThan(0);
  expect(value('viewers at two gateways')).toBe(60);
  expect(value('changes that a viewer has not received')).toBe(0);
  expect(value('turns while rows go out')).toBeGreaterThan(0);
  expect(value('bytes of a change')).toBeLessThan(300);
});
