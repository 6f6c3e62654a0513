/** French of `en/page-names.ts`. */
import type { PAGE_NAMES as ENGLISH } from '../en/page-names.ts';
import type { Words } from '../words.ts';

export const PAGE_NAMES = {
  brand: 'Dicetable',
  places: 'Pages',
  hall: 'Toutes les tables',
  table: 'Table',
  history: 'Historique',
  operator: 'Gestion',
  language: 'Langue',
} satisfies Words<typeof ENGLISH>;
