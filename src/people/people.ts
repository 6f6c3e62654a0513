/**
 * Whom the table knows. A phone makes a key of random bytes and keeps it; the table keeps its hash, and gives an id for the
 * journal. So nobody needs a password, and nobody else can be them; forgetting somebody leaves an id that means nothing.
 */
import {
  type NameOf,
  nameLooks,
  PERSON_ID_BYTES,
  personId,
  playerNames,
  typedName,
  unnamed,
} from '../game/index.ts';
import type { Code } from '../language/sentence.ts';
import { Claims, isOurs } from './claims.ts';
import { type CodeVerdict, fits, hashOf, type KeptCode, keptCode, triedOnce } from './code.ts';
import type { PeopleStore } from './people-file.ts';
import { COLOURS, EMBLEM_COUNT, type Person, type PersonWish, withoutOldestUnused } from './person.ts';

/** More than a bar has regulars; each is some hundred bytes. */
export const MOST_PEOPLE = 500;
const KEY_BYTES = 32;
/** Who takes a name and never sits down has it no longer after that. */
const UNUSED_MS = 24 * 60 * 60 * 1000;
/** Whoever has not been called by then has gone home. */
const LONGEST_WAIT_MS = 4 * 60 * 60 * 1000;

interface PeopleParts {
  readonly store: PeopleStore;
  /** Cryptographically strong. */
  readonly randomBytes: (count: number) => Uint8Array;
  /** Wall time, ms since 1970. */
  readonly wallNow: () => number;
  /** A name as the buttons can enter it, and the display shows it. */
  readonly onDisplay: (name: string) => string;
}

export class People {
  /** Another function whenever somebody has another name. */
  nameOf: NameOf = unnamed;
  readonly #parts: PeopleParts;
  #people: readonly Person[] = [];
  #claims = new Claims([]);
  #writing: Promise<void> = Promise.resolve();
  #changed = (): void => undefined;

  constructor(parts: PeopleParts) {
    this.#parts = parts;
    this.#take(parts.store.read());
  }

  /** Told whenever somebody has another name, or none any more. */
  follow(changed: () => void): void {
    this.#changed = changed;
  }

  /** In the order in which they took their names. */
  get all(): readonly Person[] {
    return this.#people;
  }

  find(id: string): Person | undefined {
    return this.#people.find((person) => person.id === id);
  }

  /** Whose key this is. */
  byKey(key: string): Person | undefined {
    const hash = hashOf(key);
    return this.#people.find((person) => person.key === hash);
  }

  readonly markOf = (id: string): Pick<Person, 'id' | 'colour' | 'emblem'> | undefined => {
    const person = this.find(id);
    return person && { id, colour: person.colour, emblem: person.emblem };
  };

  /** Not the whole table stops for a name: whoever types that of somebody else gets a number, as two of a name do. */
  readonly isClaimed = (name: string): boolean => this.#claims.of(name).length > 0;

  /** Whose name this is, as people read it; undefined: nobody's. */
  readonly whoIs = (name: string): string | undefined => this.#claims.of(name)[0];

