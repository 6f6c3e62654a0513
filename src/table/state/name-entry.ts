/** A name entered letter by letter with the buttons: in setup, and after a game for the hall of fame. */
import { HOUSE_PLAYERS, houseName, houseSeat, NAME_LENGTH } from '../../game/index.ts';
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
  /** Letters that have gone by since the button went down that is held; left out: none has. */
  readonly gone?: number | undefined;
  /** The letter was taken by the last press, and is offered once more. */
  readonly again?: boolean | undefined;
  /** Whose name it is: their code is asked for, digit by digit as the name was; `NEWCOMER`: one is chosen; undefined: nobody's. */
  readonly claims?: string | undefined;
}

export const CODE_LENGTH = 4;
export const NAME_END = 'END';
/** Takes the name, and the table knows it from now on. */
export const NAME_KEEP = 'KEEP';
/** In the place of an id: somebody whom the table does not know yet. */
export const NEWCOMER = 'new';
export const NAME_BLANK = ' ';
const DIGITS: readonly string[] = [...'0123456789'];
const ALPHABET: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const LETTERS: readonly string[] = [...ALPHABET, ...DIGITS, NAME_BLANK];
/** They take the place of a whole name. */
const HOUSE: readonly string[] = HOUSE_PLAYERS.map(houseName);

export function askedName(player: number, nowMs: number): NameEntry {
  return { player, text: '', letter: undefined, sinceMs: nowMs, claims: undefined };
}

/** Who of the house is offered in the place of a name. */
export function offeredHouse({ letter }: NameEntry): string | undefined {
  return letter !== undefined && houseSeat(letter) !== undefined ? letter : undefined;
}

/**
 * What was entered; undefined without any letter or digit: the offered name counts. A letter that is only offered was not
 * entered, but whoever of the house is offered has the seat.
 */
export function enteredName(entry: NameEntry): string | undefined {
  const house = offeredHouse(entry);
  if (house !== undefined) return house;
  const { text } = entry;
  const name = text.trim();
  return name === '' ? undefined : name;
}

/**
 * From the untouched name, next leads to A and previous to Z, or to the house. Once a letter is taken the end is one step back
 * from it, whichever it was: only a name that was entered can be kept.
 */
export function walkLetters<T extends NameEntry>(before: T, step: number, nowMs: number, house = false): T {
  const entry = { ...before, again: undefined };
  const keeps = house && entry.claims === undefined && entry.text.trim() !== '';
  if (isFull(entry)) {
    const other = keeps && entry.letter === NAME_END ? NAME_KEEP : NAME_END;
    return { ...entry, letter: other, sinceMs: nowMs };
  }
  if (entry.claims !== undefined) {
    const from = entry.letter === undefined ? undefined : DIGITS.indexOf(entry.letter);
    return { ...entry, letter: at(DIGITS, leafOn(from, step, DIGITS.length)), sinceMs: nowMs };
  }
  const isBack = step < 0 && entry.letter === LETTERS[0];
  const walked = lettersFrom(entry.text.at(-1), keeps);
  // The house follows the last letter; whoever walks back from the first one meets the end.
  const offered = house && entry.text === '' && !isBack ? [...walked, ...HOUSE] : walked;
  const last = house ? at(HOUSE, 0) : 'Z';
  const first = step > 0 ? 'A' : last;
  const letter =
    entry.letter === undefined
      ? first
      : at(offered, leafOn(offered.indexOf(entry.letter), step, offered.length));
  return { ...entry, letter, sinceMs: nowMs };
}

/** What the other hold buttons lead to: as near as six buttons can bring any letter, and any digit of a code. */
const JUMPS = { letters: ['A', 'F', 'K', 'P', 'U'], digits: ['0', '2', '4', '6', '8'] } as const;

/** One a button: what it leads to, one after the other. */
function groupsOf({ claims }: NameEntry): readonly (readonly string[])[] {
  const [all, firsts] = claims === undefined ? [ALPHABET, JUMPS.letters] : [DIGITS, JUMPS.digits];
  const starts = firsts.map((first) => all.indexOf(first));
  return starts.map((start, group) => all.slice(start, starts[group + 1]));
}

/** What stands at the buttons of the groups: the first letter of each, and whether the offered one is among its own; undefined where only the end is left. */
export function shownGroups(
  entry: NameEntry,
): readonly { readonly first: string; readonly isOffered: boolean }[] | undefined {
  if (isFull(entry)) return undefined;
  const { letter = '' } = entry;
  return groupsOf(entry).map((own) => ({ first: at(own, 0), isOffered: own.includes(letter) }));
}

/**
 * To the first letter of the `group`th of `JUMPS`, from one of its own to the next: the last one is followed by the first.
 * A letter that was just taken belongs to the name already: from there the first one again, unless that is it.
 */
export function jumpLetters<T extends NameEntry>(entry: T, group: number, nowMs: number): T {
  if (isFull(entry)) return entry;
  const own = at(groupsOf(entry), group);
  const from = entry.letter === undefined ? -1 : own.indexOf(entry.letter);
  const next = entry.again && from > 0 ? 0 : from + 1;
  return { ...entry, letter: at(own, next % own.length), again: undefined, sinceMs: nowMs };
}

/** `taken`: the letter that was taken last. */
function lettersFrom(taken: string | undefined, keeps: boolean): readonly string[] {
  const ends = keeps ? [NAME_KEEP, NAME_END] : [NAME_END];
  const place = taken === undefined ? 0 : Math.max(0, LETTERS.indexOf(taken));
  return [...LETTERS.slice(place), ...LETTERS.slice(0, place), ...ends];
}

/** The letter is taken, and offered again: after eight letters only the end is left. */
export function takeLetter<T extends NameEntry>(entry: T, letter: string, nowMs: number): T {
  const text = `${entry.text}${letter}`;
  const full = isFull({ ...entry, text });
  return { ...entry, text, letter: full ? NAME_END : letter, again: !full, sinceMs: nowMs };
}

function isFull({ text, claims }: NameEntry): boolean {
  if (claims !== undefined) return text.length >= CODE_LENGTH;
  return text.length >= Math.min(DISPLAY_LENGTH, NAME_LENGTH);
}

/** Without letters the offered name comes back. */
export function deleteLetter<T extends NameEntry>(entry: T, nowMs: number): T {
  const { text } = entry;
  const letter = text === '' ? undefined : text.slice(-1);
  return { ...entry, text: text.slice(0, -1), letter, again: undefined, sinceMs: nowMs };
}
