/** Every key of the cabinet file as data, read from the schema: for checks, options, help and README. */
import { z } from 'zod';
import { KEYS } from '../language/en/keys.ts';
import { SENTENCES } from '../language/en/sentences.ts';
import { SWITCH } from '../language/en/switch.ts';
import { type Code, plain, type Text, tell } from '../language/sentence.ts';
import { cabinetSchema } from './schema.ts';

/** The part of JSON Schema that the cabinet file's schema uses. */
export interface JsonSchema {
  readonly type?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly (string | number)[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  /** What a pattern or a limit asks for, to be told in any language. */
  readonly expects?: Code;
  /** The same in English, for editors: keywords of VS Code. */
  readonly patternErrorMessage?: string;
  readonly errorMessage?: string;
  readonly anyOf?: readonly JsonSchema[];
}

export interface Key {
  readonly path: readonly string[];
  readonly schema: JsonSchema;
}

/** One place in a cabinet file: keys, and indices of lists. */
export type Path = readonly (string | number)[];

/** What a person may write, as JSON Schema. */
export function jsonSchema(): JsonSchema {
  return withWords(z.toJSONSchema(cabinetSchema, { io: 'input' }) as JsonSchema, []);
}

/** With what each key means, and what its value must be. */
function withWords(schema: JsonSchema, path: readonly string[]): JsonSchema {
  const { properties, items, anyOf, expects, description = wordsFor(path), ...rest } = schema;
  const message = expects && tell(SENTENCES, expects);
  return {
    ...(description === undefined ? {} : { description }),
    ...rest,
    ...(expects === undefined ? {} : { expects }),
    ...(message === undefined
      ? {}
      : { [rest.type === 'string' ? 'patternErrorMessage' : 'errorMessage']: message }),
    ...(items === undefined ? {} : { items: withWords(items, [...path, '']) }),
    ...(anyOf === undefined ? {} : { anyOf: anyOf.map((one) => withWords(one, [...path, ''])) }),
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, inner]) => [name, withWords(inner, [...path, name])]),
          ),
        }),
  };
}

function wordsFor(path: readonly string[]): string | undefined {
  const [first, , inner = '', ...deeper] = path;
  if (first === 'ruleSets' && deeper.length === 0 && inner in SWITCH)
    return SWITCH[inner as keyof typeof SWITCH];
  const key = path.join('.');
  return key in KEYS ? KEYS[key as keyof typeof KEYS] : undefined;
}

/** Every key that holds a value, in the order of the schema. */
export function keysOf(schema: JsonSchema = jsonSchema(), path: readonly string[] = []): readonly Key[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    const here = [...path, name];
    return inner.properties === undefined ? [{ path: here, schema: inner }] : keysOf(inner, here);
  });
}

/** What a key means, to be told in any language. */
export function meaningOf({ path }: Pick<Key, 'path'>): Code {
  return plain(`key.${path.join('.') as keyof typeof KEYS}`);
}

/** The schema of the value at `path`, or of the deepest known place above it. */
export function schemaAt(path: Path, root: JsonSchema = jsonSchema()): JsonSchema {
  return path.reduce<JsonSchema>((schema, step) => {
    const inner = typeof step === 'number' ? schema.items : propertiesOf(schema)?.[step];
    return inner ?? schema;
  }, root);
}

/** The keys that a value may have, also where it may be something else instead. */
export function propertiesOf({ properties, anyOf = [] }: JsonSchema): JsonSchema['properties'] {
  return properties ?? anyOf.find((one) => one.properties !== undefined)?.properties;
}

/** What is expected of a value, in words: "a whole number from 1 to 255". */
export function expectationOf(schema: JsonSchema): Text {
  if (schema.enum !== undefined) return choice(schema.enum.map(String));
  if (schema.expects !== undefined) return schema.expects;
  if (schema.anyOf !== undefined) return { say: 'expect.or', choices: schema.anyOf.map(expectationOf) };
  if (schema.type === 'null') return 'null';
  if (schema.type === 'boolean') return { say: 'expect.trueOrFalse' };
  if (schema.type === 'integer') {
    const { minimum: min = Number.MIN_SAFE_INTEGER, maximum: max = Number.MAX_SAFE_INTEGER } = schema;
    return { say: 'expect.whole', min, max };
  }
  if (schema.type === 'array') {
    const { minItems: min = 0, maxItems: max = min } = schema;
    return { say: 'expect.list', min, max, each: expectationOf(schema.items ?? {}) };
  }
  if (schema.properties !== undefined)
    return { say: 'expect.keys', keys: Object.keys(schema.properties).join(', ') };
  return { say: 'expect.text' };
}

export function choice(values: readonly string[]): Text {
  return values.length === 1 ? `${values[0]}` : { say: 'expect.oneOf', choices: values.join(', ') };
}
