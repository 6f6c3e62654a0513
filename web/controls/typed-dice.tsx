/** The dice of a rehearsal's next rolls, typed by those who may press the buttons. */
import { useState } from 'preact/hooks';
import { PANEL_WORDS } from '../texts/cabinet-page.ts';
import type { ControlSender } from './hands.ts';

const ROLLS = /^[1-6]{1,6}( [1-6]{1,6})*$/;
/** As much as the table takes at once. */
const MOST_CHARACTERS = 400;

/** `dice`: how many roll next. A new roll wants a new one of these. */
export function TypedDiceForm({ dice, hands }: { dice: number; hands: ControlSender }) {
  const [text, type] = useState('');
  const [wrong, complain] = useState(false);
  const [sent, remember] = useState('');
  const use = () => {
    const rolls = text.trim().replace(/[\s,;]+/g, ' ');
    const fits = ROLLS.test(rolls);
    complain(!fits);
    if (!fits) return;
    hands.send({ type: 'dice', rolls: rolls.replace(/ /g, '\n') });
    remember(rolls);
    type('');
  };
  return (
    <form
      class="typed-dice"
      onSubmit={(event) => {
        event.preventDefault();
        use();
        // The keys are the table's again.
        (document.activeElement as HTMLElement | null)?.blur();
      }}
    >
      <input
        value={text}
        maxLength={MOST_CHARACTERS}
        inputMode="numeric"
        autocomplete="off"
        enterkeyhint="done"
        aria-label={PANEL_WORDS.typing.label(dice)}
        aria-invalid={wrong}
        placeholder={PANEL_WORDS.typing.label(dice)}
        onInput={({ currentTarget }) => {
          type(currentTarget.value);
          complain(false);
        }}
      />
      <button type="submit" class="typed-use" onMouseDown={(event) => event.preventDefault()}>
        {PANEL_WORDS.typing.use}
      </button>
      {sent !== '' && !wrong && <p class="typed-sent">{PANEL_WORDS.typing.sent(sent)}</p>}
      {wrong && (
        <p class="typed-wrong" role="alert">
          {PANEL_WORDS.typing.wrong}
        </p>
      )}
    </form>
  );
}
