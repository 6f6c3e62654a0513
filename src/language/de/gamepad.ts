/** German of `en/gamepad.ts`. */
import type { GAMEPAD as ENGLISH } from '../en/gamepad.ts';
import type { Words } from '../words.ts';

export const GAMEPAD: Words<typeof ENGLISH> = {
  title: 'Gamepads und Arcade-Encoder',
  none: 'Keines ist angesteckt. Eines anstecken und einen Knopf darauf drücken: Erst dann zeigen es Browser.',
  unknown:
    'Dieser Browser zeigt hier keine Gamepads: Manche tun das nur über https oder am Rechner des Tisches selbst (http://127.0.0.1).',
  lead: 'Was welchen Knopf drückt. Es bleibt auf diesem Gerät, für dieses Gamepad allein; von zwei gleichen hat jedes seine.',
  change: (input) => `${input} ändern`,
  learn: 'Jetzt auf dem Gamepad drücken …',
  cancel: 'So lassen',
  usual: 'Wie am Anfang',
  close: 'Schließen',
  button: (number) => `Knopf ${number}`,
  axis: (number, forward) => `Achse ${number} ${forward ? '+' : '−'}`,
  hat: { up: 'Stick hoch', right: 'Stick rechts', down: 'Stick runter', left: 'Stick links' },
  nothing: '–',
};
