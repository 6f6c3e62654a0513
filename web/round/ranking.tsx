/** Who has made more of the same dice. */
import type { RoundSheet } from '../../src/hall/round/messages.ts';
import { ROUND_WORDS } from '../texts/round.ts';

export function Ranking({ sheet: { ranking, games } }: { sheet: RoundSheet }) {
  const { round: words } = ROUND_WORDS;
  const heads = ['rank', 'player', 'table', 'total', 'percent', 'against'] as const;
  return (
    <section>
      <h2>{words.ranking}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keys (WCAG 2.1.1). */}
      <section class="scroll-x" aria-label={words.ranking} tabIndex={0}>
        <table class="rolls" data-ranking>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {words[head]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ranking.map(({ rank, player, table, total, percent, against, corrected }) => (
              <tr key={`${table} ${player}`}>
                <td>{rank}</td>
                <td>
                  {player}
                  {corrected && ` (${words.corrected})`}
                </td>
                <td>{games.find((game) => game.table === table)?.name ?? table}</td>
                <td>{total}</td>
                <td>{percent === null ? '–' : `${local(percent)} %`}</td>
                <td>{against === null ? '–' : `${against > 0 ? '+' : ''}${local(against)}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p>{words.rankedBy}</p>
    </section>
  );
}

function local(value: number): string {
  return value.toLocaleString(document.documentElement.lang, { minimumFractionDigits: 1 });
}
