/**
 * Which language a page is in: what was chosen on this device, else what the server wrote into the page (the browser's
 * language where Dicetable speaks it, else the table's).
 */
import { type Language, spokenOf } from '../../src/language/languages.ts';

export type WordsLoader = (language: Language) => Promise<void>;

const KEY = 'language';

/** Of the page as it came. */
export function givenLanguage(): Language {
  return spokenOf([document.documentElement.lang]) ?? 'en';
}

export function chosenLanguage(): Language {
  return spokenOf([remembered()]) ?? givenLanguage();
}

/** Whether the page is in the table's language because nobody here has another one: then it follows the table. */
export function followsTable(): boolean {
  const asked = new URLSearchParams(location.search).get('language') ?? '';
  return spokenOf([remembered(), asked, ...navigator.languages]) === undefined;
}

/** The page comes again in this language: so also what it has already asked the table for. */
export function chooseLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // A browser that remembers nothing keeps its own language.
  }
  location.reload();
}

/** Resolves when the words are there; only then may anything be drawn. */
export async function speak(
  language: Language,
  loaders: readonly WordsLoader[],
  title: () => string,
): Promise<void> {
  await Promise.all(loaders.map((load) => load(language)));
  document.documentElement.lang = language;
  document.title = title();
}

/** Asks the table for an answer in the language of the page. */
export function inPageLanguage(): { readonly headers: { readonly 'Accept-Language': string } } {
  return { headers: { 'Accept-Language': document.documentElement.lang } };
}

function remembered(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
