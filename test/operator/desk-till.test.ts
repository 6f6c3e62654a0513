import { expect, test, vi } from 'vitest';
import { startDeskTable } from './desk-table.ts';

test('an operator gives a credit, clears credits and closes the books, and stands in them with a reason', async () => {
  const { desk, table } = await startDeskTable();
  const append = vi.spyOn(table.journal, 'append');
  await desk.book('Anna', { type: 'credit', credits: 2, why: 'the lever stuck' });
  expect(await desk.till()).toMatchObject({ mode: 'free', credits: '2', recent: { serviceCredits: 2 } });
  await desk.book('Anna', { type: 'close', why: 'emptied' });
  await desk.book('Ben', { type: 'clear', why: 'end of the party' });
  const { credits, recent, total } = await desk.till();
  expect([credits, recent.serviceCredits, total.serviceCredits]).toEqual(['0', 0, 2]);
  expect(append.mock.calls.flatMap(([, booked]) => booked ?? [])).toEqual([
    { type: 'service credit', credits: 2, by: 'Anna', why: 'the lever stuck' },
    { type: 'books closed', by: 'Anna', why: 'emptied' },
    { type: 'credits cleared', by: 'Ben', why: 'end of the party' },
  ]);
});

test('no operator gives more credits than the cabinet file lets the table hold', async () => {
  const { desk } = await startDeskTable();
  await desk.book('Anna', { type: 'credit', credits: 29, why: 'a party' });
  await expect(desk.book('Anna', { type: 'credit', credits: 2, why: 'more' })).rejects.toThrow(
    'The table holds 30 credits at most',
  );
  await desk.book('Anna', { type: 'credit', credits: 1, why: 'the last one' });
  expect((await desk.till()).credits).toBe('30');
});
