/** Whose a name is: where two names would be taken for each other, whoever took theirs first has both. */
import { houseSeat, isPersonId, nameLooks } from '../game/index.ts';
import type { Person } from './person.ts';

export class Claims {
  readonly #holders = new Map<string, string>();
  readonly #looks: ReadonlyMap<string, readonly string[]>;

  /** `people`: in the order in which they took their names; `before`: what most of these look like is known from there. */
  constructor(people: readonly Pick<Person, 'id' | 'name'>[], before?: Claims) {
    const known = before === undefined ? undefined : before.#looks;
    this.#looks = new Map(people.map(({ name }) => [name, known?.get(name) ?? nameLooks(name)]));
    for (const { id, name } of people)
      for (const look of this.#looks.get(name) ?? [])
        if (!this.#holders.has(look)) this.#holders.set(look, id);
  }

  /** Ids of those whom people would think of. */
  of(name: string): readonly string[] {
    if (isPersonId(name) || houseSeat(name) !== undefined) return [];
    return nameLooks(name).flatMap((look) => this.#holders.get(look) ?? []);
  }
}

/** Seats without a name, forgotten people and players of the house are called so, by whatever letters. */
export function isOurs(name: string): boolean {
  if (houseSeat(name) !== undefined) return true;
  return nameLooks(name).some((look) => /^(p[l|]ayer [\d|o]+( [\d|o]+)?$|guest |gast )/.test(look));
}
