/** Whom the table knows, for an operator: who they are, and names that are free again. */
import { type NameOf, typedName } from '../game/index.ts';
import type { Text } from '../language/sentence.ts';
import { DeskRejection } from '../server/operator/desk.ts';
import type { PeopleList } from '../server/people/messages.ts';

export interface DeskPeople {
  readonly all: readonly {
    readonly id: string;
    readonly name: string;
    readonly since: string;
    readonly played: boolean;
  }[];
  readonly nameOf: NameOf;
  /** Rejects where it cannot be written. */
  forget(id: string): Promise<void>;
}

export function peopleAnswer({ all }: DeskPeople): PeopleList {
  return { people: all.map(({ id, name, since, played }) => ({ id, name, since, played })) };
}

/** The phone that had it is asked for a name again; the games that were played stay, as those of a guest. */
export async function freePerson(people: DeskPeople, id: string): Promise<Text> {
  const person = people.all.find((one) => one.id === id);
  if (person === undefined) throw new DeskRejection('no-person', { say: 'people.nobody' });
  await people.forget(id);
  return { say: 'people.freed', name: person.name };
}

/** An operator knows who is there: a name that somebody has claimed means them. */
export function seatsOfNamed(typed: readonly string[], { all }: DeskPeople): readonly string[] {
  return typed.map((text) => all.find(({ name }) => name === text)?.id ?? typedName(text));
}
