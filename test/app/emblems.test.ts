/** People are told apart on the dice too. */
import { expect, test } from 'vitest';
import type { TableOptions } from '../../src/table/options.ts';
import { takeSeat } from '../../src/table/take-seat.ts';
import { known, knownPeople } from '../people/known-people.ts';
import { TestTable } from './test-table.ts';

/** A number of an emblem, a face for show, `?` before a roll, a digit where rolls are counted. */
const lit = ({ scene }: TestTable) =>
  scene.slots
    .map((slot) => {
      if (slot.kind === 'emblem') return `@${slot.emblem}`;
      if (slot.kind === 'sample') return slot.lit ? `${slot.face}!` : `${slot.face}`;
      return slot.kind === 'waiting' ? '?' : '-';
    })
    .join(' ');

async function turnOfJulie(options: Partial<TableOptions> = {}) {
  const { people } = knownPeople();
  const { id } = await known(people, 'Julie');
  const table = await TestTable.start({ rolls: ['13456', '22222', '33344'], people, options });
  await table.press('lever', 'hold2');
  table.loop.guest((look) => takeSeat(look, 1, id));
  await table.press('lever');
  await table.roll();
  await table.score('CH');
  return table;
}

test('the dice of a turn give way to the emblem of whose turn it is, then wait for the lever, which it never keeps back', async () => {
  const table = await turnOfJulie();
  expect(lit(table)).toBe('1 3 4 5 6 -');
  await table.advance(1500);
  expect(lit(table)).toBe('@3 @3 @3 @3 @3 -');
  expect(table.view.scene.slots[0]).toEqual({ kind: 'emblem', emblem: 3, colour: 2 });
  await table.advance(3000);
  expect(lit(table)).toBe('? ? ? ? ? -');
  const rolling = await turnOfJulie();
  await rolling.advance(1500);
  await rolling.roll();
  expect(rolling.faces).toBe('22222-');
});

test('on a calm table the emblem stands at once and is gone once, on dice of seven pixels there is none', async () => {
  const table = await turnOfJulie({ calm: true });
  const seen = new Set<string>();
  for (let step = 0; step < 40; step += 1) {
    seen.add(lit(table));
    await table.advance(100);
  }
  expect([...seen]).toEqual(['@3 @3 @3 @3 @3 -', '? ? ? ? ? -']);
  const pips = await turnOfJulie({ diceKind: 'pips' });
  await pips.advance(1500);
  expect(lit(pips)).not.toContain('@');
});

test('when a game is over its dice light up as the emblem of whoever has won', async () => {
  const { people } = knownPeople();
  const { id } = await known(people, 'Julie');
  const table = await TestTable.start({ rolls: Array(13).fill('66554'), people });
  await table.begin(1);
  table.loop.guest((look) => takeSeat(look, 0, id));
  await table.advance(10);
  for (let turn = 0; turn < 13; turn += 1) {
    await table.roll();
    await table.press('select', 'select', 'select');
    await table.advance(turn < 12 ? 400 : 0);
  }
  // The last score is seen first.
  await table.advance(4000);
  const seen = new Set<string>();
  for (let step = 0; step < 30; step += 1) {
    seen.add(lit(table));
    await table.advance(100);
  }
  expect([...seen]).toContain('@3 @3 6 6 6 6');
  expect([...seen].at(-1)).toBe('- - - - - -');
});
