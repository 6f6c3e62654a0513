/** German of `en/page-names.ts`. */
import type { PAGE_NAMES as ENGLISH } from '../en/page-names.ts';
import type { Words } from '../words.ts';

export const PAGE_NAMES = {
  brand: 'Dicetable',
  places: 'Seiten',
  hall: 'Alle Tische',
  table: 'Tisch',
  history: 'Verlauf',
  operator: 'Betrieb',
  language: 'Sprache',
} satisfies Words<typeof ENGLISH>;
