/** Swedish of `en/page-names.ts`. */
import type { PAGE_NAMES as ENGLISH } from '../en/page-names.ts';
import type { Words } from '../words.ts';

export const PAGE_NAMES = {
  brand: 'Dicetable',
  places: 'Sidor',
  hall: 'Alla bord',
  table: 'Bord',
  history: 'Historik',
  operator: 'Operatör',
  language: 'Språk',
} satisfies Words<typeof ENGLISH>;
