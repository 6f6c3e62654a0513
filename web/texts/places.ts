/** The names of the pages, where one links to another; another language is another record like this. */
export const PLACE_WORDS = {
  brand: 'Dicetable',
  places: 'Pages',
  table: 'Table',
  history: 'History',
  operator: 'Operator',
} as const;
