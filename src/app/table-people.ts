/** What the table asks of those who know people: see `src/people`. */
import { type NameOf, unnamed } from '../game/index.ts';
import type { Code } from '../language/sentence.ts';
import type { SeatMark } from '../table/state/seat-mark.ts';

export interface TablePeople {
  /** Another function whenever somebody has another name. */
  readonly nameOf: NameOf;
  /** Undefined: nobody has this id, or not any more. */
  markOf(id: string): SeatMark | undefined;
  /** Somebody has this name, or one that people would take for it: whoever types it gets a number. */
  isClaimed(name: string): boolean;
  /** Who is meant by a name typed with the buttons, and has a code to prove it; undefined: nobody. */
  ownerOf(typed: string): string | undefined;
  /** Slow on purpose. Never rejects; `wait`: too many wrong ones. */
  checkCode(id: string, code: string): Promise<'right' | 'wrong' | 'wait'>;
  /** Somebody without a phone is known from now on, by a name and four digits: their id, or why not. Never rejects. */
  comeIn(name: string, code: string): Promise<string | Code>;
  /** Who waits for a seat: their ids, whoever came first first. */
  waiting(): readonly string[];
  /** These have taken a seat in a game: they wait no longer. */
  played(ids: readonly string[]): void;
}

/** A table that knows nobody. */
export const NO_PEOPLE: TablePeople = {
  nameOf: unnamed,
  markOf: () => undefined,
  isClaimed: () => false,
  ownerOf: () => undefined,
  checkCode: async () => 'wrong',
  comeIn: async () => ({ say: 'people.unknown' }),
  waiting: () => [],
  played: () => undefined,
};

/** Made anew only when value or names have changed: the table asks at every press. */
export function keptWhileSame<Value>(
  make: (value: Value, nameOf: NameOf) => Value,
): (value: Value, nameOf: NameOf) => Value {
  let last: { readonly value: Value; readonly nameOf: NameOf; readonly made: Value } | undefined;
  return (value, nameOf) => {
    if (last === undefined || last.value !== value || last.nameOf !== nameOf)
      last = { value, nameOf, made: make(value, nameOf) };
    return last.made;
  };
}
