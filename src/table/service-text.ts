/** What service shows: on the display, on the dice and in words. */
import { INPUTS, type Input, LEDS } from '../../hardware/table.ts';
import type { SlotScene } from './scene.ts';
import { scrolled } from './state/scroll.ts';
import type { Service } from './state/service-state.ts';
import type { Situation } from './state/situation.ts';
import type { Ui } from './state/ui.ts';

/** `HOLD 1`, `LEVER`. */
export function inputName(input: Input): string {
  return input.replace(/(\d)$/, ' $1').toUpperCase();
}

export function servicePages({ service, nowMs }: Situation, shown: Service): readonly string[] {
  switch (shown.stage) {
    case 'address':
      return [scrolled(service?.address ?? '', shown.sinceMs, nowMs)];
    case 'pin':
      if (service === undefined) return ['NO PIN', 'PIN'];
      return [service.pin, shown.old === true ? 'OLD PIN' : 'PIN'];
    case 'buttons':
      return shown.test.newest === undefined ? ['PRESS A', 'BUTTON'] : [inputName(shown.test.newest)];
    default:
      return shown satisfies never;
  }
}

/** The PIN is not in it: the pages are for everybody. */
export function serviceSentence({ service }: Situation, shown: Service): string {
  switch (shown.stage) {
    case 'address':
      return `The pages are at ${service?.address ?? 'no address'}. Select goes on.`;
    case 'pin':
      if (shown.old === true)
        return 'The new PIN could not be kept: the display shows the old one. Select goes on.';
      return "The display shows the PIN of the operator's page. Select goes on.";
    case 'buttons':
      return shown.test.newest === undefined
        ? 'Button test: press a button. Select, held for 5 seconds, makes a new PIN.'
        : `Button test: ${inputName(shown.test.newest)}, pressed ${times(shown)}.`;
    default:
      return shown satisfies never;
  }
}

/** In the button test every slot has its number; what is down lights it. */
export function serviceSlots({ down }: Ui, shown: Service): readonly SlotScene[] {
  const lit = new Set(INPUTS.filter((input) => down[input] !== undefined).flatMap((input) => lights(input)));
  return Array.from({ length: LEDS.slots }, (_, slot) =>
    shown.stage === 'buttons'
      ? { kind: 'glyph', character: `${slot + 1}`, role: lit.has(slot) ? 'chosen' : 'dim' }
      : { kind: 'dark' },
  );
}

/** A hold its own slot; the lever all; previous, select and next the two on their side. */
function lights(input: Input): readonly number[] {
  switch (input) {
    case 'lever':
      return [0, 1, 2, 3, 4, 5];
    case 'previous':
      return [0, 1];
    case 'select':
      return [2, 3];
    case 'next':
      return [4, 5];
    default:
      return [INPUTS.indexOf(input)];
  }
}

function times({ test }: Extract<Service, { stage: 'buttons' }>): string {
  const { presses = 0, bounces = 0 } = (test.newest && test.counts[test.newest]) ?? {};
  const often = presses === 1 ? 'once' : `${presses} times`;
  return bounces === 0 ? often : `${often}, ${bounces} of them too soon after another: its contact bounces`;
}
