/** Service: the address of the pages, the only text that scrolls. */
import { capitals } from '../../../language/display-text.ts';
import { tell } from '../../../language/sentence.ts';
import { sentencesIn } from '../../../language/sentences.ts';
import { scrolled, scrollMs } from '../../state/scroll.ts';
import { SCROLL_STEP_MS } from '../../times.ts';
import type { Overlay } from '../screen.ts';
import { READ, readUntil } from './entry.ts';
import { darkSlots, type Serving, serving } from './tree.ts';

export interface ServiceAddress extends Serving<'address'> {
  readonly state: 'service-address';
  readonly address: string;
}

/** Of a table without pages. */
function noAddress({ options }: Serving<'address'>): string {
  return capitals(tell(sentencesIn(options.language), { say: 'table.noAddress' }));
}

export const SERVICE_ADDRESS: Overlay<ServiceAddress> = {
  chord: 'service',
  covers: true,
  controls: READ,
  when(moment) {
    const s = serving(moment, 'address');
    return s && { ...s, state: 'service-address', address: s.facts?.address ?? noAddress(s) };
  },
  due: (s) => readUntil(s, s.shown.sinceMs + scrollMs(s.address)),
  moves: ({ shown }) => ({ sinceMs: shown.sinceMs, stepMs: SCROLL_STEP_MS }),
  pages: ({ address, shown, nowMs }) => [scrolled(address, shown.sinceMs, nowMs)],
  sentence: ({ facts }) => ({ say: 'table.pagesAt', address: facts?.address ?? { say: 'table.noAddress' } }),
  slots: darkSlots,
};
