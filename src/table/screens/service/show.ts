/** Service: a test that only has to be looked at, or heard, step by step. */
import { plain } from '../../../language/sentence.ts';
import { at } from '../../at.ts';
import { goBack } from '../../state/service-walk.ts';
import { TEST_STEP_MS } from '../../times.ts';
import type { Overlay } from '../screen.ts';
import { type ShowStep, showStepsOf } from './show-steps.ts';
import { darkSlots, inService, quiet, type Serving, serving, TREE_CONTROLS } from './tree.ts';

export interface ServiceShow extends Serving<'show'> {
  readonly state: 'service-show';
  /** Counts from the beginning of the test. */
  readonly step: number;
  readonly shows: ShowStep;
}

const END = {
  help: plain('help.endTest'),
  act: (s: ServiceShow) => goBack(s),
};

export const SERVICE_SHOW: Overlay<ServiceShow> = {
  chord: 'service',
  covers: true,
  controls: { ...TREE_CONTROLS, lever: END, leaf: END, select: END },
  when(moment) {
    const s = serving(moment, 'show');
    if (s === undefined) return undefined;
    const step = Math.floor((s.nowMs - s.shown.sinceMs) / TEST_STEP_MS);
    const steps = showStepsOf(s.shown.test, s.facts);
    return { ...s, state: 'service-show', step, shows: at(steps, step % steps.length) };
  },
  // Whoever lets a table burn in goes away meanwhile.
  due: (s) => (s.shown.test === 'burnIn' ? [] : quiet(s)),
  moves: ({ shown: { sinceMs } }) => ({ sinceMs, stepMs: TEST_STEP_MS }),
  pages: ({ shows }) => shows.pages,
  sentence: inService,
  slots: ({ shows }) => shows.slots ?? darkSlots(),
  chime: ({ step, shows: { heard } }) => heard && { step, ...heard },
};
