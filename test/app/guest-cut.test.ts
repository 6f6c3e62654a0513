import { expect, test } from 'vitest';
import { recordOf } from '../../src/journal/memory/memory-history.ts';
import { guestCut } from '../../src/table/from-pages.ts';
import { NOTICE_MS } from '../../src/table/times.ts';
import { TestTable } from './test-table.ts';

test("a guest's word cuts the dice before the first roll: display, pages and journal tell it, and no later roll takes one", async () => {
  const table = await TestTable.start({ rolls: ['13456'] });
  expect(table.loop.guest((look) => guestCut(look, 1, 'early'))).toMatchObject({ type: 'ignored' });
  await table.begin();
  await table.press('hold3');
  expect(table.loop.view()?.guestsMayCut).toBe(true);
  expect(table.loop.guest((look) => guestCut(look, 2, 'next game'))).toMatchObject({ type: 'ignored' });
  expect(table.loop.guest((look) => guestCut(look, 1, 'Rhübarb'))).toMatchObject({ type: 'events' });
  await table.advance(1);
  expect(table.display).toBe('CUT RHUE');
  expect(table.message).toBe('A guest cuts the dice: Rhübarb.');
  expect(table.game?.cut).toBe('3Rhübarb');
  expect(table.journal.stored.at(-1)?.event).toEqual({ type: 'cut', text: 'Rhübarb', guest: true });
  await table.roll();
  expect(table.journal.stored.at(-1)?.event).toMatchObject({ type: 'rolled', cut: '3Rhübarb' });
  expect(table.loop.view()?.guestsMayCut).toBe(false);
  expect(table.loop.guest((look) => guestCut(look, 1, 'late'))).toMatchObject({ type: 'ignored' });
});

test('what is refused to a guest is shown to nobody else, and a player who leafs through the card goes on', async () => {
  const table = await TestTable.start();
  await table.begin();
  await table.press('next');
  const { display } = table;
  expect(table.loop.guest((look) => guestCut(look, 1, ' \u200b '))).toMatchObject({
    type: 'refused',
    refusal: { code: 'bad-word' },
  });
  await table.advance(1);
  expect(table.display).toBe(display);
  expect(table.loop.guest((look) => guestCut(look, 1, 'word')).type).toBe('events');
  await table.advance(NOTICE_MS + 1);
  expect(table.display).toBe(display);
});

test('guests cut nothing where the cabinet file does not want it', async () => {
  const table = await TestTable.start({ options: { guestCut: false } });
  await table.begin();
  expect(table.loop.view()?.guestsMayCut).toBe(false);
  expect(table.loop.guest((look) => guestCut(look, 1, 'word')).type).toBe('ignored');
});

test('the newest event that is durable is told with its place in the chain', async () => {
  const table = await TestTable.start();
  expect(table.loop.view()?.link).toBeUndefined();
  await table.begin();
  await table.press('hold3');
  await table.loop.settled();
  const { rows } = recordOf(table.journal.stored, 1) ?? { rows: [] };
  expect(table.loop.view()?.link).toEqual({ game: 1, seq: 2, hash: rows[1]?.hash });
});
