/** Service: the PIN of the operator's page. */
import { SERVICE_PAGE_MS } from '../times.ts';
import { darkSlots, READ, readUntil, type Serving, serving } from './parts/service.ts';
import type { Overlay } from './screen.ts';

export interface ServicePin extends Serving<'pin'> {
  readonly state: 'service-pin';
}

export const SERVICE_PIN: Overlay<ServicePin> = {
  title: 'Service: the PIN of the operator',
  chord: 'service',
  covers: true,
  controls: READ,
  when(moment) {
    const s = serving(moment, 'pin');
    return s && { ...s, state: 'service-pin' };
  },
  due: (s) => readUntil(s, s.shown.sinceMs + SERVICE_PAGE_MS),
  pages: ({ facts, shown }) =>
    facts === undefined ? ['NO PIN', 'PIN'] : [facts.pin, shown.old === true ? 'OLD PIN' : 'PIN'],
  // The PIN is not in it: the pages are for everybody.
  sentence: ({ shown }) => ({ say: shown.old === true ? 'table.pinOld' : 'table.pinShown' }),
  slots: darkSlots,
};
