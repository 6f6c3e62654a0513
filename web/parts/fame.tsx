/** Between games: the result of the last one, the best first, and the best of all. */
import { ranking } from '../card/ranking.ts';
import type { ToldFame, ToldSnapshot } from '../link/told.ts';
import { TEXTS } from '../texts/live.ts';

/** Of the games that were not played last. */
const SHORT_LENGTH = 3;
/** More players have two columns, where a page has room beside each other. */
const MANY = 6;

export function LastGame({ snapshot }: { snapshot: ToldSnapshot }) {
  const { players, rules, status } = snapshot;
  const ranks = [...ranking(snapshot)].sort((a, b) => a.place - b.place);
  return (
    <section class="last-game">
      <h2>
        {TEXTS.fame.lastGame} <small>{rules}</small>
      </h2>
      {status === 'abandoned' && <p>{TEXTS.abandoned}</p>}
      <ol data-many={players.length > MANY || undefined}>
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

export function HallOfFame({ fame }: { fame: readonly ToldFame[] }) {
  const [first, ...others] = fame;
  if (first === undefined) return null;
  return (
    <section class="fame">
      <h2>{TEXTS.fame.title}</h2>
      <Table fame={first} length={first.entries.length} />
      {others.length > 0 && <h3>{TEXTS.fame.more}</h3>}
      <div class="fame-others">
        {others.map((fame) => (
          <Table fame={fame} length={SHORT_LENGTH} key={fame.rules} />
        ))}
      </div>
    </section>
  );
}

function Table({ fame: { rules, entries }, length }: { fame: ToldFame; length: number }) {
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
        {entries.slice(0, length).map(({ name, total, turns, corrected, fresh }, index) => (
          <tr key={index} data-fresh={fresh}>
            <td>{index + 1}</td>
            <th scope="row">
              {name}
              {fresh && <small> {TEXTS.fame.fresh}</small>}
              {corrected && <small> {TEXTS.fame.corrected}</small>}
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
