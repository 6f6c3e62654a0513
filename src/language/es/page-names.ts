/** Spanish of `en/page-names.ts`. */
import type { PAGE_NAMES as ENGLISH } from '../en/page-names.ts';
import type { Words } from '../words.ts';

export const PAGE_NAMES = {
  brand: 'Dicetable',
  places: 'Páginas',
  hall: 'Todas las mesas',
  table: 'Mesa',
  history: 'Historial',
  operator: 'Operador',
  language: 'Idioma',
} satisfies Words<typeof ENGLISH>;
