/** The score cards as they were filled, for paper: black on white, a column a player, and where the dice can be checked. */
import type { HistoryGame } from '../../src/server/history/messages.ts';
import { HISTORY_WORDS } from '../texts/history.ts';
import { momentText } from '../texts/moment.ts';

export function ScoreSheet({ game }: { game: HistoryGame }) {
  const { rows, columns, players, rules, endedAt, fairness } = game;
  const cards = finalCards(game);
  return (
    <section class="sheet" aria-hidden="true">
      <h1>
        {rules.name} · {HISTORY_WORDS.game(game.game)}
      </h1>
      <p>{momentText(endedAt)}</p>
      <table>
        <thead>
          <tr>
            <td />
            {players.map(({ name, winner }) => (
              <th key={name} scope="col" colSpan={columns.length || 1}>
                {winner ? '★ ' : ''}
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, kind }, row) => (
            <tr key={id} data-kind={kind}>
              <th scope="row">{label}</th>
              {cards.flatMap((card, player) =>
                (card[row] ?? []).map((points, column) => (
                  <td key={`${player} ${column}`}>{points === null ? '' : HISTORY_WORDS.points(points)}</td>
                )),
              )}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr data-kind="sum">
              <td />
              {players.map(({ name, total }) => (
                <td key={name}>{HISTORY_WORDS.points(total)}</td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
      <p class="proof">
        {location.origin}/verify/{game.game} · SHA-256 {fairness.seal}
      </p>
    </section>
  );
}

/** One a player: rows of points, as the last step that changed a card has left them. */
function finalCards({ steps, players }: HistoryGame): readonly (readonly (readonly (number | null)[])[])[] {
  const cards: (readonly (readonly (number | null)[])[])[] = players.map(() => []);
  for (const { cards: changed } of steps) for (const { player, points } of changed) cards[player] = points;
  return cards;
}
