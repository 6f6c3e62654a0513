/** What somebody may do to a journal who knows all about it: to its events, whose chain is made anew afterwards, or to its file. */
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { ForgedRow } from '../journal/forged.ts';
import type { Chance } from './chance.ts';
import { SCHEMAS } from './hostile-schemas.ts';

type Rows = readonly ForgedRow[];
type Json = Readonly<Record<string, unknown>>;

const LONG = 'x'.repeat(5000);
const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

const STRANGE: readonly unknown[] = [
  ...[-1, 0, 1, 7, 9, 20, 12_345, 1e308, 2 ** 53, 0.5, null, '', 'abc', LONG, true, false, [], {}],
  ...[
    [9, 9, 9, 9, 9, 9, 9],
    [6, 6, 6, 6, 6],
    [0],
    'yahtzee',
    'chance',
    'ones',
    '\u0000',
    '\ud800',
    'Eric\n',
    '__proto__',
  ],
  { kind: 'score', category: 'chance', points: 30 },
];

const PAYLOADS: readonly string[] = [
  ...[
    '',
    '{',
    'null',
    '[]',
    '7',
    '"cut"',
    '{"type":"cut","text":"a","text":"b"}',
    LONG,
    deep(2000),
    deep(100_000),
  ],
  ...[
    `{"type":"cut","text":"${LONG}"}`,
    '{"type":"toString"}',
    '{"type":"game ended","totals":[999,0],"winners":[0]}',
  ],
  ...[
    '{"type":"game abandoned"}',
    '{"type":"cut","text":"z"}',
    '{"type":"held","slot":0}',
    '{"type":"stopped"}',
  ],
];

const TIMES = ['', 'yesterday', '2026-13-01T00:00:00.000Z', '2026-01-01', LONG, '9'.repeat(30)];

/** One change of the events. */
type Forgery = (rows: Rows, chance: Chance) => Rows;

const FORGERIES: Readonly<Record<string, Forgery>> = {
  'a value': (rows, chance) => changed(rows, chance, (event) => otherValue(event, chance)),
  'a number': (rows, chance) => changed(rows, chance, (event) => otherNumber(event, chance)),
  'points and all that follows': (rows, chance) => {
    const more = chance.pick([1, 5, 20, 100]);
    return rows.map((row) => {
      const event = ['game ended', 'scored', 'banked'].includes(row.type) ? parsed(row.payload) : undefined;
      return event === undefined ? row : { ...row, payload: JSON.stringify(raised(event, more)) };
    });
  },
  'a row gone': (rows, chance) => rows.toSpliced(chance.below(rows.length), 1),
  'a row twice': (rows, chance) => {
    const at = chance.below(rows.length);
    return rows.toSpliced(at, 0, rows[at]!);
  },
  'two rows in another order': (rows, chance) => {
    const at = chance.below(rows.length - 1);
    return rows.with(at, rows[at + 1]!).with(at + 1, rows[at]!);
  },
  'a row from elsewhere': (rows, chance) =>
    rows.toSpliced(chance.below(rows.length), 0, rows[chance.below(rows.length)]!),
  'a payload': (rows, chance) => withRow(rows, chance, (row) => ({ ...row, payload: chance.pick(PAYLOADS) })),
  'a payload and its type': (rows, chance) =>
    withRow(rows, chance, (row) => {
      const payload = chance.pick(PAYLOADS);
      const [, type = row.type] = /^\{"type":"([^"]+)"/.exec(payload) ?? [];
      return { ...row, type, payload };
    }),
  'a type': (rows, chance) => withRow(rows, chance, (row) => ({ ...row, type: chance.pick(rows).type })),
  'a time': (rows, chance) => withRow(rows, chance, (row) => ({ ...row, at: chance.pick(TIMES) })),
  'a game without its beginning': (rows) => rows.slice(1),
  'games in another order': (rows) => {
    const start = rows.findIndex(({ type }, index) => index > 0 && type === 'game started');
    return [...rows.slice(start), ...rows.slice(0, start)];
  },
};

/** One change of the closed file. */
type Sabotage = (file: string, chance: Chance) => void;

const PAGE = 4096;
/** Bytes of the header behind its name. */
const HEADER = { least: 16, more: 84 } as const;

