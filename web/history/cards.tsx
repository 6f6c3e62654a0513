/** The score cards of all players at one moment. */
import type { ChangedCard, HistoryGame } from '../../src/server/history/messages.ts';
import { HISTORY_WORDS } from '../texts/history.ts';
import type { HistoryMoment } from './moments.ts';

export function Cards({ game, moment }: { game: HistoryGame; moment: HistoryMoment }) {
  const columns = game.players.flatMap((_, player) =>
    game.columns.map((times, column) => ({ player, times, column })),
  );
  const several = game.columns.length > 1;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keys (WCAG 2.1.1).
    <section class="scroll-x" aria-label={HISTORY_WORDS.card.title} tabIndex={0}>
      <table class="history-card">
        <thead>
          <tr>
            <th scope="col">{HISTORY_WORDS.card.box}</th>
            {game.players.map(({ name }, player) => (
              <th
                key={name}
                scope="colgroup"
                colSpan={game.columns.length}
                data-current={moment.player === player}
              >
                {name}
              </th>
            ))}
          </tr>
          {several && (
            <tr>
              <td />
              {columns.map(({ player, times }) => (
                <th key={`${player} ${times}`} scope="col" class="number">
                  {HISTORY_WORDS.card.times(times)}
                </th>
              ))}
            </tr>
          )}
        </thead>
        <tbody>
          {game.rows.map(({ id, label, kind }, row) => (
            <tr key={id} data-kind={kind}>
              <th scope="row">{label}</th>
              {columns.map(({ player, column }) => {
                const card = moment.cards[player];
                const points = card?.points[row]?.[column] ?? null;
                const changed = moment.changed.has(`${player} ${row} ${column}`);
                return (
                  <td key={`${player} ${column}`} class="number" data-changed={changed && kind === 'box'}>
                    {points === null ? <span class="hidden-text">{HISTORY_WORDS.card.open}</span> : points}
                    {isCorrected(card, id, column) && (
                      <sup data-corrected>
                        <span aria-hidden="true">*</span>
                        <span class="hidden-text"> {HISTORY_WORDS.card.corrected}</span>
                      </sup>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Marked as on the pages of a running game. */
export function isCorrected(card: ChangedCard | undefined, row: string, column: number): boolean {
  return card?.corrected?.some((box) => box.row === row && box.column === column) === true;
}
