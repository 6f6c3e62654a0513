import { createUser } from '@nats-io/nkeys';
import { expect, test } from 'vitest';
import { Cabinets } from '../../../src/hall/store/cabinets.ts';
import { idOf } from '../../../src/hall/wire/ids.ts';
import { testPool } from '../servers.ts';

test('a hall calls its tables by the names that they were taken in under, and those that it sent away no more', async () => {
  const cabinets = new Cabinets(await testPool());
  const [window, door] = [0, 1].map(() => createUser().getPublicKey()) as [string, string];
  await cabinets.claim(window, 'Window');
  await cabinets.claim(door, 'Door');
  await cabinets.revoke('Door');
  expect(await cabinets.names()).toEqual(new Map([[idOf(window), 'Window']]));
});
