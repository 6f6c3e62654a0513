/** Every key of the cabinet file as data, read from the schema: for checks, options, help and README. */
import { z } from 'zod';
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
  return z.toJSONSchema(cabinetSchema, { io: 'input' }) as JsonSchema;
}

/** Every key that holds a value, in the order of the schema. */
export function keysOf(schema: JsonSchema = jsonSchema(), path: readonly string[] = []): readonly Key[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    const here = [...path, name];
    return inner.properties === undefined ? [{ path: here, schema: inner }] : keysOf(inner, here);
  });
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
export function expectationOf(schema: JsonSchema): string {
  if (schema.enum !== undefined) return choice(schema.enum.map(String));
  const words = schema.patternErrorMessage ?? schema.errorMessage;
  if (words !== undefined) return words;
  if (schema.anyOf !== undefined) return schema.anyOf.map(expectationOf).join(' or ');
  if (schema.type === 'null') return 'null';
  if (schema.type === 'boolean') return 'true or false';
  if (schema.type === 'integer') return `a whole number from ${schema.minimum} to ${schema.maximum}`;
  if (schema.type === 'array') return `a list of ${count(schema)}, each ${expectationOf(schema.items ?? {})}`;
  if (schema.properties !== undefined) return `the keys ${Object.keys(schema.properties).join(', ')}`;
  return 'text';
}

function choice(values: readonly string[]): string {
  return values.length === 1 ? `${values[0]}` : `one of ${values.join(', ')}`;
}

function count({ minItems = 0, maxItems }: JsonSchema): string {
  return minItems === maxItems ? `${minItems}` : `${minItems} to ${maxItems}`;
}
