/** What a page says where JavaScript is off; it is built with all of them, and served with that of its reader. */
import type { Language } from './languages.ts';

export const NO_SCRIPT: Readonly<Record<Language, string>> = {
  en: 'This page needs JavaScript.',
  de: 'Diese Seite braucht JavaScript.',
  fr: 'Cette page a besoin de JavaScript.',
  es: 'Esta página necesita JavaScript.',
  sv: 'Den här sidan behöver JavaScript.',
  ja: 'このページにはJavaScriptが必要です。',
};
