/**
 * Four digits by which somebody without a phone at hand is known at the buttons. There are only 10,000 of them: what is kept is a
 * slow hash with a salt of its own, and after three wrong ones the table waits, ten minutes at first, then twice as long each time.
 */
import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

export interface KeptCode {
  /** In hex, as the hash. */
  readonly salt: string;
  readonly hash: string;
}

export type CodeVerdict = 'right' | 'wrong' | 'wait';

const BYTES = 32;
const MOST_WRONG = 3;
const FIRST_WAIT_MS = 10 * 60 * 1000;
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000;

const slowHash = promisify<string, Buffer, number, Buffer>(scrypt);

export async function keptCode(code: string): Promise<KeptCode> {
  const salt = randomBytes(BYTES);
  return { salt: salt.toString('hex'), hash: (await slowHash(code, salt, BYTES)).toString('hex') };
}

export async function fits(code: string, { salt, hash }: KeptCode): Promise<boolean> {
  return timingSafeEqual(await slowHash(code, Buffer.from(salt, 'hex'), BYTES), Buffer.from(hash, 'hex'));
}

/** Codes that were tried for somebody since the right one. They are kept: pulling the plug gives nobody three more. */
export interface Tries {
  readonly wrong: number;
  /** How long the next wait is. */
  readonly waitMs: number;
  /** Wall time, ms since 1970. */
  readonly untilMs: number;
}

const NO_TRIES: Tries = { wrong: 0, waitMs: FIRST_WAIT_MS, untilMs: 0 };

/** With one more, which counts as a wrong one until it has turned out right; undefined: none may be tried now. */
export function triedOnce(tries: Tries = NO_TRIES, nowMs: number): Tries | undefined {
  const { wrong, waitMs, untilMs } = tries;
  // Nobody is shut out for longer by a clock that was wrong.
  if (nowMs < untilMs && untilMs - nowMs <= LONGEST_WAIT_MS) return undefined;
  return wrong + 1 < MOST_WRONG
    ? { wrong: wrong + 1, waitMs, untilMs }
    : { wrong: 0, waitMs: Math.min(LONGEST_WAIT_MS, 2 * waitMs), untilMs: nowMs + waitMs };
}

/** Of a key, which is long and random: a quick hash is enough. */
export function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
