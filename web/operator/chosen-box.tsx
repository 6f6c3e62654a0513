/** The box that is chosen on a card, and what can be done with it: it stays in sight while the card is scrolled. */
import type { RefObject } from 'preact';
import type { InWords } from '../../src/language/sentence.ts';
import type { DeskGame } from '../../src/server/operator/messages.ts';
import { OPERATOR_WORDS } from '../texts/operator.ts';
import { TABLE_WORDS } from '../texts/table-now.ts';
import type { Placing } from './place.ts';
import type { Correct } from './unreasoned.ts';

export interface ChosenBoxProps extends Placing {
  readonly game: InWords<DeskGame>;
  readonly correct: Correct;
  /** Where the points of the chosen box are typed. */
  readonly points: RefObject<HTMLSelectElement | null>;
}

export function ChosenBox({ game, place, correct, points }: ChosenBoxProps) {
  const { name = '', boxes = [] } = game.players[place.player] ?? {};
  const box = boxes.find(({ category }) => category === place.category);
  const offer = game.replace.find(
    ({ player, category }) => player === place.player && category === place.category,
  );
  return (
    <div class={box && 'chosen-box'}>
      <p role="status">
        {box && TABLE_WORDS.boxOf(name, box.label)}
        {box && (box.points ?? OPERATOR_WORDS.game.open)}
      </p>
      {box !== undefined && (
        <div class="button-row">
          <button type="button" class="small" onClick={() => points.current?.focus()}>
            {TABLE_WORDS.setPoints}
          </button>
          {offer !== undefined && (
            <button
              type="button"
              class="small"
              onClick={() => correct({ type: 'replace', category: offer.category })}
            >
              {TABLE_WORDS.moveHere(offer.points)}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
