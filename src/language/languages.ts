/** The languages that Dicetable speaks; a new one is its name here, and a folder of records like `en`. */

/** By their codes of ISO 639-1; English comes first, as what stands in where no language is asked for. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'sv', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What speakers call their own language, so that they find it in any other: on pages, and in what the display has. */
export const LANGUAGE_NAMES: Readonly<Record<Language, { readonly full: string; readonly display: string }>> =
  {
    en: { full: 'English', display: 'ENGLISH' },
    de: { full: 'Deutsch', display: 'DEUTSCH' },
    fr: { full: 'Français', display: 'FRANCAIS' },
    es: { full: 'Español', display: 'ESPANOL' },
    sv: { full: 'Svenska', display: 'SVENSKA' },
    ja: { full: '日本語', display: 'NIHONGO' },
  };

/** The first of these that Dicetable speaks, wherever it is spoken: `de-AT`, `de_CH.UTF-8` and `DE` are German. */
export function spokenOf(wanted: readonly string[]): Language | undefined {
  for (const tag of wanted) {
    const [code = ''] = tag.toLowerCase().split(/[-_.@]/);
    const found = LANGUAGES.find((language) => language === code);
    if (found !== undefined) return found;
  }
  return undefined;
}
