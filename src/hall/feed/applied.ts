/**
 * Which settings of its hall this table has taken, kept in its data folder. What a person changes at the table afterwards stays until
 * the hall has a newer revision; the hall is told that it differs.
 */
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { readSecret, writeSecret } from '../identity/secret.ts';
import { heardAs } from '../wire/batch.ts';
import type { HallBeat } from '../wire/beat.ts';
import { type HallOrder, type OrderAnswer, wantedSchema } from '../wire/order.ts';
import { textSchema } from '../wire/text.ts';

const FILE = 'hall-settings.json';

const keptSchema = z.strictObject({
  hall: z.string(),
  revision: z.int(),
  keys: wantedSchema,
  refused: textSchema.nullable(),
});

type SettingsOrder = Extract<HallOrder, { readonly name: 'settings' }>;

/** What the cabinet file says of a key, or what holds where it says nothing. */
export type SettingOf = (key: string) => { readonly value: unknown; readonly default: unknown } | undefined;

export class Applied {
  readonly #file: string;
  #kept: z.output<typeof keptSchema> | undefined;

  /** Throws where the file cannot be read. */
  constructor(folder: string) {
    this.#file = join(folder, FILE);
    const text = readSecret(this.#file);
    this.#kept = text === undefined ? undefined : heardAs(keptSchema, Buffer.from(text));
  }

  /** Sent twice it is taken once: what somebody has changed meanwhile stays. */
  has(hall: string, { revision }: SettingsOrder): boolean {
    return this.#kept?.hall === hall && this.#kept.revision === revision && this.#kept.refused === null;
  }

  note(hall: string, { revision, keys }: SettingsOrder, { done, text }: OrderAnswer): void {
    this.#kept = { hall, revision, keys, refused: done ? null : text };
    writeSecret(this.#file, JSON.stringify(this.#kept));
  }

  /** What a beat says. */
  told(hall: string, settingOf: SettingOf): NonNullable<HallBeat['settings']> {
    if (this.#kept?.hall !== hall) return { revision: 0, refused: null, drift: [] };
    const { revision, keys, refused } = this.#kept;
    const drift = Object.entries(keys).flatMap(([key, wanted]) => {
      const now = settingOf(key);
      return isDeepStrictEqual(now?.value, wanted ?? now?.default) ? [] : [key];
    });
    return { revision, refused, drift: refused === null ? drift : [] };
  }

  /** What its hall is told at once. */
  get urgent(): string {
    return `${this.#kept?.revision} ${this.#kept?.refused === null}`;
  }
}
