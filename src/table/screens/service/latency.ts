/** Service: a die lights, its button is pressed, and the display tells how long that took. */
import { LEDS } from '../../../../hardware/cabinet.ts';
import { plain, type Text } from '../../../language/sentence.ts';
import { DARK, eachSlot } from '../../picture/each-slot.ts';
import type { GroupedPress } from '../../state/inputs.ts';
import { ignored, type Reaction, shown } from '../../state/reaction.ts';
import { goBack } from '../../state/service-walk.ts';
import { ignores, type Overlay } from '../screen.ts';
import { inService, quiet, type Serving, serving, TREE_CONTROLS } from './tree.ts';

export interface ServiceLatency extends Serving<'latency'> {
  readonly state: 'service-latency';
}

/** Until the next die lights: never twice the same time, so that nobody presses in time with it. */
const PAUSE_MS = { least: 700, spread: 900 };

export const SERVICE_LATENCY: Overlay<ServiceLatency> = {
  chord: 'service',
  covers: true,
  controls: {
    ...TREE_CONTROLS,
    hold: { help: plain('help.pressLit'), act: pressed },
    leaf: ignores('service'),
    select: { help: plain('help.endTest'), act: (s) => goBack(s) },
  },
  when(moment) {
    const s = serving(moment, 'latency');
    return s && { ...s, state: 'service-latency' };
  },
  due: quiet,
  // Once, when the die lights.
  moves: ({ shown: { litMs } }) => ({ sinceMs: litMs, stepMs: Number.MAX_SAFE_INTEGER }),
  pages({ shown: { took } }): readonly Text[] {
    if (took === undefined) return [{ say: 'leafWord.pressLit' }];
    return [
      { say: 'leafWord.milliseconds', count: Math.round(took.ms) },
      { say: 'leafWord.wire', count: Math.round(took.wireMs) },
    ];
  },
  sentence: inService,
  slots: ({ shown: { slot: lit, litMs }, nowMs }) =>
    eachSlot((slot) =>
      slot === lit && nowMs >= litMs ? { kind: 'glyph', character: `${slot + 1}`, role: 'chosen' } : DARK,
    ),
};

/** What is dark yet, or another button, is nothing that could be measured. */
function pressed(s: ServiceLatency, { slot, atMs }: GroupedPress<'hold'>): Reaction {
  const { ui, shown: test, nowMs } = s;
  if (slot !== test.slot || atMs < test.litMs) return ignored(ui, 'service');
  const took = { ms: atMs - test.litMs, wireMs: nowMs - atMs };
  // No randomness in here: what nobody can time does as well.
  const chance = Math.floor(atMs);
  const next = {
    slot: (slot + 1 + (chance % (LEDS.slots - 1))) % LEDS.slots,
    litMs: nowMs + PAUSE_MS.least + ((chance * 7) % PAUSE_MS.spread),
  };
  return shown({ ...ui, service: { ...test, ...next, took } });
}
