/** Lever, previous, next and select of the on-screen cabinet. */

import { TEXTS } from '../texts/live.ts';
import { PressButton } from './press-button.tsx';
import type { Presses } from './presses.ts';

export function Lever({ presses }: { presses: Presses }) {
  return (
    <PressButton class="lever" input="lever" presses={presses} label={TEXTS.leverLabel}>
      <span class="lever-slot">
        <span class="lever-arm">
          <span class="lever-ball" />
        </span>
      </span>
      <span class="lever-word">{TEXTS.lever}</span>
    </PressButton>
  );
}

export function Deck({ presses }: { presses: Presses }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div class="deck" role="group" aria-label={TEXTS.controls}>
      <PressButton class="push" input="previous" presses={presses} label={TEXTS.previous}>
        <Arrow path="M15 5l-8 7 8 7z" />
      </PressButton>
      <PressButton class="push push-select" input="select" presses={presses} label={TEXTS.select}>
        {TEXTS.select}
      </PressButton>
      <PressButton class="push" input="next" presses={presses} label={TEXTS.next}>
        <Arrow path="M9 5l8 7-8 7z" />
      </PressButton>
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
