/** What phones ask of those who know people, and what they are told. */
import type { InWords, Text } from '../../language/sentence.ts';

/** The body of `POST /people`; `key`: 32 random bytes in base64url, which stay on the phone. */
export interface PeopleRequest {
  readonly key: string;
  readonly ask:
    | { readonly do: 'who' | 'forget' | 'record' }
    /** For a seat, or no longer. */
    | { readonly do: 'wait' | 'leave' }
    | {
        readonly do: 'save';
        readonly name: string;
        readonly colour: number;
        readonly emblem: number;
        readonly shows: boolean;
      }
    | { readonly do: 'sit'; readonly player: number }
    /** Of several who share this seat; left out: they leave their team. */
    | { readonly do: 'team'; readonly player?: number | undefined }
    /** Four digits, for whoever sits down with the buttons. */
    | { readonly do: 'code'; readonly code: string };
}

export interface PersonView {
  readonly id: string;
  readonly name: string;
  readonly colour: number;
  readonly emblem: number;
  /** Everybody may see the profile. */
  readonly shows: boolean;
  /** ISO 8601. */
  readonly since: string;
  /** Only told to themselves: they can sit down with the buttons. */
  readonly coded?: true;
}

/** null: nobody has this key. */
export interface PeopleAnswer {
  readonly person: PersonView | null;
  readonly text: Text;
}

/** `/people/<id>.json`, of whoever shows it, and the own one for a key. */
export interface ProfileAnswer {
  readonly person: PersonView;
  readonly record: ProfileRecord;
}

export interface ProfileRecord {
  readonly games: number;
  /** Against others. */
  readonly contests: number;
  readonly wins: number;
  /** Games in which they shared a seat, which count nowhere else. */
  readonly teams: { readonly games: number; readonly wins: number };
  readonly streak: { readonly now: number; readonly best: number };
  readonly sets: readonly ProfileSet[];
  /** Two of a game are compared with each other alone. */
  readonly rivals: readonly {
    readonly name: string;
    readonly games: number;
    /** Came before them. */
    readonly won: number;
    readonly level: number;
    readonly lost: number;
  }[];
}

export interface ProfileSet {
  readonly id: string;
  readonly name: Text;
  readonly games: number;
  readonly best: number;
  readonly average: number;
  /** 0 to 1; null: the set has no cards. */
  readonly upperBonus: number | null;
  readonly yahtzees: number | null;
  /** Over all columns of a card, before these multiply. */
  readonly boxes: readonly { readonly name: Text; readonly average: number; readonly zeros: number }[];
  /** Oldest first. */
  readonly results: readonly {
    readonly game: number;
    readonly at: string;
    /** Where they sat: names change, and two may be called alike. */
    readonly seat: number;
    readonly total: number;
    readonly won: boolean;
  }[];
}

export type ToldProfile = InWords<ProfileAnswer>;

/** What an operator does with somebody: makes the name free, has them called next for a seat, or not at all. */
export interface PersonRequest {
  readonly do: 'free' | 'first' | 'leave';
  /** Their id. */
  readonly person: string;
}

/** Whom the table knows. */
export interface PeopleList {
  /** For a seat: their ids, whoever is called first first. */
  readonly waiting: readonly string[];
  readonly people: readonly {
    readonly id: string;
    readonly name: string;
    /** ISO 8601. */
    readonly since: string;
    /** Has taken a seat in a game. */
    readonly played: boolean;
  }[];
}
