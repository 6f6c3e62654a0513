/** Score over the turns. */
import type { HistoryGame } from '../../src/server/history/messages.ts';
import { HISTORY_WORDS } from '../texts/history.ts';
import { totalsByTurn } from './chart-data.ts';
import { LineChart } from './line-chart.tsx';

export function TotalsChart({ game }: { game: HistoryGame }) {
  return (
    <LineChart
      title={HISTORY_WORDS.totals.title}
      names={game.players.map(({ name }) => name)}
      series={totalsByTurn(game)}
      summary={game.players.map(({ name, total }) => `${name} ${total}`).join(', ')}
      steps={HISTORY_WORDS.totals.turn}
    />
  );
}
