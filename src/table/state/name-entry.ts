/** A name entered letter by letter with the buttons: in setup, and after a game for the hall of fame. */

import { NAME_LENGTH } from '../../game/index.ts';
import { DISPLAY_LENGTH } from '../../language/display-text.ts';
import { at } from '../at.ts';
import { leafOn } from './leaf.ts';

export interface NameEntry {
  /** Whose name is asked for. */
  readonly player: number;
  /** The letters that are taken. */
  readonly text: string;
  /** The letter that is offered next, `NAME_END` after the last one; undefined: the offered name stands there untouched. */
  readonly letter: string | undefined;
  /** When the present question was answered in part last. */
  readonly sinceMs: number;
}

export const NAME_END = 'END';
export const NAME_BLANK = ' ';
const LETTERS: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', NAME_BLANK, NAME_END];

export function askedName(player: number, nowMs: number): NameEntry {
  return { player, text: '', letter: undefined, sinceMs: nowMs };
}

/** What was entered; undefined without any letter or digit: the offered name counts. A letter that is only offered was not entered. */
export function enteredName({ text }: NameEntry): string | undefined {
  const name = text.trim();
  return name === '' ? undefined : name;
}

/** From the untouched name, next leads to A and previous to Z. */
export function walkLetters<T extends NameEntry>(entry: T, step: number, nowMs: number): T {
  if (isFull(entry.text)) return { ...entry, letter: NAME_END, sinceMs: nowMs };
  const first = step > 0 ? 'A' : 'Z';
  const letter =
    entry.letter === undefined
      ? first
      : at(LETTERS, leafOn(LETTERS.indexOf(entry.letter), step, LETTERS.length));
  return { ...entry, letter, sinceMs: nowMs };
}

/** The letter is taken, and offered again: after eight letters only the end is left. */
export function takeLetter<T extends NameEntry>(entry: T, letter: string, nowMs: number): T {
  const text = `${entry.text}${letter}`;
  return { ...entry, text, letter: isFull(text) ? NAME_END : letter, sinceMs: nowMs };
}

function isFull(text: string): boolean {
  return text.length >= Math.min(DISPLAY_LENGTH, NAME_LENGTH);
}

/** Without letters the offered name comes back. */
export function deleteLetter<T extends NameEntry>(entry: T, nowMs: number): T {
  if (entry.text === '') return { ...entry, letter: undefined, sinceMs: nowMs };
  return { ...entry, text: entry.text.slice(0, -1), letter: entry.text.slice(-1), sinceMs: nowMs };
}
