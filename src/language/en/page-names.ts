/** The names of the pages, where one links to another. */
export const PAGE_NAMES = {
  brand: 'Dicetable',
  places: 'Pages',
  hall: 'All tables',
  table: 'Table',
  history: 'History',
  operator: 'Operator',
  language: 'Language',
} as const;
