/** One key of the cabinet file as a page shows it and lets it be changed. */

import type { Text } from '../language/sentence.ts';

export interface Setting {
  /** `leds.brightness`. */
  readonly key: string;
  readonly help: Text;
  /** What is expected, in words. */
  readonly expects: Text;
  readonly kind: 'number' | 'switch' | 'choice' | 'text' | 'list' | 'other';
  readonly choices: readonly string[];
  readonly min: number | null;
  readonly max: number | null;
  readonly default: unknown;
  readonly value: unknown;
  /** `default`, `cabinet.yaml:3`, `--host`. */
  readonly origin: string;
  /** `now`: the table follows at once; `restart`: when it is started again; `never`: only somebody at the file changes it. */
  readonly takesEffect: 'now' | 'restart' | 'never';
}
