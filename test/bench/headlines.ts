/** The README's short table of figures, made from the reference of a full run: a test compares the two. */
import { readFileSync, writeFileSync } from 'node:fs';
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
];

const README = new URL('../../README.md', import.meta.url);
const BEGIN = '<!-- figures: npm run bench -- --publish -->';
const END = '<!-- end of figures -->';

/** As it stands in the README, between its marks. */
export function headlineText({ command, computer, reports }: Reference): string {
  const rows = HEADLINES.map(({ words, subject, figures }) => {
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
export function publishedText(): string {
  const [, part] = readFileSync(README, 'utf8').split(BEGIN);
  return (part ?? '').split(END)[0]?.trim() ?? '';
}

export function publishHeadlines(reference: Reference): void {
  const text = readFileSync(README, 'utf8');
  const from = text.indexOf(BEGIN) + BEGIN.length;
  const to = text.indexOf(END);
  if (to < from) throw new Error(`README.md lacks the mark ${BEGIN} or ${END}`);
  writeFileSync(README, `${text.slice(0, from)}\n${headlineText(reference)}\n${text.slice(to)}`);
}

if (import.meta.main) publishHeadlines(readReference('full'));
