/** Switches the sounds of the table on and off, on this page. */
import { TEXTS } from '../texts/live.ts';

export function SoundSwitch({ on, switchIt }: { on: boolean; switchIt: () => void }) {
  return (
    <button
      type="button"
      class="sound-switch"
      aria-pressed={on}
      // A mouse must not take the focus here, or Space would mean this button from then on.
      onMouseDown={(event) => event.preventDefault()}
      onClick={switchIt}
    >
      <span class="hidden-text">{TEXTS.sound} </span>
      {on ? TEXTS.soundOn : TEXTS.soundOff}
    </button>
  );
}
