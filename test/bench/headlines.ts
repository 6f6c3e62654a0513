/** The README's short table of figures, made from the reference of a full run: a test compares the two. */
import { readmePart, writeReadmePart } from '../tools/readme-part.ts';
import type { Figure, Report } from './figures.ts';
import { type Reference, readReference } from './reference.ts';

interface Headline {
  readonly words: string;
  readonly subject: string;
  readonly figures: readonly string[];
}

const HEADLINES: readonly Headline[] = [
  {
    words: 'Lever to light, median and worst',
    subject: 'lever',
    figures: ['median of the worst run', 'worst press of all'],
  },
  {
    words: 'Hold button to its frame, median and worst',
    subject: 'hold',
    figures: ['median of the worst run', 'worst press of all'],
  },
  { words: 'Presses lost or doubled', subject: 'lever', figures: ['presses lost or doubled'] },
  { words: 'Pictures a second, 384 pixels', subject: 'pictures', figures: ['known tiles: pictures latched'] },
  {
    words:
      'Lever to re-rolled dice, ahead of plain johnny-five and node-pixel: every pixel sent, changed pixels',
    subject: 'firmata',
    figures: [
      'serial ahead of plain, 3 dice of 8×8, every pixel',
      'serial ahead of plain, 3 dice of 8×8, changed pixels',
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
    words: '`npm start` to the first lit picture, to the first byte of the page',
    subject: 'start',
    figures: ['real board: to the first lit picture', 'real board: to the first byte of the page'],
  },
  { words: 'Games of Yahtzee a second on one core', subject: 'rules', figures: ['games of yahtzee'] },
];

const COMMAND = 'npm run bench -- --publish';

/** As it stands in the README, between its marks. */
export function headlineText({ command, computer, reports }: Reference): string {
  const measured = HEADLINES.filter(({ subject }) => reports.some((report) => report.subject === subject));
  const rows = measured.map(({ words, subject, figures }) => {
    const values = figures.map((name) => valueText(figureOf(reports, subject, name)));
    return `| ${words} | ${values.join(' / ')} |`;
  });
  const commits = [...new Set(reports.map(({ commit }) => commit))].join(', ');
  return [
    '| | measured |',
    '|---|---|',
    ...rows,
    '',
    `Measured with \`${command}\` at commit ${commits} on ${computer}; what the wall clock measured there is different on other computers.`,
  ].join('\n');
}

function figureOf(reports: readonly Report[], subject: string, name: string): Figure {
  const figure = reports
    .find((report) => report.subject === subject)
    ?.figures.find((one) => one.name === name);
  if (figure === undefined) throw new Error(`The reference has no figure "${name}" of ${subject}`);
  return figure;
}

function valueText({ value, unit }: Figure): string {
  const digits = Number.isInteger(value) || Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return `${value.toFixed(digits)} ${unit}`.trim();
}

/** What the README says now. */
export const publishedText = (): string => readmePart(COMMAND);

export const publishHeadlines = (reference: Reference): void =>
  writeReadmePart(COMMAND, headlineText(reference));

if (import.meta.main) publishHeadlines(readReference('full'));
