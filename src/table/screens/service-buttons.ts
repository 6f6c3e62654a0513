/** Service: the button test. Every press is named and counted, every slot has its number, what is down lights it. */
import { INPUTS } from '../../../hardware/cabinet.ts';
import { eachSlot } from '../picture/each-slot.ts';
import { inputName } from '../state/display-name.ts';
import { type GroupedPress, slotsBeside } from '../state/inputs.ts';
import type { Reaction } from '../state/reaction.ts';
import { newPin, testButton } from '../state/service.ts';
import type { ButtonTest } from '../state/service-state.ts';
import { NEW_PIN_HOLD_MS, SERVICE_QUIET_MS } from '../times.ts';
import { readUntil, type Serving, serving } from './parts/service.ts';
import type { Overlay } from './screen.ts';

export interface ServiceButtons extends Serving<'buttons'> {
  readonly state: 'service-buttons';
}

const tests = (help: string) => ({
  help,
  act: ({ ui, shown }: ServiceButtons, { input, atMs }: GroupedPress): Reaction =>
    testButton(ui, shown, input, atMs),
});

export const SERVICE_BUTTONS: Overlay<ServiceButtons> = {
  title: 'Service: the button test',
  chord: 'service',
  covers: true,
  controls: {
    hold: tests('show its name, light its die'),
    lever: tests('show its name, light all dice'),
    leaf: tests('show its name, light two dice'),
    select: tests('the same; held for 5 s: a new PIN'),
  },
  when(moment) {
    const s = serving(moment, 'buttons');
    return s && { ...s, state: 'service-buttons' };
  },
  due: (s) => readUntil(s, Math.max(s.shown.sinceMs, s.ui.touchedMs) + SERVICE_QUIET_MS),
  held(s) {
    const { select, ...down } = s.ui.down;
    if (select === undefined) return undefined;
    return { atMs: select + NEW_PIN_HOLD_MS, react: () => newPin({ ...s, ui: { ...s.ui, down } }) };
  },
  pages({ shown: { test } }) {
    return test.newest === undefined ? ['PRESS A', 'BUTTON'] : [inputName(test.newest)];
  },
  sentence({ shown: { test } }) {
    return test.newest === undefined
      ? 'Button test: press a button. Select, held for 5 seconds, makes a new PIN.'
      : `Button test: ${inputName(test.newest)}, pressed ${times(test)}.`;
  },
  slots({ ui }) {
    const lit = new Set(INPUTS.filter((input) => ui.down[input] !== undefined).flatMap(slotsBeside));
    return eachSlot((slot) => ({
      kind: 'glyph',
      character: `${slot + 1}`,
      role: lit.has(slot) ? 'chosen' : 'dim',
    }));
  },
};

function times({ newest, counts }: ButtonTest): string {
  const { presses = 0, bounces = 0 } = (newest && counts[newest]) ?? {};
  const often = presses === 1 ? 'once' : `${presses} times`;
  return bounces === 0 ? often : `${often}, ${bounces} of them too soon after another: its contact bounces`;
}
