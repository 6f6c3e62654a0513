/** The table's own secret, kept over restarts: what it has signed it knows again. */
import { createHmac, randomBytes } from 'node:crypto';
import { Fault } from '../../fault/fault.ts';
import type { SecretStore } from './secret-file.ts';

const KEY_BYTES = 16;
const KEY = /^[\w-]{22}$/;

export class CabinetKey {
  readonly #text: string;
  /** Why it could not be kept: it counts until the table ends. */
  readonly fault: Fault | undefined;

  constructor(store: SecretStore) {
    const kept = store.read();
    const isKept = kept !== undefined && KEY.test(kept);
    this.#text = isKept ? kept : randomBytes(KEY_BYTES).toString('base64url');
    this.fault = isKept ? undefined : faultOf(() => store.write(this.#text));
  }

  /** 256 bits that nobody can make who does not have the key. */
  sign(text: string): string {
    return createHmac('sha256', this.#text).update(text).digest('base64url');
  }
}

function faultOf(write: () => void): Fault | undefined {
  try {
    write();
    return undefined;
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
}
