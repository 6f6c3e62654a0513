/** Service: the PIN of the operator's page. */
import type { Text } from '../../../language/sentence.ts';
import { SERVICE_PAGE_MS } from '../../times.ts';
import type { Overlay } from '../screen.ts';
import { READ, readUntil } from './entry.ts';
import { darkSlots, type Serving, serving } from './tree.ts';

export interface ServicePin extends Serving<'pin'> {
  readonly state: 'service-pin';
}

const WHY_OLD = { unkept: 'table.pinOld', guest: 'table.pinNotForGuests' } as const;

const PIN: Text = { say: 'display.pin' };

export const SERVICE_PIN: Overlay<ServicePin> = {
  chord: 'service',
  covers: true,
  controls: READ,
  when(moment) {
    const s = serving(moment, 'pin');
    return s && { ...s, state: 'service-pin' };
  },
  due: (s) => readUntil(s, s.shown.sinceMs + SERVICE_PAGE_MS),
  pages: ({ facts, shown }) =>
    facts === undefined
      ? [{ say: 'display.noPin' }, PIN]
      : [facts.pin, shown.old === undefined ? PIN : { say: 'faultWord.pin-write' }],
  // The PIN is not in it: the pages are for everybody.
  sentence: ({ shown: { old } }) => ({ say: old === undefined ? 'table.pinShown' : WHY_OLD[old] }),
  slots: darkSlots,
};
