/** Lever, hold buttons, previous, next and select of the on-screen cabinet. */

import type { ComponentChildren } from 'preact';
import { INPUTS, type Input } from '../../hardware/cabinet.ts';
import type { SlotView } from '../../src/server/view/messages.ts';
import { PANEL_WORDS } from '../texts/cabinet-page.ts';
import { TEXTS } from '../texts/live.ts';
import { PressButton } from './press-button.tsx';
import type { Presses } from './presses.ts';

export function Lever({ presses }: { presses: Presses }) {
  return (
    <PressButton class="lever" input="lever" presses={presses} label={PANEL_WORDS.leverLabel}>
      <span class="lever-slot">
        <span class="lever-arm">
          <span class="lever-ball" />
        </span>
      </span>
      <span class="lever-word">{PANEL_WORDS.lever}</span>
    </PressButton>
  );
}

const HOLDS = INPUTS.filter((input) => input.startsWith('hold'));

/** Under the die of this index. */
export function HoldButton({ slot: { mark }, index, presses }: HoldProps) {
  const input = HOLDS[index];
  if (input === undefined) return null;
  return (
    <PressButton
      class="hold"
      input={input}
      presses={presses}
      label={`${TEXTS.holdSlot(index + 1)} ${TEXTS.marks[mark]}`.trim()}
      on={mark !== '' && mark !== 'set'}
    >
      <span class="hold-cap">{TEXTS.marks[mark] || index + 1}</span>
    </PressButton>
  );
}

interface HoldProps {
  readonly slot: Pick<SlotView, 'mark'>;
  readonly index: number;
  readonly presses: Presses;
}

interface Push {
  readonly class: string;
  label(): string;
  face(): ComponentChildren;
}

/** From left to right. An input that is neither here, nor the lever, nor a hold button is a type error. */
const PUSHES: Readonly<Record<Exclude<Input, 'lever' | `hold${number}`>, Push>> = {
  previous: {
    class: 'push',
    label: () => PANEL_WORDS.previous,
    face: () => <Arrow path="M15 5l-8 7 8 7z" />,
  },
  select: { class: 'push push-select', label: () => PANEL_WORDS.select, face: () => PANEL_WORDS.select },
  next: { class: 'push', label: () => PANEL_WORDS.next, face: () => <Arrow path="M9 5l8 7-8 7z" /> },
};
const PUSHED = Object.keys(PUSHES) as (keyof typeof PUSHES)[];

export function Deck({ presses }: { presses: Presses }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div class="deck" role="group" aria-label={PANEL_WORDS.controls}>
      {PUSHED.map((input) => {
        const { class: name, label, face } = PUSHES[input];
        return (
          <PressButton class={name} input={input} presses={presses} label={label()} key={input}>
            {face()}
          </PressButton>
        );
      })}
    </div>
  );
}

function Arrow({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" class="push-arrow" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
