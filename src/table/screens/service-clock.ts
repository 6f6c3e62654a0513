/** Service: what the clock on the wall should say, so that dates in the journal can be trusted. */
import { SERVICE_PAGE_MS } from '../times.ts';
import { darkSlots, READ, readUntil, type Serving, serving } from './parts/service.ts';
import type { Overlay } from './screen.ts';

export interface ServiceClock extends Serving<'clock'> {
  readonly state: 'service-clock';
  /** `14:05`; undefined: nobody has set it. */
  readonly time: string | undefined;
}

export const SERVICE_CLOCK: Overlay<ServiceClock> = {
  chord: 'service',
  covers: true,
  controls: READ,
  when(moment) {
    const s = serving(moment, 'clock');
    return s && { ...s, state: 'service-clock', time: s.facts?.time };
  },
  due: (s) => readUntil(s, s.shown.sinceMs + SERVICE_PAGE_MS),
  pages: ({ time }) => (time === undefined ? [{ say: 'display.noClock' }] : [{ say: 'display.clock' }, time]),
  sentence: ({ time }) => (time === undefined ? { say: 'table.noClock' } : { say: 'table.clock', time }),
  slots: darkSlots,
};
