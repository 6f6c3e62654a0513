/**
 * A sentence travels as a code with its values, plain JSON, and is made at the edge, in the language of whoever reads:
 * `{ say: 'table.rollsLeft', player: 'Eric', rolls: 2 }`. A literal is a sentence too: names, and the words of a cabinet
 * file, are in whatever language somebody wrote them.
 */
import type { SENTENCES } from './en/sentences.ts';
import type { WordsEntry } from './words.ts';

/** What may stand where a sentence or a name stands. */
export type Text = string | Code;

/** Values of a code: where the words want text, a code will do. */
type Given<Values> = {
  readonly [Key in keyof Values]: string extends Values[Key]
    ? Text
    : Values[Key] extends readonly string[]
      ? readonly Text[]
      : Values[Key];
};

type Sections = typeof SENTENCES;

/** `section.key` of the sentences that need no values. */
type PlainOf<Section extends keyof Sections & string> = {
  [Key in keyof Sections[Section] & string]: Sections[Section][Key] extends string
    ? `${Section}.${Key}`
    : never;
}[keyof Sections[Section] & string];

type FilledOf<Section extends keyof Sections & string> = {
  [Key in keyof Sections[Section] & string]: Sections[Section][Key] extends (values: infer Values) => string
    ? { readonly say: `${Section}.${Key}` } & Given<Values>
    : never;
}[keyof Sections[Section] & string];

/** The codes that need no values. */
export type Plain = { [Section in keyof Sections & string]: PlainOf<Section> }[keyof Sections & string];

/** Those without values are one member of it: a union of each of them alone would be more than TypeScript takes. */
export type Code =
  | { readonly say: Plain }
  | { [Section in keyof Sections & string]: FilledOf<Section> }[keyof Sections & string];

/** For whoever makes the code of many: `plain(`box.${kind}`)`. */
export function plain(say: Plain): Code {
  return { say } as Code;
}

/** Sentences one after the other; empty ones say nothing. */
export function row(...parts: readonly Text[]): Text {
  const spoken = parts.filter((part) => part !== '');
  return spoken.length < 2 ? (spoken[0] ?? '') : { say: 'text.row', parts: spoken };
}

/** The sentences of a language, or those of its sections that a page has. */
export type SpokenWords = Readonly<Record<string, Readonly<Record<string, WordsEntry>>>>;

/** Told in these words. A code that they do not have (a page is older than its table) is told by its name. */
export function tell(words: SpokenWords, text: Text): string {
  if (typeof text === 'string') return text;
  const { say, ...values } = text;
  const dot = say.indexOf('.');
  const entry = words[say.slice(0, dot)]?.[say.slice(dot + 1)];
  if (entry === undefined) return say;
  return typeof entry === 'string' ? entry : entry(toldValues(words, values) as never);
}

/** A value with every code in it told. */
export type InWords<Value> = unknown extends Value
  ? Value
  : Value extends string | number | boolean | null | undefined
    ? Value
    : Value extends { readonly say: string }
      ? string
      : { readonly [Key in keyof Value]: InWords<Value[Key]> };

export function tellAll<Value>(words: SpokenWords, value: Value): InWords<Value> {
  return toldValue(words, value) as InWords<Value>;
}

function toldValues(words: SpokenWords, values: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, toldValue(words, value)]));
}

function toldValue(words: SpokenWords, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => toldValue(words, each));
  if (isCode(value)) return tell(words, value);
  return typeof value === 'object' && value !== null ? toldValues(words, value) : value;
}

function isCode(value: unknown): value is Code {
  return typeof value === 'object' && value !== null && 'say' in value;
}
