/** People of a table without a disk. */
import { People } from '../../src/people/people.ts';
import type { PeopleStore } from '../../src/people/people-file.ts';
import type { Person, PersonWish } from '../../src/people/person.ts';

export const WISH: PersonWish = { name: 'Julie', colour: 2, emblem: 3, shows: false };

/** 43 characters, as phones make them. */
export const keyOf = (letter: string): string => letter.repeat(43);

export interface KnownPeople {
  readonly people: People;
  /** As it was written last. */
  written(): readonly Person[];
  /** From now on nothing can be written. */
  breakDisk(): void;
  wait(ms: number): void;
  /** Those that were written, as another start of the table knows them. */
  restart(): People;
}

export function knownPeople(): KnownPeople {
  let written: readonly Person[] = [];
  let broken = false;
  let nowMs = Date.UTC(2026, 0, 1);
  let drawn = 0;
  const store: PeopleStore = {
    read: () => written,
    async write(people) {
      if (broken) throw new Error('ENOSPC');
      written = people;
    },
  };
  const randomBytes = (count: number) => {
    drawn += 1;
    return Uint8Array.from({ length: count }, (_, index) => drawn >> (3 * index));
  };
  const start = () =>
    new People({
      store,
      randomBytes,
      wallNow: () => nowMs,
      onDisplay: (name) => name.toUpperCase().slice(0, 8),
    });
  return {
    people: start(),
    restart: start,
    written: () => written,
    breakDisk() {
      broken = true;
    },
    wait(ms) {
      nowMs += ms;
    },
  };
}

/** Throws where it is refused. */
export async function known(people: People, name: string, key = keyOf(name[0] ?? 'k')): Promise<Person> {
  const saved = await people.save(key, { ...WISH, name });
  if ('say' in saved) throw new Error(saved.say);
  return saved;
}
