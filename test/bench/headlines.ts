/** This folder's README: its table of figures, made from the reference of a full run: a test compares the two. */
import { readmePart, writeReadmePart } from '../tools/readme-part.ts';
import { type Figure, isMissed } from './figures.ts';
import { type Reference, readReference } from './reference.ts';
import { NOT_MEASURED_YET } from './subjects.ts';

interface Headline {
  readonly words: string;
  readonly subject: string;
  readonly figures: readonly string[];
}

/** What becomes of one of the inputs' presses: on its own, with bad contacts, with the host, behind a slow bridge. */
function pressRows(first: string, subject: string, bridge: string): readonly Headline[] {
  const contacts = (...names: readonly string[]) => names.map((name) => `${subject}: ${name}`);
  return [
    { words: first, subject, figures: ['median of the worst run', 'worst press of all'] },
    {
      words: '… with contacts that bounce: median, worst',
      subject: 'contacts',
      figures: contacts('median', 'worst'),
    },
    {
      words: '… and with the host’s work: median, p99',
      subject: 'contacts',
      figures: contacts('light + host work, median', 'light + host work, p99'),
    },
    {
      words: `… clean, behind the USB bridge of an Uno R3${bridge}, a model: median, at most`,
      subject,
      figures: ['modelled with ATmega16U2: median', 'modelled with ATmega16U2: at most'],
    },
  ];
}

const HEADLINES: readonly Headline[] = [
  ...pressRows(
    'Lever to light, clean contacts, on the table’s own clock: median, worst',
    'lever',
    ' (ATmega16U2)',
  ),
  ...pressRows('Hold button to its frame, clean contacts: median, worst', 'hold', ''),
  {
    words: 'Pulls lost, doubled, refused',
    subject: 'lever',
    figures: ['presses lost', 'presses doubled', 'share of presses refused or ignored'],
  },
  { words: 'Pictures a second, 384 pixels', subject: 'pictures', figures: ['known tiles: pictures latched'] },
  {
    words:
      'Lever to re-rolled dice, ahead of plain johnny-five and node-pixel with 3 dice of 8×8: every pixel sent, changed pixels',
    subject: 'firmata',
    figures: [
      'serial ahead of plain, 3 dice of 8×8, every pixel',
      'serial ahead of plain, 3 dice of 8×8, changed pixels',
    ],
  },
  {
    words: '… with 6 dice of 5×5: every pixel sent, changed pixels',
    subject: 'firmata',
    figures: [
      'serial ahead of plain, 6 dice of 5×5, every pixel',
      'serial ahead of plain, 6 dice of 5×5, changed pixels',
    ],
  },
  {
    words:
      'Viewers on loopback; a change is received by them, p99, in this share of the time of a plain ws loop',
    subject: 'spectators',
    figures: ['viewers', 'received, p99: ours to the plain ws loop'],
  },
  {
    words: 'Turn of the table, p99: longer with these viewers than with none',
    subject: 'spectators',
    figures: ['host turn, p99: more with all viewers'],
  },
  {
    words: 'Append to the journal, median and p99',
    subject: 'storage',
    figures: ['append, median', 'append, p99'],
  },
  {
    words:
      '`npm start`, with a board that has booted before: to the first lit picture, to the first byte of the page',
    subject: 'start',
    figures: ['real board: to the first lit picture', 'real board: to the first byte of the page'],
  },
  {
    words: 'First score on a phone: 1.6 Mbit/s, 150 ms round trip, a quarter of this CPU',
    subject: 'page-speed',
    figures: ['phone: first score, median'],
  },
  {
    words:
      'An evening on the TV page, a quarter of this CPU: from frame to frame, median, and longest task, its own time',
    subject: 'tv-frames',
    figures: ['from frame to frame, median', 'longest task'],
  },
  {
    words: 'A million events: the page of their audits, and what books and audits add to a start',
    subject: 'audits',
    figures: ['page, worst', 'books and audits, of a start, median'],
  },
  {
    words: 'Lever to sound, to the player of the computer: median, worst',
    subject: 'sound',
    figures: ['lever to sound, median', 'lever to sound, worst'],
  },
  {
    words: 'A hall: rows a second into PostgreSQL from 10, 100 and 1,000 tables',
    subject: 'hall',
    figures: [10, 100, 1000].map((count) => `${count} tables: rows a second into the database`),
  },
  {
    words:
      '… CPU of ingest for a row of 1,000 tables in that for one of 10; lag to the commit below half of the load, p99',
    subject: 'hall',
    figures: ['CPU of ingest a row: most tables to fewest', 'lag below half of the load, p99'],
  },
  {
    words:
      '… viewers at two gateways; changes that one has not received; CPU and bytes of a delivery; memory a viewer',
    subject: 'hall',
    figures: [
      'viewers at two gateways',
      'changes that a viewer has not received',
      'CPU of a gateway a delivery',
      'bytes of a change',
      'memory of a gateway a viewer',
    ],
  },
  {
    words: '… a table that was away sends a million rows: how many a second; its turn, p99: longer meanwhile',
    subject: 'hall',
    figures: ['rows a second of one table that was away', 'host turn, p99: more while rows go out'],
  },
  { words: 'Games of Yahtzee a second on one core', subject: 'rules', figures: ['games of yahtzee'] },
];

