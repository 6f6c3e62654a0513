/** The way back from a wrong box, or a bank too soon, as pages tell of it while the table has it open. */
import type { ToldSnapshot } from '../link/told.ts';
import { TEXTS } from '../texts/live.ts';

/** Undefined while select takes nothing back. */
export function wayBack({ scored }: Pick<ToldSnapshot, 'scored'>): string | undefined {
  if (scored?.takeable !== true) return undefined;
  return scored.row === null ? TEXTS.wrongBank : TEXTS.wrongBox;
}
