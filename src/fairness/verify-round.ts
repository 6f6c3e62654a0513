/**
 * Checks a whole round of duplicate dice: that every seat of every table had the dice of the sealed seed, each of them once, and
 * that the tables' own journals have the same throws as the hall's log.
 */
import { duplicateFace, type RoundDice, roundSeal } from './duplicate.ts';
import type { DrawnFace } from './fair-draw.ts';

/** One throw as it was dealt and journalled, in slot order; a held slot keeps what lay there. */
export interface DealtThrow {
  readonly turn: number;
  readonly roll: number;
  readonly held: readonly boolean[];
  readonly faces: readonly DrawnFace[];
}

/** What one seat was dealt, or rolled, in the order in which it was thrown. */
export interface RoundSeat {
  readonly table: string;
  /** Index of the player. */
  readonly seat: number;
  readonly throws: readonly DealtThrow[];
}

export interface RoundRecord {
  /** As the hall calls it. */
  readonly round: string;
  readonly rules: string;
  /** Ids, in the order in which they were sealed. */
  readonly tables: readonly string[];
  readonly seal: string;
  /** The public word; null: nobody has said it yet. */
  readonly cut: string | null;
  /** Hex, 32 bytes; null until all tables have played. */
  readonly seed: string | null;
  /** The hall's log. */
  readonly dealt: readonly RoundSeat[];
  /** What tables have journalled, as far as the hall may know it: of games that are over, or were given up. */
  readonly journalled: readonly RoundSeat[];
}

export type RoundFlaw =
  /** The seal is not that of the seed, the round, the rules and the tables. */
  | { readonly why: 'seal' }
  /** A table that the seal does not name. */
  | { readonly why: 'table'; readonly table: string }
  /** Throws of a seat are not one after the other. */
  | { readonly why: 'order'; readonly table: string; readonly seat: number; readonly at: number }
  /** A slot shows another face than the seed gives, or than lay there. */
  | {
      readonly why: 'face';
      readonly table: string;
      readonly seat: number;
      readonly at: number;
      readonly slot: number;
    }
  /** The journal of the table has other throws than the log of the hall. */
  | { readonly why: 'journal'; readonly table: string; readonly seat: number; readonly at: number };

/** Empty: every table had the same dice. Undefined: the seed is sealed yet. */
export function verifyRound(record: RoundRecord): readonly RoundFlaw[] | undefined {
  const { seed, cut, round, rules, tables, dealt, journalled } = record;
  if (seed === null) return undefined;
  const flaws: RoundFlaw[] = [];
  if (sealOf(seed, round, rules, tables) !== record.seal) return [{ why: 'seal' }];
  for (const table of new Set([...dealt, ...journalled].map((seat) => seat.table)))
    if (!tables.includes(table)) flaws.push({ why: 'table', table });
  for (const { table, seat, throws } of dealt) {
    for (const [at, thrown] of throws.entries()) {
      const before = throws[at - 1];
      if (!follows(thrown, before)) flaws.push({ why: 'order', table, seat, at });
      const slot = wrongSlot({ round, seed, cut: cut ?? '' }, thrown, thrown.roll === 0 ? undefined : before);
      if (slot !== -1) flaws.push({ why: 'face', table, seat, at, slot });
    }
  }
  return [...flaws, ...journalled.flatMap((own) => differenceOf(own, dealt))];
}

/** Undefined where nothing like that can have been sealed. */
function sealOf(seed: string, round: string, rules: string, tables: readonly string[]): string | undefined {
  try {
    return roundSeal(seed, round, rules, tables);
  } catch {
    return undefined;
  }
}

/** A later roll of the same turn, or the first of the next one. A roll in which all dice stay is dealt by nobody. */
function follows({ turn, roll }: DealtThrow, before: DealtThrow | undefined): boolean {
  if (before === undefined) return turn === 0 && roll === 0;
  return roll === 0 ? turn === before.turn + 1 : turn === before.turn && roll > before.roll;
}

function wrongSlot(
  dice: RoundDice,
  { held, faces, ...which }: DealtThrow,
  before: DealtThrow | undefined,
): number {
  if (held.length !== faces.length) return 0;
  return faces.findIndex((face, slot) => {
    const kept = held[slot] === true;
    return face !== (kept ? before?.faces[slot] : duplicateFace(dice, which, slot));
  });
}

/** The log may have one throw more: its table was ended before it had written the answer down. */
function differenceOf({ table, seat, throws }: RoundSeat, dealt: readonly RoundSeat[]): readonly RoundFlaw[] {
  const log = dealt.find((one) => one.table === table && one.seat === seat)?.throws ?? [];
  const other = throws.findIndex((one, at) => textOf(one) !== textOf(log[at]));
  const at = other === -1 && log.length > throws.length + 1 ? throws.length : other;
  return at === -1 ? [] : [{ why: 'journal', table, seat, at }];
}

function textOf(thrown: DealtThrow | undefined): string {
  return thrown === undefined ? '' : JSON.stringify([thrown.turn, thrown.roll, thrown.held, thrown.faces]);
}

const isList = (value: unknown, is: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(is);
const isText = (value: unknown): boolean => typeof value === 'string';
const isCount = (value: unknown): boolean => Number.isSafeInteger(value);

/** From somebody who may lie: undefined where it has not the form of a record; nothing of what it says is believed. */
export function roundFrom(value: unknown): RoundRecord | undefined {
  const { round, rules, tables, seal, cut, seed, dealt, journalled } = fieldsOf(value);
  const isWhole =
    [round, rules, seal].every(isText) &&
    [cut, seed].every((text) => text === null || isText(text)) &&
    isList(tables, isText) &&
    [dealt, journalled].every((seats) => isList(seats, isSeat));
  return isWhole ? (value as RoundRecord) : undefined;
}

function isSeat(value: unknown): boolean {
  const { table, seat, throws } = fieldsOf(value);
  return isText(table) && isCount(seat) && isList(throws, isThrow);
}

function isThrow(value: unknown): boolean {
  const { turn, roll, held, faces } = fieldsOf(value);
  return (
    [turn, roll].every(isCount) && isList(held, (flag) => typeof flag === 'boolean') && isList(faces, isCount)
  );
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
