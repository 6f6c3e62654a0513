/** The sentences of every language, for those who may need any of them; a page loads only its own. */
import { SENTENCES as GERMAN } from './de/sentences.ts';
import { SENTENCES as ENGLISH } from './en/sentences.ts';
import type { Language } from './languages.ts';
import type { SpokenWords } from './sentence.ts';

const SENTENCES: Readonly<Record<Language, SpokenWords>> = { en: ENGLISH, de: GERMAN };

export function sentencesIn(language: Language): SpokenWords {
  return SENTENCES[language];
}
