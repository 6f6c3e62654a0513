/** A league on paper: as text, as lines for a spreadsheet, as a page that any browser prints. */
import { plain, type Text } from '../../language/sentence.ts';
import type { RatedPlayer } from './ratings.ts';
import type { LeagueSheet, Match } from './sheet.ts';

type Told = (text: Text) => string;
type Cells = readonly (string | number)[];

/** A heading and lines of cells; the first line names the columns. */
export interface PaperTable {
  readonly title: string;
  readonly lines: readonly Cells[];
}

export function sheetTables(sheet: LeagueSheet, told: Told): readonly PaperTable[] {
  const { no, name, kind, stage, players, standings, matches } = sheet;
  const word = (say: string): string => told(plain(`league.${say}` as never));
  const title = `${told({ say: 'league.title', no, name, kind: word(kind) })} · ${word(`stage-${stage}`)}`;
  if (standings.length === 0)
    return [{ title, lines: [[word('player')], ...players.map((player): Cells => [player])] }];
  const columns = ['rank', 'player', 'played', 'won', 'drawn', 'lost', 'standing', 'dice', 'against'];
  return [
    {
      title,
      lines: [
        columns.map(word),
        ...standings.map(
          (line): Cells => [
            ...[line.rank ?? '', line.player, line.played, line.won, line.drawn, line.lost],
            ...[line.points, line.scored, line.conceded],
          ],
        ),
      ],
    },
    {
      title: word('matches'),
      lines: [
        [word('number'), word('round'), word('player'), word('player'), word('result')],
        ...matches.filter(({ state }) => state !== 'free').map((match) => matchLine(match, word)),
      ],
    },
  ];
}

function matchLine(
  { id, group, round, players, points, state }: Match,
  word: (say: string) => string,
): Cells {
  const result =
    state !== 'played' ? word(state) : points.includes(null) ? word('walkover') : points.join(':');
  return [id, group === 1 ? round : `${group}.${round}`, players[0] ?? '?', players[1] ?? '?', result];
}

export function ratingTable(rated: readonly RatedPlayer[], told: Told): PaperTable {
  const title: Text = { say: 'league.rating' };
  const heads: readonly Text[] = [{ say: 'league.player' }, title, { say: 'league.played' }];
  return {
    title: told(title),
    lines: [
      heads.map(told),
      ...rated.map(({ player, rating, matches }) => [player, rating.toFixed(2), matches]),
    ],
  };
}

export function asText(tables: readonly PaperTable[]): string {
  return tables.map(({ title, lines }) => `${title}\n${aligned(lines)}`).join('\n');
}

/** RFC 4180, an empty line between tables. */
export function asCsv(tables: readonly PaperTable[]): string {
  const cell = (value: string | number): string => {
    // A spreadsheet would take a name that begins so for a formula.
    const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : `${value}`;
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return tables
    .map(({ lines }) => lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join(''))
    .join('\r\n');
}

export function asPage(tables: readonly PaperTable[], language: string): string {
  const title = escaped(tables[0]?.title ?? '');
  const body = tables.map(({ title: heading, lines: [head = [], ...rest] }) => {
    const row = (cells: Cells, tag: 'th' | 'td') =>
      `<tr>${cells.map((cell) => `<${tag}>${escaped(`${cell}`)}</${tag}>`).join('')}</tr>`;
    return `<h2>${escaped(heading)}</h2>\n<table><thead>${row(head, 'th')}</thead><tbody>\n${rest.map((cells) => row(cells, 'td')).join('\n')}\n</tbody></table>`;
  });
  const style = `body{font:13px/1.5 system-ui,sans-serif;margin:1.5rem;color:#000;background:#fff}table{border-collapse:collapse}th,td{padding:.25rem .5rem;border-bottom:1px solid #999;text-align:start}`;
  return `<!doctype html>\n<html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style>\n${body.join('\n')}\n</html>\n`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function aligned(lines: readonly Cells[]): string {
  const widths = (lines[0] ?? []).map((_, at) => Math.max(...lines.map((cells) => `${cells[at]}`.length)));
  const line = (cells: Cells) => cells.map((cell, at) => `${cell}`.padEnd(widths[at] ?? 0)).join('  ');
  return lines.map((cells) => `  ${line(cells).trimEnd()}\n`).join('');
}
