/**
 * The JSON Schema of the cabinet file for editors: they complete keys, show their meaning and mark mistakes.
 * A test fails when `cabinet.schema.json` is stale; `dicetable config --schema` prints a fresh one.
 */
import { CONFIG } from '../language/en/config.ts';
import { type JsonSchema, jsonSchema } from './key.ts';

export function editorSchema(): string {
  const schema = { title: CONFIG.title, ...withNumbers(jsonSchema()) };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

/** `90` needs no quotes in a cabinet file, so an editor must not ask for them. */
function withNumbers(schema: JsonSchema): JsonSchema {
  const { properties, items, anyOf, enum: values, type, expects: _, ...rest } = schema;
  const numbers = (values ?? []).filter((value) => /^\d+$/.test(`${value}`)).map(Number);
  return {
    ...rest,
    ...(type === undefined || numbers.length > 0 ? {} : { type }),
    ...(values === undefined ? {} : { enum: [...values, ...numbers] }),
    ...(anyOf === undefined ? {} : { anyOf: anyOf.map(withNumbers) }),
    ...(items === undefined ? {} : { items: withNumbers(items) }),
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, inner]) => [name, withNumbers(inner)]),
          ),
        }),
  };
}
