/** Whom the table knows, for an operator: who they are, and names that are free again. */
import { cleanText, type NameOf, typedName } from '../game/index.ts';
import type { Text } from '../language/sentence.ts';
import { DeskRejection } from '../server/operator/desk.ts';
import type { PeopleList, PersonRequest } from '../server/people/messages.ts';

export interface DeskPeople {
  readonly all: readonly {
    readonly id: string;
    readonly name: string;
    readonly since: string;
    readonly played: boolean;
  }[];
  readonly nameOf: NameOf;
  /** Their id. */
  whoIs(name: string): string | undefined;
  waiting(): readonly string[];
  /** This and what follows: rejects where it cannot be written. */
  forget(id: string): Promise<void>;
  setWaiting(id: string, waits: boolean): Promise<void>;
  callFirst(id: string): Promise<void>;
}

export function peopleAnswer(people: DeskPeople): PeopleList {
  return {
    waiting: people.waiting(),
    people: people.all.map(({ id, name, since, played }) => ({ id, name, since, played })),
  };
}

/** The phone of a name that is free again is asked for another; the games that were played stay, as those of a guest. */
export async function changePerson(people: DeskPeople, request: PersonRequest): Promise<Text> {
  const person = people.all.find(({ id }) => id === request.person);
  if (person === undefined) throw new DeskRejection('no-person', { say: 'people.nobody' });
  const { id, name } = person;
  if (request.do === 'free') {
    await people.forget(id);
    return { say: 'people.freed', name };
  }
  if (!people.waiting().includes(id))
    throw new DeskRejection('not-waiting', { say: 'people.waitsNot', name });
  if (request.do === 'leave') {
    await people.setWaiting(id, false);
    return { say: 'people.waitsNoMore', name };
  }
  await people.callFirst(id);
  return { say: 'people.isNext', name };
}

/** An operator knows who is there: a name that somebody has claimed means them, though nobody sits twice. */
export function seatsOfNamed(typed: readonly string[], people: DeskPeople): readonly string[] {
  const names = typed.map((text) => cleanText(typedName(text)));
  const owners = names.map((name) => people.whoIs(name));
  return names.map((name, at) => {
    const owner = owners[at];
    return owner === undefined || owners.indexOf(owner) < at ? name : owner;
  });
}
