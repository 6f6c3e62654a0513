/** A button that presses a pin for as long as a finger or the mouse is on it. */
import type { ComponentChildren } from 'preact';
import type { Input } from '../../hardware/cabinet.ts';
import { keyName, keyShortcut } from './key-names.ts';
import type { Presses } from './presses.ts';

interface Props {
  readonly input: Input;
  readonly presses: Presses;
  readonly label: string;
  /** For buttons that show a state, like hold. */
  readonly on?: boolean;
  readonly class: string;
  readonly children?: ComponentChildren;
}

export function PressButton({ input, presses, label, on, class: name, children }: Props) {
  const source = (event: PointerEvent) => `pointer ${event.pointerId}`;
  return (
    <button
      type="button"
      class={name}
      data-input={input}
      data-down={presses.isDown(input)}
      aria-label={label}
      aria-keyshortcuts={keyShortcut(input)}
      title={`${label} (${keyName(input)})`}
      aria-pressed={on}
      onPointerDown={(event) => {
        if (event.button === 0) presses.down(source(event), input);
      }}
      onPointerUp={(event) => presses.up(source(event))}
      onPointerCancel={(event) => presses.up(source(event))}
      onPointerLeave={(event) => presses.up(source(event))}
      // A mouse must not take the focus here, or Space would mean this button from then on.
      onMouseDown={(event) => event.preventDefault()}
      onContextMenu={(event) => event.preventDefault()}
      // A click without a pointer comes from a screen reader or the like.
      onClick={(event) => {
        if (event.detail === 0) presses.tap(input);
      }}
    >
      {children}
    </button>
  );
}
