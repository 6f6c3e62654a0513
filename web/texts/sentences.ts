/** What the table tells by code, in the language of the page. */
import type { Language } from '../../src/language/languages.ts';
import { type NamedRow, rowText } from '../../src/language/row-text.ts';
import { type InWords, type SpokenWords, type Text, tell, tellAll } from '../../src/language/sentence.ts';
import type { WordsLoader } from './page-language.ts';

let sentences: SpokenWords;
let language: Language;
let troubles = false;

const RECORDS = {
  en: () => import('../../src/language/en/broadcast.ts'),
  de: () => import('../../src/language/de/broadcast.ts'),
};

/** Rarely needed, and not light: they come when there is something wrong. */
const TROUBLES = {
  en: () => import('../../src/language/en/trouble.ts'),
  de: () => import('../../src/language/de/trouble.ts'),
};

export const loadSentences: WordsLoader = async (wanted) => {
  sentences = (await RECORDS[wanted]()).BROADCAST;
  language = wanted;
  troubles = false;
};

/** Undefined when the words for what is wrong are there. */
export function wordsForTrouble(): Promise<void> | undefined {
  if (troubles) return undefined;
  return TROUBLES[language]().then(({ TROUBLE }) => {
    sentences = { ...sentences, ...TROUBLE };
    troubles = true;
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
