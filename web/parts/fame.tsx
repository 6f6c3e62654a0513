/** Between games: the result of the last one, or how one that waits stands, the best first, and the best of all. */
import { type ComponentChildren, type ComponentType, Fragment } from 'preact';
import { useState } from 'preact/hooks';
import { ranking } from '../card/ranking.ts';
import { useRecentFame } from '../link/recent-fame.ts';
import type { ToldFame, ToldSnapshot } from '../link/told.ts';
import { TEXTS } from '../texts/live.ts';
import { dayText } from '../texts/moment.ts';
import { Fitted } from './fitted.tsx';

/** Of the games that were not played last. */
const SHORT_LENGTH = 3;
/** More players have two columns, where a page has room beside each other. */
const MANY = 6;
/** So many have larger letters, where a page has room below each other. */
const FEW = 3;

export function LastGame({ snapshot }: { snapshot: ToldSnapshot }) {
  const { players, rules, status } = snapshot;
  const ranks = [...ranking(snapshot)].sort((a, b) => a.place - b.place);
  return (
    <section class="last-game">
      <h2>
        {status === 'playing' ? TEXTS.gameWaits : TEXTS.fame.lastGame} <small>{rules}</small>
      </h2>
      {status === 'abandoned' && <p>{TEXTS.abandoned}</p>}
      <ol data-many={players.length > MANY || undefined} data-few={players.length <= FEW || undefined}>
        {ranks.map(({ player, place }) => {
          const { name = '', total = 0, winner } = players[player] ?? {};
          return (
            <li key={player} data-winner={winner}>
              <span>
                <b class="last-game-place">{winner ? '★' : place}</b> {name}
              </span>
              <span>{TEXTS.number(total)}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

type Period = 'ever' | 'week' | 'today';

/** Of all time, or of late as whoever looks wants it. `game`: the newest one of this table; null: it is not at hand. */
export function FamePeriods({ fame, game }: { fame: readonly ToldFame[]; game: number | null }) {
  const recent = useRecentFame(game);
  const [wanted, want] = useState<Period>('ever');
  const lists = { week: [], today: [], ...recent, ever: fame };
  const offered = (['ever', 'week', 'today'] as const).filter((period) => lists[period].length > 0);
  const shown = offered.includes(wanted) ? wanted : 'ever';
  return (
    <HallOfFame fame={lists[shown]}>
      {offered.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent
        <p class="fame-periods" role="group" aria-label={TEXTS.fame.period}>
          {offered.map((period) => (
            <button type="button" key={period} aria-pressed={period === shown} onClick={() => want(period)}>
              {TEXTS.fame[period]}
            </button>
          ))}
        </p>
      )}
    </HallOfFame>
  );
}

interface HallProps {
  readonly fame: readonly ToldFame[];
  /** Below the title. */
  readonly children?: ComponentChildren;
  /** What brings the games that were not played last. */
  readonly Bring?: ComponentType<{ readonly children: ComponentChildren }>;
}

export function HallOfFame({ fame, children, Bring = Fragment }: HallProps) {
  const [first, ...others] = fame;
  if (first === undefined) return null;
  return (
    <section class="fame">
      <h2>{TEXTS.fame.title}</h2>
      {children}
      <FameTable fame={first} length={first.entries.length} />
      {others.length > 0 && <h3>{TEXTS.fame.more}</h3>}
      <div class="fame-others">
        <Bring>
          {others.map((fame) => (
            <FameTable fame={fame} length={SHORT_LENGTH} key={fame.rules} />
          ))}
        </Bring>
      </div>
    </section>
  );
}

export function FameTable({ fame: { rules, entries }, length }: { fame: ToldFame; length: number }) {
  return (
    <table class="fame-table">
      <caption>{rules}</caption>
      <thead class="hidden-text">
        <tr>
          <th scope="col">{TEXTS.fame.place}</th>
          <th scope="col">{TEXTS.fame.name}</th>
          <th scope="col">{TEXTS.fame.total}</th>
        </tr>
      </thead>
      <tbody>
        {entries.slice(0, length).map(({ name, total, turns, corrected, fresh, day }, index) => (
          <tr key={index} data-fresh={fresh}>
            <td>{index + 1}</td>
            <th scope="row">
              <Fitted class="fame-line">
                {name}
                {fresh && <small> {TEXTS.fame.fresh}</small>}
                {corrected && <small> {TEXTS.fame.corrected}</small>}
                {day !== undefined && <small class="fame-day"> {dayText(day)}</small>}
              </Fitted>
            </th>
            <td>
              {turns === null ? TEXTS.number(total) : `${TEXTS.fame.turns(turns)} · ${TEXTS.number(total)}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
