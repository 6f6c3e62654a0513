/** What the page that builds an overlay shows while nobody plays. */
import { expect, test } from 'vitest';
import { RULE_SETS } from '../../../src/game/index.ts';
import { pageView } from '../../../src/server/view/page-view.ts';
import type { TableView } from '../../../src/table/view.ts';
import { exampleWhileIdle } from '../../../web/overlay/example.ts';
import { StandInTable } from '../../browser/stand-in-table.ts';

const shown = (view: TableView) =>
  ({ type: 'snapshot', epoch: 'a', seq: 1, ...pageView(view, RULE_SETS) }) as const;

test('the dice of the example are drawn as a table draws them', () => {
  const table = new StandInTable(['Eric', 'Julie', 'Kim']);
  table.play([{ roll: '55523' }, { hold: 1 }, { hold: 2 }, { hold: 3 }]);
  const real = shown(table.view());
  const example = exampleWhileIdle(shown(new StandInTable().view()));
  expect(example.slots).toEqual(real.slots);
  expect(example.rules).toEqual(real.rules);
  expect(example.players.map(({ name }) => name)).toEqual(real.players.map(({ name }) => name));
});

test('while somebody plays there is no example', () => {
  const real = shown(new StandInTable(['Eric']).view());
  expect(exampleWhileIdle(real)).toBe(real);
});
