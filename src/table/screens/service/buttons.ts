/** Service: the button test. Every press is named and counted, every slot has its number, what is down lights it. */

import { INPUTS } from '../../../../hardware/cabinet.ts';
import type { Code, Text } from '../../../language/sentence.ts';
import { eachSlot } from '../../picture/each-slot.ts';
import { inputName } from '../../state/display-name.ts';
import { type GroupedPress, slotsBeside } from '../../state/inputs.ts';
import type { Reaction } from '../../state/reaction.ts';
import { newPin, testButton } from '../../state/service.ts';
import type { ButtonTest } from '../../state/service-state.ts';
import { goBack } from '../../state/service-walk.ts';
import { BACK_HOLD_MS, NEW_PIN_HOLD_MS } from '../../times.ts';
import type { Overlay } from '../screen.ts';
import { quiet, type Serving, serving } from './tree.ts';

export interface ServiceButtons extends Serving<'buttons'> {
  readonly state: 'service-buttons';
}

const tests = (help: Code) => ({
  help,
  act: ({ ui, shown }: ServiceButtons, { input, atMs }: GroupedPress): Reaction =>
    testButton(ui, shown, input, atMs),
});

export const SERVICE_BUTTONS: Overlay<ServiceButtons> = {
  chord: 'service',
  covers: true,
  controls: {
    hold: tests({ say: 'help.testHold' }),
    lever: tests({ say: 'help.testLever' }),
    leaf: tests({ say: 'help.testLeaf' }),
    select: tests({ say: 'help.testSelect' }),
  },
  when(moment) {
    const s = serving(moment, 'buttons');
    return s && { ...s, state: 'service-buttons' };
  },
  due: quiet,
  held(s) {
    const { select, lever, ...down } = s.ui.down;
    const rest = { ...s, ui: { ...s.ui, down } };
    if (lever !== undefined) return { atMs: lever + BACK_HOLD_MS, react: () => goBack(rest) };
    if (select === undefined) return undefined;
    return { atMs: select + NEW_PIN_HOLD_MS, react: () => newPin(rest) };
  },
  pages({ shown: { test } }) {
    return test.newest === undefined
      ? [{ say: 'display.pressA' }, { say: 'display.button' }]
      : [{ say: 'display.named', button: inputName(test.newest) }];
  },
  sentence: ({ shown: { test } }) => testSentence(test),
  slots({ ui }) {
    const lit = new Set(INPUTS.filter((input) => ui.down[input] !== undefined).flatMap(slotsBeside));
    return eachSlot((slot) => ({
      kind: 'glyph',
      character: `${slot + 1}`,
      role: lit.has(slot) ? 'chosen' : 'dim',
    }));
  },
};

function testSentence({ newest, counts }: ButtonTest): Text {
  if (newest === undefined) return { say: 'table.testButtons' };
  const { presses = 0, bounces = 0 } = counts[newest] ?? {};
  const button = inputName(newest);
  if (bounces === 0) return { say: 'table.tested', button, presses };
  return { say: 'table.bounced', button, presses, bounces };
}
