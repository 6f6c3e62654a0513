/** Whether a stored event is the one that the rules give, and in what it is another one. */
import type { Code } from '../../language/sentence.ts';
import type { GameEvent } from '../event.ts';

/** Of a value that is told. */
const LONGEST_TOLD = 60;

/** Undefined: they are the same. `found`: undefined where the game has no more events. */
export function difference(expected: GameEvent, found: GameEvent | undefined): Code | undefined {
  const { type } = expected;
  if (found === undefined) return { say: 'check.missing', expected: type };
  if (found.type !== type) return { say: 'check.follows', type: found.type, expected: type };
  const field = otherField(expected, found);
  if (field === undefined) return undefined;
  return {
    say: 'check.otherValue',
    type,
    field,
    found: toldIn(found, field),
    expected: toldIn(expected, field),
  };
}

function otherField(one: object, other: object): string | undefined {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].find(
    (key) => !isSame(fieldOf(one, key), fieldOf(other, key)),
  );
}

/** As JSON has them: a field that is left out is one without a value. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  return otherField(one, other) === undefined;
}

function fieldOf(value: object, key: string): unknown {
  return (value as Readonly<Record<string, unknown>>)[key];
}

function toldIn(event: GameEvent, field: string): string {
  return (JSON.stringify(fieldOf(event, field)) ?? '–').slice(0, LONGEST_TOLD);
}
