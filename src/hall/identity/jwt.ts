/** What a hall signs: who somebody is, what they may say and hear, and until when. */
import { encodeAccount, encodeOperator, encodeUser } from '@nats-io/jwt';
import { createUser, type KeyPair } from '@nats-io/nkeys';
import { allowedTo } from '../wire/subjects.ts';
import type { HallKeys } from './hall-keys.ts';

const DAY_S = 24 * 60 * 60;
export const TABLE_DAYS = 90;
/** A service of the hall draws a key at each start, and is gone long before. */
const SERVICE_DAYS = 3650;

/** Left out, everything is forbidden: a hall has as many tables as there are. */
const NO_LIMITS = {
  ...{ conn: -1, leaf: -1, subs: -1, data: -1, payload: -1, imports: -1, exports: -1 },
  wildcards: true,
};

/** One answer to whatever it is asked, also after a release has come over a slow line (ttl in ns: 20 minutes). */
const ANSWERS = { max: 1, ttl: 1_200_000_000_000 };

interface ServicePass {
  readonly jwt: string;
  readonly key: KeyPair;
}

/** `key`: the table's public one. */
export function tableJwt(keys: HallKeys, key: string, table: string, nowMs: number): Promise<string> {
  const { say, hear } = allowedTo({ hall: keys.hall, table });
  return encodeUser(
    table,
    key,
    keys.account,
    { pub: { allow: [...say], deny: [] }, sub: { allow: [...hear], deny: [] }, resp: ANSWERS },
    { exp: nowS(nowMs) + TABLE_DAYS * DAY_S },
  );
}

/** For those who write, show and command: the whole of the account, or of the system's. */
export async function servicePass(account: KeyPair, name: string, nowMs: number): Promise<ServicePass> {
  const key = createUser();
  const jwt = await encodeUser(name, key, account, {}, { exp: nowS(nowMs) + SERVICE_DAYS * DAY_S });
  return { jwt, key };
}

/** Which account has signed this pass: its hall's. Undefined: it is none. */
export function issuerOf(jwt: string): string | undefined {
  try {
    const { iss } = JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString());
    return typeof iss === 'string' ? iss : undefined;
  } catch {
    return undefined;
  }
}

/** Revoked until `nowMs`: what the table is given later counts again. */
export function accountJwt(
  { operator, account, hall }: HallKeys,
  revoked: readonly { readonly key: string; readonly atMs: number }[],
): Promise<string> {
  const revocations = Object.fromEntries(revoked.map(({ key, atMs }) => [key, nowS(atMs)]));
  return encodeAccount(hall, account, { limits: NO_LIMITS, revocations }, { signer: operator });
}

/** Everything that a server of NATS has to be told of this hall. */
export async function serverTrust(
  keys: HallKeys,
  account: string,
): Promise<{ readonly operator: string; readonly system: string; readonly preload: Record<string, string> }> {
  const [accountKey, system] = [keys.account.getPublicKey(), keys.system.getPublicKey()];
  const operator = await encodeOperator(keys.hall, keys.operator, { system_account: system });
  const systemJwt = await encodeAccount('SYS', keys.system, { limits: NO_LIMITS }, { signer: keys.operator });
  return { operator, system, preload: { [accountKey]: account, [system]: systemJwt } };
}

function nowS(ms: number): number {
  return Math.floor(ms / 1000);
}
