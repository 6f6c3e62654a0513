/**
 * Who a hall is: an operator, who vouches for an account, which vouches for tables. Servers of NATS know operator and accounts alone,
 * so that a new table changes nothing there.
 */
import { createAccount, createOperator, fromSeed, type KeyPair } from '@nats-io/nkeys';
import { z } from 'zod';
import { idOf } from '../wire/ids.ts';
import { keptSecret } from './secret.ts';

const NAMES = ['operator', 'account', 'system'] as const;
type Name = (typeof NAMES)[number];

export interface HallKeys extends Readonly<Record<Name, KeyPair>> {
  /** What the hall is called on the wire. */
  readonly hall: string;
}

const seeds = z.strictObject({ operator: z.string(), account: z.string(), system: z.string() });

/** Made at the first start. Whoever has this file can be this hall. */
export function openHallKeys(file: string): HallKeys {
  const text = keptSecret(file, () => {
    const made = { operator: createOperator(), account: createAccount(), system: createAccount() };
    return JSON.stringify(Object.fromEntries(NAMES.map((name) => [name, seedText(made[name])])));
  });
  const read = seeds.parse(JSON.parse(text));
  const keys = {
    operator: keyOf(read.operator),
    account: keyOf(read.account),
    system: keyOf(read.system),
  };
  return { ...keys, hall: idOf(keys.account.getPublicKey()) };
}

export function seedText(key: KeyPair): string {
  return new TextDecoder().decode(key.getSeed());
}

export function keyOf(seed: string): KeyPair {
  return fromSeed(new TextEncoder().encode(seed));
}
