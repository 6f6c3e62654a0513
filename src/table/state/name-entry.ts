/** A name entered letter by letter with the buttons: in setup, and after a game for the hall of fame. */
import { NAME_LENGTH } from '../../game/index.ts';
import { DISPLAY_LENGTH } from './display-name.ts';
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
  const at = entry.letter === undefined ? undefined : LETTERS.indexOf(entry.letter);
  const next = at === undefined ? (step > 0 ? 'A' : 'Z') : LETTERS[leafOn(at, step, LETTERS.length)];
  return { ...entry, letter: next, sinceMs: nowMs };
}

/** The letter is taken, and offered again: after eight letters only the end is left. */
export function takeLetter<T extends NameEntry>(entry: T, nowMs: number): T {
  const text = `${entry.text}${entry.letter ?? ''}`;
  return { ...entry, text, letter: isFull(text) ? NAME_END : entry.letter, sinceMs: nowMs };
}

function isFull(text: string): boolean {
  return text.length >= Math.min(DISPLAY_LENGTH, NAME_LENGTH);
}

/** Without letters the offered name comes back. */
export function deleteLetter<T extends NameEntry>(entry: T, nowMs: number): T {
  if (entry.text === '') return { ...entry, letter: undefined, sinceMs: nowMs };
  return { ...entry, text: entry.text.slice(0, -1), letter: entry.text.slice(-1), sinceMs: nowMs };
}

/** The name or the letters as the display has them; what is offered alternates with a question mark. */
export function entryPages({ text, letter }: NameEntry, offered: string): readonly string[] {
  if (letter === undefined) return [offered, 'NAME ?'];
  if (letter === NAME_END) return [text.trim() || offered, 'END ?'];
  // A blank at the end could not be seen.
  return [`${text}${letter === NAME_BLANK ? '-' : letter}`, `${text}?`];
}

/** `name` is the offered one. */
export function entrySentence({ player, text, letter }: NameEntry, name: string): string {
  const who = `Player ${player + 1}`;
  switch (letter) {
    case undefined:
      return `${who} is ${name}: select takes the name, previous and next begin another one.`;
    case NAME_END:
      return `${who} is ${text.trim() || name}: select takes the name.`;
    case NAME_BLANK:
      return `${who}: ${text === '' ? '' : `${text} and `}a blank. Select takes it, hold 1 deletes.`;
    default:
      return `${who}: ${text}${letter}. Select takes the letter, hold 1 deletes.`;
  }
}