const COMMAND = 'npm run bench -- --publish';
const PAGE = 'test/bench/README.md';

/** As it stands in the README of this folder, between its marks. */
export function headlineText(reference: Reference): string {
  const missed: string[] = [];
  const rows = HEADLINES.map(({ words, subject, figures: names }) => {
    const isMeasured = reference.reports.some((report) => report.subject === subject);
    if (!isMeasured && NOT_MEASURED_YET.includes(subject)) return `| ${words} | not measured yet |  |`;
    const figures = names.map((name) => figureOf(reference, subject, name));
    for (const { name, because } of figures.filter(isMissed)) {
      missed.push(`Missed: ${name}, because ${because ?? 'nobody knows yet'}.`);
    }
    return `| ${words} | ${figures.map(valueText).join(' / ')} | ${targetText(figures)} |`;
  });
  const different = (values: readonly string[]) => [...new Set(values)].join(', ');
  const commits = different(reference.reports.map(({ commit }) => commit));
  const computers = different(reference.reports.map(({ computer }) => computer));
  return [
    '| | measured | target |',
    '|---|---|---|',
    ...rows,
    '',
    ...missed.flatMap((sentence) => [sentence, '']),
    `Measured with \`${reference.command}\` at commit ${commits} on ${computers}; what the wall clock measured there is different on other computers.`,
  ].join('\n');
}

function figureOf({ reports }: Reference, subject: string, name: string): Figure {
  const figure = reports
    .find((report) => report.subject === subject)
    ?.figures.find((one) => one.name === name);
  if (figure === undefined) throw new Error(`The reference has no figure "${name}" of ${subject}`);
  return figure;
}

function targetText(figures: readonly Figure[]): string {
  const targets = figures.flatMap((figure) => {
    const limit =
      figure.atMost !== undefined ? `≤ ${figure.atMost}` : figure.atLeast && `≥ ${figure.atLeast}`;
    if (limit === undefined) return [];
    return [`${`${limit} ${figure.unit}`.trim()}${isMissed(figure) ? ' **missed**' : ''}`];
  });
  return targets.join(' / ');
}

function valueText({ value, unit }: Figure): string {
  const digits = Number.isInteger(value) || Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return `${value.toFixed(digits)} ${unit}`.trim();
}

/** What it says now. */
export const publishedText = (): string => readmePart(PAGE, COMMAND);

export const publishHeadlines = (reference: Reference): void =>
  writeReadmePart(PAGE, COMMAND, headlineText(reference));

if (import.meta.main) publishHeadlines(readReference('full'));
