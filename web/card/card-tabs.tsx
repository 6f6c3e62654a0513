/** Whose card is shown, where the cards are too wide to stand beside each other; the others by their totals. */
import type { ToldSnapshot } from '../link/told.ts';
import { Fitted } from '../parts/fitted.tsx';
import { nameClass } from '../parts/wide-name.ts';
import { TEXTS } from '../texts/live.ts';

interface Props {
  readonly players: ToldSnapshot['players'];
  readonly owner: number;
  choose(player: number): void;
  /** All cards stand beside each other: a tab brings its own into view. */
  readonly all: boolean;
  /** The seat of whoever looks; -1: none. */
  readonly mine: number;
}

export function CardTabs({ players, owner, choose, all, mine }: Props) {
  return (
    <div class="card-tabs" data-all={all}>
      {players.map(({ name, total, current, winner }, player) => (
        <button
          type="button"
          class="card-tab"
          key={name}
          data-owner={player}
          data-current={current}
          data-winner={winner}
          data-mine={player === mine}
          aria-pressed={player === owner}
          // A mouse must not take the focus here, or Space would mean this button from then on.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(player)}
        >
          <Fitted class={nameClass(name, 'card-tab-name')}>{name}</Fitted>{' '}
          <span class="card-tab-total">{TEXTS.number(total)}</span>
        </button>
      ))}
    </div>
  );
}
