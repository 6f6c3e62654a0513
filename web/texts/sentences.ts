/** What the table tells by code, in the language of the page. */
import { type SpokenWords, type Text, tell } from '../../src/language/sentence.ts';
import type { WordsLoader } from './page-language.ts';

let sentences: SpokenWords;

const RECORDS = {
  en: () => import('../../src/language/en/broadcast.ts'),
  de: () => import('../../src/language/de/broadcast.ts'),
};

export const loadSentences: WordsLoader = async (language) => {
  sentences = (await RECORDS[language]()).BROADCAST;
};

export function said(text: Text): string {
  return tell(sentences, text);
}
