/** Another box for the newest score. Arrow keys only choose in it: the button, or Enter, does it. */

import type { RefObject } from 'preact';
import { useState } from 'preact/hooks';
import type { InWords } from '../../src/language/sentence.ts';
import type { DeskGame } from '../../src/server/operator/messages.ts';
import { OPERATOR_WORDS } from '../texts/operator.ts';
import type { CardPlace } from './place.ts';
import type { Correct } from './unreasoned.ts';

interface Props {
  readonly field: RefObject<HTMLSelectElement | null>;
  readonly offers: InWords<DeskGame>['replace'];
  readonly correct: Correct;
  /** The box that is chosen on the cards. */
  readonly place: CardPlace;
}

/** One that can be chosen here is meant here too: choosing another one begins anew. */
export function Replace(props: Props) {
  const { offers, place } = props;
  const meant = offers.find(
    ({ player, category }) => player === place.player && category === place.category,
  )?.category;
  return <ReplaceForm key={meant} meant={meant ?? ''} {...props} />;
}

function ReplaceForm({ field, offers, correct, meant }: Props & { readonly meant: string }) {
  const [chosen, choose] = useState<string>(meant);
  // What was chosen may have gone with the score that it was for.
  const category = offers.some((offer) => offer.category === chosen) ? chosen : '';
  const submit = async (): Promise<void> => {
    if (category !== '' && (await correct({ type: 'replace', category }))) choose('');
  };
  return (
    <form
      class="together"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label class="field">
        <span>
          {OPERATOR_WORDS.game.replace} <kbd>R</kbd>
        </span>
        <select
          ref={field}
          disabled={offers.length === 0}
          value={category}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
          onKeyDown={(event) => {
            // Enter opens the list of a select in some browsers, and submits in none.
            if (event.key !== 'Enter' || category === '') return;
            event.preventDefault();
            void submit();
          }}
        >
          <option value="">{offers.length === 0 ? '–' : OPERATOR_WORDS.game.replaceHint}</option>
          {offers.map(({ category, label, points }) => (
            <option key={category} value={category}>
              {OPERATOR_WORDS.game.box(label, points)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" disabled={category === ''}>
        {OPERATOR_WORDS.game.replaceButton}
      </button>
      {offers.length === 0 && <p class="quiet">{OPERATOR_WORDS.game.nothingToReplace}</p>}
    </form>
  );
}
