/** Settings as somebody writes them, in the form of a cabinet file: values by their keys. */
import { parse } from 'yaml';
import { messageOf } from '../../fault/fault.ts';
import type { Text } from '../../language/sentence.ts';
import { type WantedKeys, wantedSchema } from '../wire/order.ts';

const MOST_KEYS = 100;

/** Or what is wrong with them; whether a table has these keys, and takes these values, only the table knows. */
export function wantedKeys(text: string): WantedKeys | { readonly wrong: Text } {
  try {
    const pairs = pairsOf(parse(text), []);
    const { data, error } = wantedSchema.safeParse(Object.fromEntries(pairs));
    if (pairs.length === 0 || pairs.length > MOST_KEYS) return { wrong: { say: 'fleet.noSettings' } };
    return data ?? { wrong: { say: 'fleet.wrongSettings', why: error?.issues[0]?.message ?? '' } };
  } catch (error) {
    return { wrong: { say: 'fleet.wrongSettings', why: messageOf(error) } };
  }
}

/** `leds: { brightness: 80 }` and `leds.brightness: 80` are the same. */
function pairsOf(value: unknown, path: readonly string[]): readonly (readonly [string, unknown])[] {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.entries(value).flatMap(([key, inner]) => pairsOf(inner, [...path, key]));
  return path.length === 0 ? [] : [[path.join('.'), value]];
}
