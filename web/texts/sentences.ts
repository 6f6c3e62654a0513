/** What the table tells by code, in the language of the page. */
import type { Language } from '../../src/language/languages.ts';
import { type NamedRow, rowText } from '../../src/language/row-text.ts';
import { type InWords, type SpokenWords, type Text, tell, tellAll } from '../../src/language/sentence.ts';
import type { WordsLoader } from './page-language.ts';

let sentences: SpokenWords;
/** Undefined while the page has not its first words. */
let language: Language | undefined;
let there: ReadonlySet<Pack> = new Set();

/** Not needed at once, and not light: they come when somebody asks for them. */
const PACKS = {
  /** What is wrong with the table. */
  trouble: async (spoken: Language): Promise<SpokenWords> =>
    (await import(`../../src/language/${spoken}/trouble.ts`)).TROUBLE,
  /** House rules and controls. */
  howTo: async (spoken: Language): Promise<SpokenWords> =>
    (await import(`../../src/language/${spoken}/how-to.ts`)).HOW_TO,
  /** What is said aloud. */
  speech: async (spoken: Language): Promise<SpokenWords> => ({
    speech: (await import(`../../src/language/${spoken}/speech.ts`)).SPEECH,
  }),
};
type Pack = keyof typeof PACKS;

export const loadSentences: WordsLoader = async (wanted) => {
  sentences = (await import(`../../src/language/${wanted}/broadcast.ts`)).BROADCAST;
  language = wanted;
  there = new Set();
};

/** Undefined when these words are there. Before the first words of the page none are loaded: ask again. */
export function wordsFor(pack: Pack): Promise<void> | undefined {
  if (there.has(pack)) return undefined;
  const wanted = language;
  if (wanted === undefined) return Promise.resolve();
  return PACKS[pack](wanted).then((words) => {
    // The page may have changed its language meanwhile.
    if (language !== wanted) return wordsFor(pack);
    sentences = { ...sentences, ...words };
    there = new Set([...there, pack]);
  });
}

export function said(text: Text): string {
  return tell(sentences, text);
}

export function saidAll<Value>(value: Value): InWords<Value> {
  return tellAll(sentences, value);
}

/** The name of a row on a score card. */
export function rowSaid(row: NamedRow, withKey: boolean): string {
  return rowText(sentences, row, withKey);
}
