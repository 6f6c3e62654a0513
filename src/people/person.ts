/** Somebody whom the table knows again, by a key that stays on a phone. */
import { EMBLEMS, PERSON_COLOURS } from '../../hardware/emblems.ts';

import type { KeptCode, Tries } from './code.ts';

/** Beside the name, so that people are told apart from far: numbers of them. */
export const COLOURS = PERSON_COLOURS.length;
export const EMBLEM_COUNT = Object.keys(EMBLEMS).length;

export interface Person {
  /** What the journal calls them. */
  readonly id: string;
  readonly name: string;
  /** SHA-256 of the key, in hex: whoever reads the file cannot sit down as somebody else. */
  readonly key: string;
  readonly colour: number;
  readonly emblem: number;
  /** ISO 8601. */
  readonly since: string;
  /** Everybody may see the profile. */
  readonly shows: boolean;
  /** By which the buttons know them; left out: they do not. */
  readonly code?: KeptCode | undefined;
  /** Of codes; left out: the last one was right. */
  readonly tries?: Tries | undefined;
  /** Has taken a seat in a game. */
  readonly played: boolean;
  /** ISO 8601: since when they wait for a seat; left out: they do not. */
  readonly waits?: string | undefined;
}

/** What people choose of themselves. */
export type PersonWish = Pick<Person, 'name' | 'colour' | 'emblem' | 'shows'>;

/** Whoever takes names by the hundred keeps nobody out; undefined: all have played. */
export function withoutOldestUnused(people: readonly Person[]): readonly Person[] | undefined {
  const oldest = people
    .filter(({ played }) => !played)
    .reduce<Person | undefined>(
      (first, each) =>
        first === undefined || Date.parse(each.since) < Date.parse(first.since) ? each : first,
      undefined,
    );
  return oldest && people.filter(({ id }) => id !== oldest.id);
}
