/** Who is signed in: random tokens, forgotten after a while without use, at a sign-out, and when the table ends. */
import { createHash, randomBytes } from 'node:crypto';
import type { WallClock } from '../wall-clock.ts';

export interface OperatorSession {
  /** As the operator typed it at the sign-in; it stands beside everything that is done. */
  readonly name: string;
}

/** An evening at the bar. */
export const SESSION_IDLE_MS = 12 * 60 * 60_000;

const TOKEN_BYTES = 16;
/** The one that was used the longest time ago makes room. */
const MOST_SESSIONS = 32;

interface StoredSession extends OperatorSession {
  usedMs: number;
}

export class OperatorSessions {
  readonly #clock: WallClock;
  /** By hash of the token, the newest use last: who reads this memory cannot act with it. */
  readonly #sessions = new Map<string, StoredSession>();

  constructor(clock: WallClock) {
    this.#clock = clock;
  }

  /** The token, 128 random bits. */
  open(name: string): string {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    this.#sessions.set(hashOf(token), { name, usedMs: this.#clock.now() });
    for (const oldest of this.#sessions.keys()) {
      if (this.#sessions.size <= MOST_SESSIONS) break;
      this.#sessions.delete(oldest);
    }
    return token;
  }

  /** `use` keeps it alive; a look alone does not. */
  find(token: string | undefined, use: boolean): OperatorSession | undefined {
    if (token === undefined) return undefined;
    const hash = hashOf(token);
    const session = this.#sessions.get(hash);
    if (session === undefined) return undefined;
    if (this.#clock.now() - session.usedMs >= SESSION_IDLE_MS) {
      this.#sessions.delete(hash);
      return undefined;
    }
    if (use) {
      session.usedMs = this.#clock.now();
      this.#sessions.delete(hash);
      this.#sessions.set(hash, session);
    }
    return session;
  }

  close(token: string | undefined): void {
    if (token !== undefined) this.#sessions.delete(hashOf(token));
  }

  closeAll(): void {
    this.#sessions.clear();
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64');
}