  /**
   * Who is meant by what somebody has typed with the buttons, and has a code to prove it; undefined: nobody. There are eight letters
   * at most: of Christoph and Christopher, whoever took the name first is CHRISTOP.
   */
  readonly ownerOf = (typed: string): string | undefined => {
    const { onDisplay } = this.#parts;
    const [shown, looks] = [onDisplay(typed), nameLooks(typed)];
    return this.#people.find(
      ({ name, code }) =>
        code !== undefined &&
        (onDisplay(name) === shown || nameLooks(name).some((look) => looks.includes(look))),
    )?.id;
  };

  /** Never rejects. */
  readonly checkCode = async (id: string, code: string): Promise<CodeVerdict> => {
    const { code: kept, tries } = this.find(id) ?? {};
    if (kept === undefined) return 'wrong';
    const tried = triedOnce(tries, this.#parts.wallNow());
    if (tried === undefined) return 'wait';
    try {
      // On the disk before anybody knows whether it was right.
      await this.#change(id, { tries: tried });
    } catch {
      return 'wait';
    }
    // Who was forgotten meanwhile, or has another code now, is not known by this one.
    if (!(await fits(code, kept)) || this.find(id)?.code !== kept) return 'wrong';
    this.#change(id, { tries: undefined }).catch(() => undefined);
    return 'right';
  };

  /** Somebody without a phone is known from now on, by this name and code: their id, or why not. Never rejects. */
  readonly comeIn = async (name: string, code: string): Promise<string | Code> => {
    // Nobody has this key: only the code leads to them.
    const key = Buffer.from(this.#parts.randomBytes(KEY_BYTES)).toString('base64url');
    const count = this.#people.length;
    const look = { colour: count % COLOURS, emblem: count % EMBLEM_COUNT };
    try {
      const saved = await this.save(key, { name, ...look, shows: false }, await keptCode(code));
      return 'say' in saved ? saved : saved.id;
    } catch {
      return { say: 'people.notKept' };
    }
  };

  /** Why not, where the buttons mean somebody else by this name. Rejects where it cannot be kept. */
  async setCode(id: string, code: string): Promise<Code | undefined> {
    const kept = await keptCode(code);
    const { name = '' } = this.find(id) ?? {};
    const owner = this.find(this.ownerOf(name) ?? id);
    if (owner !== undefined && owner.id !== id)
      return { say: 'people.codeTaken', shown: this.#parts.onDisplay(name), name: owner.name };
    await this.#change(id, { code: kept, tries: undefined });
    return undefined;
  }

  /** Who waits for a seat: their ids, whoever came first first. */
  readonly waiting = (): readonly string[] => {
    const since = this.#parts.wallNow() - LONGEST_WAIT_MS;
    return this.#people
      .flatMap(({ id, waits }) => (waits === undefined || Date.parse(waits) < since ? [] : [{ id, waits }]))
      .sort((a, b) => Date.parse(a.waits) - Date.parse(b.waits))
      .map(({ id }) => id);
  };

  /** Waits for a seat from now on, or no longer; who waits already keeps the place. Rejects where it cannot be kept. */
  async setWaiting(id: string, waits: boolean): Promise<void> {
    if (this.waiting().includes(id) === waits) return;
    const since = waits ? new Date(this.#parts.wallNow()).toISOString() : undefined;
    await this.#change(id, { waits: since });
  }

  /** Before all others who wait, as if here before them; nothing for who does not wait. Rejects where it cannot be kept. */
  async callFirst(id: string): Promise<void> {
    const waiting = this.waiting();
    const [first] = waiting;
    if (first === undefined || first === id || !waiting.includes(id)) return;
    const since = this.find(first)?.waits;
    if (since === undefined) return;
    const waits = new Date(Date.parse(since) - 1).toISOString();
    await this.#change(id, { waits });
  }

  readonly played = (ids: readonly string[]): void => {
    const people = this.#people.map((person) =>
      ids.includes(person.id) && (!person.played || person.waits !== undefined)
        ? { ...person, played: true, waits: undefined }
        : person,
    );
    // What could not be written is written with the next change; nobody is at the page to be told.
    if (people.some((person, index) => person !== this.#people[index]))
      this.#keep(people).catch(() => undefined);
  };

  /** Whose key this is has that name, colour and emblem now, and is known from now on. Rejects where that cannot be kept. */
  async save(key: string, wish: PersonWish, code?: KeptCode): Promise<Person | Code> {
    const known = this.byKey(key);
    const [name = ''] = playerNames([typedName(wish.name)]);
    if (isOurs(name)) return { say: 'people.badName' };
    const others = this.#people.filter(
      ({ id, ...person }) => id !== known?.id && (person.played || !this.#isUnused(person)),
    );
    if (new Claims(others, this.#claims).of(name).length > 0) return { say: 'people.taken', name };
    const room = others.length < MOST_PEOPLE ? others : withoutOldestUnused(others);
    if (room === undefined) return { say: 'people.full' };
    const person: Person = {
      ...(known ?? this.#newcomer(key)),
      ...{ name, colour: wish.colour, emblem: wish.emblem, shows: wish.shows },
      ...(code !== undefined && { code }),
    };
    if (known?.name === name) {
      const people = this.#people.filter(({ id }) => id === person.id || room.some((each) => each.id === id));
      await this.#keep(people.map((each) => (each.id === person.id ? person : each)));
      return person;
    }
    // By this name the buttons may mean somebody else: the code would lead nowhere.
    const owner = this.ownerOf(name);
    const free = owner === undefined || owner === person.id ? person : { ...person, code: undefined };
    await this.#keep([...room, free]);
    return free;
  }

  /** The journal keeps an id that nobody has any more. Rejects where that cannot be kept. */
  async forget(id: string): Promise<void> {
    await this.#keep(this.#people.filter((person) => person.id !== id));
  }

  #newcomer(key: string): Omit<Person, keyof PersonWish> {
    const { randomBytes, wallNow } = this.#parts;
    const since = new Date(wallNow()).toISOString();
    return { id: personId(randomBytes(PERSON_ID_BYTES)), key: hashOf(key), since, played: false };
  }

  async #change(id: string, change: Partial<Person>): Promise<void> {
    await this.#keep(this.#people.map((person) => (person.id === id ? { ...person, ...change } : person)));
  }

  #isUnused({ since }: Pick<Person, 'since'>): boolean {
    return this.#parts.wallNow() - Date.parse(since) > UNUSED_MS;
  }

  /** One write after the other; it counts at once, and goes back where it cannot be written. */
  async #keep(people: readonly Person[]): Promise<void> {
    const before = this.#people;
    this.#take(people);
    this.#changed();
    const writing = this.#writing.then(() => this.#parts.store.write(this.#people));
    this.#writing = writing.catch(() => undefined);
    try {
      await writing;
    } catch (error) {
      this.#take(before);
      this.#changed();
      throw error;
    }
  }

  #take(people: readonly Person[]): void {
    this.#people = people;
    this.#claims = new Claims(people, this.#claims);
    const names = new Map(people.map(({ id, name }) => [id, name]));
    this.nameOf = (player) => names.get(player) ?? unnamed(player);
  }
}
