/** Command-line options of the configuration: one for every key of the cabinet file, derived from the schema. */
import { type JsonSchema, type Key, keysOf } from './key.ts';

export interface ConfigOption {
  readonly key: Key;
  /** With the two hyphens. */
  readonly flag: string;
  /** Placeholder of the value; undefined for a switch, which has a `--no-` twin. */
  readonly value: string | undefined;
}

/** Options that do not just spell the path of their key. */
const SHORT_FLAGS: Readonly<Record<string, string>> = {
  'board.kind': '--board',
  'board.port': '--port',
};

/** A placeholder lists so many choices at most: `<off|low|high>`. */
export const PLACEHOLDER_CHOICES = 4;

/** A list of groups of keys cannot be written on a command line. */
export function configOptions(): readonly ConfigOption[] {
  return optionKeys().map((key) => ({ key, flag: flagOf(key.path), value: placeholder(key.schema) }));
}

function optionKeys(): readonly Key[] {
  return keysOf().filter(({ schema }) => schema.items?.properties === undefined);
}

/** `--leds-colour-order` for leds.colourOrder. */
export function flagOf(path: readonly string[]): string {
  const kebab = path.join('-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return SHORT_FLAGS[path.join('.')] ?? `--${kebab}`;
}

/** What the schema is to check, from the text on the command line. */
export function optionValue(text: string, { type }: JsonSchema): unknown {
  if (type === 'integer') return /^[+-]?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : text;
  if (type !== 'array') return text;
  return text.trim() === '' ? [] : text.split(',').map((item) => item.trim());
}

function placeholder({ type, enum: values }: JsonSchema): string | undefined {
  if (type === 'boolean') return undefined;
  if (type === 'integer') return 'number';
  if (type === 'array') return 'list';
  return values === undefined || values.length > PLACEHOLDER_CHOICES ? 'text' : values.join('|');
}
