/** Who this table is, in its data folder: its key, made at the first start, and what the hall gave it last. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createUser, type KeyPair } from '@nats-io/nkeys';
import type { Text } from '../../language/sentence.ts';
import { drawCode } from '../identity/code.ts';
import { keyOf, seedText } from '../identity/hall-keys.ts';
import { keptSecret, readSecret, writeSecret } from '../identity/secret.ts';
import { heardAs } from '../wire/batch.ts';
import { type Pass, passSchema } from '../wire/claim.ts';
import { idOf } from '../wire/ids.ts';
import { askHall, type HallAddress, whyNot } from './ask-hall.ts';

const KEY_FILE = 'hall-key';
const PASS_FILE = 'hall-pass.json';
/** A pass that has less left is renewed: a hall may be away for a month. */
const RENEW_BEFORE_MS = 30 * 24 * 60 * 60 * 1000;

export class TablePass {
  readonly #at: HallAddress;
  readonly #file: string;
  readonly key: KeyPair;
  /** Shown in service until somebody types it at the hall; another one at each start. */
  readonly code = drawCode();
  #pass: Pass | undefined;
  #why: Text = '';

  /** Throws where the key cannot be read or kept. */
  constructor(folder: string, at: HallAddress) {
    this.#at = at;
    this.#file = join(folder, PASS_FILE);
    this.key = keyOf(keptSecret(join(folder, KEY_FILE), () => seedText(createUser())));
    const kept = readSecret(this.#file);
    this.#pass = kept === undefined ? undefined : heardAs(passSchema, Buffer.from(kept));
  }

  get table(): string {
    return idOf(this.key.getPublicKey());
  }

  get kept(): Pass | undefined {
    return this.#pass;
  }

  /** Why the hall did not answer, in the words of system or certificate; '' where it did, or they have none. */
  get why(): Text {
    return this.#why;
  }

  isOld(nowMs: number): boolean {
    return this.#pass === undefined || this.#pass.untilMs - nowMs < RENEW_BEFORE_MS;
  }

  /** What the hall says of this table; `away`: nothing. What it gives is kept, what it takes back is thrown away. */
  async ask(): Promise<'claimed' | 'waiting' | 'revoked' | 'away'> {
    this.#why = '';
    const answer = await askHall(this.#at, this.key, this.code).catch((error: unknown) => {
      this.#why = whyNot(error, this.#at);
      return undefined;
    });
    if (answer === undefined) return 'away';
    if (answer.state !== 'claimed') {
      this.#pass = undefined;
      rmSync(this.#file, { force: true });
      return answer.state;
    }
    this.#pass = answer;
    writeSecret(this.#file, JSON.stringify(answer));
    return 'claimed';
  }
}
