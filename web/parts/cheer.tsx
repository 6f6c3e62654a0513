/** Five alike for the points of a Yahtzee: the whole screen celebrates, as long as dice and display do; then the box is seen. */
import type { ComponentChildren } from 'preact';
import { Die } from '../dice/die.tsx';
import type { ToldSnapshot } from '../link/told.ts';
import { TEXTS } from '../texts/live.ts';
import { rowSaid } from '../texts/sentences.ts';

interface Props {
  readonly snapshot: ToldSnapshot;
  readonly calm: boolean;
  /** What the score has led to beside. */
  readonly children?: ComponentChildren;
}

export function Cheer({ snapshot, calm, children }: Props) {
  const { scored, card, players } = snapshot;
  if (scored?.cheered !== true) return null;
  // A joker fills another box: it is called what it is.
  const row = card?.rows.find(({ id }) => id === 'yahtzee') ?? card?.rows.find(({ id }) => id === scored.row);
  return (
    <section class="cheer" data-calm={calm} role="status">
      <h2>{row === undefined ? '' : rowSaid(row, false)}</h2>
      <p class="cheer-dice" aria-hidden="true">
        {scored.dice.map((face, index) => (
          <Die face={face} label="" mark="" key={index} />
        ))}
      </p>
      <p>
        {players[scored.player]?.name} <strong>+{TEXTS.number(scored.points)}</strong>
      </p>
      {children}
    </section>
  );
}
