/** Names that people take for each other, read on a page or on the display. */
import { displayWord } from '../language/display-text.ts';

/** Names of which one of these is the same look the same: as it is read, and as it is drawn (`Bill`, `BiIl`). */
export function looks(name: string): readonly [read: string, drawn: string] {
  const latin = inLatin(name);
  return [latin.toLowerCase(), latin.replace(STROKES, '|').replaceAll('0', 'o').toLowerCase()];
}

/** Whether people would take one of these for the other, reading what is on a page. */
export function looksAlike(one: string, other: string): boolean {
  const taken = looks(one);
  return looks(other).some((look, kind) => look === taken[kind]);
}

/**
 * Two that have the same one are one name to people: accents and punctuation tell nobody apart, and on the display of the cabinet
 * `Müller`, `Mueller!` and `MUELLER` are the same letters. Not cut to its eight: Christoph and Christopher are two.
 */
export function nameLooks(name: string): readonly string[] {
  return [...new Set([name, withoutMarks(name), inCapitals(name)].flatMap(looks))];
}

function inLatin(name: string): string {
  return [...name.normalize('NFKC')].map((letter) => LATIN_TWINS.get(letter) ?? letter).join('');
}

/** Nobody sees whether it is there. */
const AS_EMOJI = '\ufe0f';

/** What only emoji make up is itself; an accent is part of the letter where the display has neither. */
function withoutMarks(name: string): string {
  const plain = inLatin(name)
    .replaceAll(AS_EMOJI, '')
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC');
  const words = plain
    .replace(/[^\p{L}\p{N}\p{M} ]/gu, '')
    .replace(/ +/g, ' ')
    .trim();
  return words || name.replaceAll(AS_EMOJI, '');
}

/** As the display has it, where it has any letter of it. */
function inCapitals(name: string): string {
  if (!/\p{Script=Latin}/u.test(name)) return withoutMarks(name);
  return displayWord(inLatin(name)) || withoutMarks(name);
}

/** One stroke each in the letters of most devices. */
const STROKES = /[Il1|]/g;

/** Letters of Cyrillic and Greek that nobody can tell from a Latin one (Unicode Technical Standard 39, confusables.txt). */
const LATIN_TWINS: ReadonlyMap<string, string> = new Map(
  (
    [
      ['АВСЕНІЈКМОРЅТХУаеісјорѕхуһԁԛԝѵ', 'ABCEHIJKMOPSTXYaeicjopsxyhdqwv'],
      ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορυχ', 'ABEZHIKMNOPTYXaikvopux'],
    ] as const
  ).flatMap(([twins, latin]) => [...twins].map((twin, index) => [twin, latin[index] ?? twin] as const)),
);
