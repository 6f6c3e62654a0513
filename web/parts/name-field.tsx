/** A player's name: spelled with the buttons, typed by those who may press them, or read by the others. */
import { useState } from 'preact/hooks';
import type { ControlSender } from '../controls/hands.ts';
import { TEXTS } from '../texts/live.ts';
import { HOUSE_LIST } from './house-names.tsx';

/** As the table cuts them. */
const NAME_LENGTH = 12;

interface Props {
  readonly player: number;
  readonly name: string;
  /** The letters so far, while the table asks for this name. */
  readonly spelled: { readonly text: string; readonly letter: string } | undefined;
  /** Undefined for those who only watch. */
  readonly hands: ControlSender | undefined;
}

export function NameField({ player, name, spelled, hands }: Props) {
  const [typed, type] = useState<string | undefined>(undefined);
  if (spelled !== undefined && spelled.text + spelled.letter !== '') {
    return (
      <span class="setup-name">
        {spelled.text}
        {spelled.letter.length > 1 && ' '}
        <u>{spelled.letter}</u>
      </span>
    );
  }
  if (hands === undefined) return <span class="setup-name">{name}</span>;
  const send = () => {
    if (typed !== undefined && typed !== name) hands.send({ type: 'name', player, name: typed });
    type(undefined);
  };
  return (
    <input
      list={HOUSE_LIST}
      class="setup-name"
      value={typed ?? name}
      maxLength={NAME_LENGTH}
      aria-label={TEXTS.newGame.nameOf(player + 1)}
      autocomplete="off"
      spellcheck={false}
      enterkeyhint="done"
      onFocus={({ currentTarget }) => currentTarget.select()}
      onInput={({ currentTarget }) => type(currentTarget.value)}
      onBlur={send}
      onKeyDown={({ key, currentTarget }) => {
        // Leaving the field sends it, and gives the keys back to the table.
        if (key === 'Enter' || key === 'Escape') currentTarget.blur();
      }}
    />
  );
}
