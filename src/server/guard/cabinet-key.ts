/**
 * The table's own secret, kept over restarts. Whoever has it sits at the table: it stands in the address that is printed at
 * the start, and a browser that opened it keeps it. An address proves nothing of the kind, since behind a forwarded port
 * (`ssh -L`, a container's) everybody has that of the table's own machine. What the key has signed, the table knows again.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Fault } from '../../fault/fault.ts';
import { type Asking, COOKIE_SECONDS, cookieFor, cookieIn } from './cookies.ts';
import type { SecretStore } from './secret-file.ts';

const KEY_BYTES = 16;
const KEY = /^[\w-]{22}$/;

export class CabinetKey {
  /** For the address; 128 random bits. */
  readonly text: string;
  /** Why it could not be kept: it counts until the table ends. */
  readonly fault: Fault | undefined;

  constructor(store: SecretStore) {
    const kept = store.read();
    const isKept = kept !== undefined && KEY.test(kept);
    this.text = isKept ? kept : randomBytes(KEY_BYTES).toString('base64url');
    this.fault = isKept ? undefined : faultOf(() => store.write(this.text));
  }

  /** The Set-Cookie header of a browser that brought this text; undefined when it is not the key. */
  accept(request: Asking, typed: string): string | undefined {
    return this.#is(typed) ? cookieFor(request, 'cabinet', this.text, COOKIE_SECONDS) : undefined;
  }

  /** The browser of this request sits at the table. */
  isIn(request: Asking): boolean {
    const kept = cookieIn(request, 'cabinet');
    return kept !== undefined && this.#is(kept);
  }

  /** The address of this request has it: its browser comes for the first time. */
  isTyped({ url = '' }: { readonly url?: string | undefined }): boolean {
    const typed = new URLSearchParams(url.replace(/^[^?]*/, '')).get('key');
    return typed !== null && this.#is(typed);
  }

  /** 256 bits that nobody can make who does not have the key. */
  sign(text: string): string {
    return createHmac('sha256', this.text).update(text).digest('base64url');
  }

  /** In constant time. */
  #is(typed: string): boolean {
    return timingSafeEqual(hashOf(typed), hashOf(this.text));
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

/** Of equal length, whatever was typed. */
function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
