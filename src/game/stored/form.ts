/** What values of stored events may be: nothing of what stands in a journal is believed before it has this form. */
import { cleanText, NAME_LENGTH } from '../name.ts';
import { TEAM_SIZE } from '../team.ts';

/** Whether this is such a value. */
export type Form = (value: unknown) => boolean;

/** Every field of an object and its form; a field beyond them is none. */
export type Fields = Readonly<Record<string, Form>>;

/** Beyond every game that was ever played, and far below where numbers become inexact. */
export const MOST = 999_999_999;

/** Dice that a table has slots for. */
const MOST_DICE = 6;
/** Seats of the largest set, with some to spare for those of a cabinet file. */
const MOST_PLAYERS = 16;

export function whole(least: number, most: number): Form {
  return (value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

/** In characters as people count them. */
export function text(least: number, most: number): Form {
  return (value) => {
    // Before anything walks through it: it may have megabytes.
    if (typeof value !== 'string' || value.length > most * LONGEST_CHARACTER) return false;
    const { length } = [...value];
    return length >= least && length <= most;
  };
}

/** UTF-16 units of one. */
const LONGEST_CHARACTER = 2;

function matching(pattern: RegExp): Form {
  return (value) => typeof value === 'string' && pattern.test(value);
}

export function oneOf(...values: readonly unknown[]): Form {
  return (value) => values.includes(value);
}

/** The field may be left out. */
export function maybe(form: Form): Form {
  return (value) => value === undefined || form(value);
}

export function orNull(form: Form): Form {
  return (value) => value === null || form(value);
}

export function list(form: Form, least: number, most: number): Form {
  return (value) =>
    Array.isArray(value) && value.length >= least && value.length <= most && value.every(form);
}

export function object(fields: Fields): Form {
  return (value) => wrongField(fields, value) === undefined;
}

/** The first field that has not its form, or is none of these; empty for what is no object at all. */
export function wrongField(fields: Fields, value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return '';
  const found = value as Readonly<Record<string, unknown>>;
  const strange = Object.keys(found).find((key) => !Object.hasOwn(fields, key));
  return strange ?? Object.keys(fields).find((key) => fields[key]?.(own(found, key)) !== true);
}

function own(found: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(found, key) ? found[key] : undefined;
}

export const FLAG: Form = (value) => typeof value === 'boolean';
export const HEX_32_BYTES = matching(/^[0-9a-f]{64}$/);
export const PLAYER = whole(0, MOST_PLAYERS - 1);
export const SLOT_INDEX = whole(0, MOST_DICE - 1);
export const DICE_COUNT = whole(1, MOST_DICE);
export const FLAGS = list(FLAG, 1, MOST_DICE);
export const FACE_LIST = list(whole(1, 6), 1, MOST_DICE);
/** What boxes, turns and totals hold. */
export const POINTS = whole(0, MOST);
export const TOTALS = list(whole(-MOST, MOST), 1, MOST_PLAYERS);
/** Ids of rule sets and boxes: those of a cabinet file too, and those that there were once. */
export const ID = matching(/^(?=.{1,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/);
/** Of a hall, the beginning of its key; of a round, as the hall counts them. */
export const HALL_ID = matching(/^[A-Z2-7]{16}$/);
export const ROUND_ID = matching(/^[1-9]\d{0,8}$/);

/** As `playerNames` makes them. */
export const NAME: Form = (value) => text(1, NAME_LENGTH)(value) && cleanText(value as string) === value;
export const NAMES = list(NAME, 1, MOST_PLAYERS);
export const TEAM = list(NAME, 0, TEAM_SIZE);
export const PLAYERS = list(PLAYER, 0, MOST_PLAYERS);
