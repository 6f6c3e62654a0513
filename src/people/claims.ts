/** Whose a name is: where two names would be taken for each other, whoever took theirs first has both. */
import { houseSeat, isPersonId, nameLooks } from '../game/index.ts';
import type { Person } from './person.ts';

export class Claims {
  readonly #holders = new Map<string, string>();

  /** `people`: in the order in which they took their names. */
  constructor(people: readonly Pick<Person, 'id' | 'name'>[]) {
    for (const { id, name } of people)
      for (const look of nameLooks(name)) if (!this.#holders.has(look)) this.#holders.set(look, id);
  }

  /** Ids of those whom people would think of. */
  of(name: string): readonly string[] {
    if (isPersonId(name) || houseSeat(name) !== undefined) return [];
    return nameLooks(name).flatMap((look) => this.#holders.get(look) ?? []);
  }
}
