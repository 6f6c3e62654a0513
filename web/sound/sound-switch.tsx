/** Switches the sounds of the table on and off, on this page. */
import { TEXTS } from '../texts/live.ts';

interface Props {
  readonly on: boolean;
  /** It is wanted, and the browser waits for a press. */
  readonly waits?: boolean;
  readonly switchIt: () => void;
}

export function SoundSwitch({ on, waits = false, switchIt }: Props) {
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
      {on ? TEXTS.soundOn : waits ? TEXTS.soundWaits : TEXTS.soundOff}
    </button>
  );
}
