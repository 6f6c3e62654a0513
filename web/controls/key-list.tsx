/** Which key presses which button of the on-screen cabinet, as badges; hidden where there is no keyboard. */
import type { Input } from '../../hardware/cabinet.ts';
import { HELP_WORDS } from '../texts/button-help.ts';
import { keyName } from './key-names.ts';

/** In the order in which a turn needs them; of many alike, the first and the last. */
const CONTROLS = {
  lever: { inputs: ['lever'], between: '' },
  hold: { inputs: ['hold1', 'hold6'], between: '–' },
  leaf: { inputs: ['previous', 'next'], between: '' },
  select: { inputs: ['select'], between: '' },
} as const satisfies Record<string, { readonly inputs: readonly Input[]; readonly between: string }>;

type Control = keyof typeof CONTROLS;
export const CONTROL_NAMES = Object.keys(CONTROLS) as Control[];

export function KeysOf({ control }: { control: Control }) {
  const { inputs, between } = CONTROLS[control];
  return (
    <span class="for-keys">
      {inputs.map((input, index) => (
        <span key={input}>
          {index > 0 && between}
          <kbd>{keyName(input)}</kbd>
        </span>
      ))}
    </span>
  );
}

/** `letters`: boxes have keys of their own. */
export function KeyList({ letters }: { letters: boolean }) {
  return (
    <section class="key-list for-keys">
      <h2>{HELP_WORDS.keyboard}</h2>
      <ul>
        {CONTROL_NAMES.map((control) => (
          <li key={control}>
            <KeysOf control={control} /> {HELP_WORDS.inputs[control]}
          </li>
        ))}
      </ul>
      {letters && <p>{HELP_WORDS.keys}</p>}
    </section>
  );
}
