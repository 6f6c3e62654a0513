/** The table has stopped: its journal can no longer be written. */

import type { Text } from '../../language/sentence.ts';
import type { Moment } from '../state/moment.ts';
import { ignored } from '../state/reaction.ts';
import { deaf, type Overlay } from './screen.ts';

export interface Stopped extends Moment {
  readonly state: 'stopped';
  /** The sentence of the fault. */
  readonly fault: Text;
}

export const STOPPED: Overlay<Stopped> = {
  busy: 'stopped',
  controls: deaf('stopped'),
  when(moment) {
    const { stopped } = moment.ui;
    return stopped === undefined ? undefined : { ...moment, state: 'stopped', fault: stopped };
  },
  key: ({ ui }) => ignored(ui, 'stopped'),
  pages: () => [{ say: 'faultWord.journal-write' }, { say: 'display.stopped' }],
  sentence: ({ fault }) => ({ say: 'table.stopped', fault }),
};
