/** The table of src/hall/README.md that says how far a hall goes: made of the figures that were measured, and compared by a test. */
import { readmePart, writeReadmePart } from '../../tools/readme-part.ts';
import { type Reference, readReference } from '../reference.ts';

interface Row {
  readonly what: string;
  readonly sum: string;
  /** Measured, or worked out of what was; by name. */
  readonly of: readonly string[];
  readonly comesTo: readonly string[];
}

const MOST = '1000 tables';
const ROWS: readonly Row[] = [
  {
    what: '10,000 tables at play',
    sum: '320 events of a game of two in 15 minutes, a table',
    of: [`${MOST}: rows a second into the database`],
    comesTo: ['10,000 tables at play: rows a second', '… share of what this database takes'],
  },
  {
    what: 'their disk',
    sum: '20 games a day a table; nothing is dropped by itself, so the disk decides for how long journals are kept',
    of: ['bytes of a row with its indexes'],
    comesTo: ['… their disk'],
  },
  {
    what: 'their lines',
    sum: 'a connection to nats-server each; three servers, so that one may die',
    of: ['memory of nats-server a table'],
    comesTo: ['… their lines to nats-server'],
  },
  {
    what: '1,000,000 viewers',
    sum: '0.4 changes and 1 beat a second each, machines half busy; in brackets for changes alone',
    of: ['CPU of a gateway a delivery', 'memory of a gateway a viewer'],
    comesTo: ['1,000,000 viewers: cores, half busy', '… of these for changes alone', '… memory'],
  },
  {
    what: 'their line',
    sum: 'a deflated change, and a beat, with 44 bytes of WebSocket, TCP and IP; in brackets changes alone',
    of: ['bytes of a change', 'bytes of a beat'],
    comesTo: ['… line', '… line, changes alone'],
  },
  {
    what: 'one final for 300,000',
    sum: 'a change to each of 10,000 viewers of a gateway, thirty gateways',
    of: ['CPU of a gateway a delivery'],
    comesTo: ['One final for 300,000: from first to last'],
  },
  {
    what: 'what it costs',
    sum: 'gateways of 4 cores, two machines for the database with a month of journals each, three for NATS; all of these viewers there for 4 hours a day',
    of: [],
    comesTo: ['Rented: machines', '… disk', '… traffic', '… together'],
  },
];

const COMMAND = 'npm run bench -- hall --publish';
const PAGE = 'src/hall/README.md';

export function capacityText({ reports }: Reference): string {
  const figures = reports.find(({ subject }) => subject === 'hall')?.figures;
  const value = (name: string): string => {
    const figure = figures?.find((one) => one.name === name);
    if (figures !== undefined && figure === undefined)
      throw new Error(`The reference has no figure "${name}" of hall`);
    return figure === undefined ? 'not measured yet' : `${rounded(figure.value)} ${figure.unit}`.trim();
  };
  const told = (names: readonly string[]): string => {
    const [first = '', ...others] = names.map(value);
    return others.length === 0 ? first : `${first} (${others.join(', ')})`;
  };
  return [
    '| what | sum | measured | comes to |',
    '|---|---|---|---|',
    ...ROWS.map(({ what, sum, of, comesTo }) => {
      const measured = of.map((name) => `${name}: ${value(name)}`).join('; ');
      return `| ${what} | ${sum} | ${measured} | ${told(comesTo)} |`;
    }),
  ].join('\n');
}

function rounded(value: number): string {
  const digits = Number.isInteger(value) || Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return Number(value.toFixed(digits)).toLocaleString('en');
}

/** What it says now. */
export const publishedCapacity = (): string => readmePart(PAGE, COMMAND);

export const publishCapacity = (reference: Reference): void =>
  writeReadmePart(PAGE, COMMAND, capacityText(reference));

if (import.meta.main) publishCapacity(readReference('full'));
