/** The sentences of every language, for those who may need any of them; a page loads only its own. */
import { SENTENCES as GERMAN } from './de/sentences.ts';
import { SENTENCES as ENGLISH } from './en/sentences.ts';
import { SENTENCES as SPANISH } from './es/sentences.ts';
import { SENTENCES as FRENCH } from './fr/sentences.ts';
import { SENTENCES as JAPANESE } from './ja/sentences.ts';
import type { Language } from './languages.ts';
import type { SpokenWords } from './sentence.ts';
import { SENTENCES as SWEDISH } from './sv/sentences.ts';

const SENTENCES: Readonly<Record<Language, SpokenWords>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  sv: SWEDISH,
  ja: JAPANESE,
};

export function sentencesIn(language: Language): SpokenWords {
  return SENTENCES[language];
}
