import { expect, test } from 'vitest';
import { Fault } from '../../src/fault/fault.ts';
import { ChipLink } from '../../src/link/chip-link.ts';
import { LentLink } from '../../src/link/lent-link.ts';
import { startUno } from '../../src/testing.ts';

const AWAY = new Fault('board-flashing', 'emulated Uno');

function listening() {
  const closed: (Fault | undefined)[] = [];
  return {
    closed,
    listener: {
      bytes: () => undefined,
      closed: (reason: Fault | undefined) => {
        closed.push(reason);
      },
    },
  };
}

test('its board sees it end for the reason given, cannot open it meanwhile, and can afterwards', async () => {
  const inner = new ChipLink(startUno());
  const link = new LentLink(inner);
  const { closed, listener } = listening();
  await link.open(listener);
  const lent = link.lend(AWAY, async () => {
    expect(closed).toEqual([AWAY]);
    await expect(link.open(listener)).rejects.toBe(AWAY);
    // Whoever has it now opens it.
    await inner.open(listening().listener);
    await inner.close();
    return 'done';
  });
  expect(await lent).toBe('done');
  await link.open(listener);
  await link.close();
  expect(closed).toEqual([AWAY, undefined]);
});

test('work that fails gives it back too', async () => {
  const link = new LentLink(new ChipLink(startUno()));
  const fault = new Fault('flash-failed', { say: 'detail.flashSilent' });
  await expect(link.lend(AWAY, () => Promise.reject(fault))).rejects.toBe(fault);
  await link.open(listening().listener);
});
