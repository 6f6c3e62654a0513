/** The language of this device's pages. */
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../src/language/languages.ts';
import { chooseLanguage } from '../texts/page-language.ts';
import { PLACE_WORDS } from '../texts/places.ts';

export function LanguageMenu() {
  return (
    <label class="language-menu">
      <span class="hidden-text">{PLACE_WORDS.language}</span>
      <select
        value={document.documentElement.lang}
        onChange={({ currentTarget }) => chooseLanguage(currentTarget.value as Language)}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGE_NAMES[language].full}
          </option>
        ))}
      </select>
    </label>
  );
}
