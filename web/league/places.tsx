/** How it stands; once it is over, who came where. */
import type { LeagueSnapshot } from '../../src/hall/board/league-messages.ts';
import { LEAGUE_WORDS } from '../texts/league.ts';

const COLUMNS = ['played', 'won', 'drawn', 'lost', 'points', 'scored', 'conceded'] as const;

export function LeaguePlaces({ league: { kind, left, standings } }: { league: LeagueSnapshot }) {
  const { page, sheet } = LEAGUE_WORDS;
  const heads = { ...sheet, points: sheet.standing, scored: sheet.dice, conceded: sheet.against };
  // Whoever loses is out: there are neither draws nor points.
  const columns = COLUMNS.filter((column) => kind === 'robin' || (column !== 'drawn' && column !== 'points'));
  return (
    <section class="panel">
      <h2>{page.standings}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keys (WCAG 2.1.1). */}
      <section class="scroll-x" aria-label={page.standings} tabIndex={0}>
        <table class="league-standings" data-draws={kind === 'robin'}>
          <thead>
            <tr>
              <th scope="col">{sheet.rank}</th>
              <th scope="col">{sheet.player}</th>
              {columns.map((column) => (
                <th key={column} scope="col" class="number" data-column={column}>
                  {heads[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {standings.map((line) => (
              <tr key={line.player}>
                <td>{line.rank ?? '–'}</td>
                <th scope="row" class="one-line">
                  {line.player}
                  {left.indexOf(line.player) >= 0 && <small> {page.left}</small>}
                </th>
                {columns.map((column) => (
                  <td key={column} class="number" data-column={column}>
                    {page.number(line[column])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
