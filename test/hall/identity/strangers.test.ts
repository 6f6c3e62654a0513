/** Who gets in: at the real nats-server with the hall's own configuration, and at its office. */

import { createAccount, createUser } from '@nats-io/nkeys';
import { connect, jwtAuthenticator } from '@nats-io/transport-node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askDesk } from '../../../src/hall/ask-desk.ts';
import { postTo } from '../../../src/hall/feed/ask-hall.ts';
import { openHallKeys, seedText } from '../../../src/hall/identity/hall-keys.ts';
import { servicePass, tableJwt } from '../../../src/hall/identity/jwt.ts';
import { wireBytes } from '../../../src/hall/wire/batch.ts';
import { CLAIM_PATH } from '../../../src/hall/wire/desk.ts';
import { idOf } from '../../../src/hall/wire/ids.ts';
import { everySubject, inboxOf, subjectOf } from '../../../src/hall/wire/subjects.ts';
import { type TestHall, testHall } from '../rig.ts';
import { hallFolder } from '../servers.ts';

const atEnd: (() => void | Promise<void>)[] = [];
let hall: TestHall;
beforeAll(async () => {
  hall = await testHall((end) => atEnd.unshift(end));
});
afterAll(async () => {
  for (const end of atEnd) await end();
});

const login = (jwt: string, key: ReturnType<typeof createUser>) =>
  connect({
    ...{ servers: [...hall.nats], maxReconnectAttempts: 0, reconnect: false },
    authenticator: jwtAuthenticator(jwt, new TextEncoder().encode(seedText(key))),
    inboxPrefix: inboxOf(idOf(key.getPublicKey())),
  });

test('a stranger, somebody with a hall of their own, and one with another’s pass stay outside', async () => {
  await expect(connect({ servers: [...hall.nats], reconnect: false })).rejects.toThrow(/uthorization/);
  const other = await servicePass(createAccount(), 'stranger', Date.now());
  await expect(login(other.jwt, other.key)).rejects.toThrow(/uthorization/);
  const [owner, thief] = [createUser(), createUser()];
  const pass = await tableJwt(hall.keys, owner.getPublicKey(), idOf(owner.getPublicKey()), Date.now());
  await expect(login(pass, thief)).rejects.toThrow(/uthorization/);
});

test('a table whose pass is over stays outside', async () => {
  const key = createUser();
  const longAgo = Date.now() - 91 * 24 * 60 * 60 * 1000;
  const pass = await tableJwt(hall.keys, key.getPublicKey(), idOf(key.getPublicKey()), longAgo);
  await expect(login(pass, key)).rejects.toThrow();
});

test('a table speaks as another, or listens to another, in vain', async () => {
  const key = createUser();
  const table = idOf(key.getPublicKey());
  const victim = idOf(createUser().getPublicKey());
  const connection = await login(await tableJwt(hall.keys, key.getPublicKey(), table, Date.now()), key);
  const refused: string[] = [];
  void (async () => {
    for await (const { type, ...status } of connection.status())
      if (type === 'error') refused.push(String((status as { error?: unknown }).error));
  })();
  connection.publish(subjectOf({ hall: hall.keys.hall, table: victim }, 'ev'), wireBytes({}));
  connection.subscribe(everySubject(hall.keys.hall, 'view'), { callback: () => {} });
  connection.subscribe(`${inboxOf(victim)}.>`, { callback: () => {} });
  await expect.poll(() => refused.filter((error) => /permission/i.test(error)).length).toBe(3);
  await connection.close();
});

test('nobody takes a table in without the code of the hall, nor tries for ever', async () => {
  const ask = async (hallCode: string) => {
    const body = wireBytes({ hallCode, code: 'ABCDEF', name: 'Mine' });
    const bytes = await postTo({ url: hall.url, ca: undefined }, CLAIM_PATH, body);
    return JSON.parse(Buffer.from(bytes ?? []).toString()).answer;
  };
  const wrong = hall.hallCode === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA';
  // Characters that no table can show are as unknown as those that none shows now, and as much of a guess.
  const at = { url: hall.url, ca: undefined };
  const claimed = askDesk(at, hall.hallCode, { claim: 'zzz-88Z', name: 'Bar' });
  await expect(claimed).rejects.toMatchObject({ about: { say: 'hall.unknown' } });
  for (let tries = 1; tries < 5; tries += 1) expect(await ask(wrong)).toBe('wrong-code');
  expect(await ask(hall.hallCode)).toBe('later');
});

test('a table asks in its own name alone', async () => {
  const [owner, thief] = [createUser(), createUser()];
  const sign = Buffer.from(thief.sign(new TextEncoder().encode('dicetable hall\nABCDEF\n'))).toString(
    'base64',
  );
  const body = wireBytes({ key: owner.getPublicKey(), code: 'ABCDEF', sign });
  expect(await postTo({ url: hall.url, ca: undefined }, '/hall/table', body)).toBeUndefined();
});

test('a hall is the same at its next start', () => {
  const file = `${hallFolder()}/hall-keys.json`;
  expect(openHallKeys(file).hall).toBe(openHallKeys(file).hall);
});
