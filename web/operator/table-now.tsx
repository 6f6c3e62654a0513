/** The game as it lies on the table: dice, what the table says, everybody's card. A tap on a box chooses it for a correction. */
import type { ComponentChildren, TargetedKeyboardEvent } from 'preact';
import { FarklePanel } from '../card/farkle-panel.tsx';
import { type Column, ScoreCardTable } from '../card/score-card.tsx';
import { DicePanel } from '../dice/dice-panel.tsx';
import { RollsLeftPips } from '../dice/rolls-left.tsx';
import type { ToldRow, ToldSnapshot } from '../link/told.ts';
import { OPERATOR_WORDS } from '../texts/operator.ts';
import { TABLE_WORDS } from '../texts/table-now.ts';
import { ChosenBox, type ChosenBoxProps } from './chosen-box.tsx';
import { nextBox } from './walk.ts';

interface Props extends ChosenBoxProps {
  readonly snapshot: ToldSnapshot;
  readonly calm: boolean;
}

export function TableNow({ snapshot, calm, ...rest }: Props) {
  const { card, farkle, players, screen, message } = snapshot;
  return (
    <section class="panel table-now">
      <h2>{TABLE_WORDS.now}</h2>
      {screen === 'turn' && (
        <>
          <DicePanel snapshot={snapshot} calm={calm} />
          <RollsLeftPips snapshot={snapshot} />
        </>
      )}
      <p class="quiet">{message}</p>
      {farkle !== null && <FarklePanel players={players} farkle={farkle} />}
      {card !== null && (
        <>
          <p class="quiet">{TABLE_WORDS.tapBox}</p>
          <ScoreCardTable snapshot={snapshot} card={card} keys={false} cellOf={boxesIn(rest)} />
          <ChosenBox {...rest} />
        </>
      )}
    </section>
  );
}

type CellOf = (inside: ComponentChildren, row: ToldRow, column: Column) => ComponentChildren;

/** One stop for the tab key in each column; arrows walk from box to box. */
function boxesIn({ game, place, choose }: Pick<Props, 'game' | 'place' | 'choose'>): CellOf {
  return (inside, row, { player, column, index }) => {
    const category = row.kind === 'box' ? row.categories[column] : undefined;
    const { name = '', boxes = [] } = game.players[player] ?? {};
    const box = boxes.find((each) => each.category === category);
    if (category === undefined || box === undefined) return inside;
    const isOwn = player === place.player;
    const isStop = isOwn && place.category !== undefined ? category === place.category : box === boxes[0];
    return (
      <button
        type="button"
        class="box-button"
        tabIndex={isStop ? 0 : -1}
        aria-pressed={isOwn && category === place.category}
        onClick={() => choose({ player, category })}
        onKeyDown={walk}
      >
        <span class="hidden-text">
          {TABLE_WORDS.boxOf(name, box.label)}
          {(row.points[index] ?? null) === null && OPERATOR_WORDS.game.open}{' '}
        </span>
        {inside}
      </button>
    );
  };
}

function walk(event: TargetedKeyboardEvent<HTMLButtonElement>): void {
  const next = nextBox(event.currentTarget, event.key);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
