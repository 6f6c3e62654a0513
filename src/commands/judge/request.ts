/** What one line asks of the judge, as far as it can be checked without its rule set. Every mistake is said in words. */
import { nearName } from '../../config/near-name.ts';
import { type Face, isFace } from '../../game/index.ts';
import { SENTENCES } from '../../language/en/sentences.ts';
import { type Text, tell } from '../../language/sentence.ts';

/** A line that cannot be judged; the message says what is wrong with it, in English, as programs are told everything. */
export class BadLine extends Error {}

export function inEnglish(text: Text): string {
  return tell(SENTENCES, text);
}

const KEYS = ['rules', 'dice', 'card', 'category', 'column', 'claimed', 'keep', 'yahtzeeBonuses'] as const;
export type RequestKey = (typeof KEYS)[number];

/** Not undefined: the line has this key. */
export interface JudgeRequest {
  readonly rules: string;
  readonly dice: readonly Face[] | undefined;
  /** Points by category, or a list of such for a card with columns. */
  readonly card: unknown;
  readonly category: string | undefined;
  readonly column: number | undefined;
  readonly claimed: boolean | undefined;
  readonly keep: readonly Face[] | undefined;
  readonly yahtzeeBonuses: number | undefined;
}

/** Throws BadLine. */
export function readRequest(line: string): JudgeRequest {
  const { rules, dice, card, category, column, claimed, keep, yahtzeeBonuses } = readKeys(line, KEYS);
  return {
    rules: rulesId(rules),
    dice: optional(dice, (value) => faces('dice', value)),
    card,
    category: optional(category, (value) => text('category', value)),
    column: optional(column, (value) => count('column', value)),
    claimed: optional(claimed, (value) => truth('claimed', value)),
    keep: optional(keep, (value) => faces('keep', value)),
    yahtzeeBonuses: optional(yahtzeeBonuses, (value) => count('yahtzeeBonuses', value)),
  };
}

/** The values of a line that has no other keys than these. Throws BadLine. */
export function readKeys<K extends string>(
  line: string,
  known: readonly K[],
): Readonly<Partial<Record<K, unknown>>> {
  const values = parsed(line);
  const unknown = Object.keys(values).find((key) => !known.some((each) => each === key));
  if (unknown !== undefined) throw new BadLine(unknownWord('key', unknown, known));
  return values as Readonly<Partial<Record<K, unknown>>>;
}

export function rulesId(value: unknown): string {
  if (value === undefined) throw new BadLine('"rules" is missing: the id of a rule set.');
  return text('rules', value);
}

/** `There is no category "sevens" (did you mean sixes?).` */
export function unknownWord(what: string, word: string, known: readonly string[]): string {
  const near = word.length > SHOWN_LENGTH ? undefined : nearName(word, known);
  const hint = near === undefined ? `There are: ${known.join(', ')}.` : `Did you mean "${near}"?`;
  return `There is no ${what} ${inWords(word)}. ${hint}`;
}

/** A whole number from 0. */
export function count(name: string, value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  throw new BadLine(`"${name}" must be a whole number from 0, not ${inWords(value)}.`);
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const SHOWN_LENGTH = 60;

/** Lists and objects only by their size: what came in may be nested deeper than any stack. */
export function inWords(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (isRecord(value)) return 'an object';
  const written = typeof value === 'string' ? JSON.stringify(value) : `${value}`;
  return written.length > SHOWN_LENGTH ? `${written.slice(0, SHOWN_LENGTH)}…` : written;
}

function parsed(line: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    throw new BadLine(`This is no JSON: ${error instanceof Error ? error.message : error}`);
  }
  if (!isRecord(value)) throw new BadLine(`A line must be one JSON object, not ${inWords(value)}.`);
  return value;
}

export function optional<T>(value: unknown, read: (value: unknown) => T): T | undefined {
  return value === undefined ? undefined : read(value);
}

function text(name: string, value: unknown): string {
  if (typeof value === 'string') return value;
  throw new BadLine(`"${name}" must be text, not ${inWords(value)}.`);
}

export function truth(name: string, value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  throw new BadLine(`"${name}" must be true or false, not ${inWords(value)}.`);
}

export function faces(name: string, value: unknown): readonly Face[] {
  if (!Array.isArray(value)) throw new BadLine(`"${name}" must be a list of faces, not ${inWords(value)}.`);
  for (const face of value) {
    if (typeof face !== 'number' || !isFace(face)) {
      throw new BadLine(`"${name}" has ${inWords(face)}, but a face is a number from 1 to 6.`);
    }
  }
  return value;
}
