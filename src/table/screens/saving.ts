/** A move is being saved, and nobody has to wait long for it: all stays as it is shown. */

import type { Moment } from '../state/moment.ts';
import { ignored } from '../state/reaction.ts';
import { deaf, type Overlay } from './screen.ts';

export interface Saving extends Moment {
  readonly state: 'saving';
}

export const SAVING: Overlay<Saving> = {
  busy: 'saving',
  controls: deaf('saving'),
  when: (moment) => (moment.ui.saving ? { ...moment, state: 'saving' } : undefined),
  key: ({ ui }) => ignored(ui, 'saving'),
};
