/** The state is resolved once a moment: a render looks rules and state up once, and no two places hold at a time. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { RULE_SETS } from '../../src/game/index.ts';
import { nextChangeMs } from '../../src/table/animation.ts';
import { makeScene } from '../../src/table/make-scene.ts';
import { OVERLAYS, PLACES } from '../../src/table/screens/list.ts';
import { lookAt, STATES } from '../../src/table/shown.ts';
import { momentOf } from '../../src/table/state/moment.ts';
import { TestTable } from '../app/test-table.ts';
import { situations } from './situations.ts';

afterEach(() => vi.restoreAllMocks());

/** Rule sets that count how often one of them is looked up. */
function countedSets() {
  const counter = { lookups: 0, ruleSets: [...RULE_SETS] };
  counter.ruleSets.find = ((...args: Parameters<typeof RULE_SETS.find>) => {
    counter.lookups += 1;
    return RULE_SETS.find(...args);
  }) as typeof counter.ruleSets.find;
  return counter;
}

describe.each(STATES)('in the state "%s"', (state) => {
  test('exactly one place holds', () => {
    const moment = momentOf(situations()[state]);
    const places = Object.entries(PLACES).filter(([, { when }]) => when(moment) !== undefined);
    expect(places).toHaveLength(1);
  });

  test('the screen that holds has the name that the list gives it', () => {
    for (const [name, { when }] of Object.entries({ ...PLACES, ...OVERLAYS })) {
      const shown = when(momentOf(situations()[state]));
      if (shown !== undefined) expect(shown.state).toBe(name);
    }
  });

  test('a render looks each rule set that it shows up once', () => {
    const sets = countedSets();
    const situation = situations()[state];
    const look = lookAt({ ...situation, options: { ...situation.options, ruleSets: sets.ruleSets } });
    const scene = makeScene(undefined, look);
    nextChangeMs(look, scene);
    // The rules that are offered, and those of the game that waits.
    expect(sets.lookups).toBe(state === 'continue' ? 2 : 1);
  });
});

test('while dice tumble, the table looks its rules and its state up once for each picture', async () => {
  const sets = countedSets();
  const table = await TestTable.start({ options: { ruleSets: sets.ruleSets } });
  await table.begin();
  await table.press('lever');
  // A page that is told asks for itself.
  table.loop.subscribe(() => undefined)();
  const resolved = vi.spyOn(PLACES.attract, 'when');
  const [pictures, lookups, views] = [table.pictures.length, sets.lookups, table.views.length];
  await table.advance(200);
  const drawn = table.pictures.length - pictures;
  expect(drawn).toBeGreaterThan(3);
  expect(table.views.length).toBe(views);
  expect(resolved).toHaveBeenCalledTimes(drawn);
  expect(sets.lookups - lookups).toBe(drawn);
});
