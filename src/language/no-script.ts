/** What a page says where JavaScript is off: it cannot know who reads it, so it says it in every language. */
import type { Language } from './languages.ts';

export const NO_SCRIPT: Readonly<Record<Language, string>> = {
  en: 'This page needs JavaScript.',
  de: 'Diese Seite braucht JavaScript.',
  fr: 'Cette page a besoin de JavaScript.',
  es: 'Esta página necesita JavaScript.',
  sv: 'Den här sidan behöver JavaScript.',
  ja: 'このページにはJavaScriptが必要です。',
};
