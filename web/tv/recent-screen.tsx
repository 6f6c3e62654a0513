/** Between games: the best of today and of the last seven days, of the game that was played last. */
import './recent.css';
import { FameTable } from '../parts/fame.tsx';
import { TEXTS } from '../texts/live.ts';
import type { RecentTable } from './recent.ts';

export { recentTables } from './recent.ts';

export function RecentScreen({ tables }: { tables: readonly RecentTable[] }) {
  return (
    <section class="tv-recent">
      {tables.map(({ period, list }) => (
        <div key={period} data-period={period}>
          <h2>{TEXTS.fame[period]}</h2>
          <FameTable fame={list} length={list.entries.length} />
        </div>
      ))}
    </section>
  );
}
