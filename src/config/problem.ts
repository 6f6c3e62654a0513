/** What is wrong with a configuration: where, what was expected, what was found. */
import type { z } from 'zod';
import type { Code, Text } from '../language/sentence.ts';
import { expectationOf, jsonSchema, keysOf, type Path, propertiesOf, schemaAt } from './key.ts';
import { nearName } from './near-name.ts';

export interface Problem {
  /** The place inside the source; an empty path means the source as a whole. */
  readonly path: Path;
  /** True when the key itself is wrong, not its value. */
  readonly atKey: boolean;
  /** What is wrong with it; `at` says where. */
  readonly why: Text;
  /** The key as people write it; an empty string where `why` names it, or where it is the source as a whole. */
  readonly at: string;
}

/** The whole complaint. */
export function problemText({ at, why }: Problem): Text {
  return at === '' ? why : { say: 'config.at', place: at, why };
}

/** Every issue of the schema check of `value`, in words. */
export function schemaProblems(issues: readonly z.core.$ZodIssue[], value: unknown): readonly Problem[] {
  return issues.flatMap((issue) => problemsOfIssue(issue, [], value));
}

function problemsOfIssue(issue: z.core.$ZodIssue, above: Path, value: unknown): readonly Problem[] {
  const path = [...above, ...issue.path.map((step) => (typeof step === 'number' ? step : String(step)))];
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey(path, key));
  // Keys and values where one of the choices is keys and values: what is wrong is inside.
  const inside =
    issue.code === 'invalid_union' ? issue.errors.find((inner) => inner.some(isInside)) : undefined;
  if (inside !== undefined) return inside.flatMap((inner) => problemsOfIssue(inner, path, value));
  return [wrongValue(path, valueAt(value, path))];
}

function isInside({ code, path }: z.core.$ZodIssue): boolean {
  return code === 'unrecognized_keys' || path.length > 0;
}

/** `leds.orientations[2]` for people. */
function pathText(path: Path): string {
  return path
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`))
    .join('');
}

/** What people try to set in a file that anybody may read. */
const SECRETS = /^(operator|(operator|admin)?[-_]?(pin|password))$/i;

function unknownKey(parent: Path, key: string): Problem {
  const siblings = Object.keys(propertiesOf(schemaAt(parent)) ?? {});
  const above = parent.length === 0 ? '' : `${pathText(parent)}.`;
  const near = nearName(key, siblings);
  const meant = near === undefined ? elsewhere(key) : `${above}${near}`;
  const hint: Code =
    parent.length === 0 && SECRETS.test(key)
      ? { say: 'config.operatorPin' }
      : meant === undefined
        ? { say: 'config.known', keys: siblings.join(', ') }
        : { say: 'config.meant', name: meant };
  const why: Code = { say: 'config.noKey', key: `${above}${key}`, hint };
  return { path: [...parent, key], atKey: true, at: '', why };
}

/** A key that is right, but written at the wrong place: `brightness` outside of `leds`. */
function elsewhere(key: string): string | undefined {
  const keys = keysOf().map(({ path }) => path);
  const near = nearName(
    key,
    keys.map((path) => path.at(-1) ?? ''),
  );
  return keys.find((path) => path.at(-1) === near)?.join('.');
}

function wrongValue(path: Path, found: unknown): Problem {
  const schema = schemaAt(path, jsonSchema());
  const near = typeof found === 'string' ? nearName(found, (schema.enum ?? []).map(String)) : undefined;
  const hint: Text = near === undefined ? '' : { say: 'config.meant', name: near };
  const why: Code = { say: 'config.wrong', expected: expectationOf(schema), found: foundText(found), hint };
  return { path, atKey: false, at: pathText(path), why };
}

function foundText(found: unknown): Text {
  if (found === null || found === undefined || found === '') return { say: 'config.nothing' };
  if (Array.isArray(found)) return { say: 'config.aList', count: found.length };
  if (typeof found === 'object') return { say: 'config.keysAndValues' };
  const text = JSON.stringify(found);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, step) => (inner as Readonly<Record<string | number, unknown>> | undefined)?.[step],
    value,
  );
}