const SABOTAGES: Readonly<Record<string, Sabotage>> = {
  'a bit': (file, chance) => withBytes(file, (bytes) => flip(bytes, chance, 1)),
  'ten bits': (file, chance) => withBytes(file, (bytes) => flip(bytes, chance, 10)),
  'a byte of the header': (file, chance) =>
    withBytes(file, (bytes) => {
      bytes[HEADER.least + chance.below(HEADER.more)] = chance.below(256);
    }),
  'a page of nothing': (file, chance) =>
    withBytes(file, (bytes) => void bytes.fill(chance.pick([0, 255]), ...pageOf(bytes, chance))),
  'a page from elsewhere': (file, chance) =>
    withBytes(file, (bytes) => void bytes.copyWithin(pageOf(bytes, chance)[0], ...pageOf(bytes, chance))),
  'an end that is missing': (file, chance) => truncateSync(file, chance.below(readFileSync(file).length)),
  'more at its end': (file, chance) =>
    writeFileSync(file, Buffer.concat([readFileSync(file), chance.bytes(4096)])),
};

/** Rows that a forger has changed up to three times, and what he did. */
export function forgedRows(rows: Rows, chance: Chance): { readonly rows: Rows; readonly what: string } {
  const did: string[] = [];
  let forged = rows;
  for (let left = 1 + chance.below(3); left > 0; left -= 1) {
    const name = chance.pick(Object.keys(FORGERIES));
    did.push(name);
    forged = FORGERIES[name]!(forged, chance);
  }
  return { rows: forged, what: did.join(', ') };
}

/** Throws nothing that SQLite says: what cannot be done is not done. */
export function sabotaged(file: string, chance: Chance): string {
  if (chance.share() < 0.5) {
    const name = chance.pick(Object.keys(SABOTAGES));
    SABOTAGES[name]!(file, chance);
    return name;
  }
  const sql = chance.pick(SCHEMAS);
  const database = new DatabaseSync(file);
  try {
    database.enableDefensive?.(false);
    database.exec(sql);
  } catch {
    // Another attempt was made on the same file before.
  } finally {
    database.close();
  }
  return sql;
}

function withRow(rows: Rows, chance: Chance, change: (row: ForgedRow) => ForgedRow): Rows {
  const at = chance.below(rows.length);
  return rows.with(at, change(rows[at]!));
}

function changed(rows: Rows, chance: Chance, change: (event: Json) => Json): Rows {
  return withRow(rows, chance, (row) => {
    const event = parsed(row.payload);
    return event === undefined ? row : { ...row, payload: JSON.stringify(change(event)) };
  });
}

function parsed(payload: string): Json | undefined {
  try {
    const value = JSON.parse(payload) as Json | null;
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Points, and what the first player has in the end. */
function raised(event: Json, more: number): Json {
  const { points, totals } = event as { readonly points?: unknown; readonly totals?: unknown };
  return {
    ...event,
    ...(typeof points === 'number' && { points: points + more }),
    ...(Array.isArray(totals) && { totals: [Number(totals[0]) + more, ...totals.slice(1)] }),
  };
}

function otherValue(event: Json, chance: Chance): Json {
  const key = chance.pick([...Object.keys(event), 'more', 'by', 'next', 'also', 'rehearsal', 'coach']);
  return { ...event, [key]: chance.pick(STRANGE) };
}

/** Also deep inside. */
function otherNumber(event: Json, chance: Chance): Json {
  const text = JSON.stringify(event);
  const numbers = [...text.matchAll(/\d+/g)];
  if (numbers.length === 0) return event;
  const { 0: digits, index } = chance.pick(numbers);
  const other = chance.pick([Number(digits) + 1, Number(digits) * 2, 0, 6, 20]);
  return parsed(`${text.slice(0, index)}${other}${text.slice(index + digits.length)}`) ?? event;
}

function withBytes(file: string, change: (bytes: Buffer) => void): void {
  const bytes = readFileSync(file);
  change(bytes);
  writeFileSync(file, bytes);
}

function flip(bytes: Buffer, chance: Chance, count: number): void {
  for (let left = count; left > 0; left -= 1) {
    const at = chance.below(bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << chance.below(8));
  }
}

function pageOf(bytes: Buffer, chance: Chance): [number, number] {
  const start = chance.below(Math.ceil(bytes.length / PAGE)) * PAGE;
  return [start, start + PAGE];
}
