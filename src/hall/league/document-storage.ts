/** What brackets-manager keeps of one league, as one document: a league is small, and is read and written whole. */
import type { BracketsManager } from 'brackets-manager';

type Storage = ConstructorParameters<typeof BracketsManager>[0];

const TABLES = ['participant', 'stage', 'group', 'round', 'match', 'match_game'] as const;

export type BracketRow = Readonly<Record<string, unknown>> & { readonly id: number };

/** Rows by table; plain JSON. */
export type Brackets = Readonly<Record<(typeof TABLES)[number], BracketRow[]>>;

export function noBrackets(): Brackets {
  return { participant: [], stage: [], group: [], round: [], match: [], match_game: [] };
}

/** Works on the document where it stands. What it gives out are copies: brackets-manager changes them. */
export function documentStorage(brackets: Brackets): Storage {
  const rowsOf = (table: string): BracketRow[] => brackets[table as (typeof TABLES)[number]];
  const insert = (table: string, value: object): number => {
    const rows = rowsOf(table);
    const id = (rows.at(-1)?.id ?? 0) + 1;
    rows.push({ ...structuredClone(value), id });
    return id;
  };
  const storage = {
    async insert(table: string, value: object | readonly object[]) {
      if (!Array.isArray(value)) return insert(table, value);
      for (const one of value) insert(table, one);
      return true;
    },
    async select(table: string, wanted?: number | object) {
      const rows = rowsOf(table);
      if (typeof wanted === 'number') return structuredClone(rows.find(({ id }) => id === wanted) ?? null);
      return structuredClone(rows.filter((row) => fits(row, wanted ?? {})));
    },
    async update(table: string, wanted: number | object, value: object) {
      const rows = rowsOf(table);
      const filter = typeof wanted === 'number' ? { id: wanted } : wanted;
      for (const [at, row] of rows.entries())
        if (fits(row, filter)) rows[at] = { ...row, ...structuredClone(value), id: row.id };
      return true;
    },
    async delete(table: string, wanted: object = {}) {
      const rows = rowsOf(table);
      rows.splice(0, rows.length, ...rows.filter((row) => !fits(row, wanted)));
      return true;
    },
  };
  // Its own type asks for one overload a table.
  return storage as unknown as Storage;
}

function fits(row: BracketRow, wanted: object): boolean {
  return Object.entries(wanted).every(([key, value]) => row[key] === value);
}
