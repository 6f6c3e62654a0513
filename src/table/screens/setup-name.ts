/** Setup: the names, one player after the other. */
import { at } from '../at.ts';
import { displayNames } from '../state/display-name.ts';
import { takeNameOrAskCode } from '../state/start-game.ts';
import { type Entering, entering, entryPages, entrySentence } from './parts/entry.ts';
import { usualDue } from './parts/idle-time.ts';
import { letterSlots } from './parts/letters.ts';
import { asking, type InSetup, inSetup, playerDigits, STARTS, setupKey } from './parts/setup.ts';
import type { PlaceScreen } from './screen.ts';

export interface SetupName extends InSetup, Entering {
  readonly state: 'setup-name';
}

const ENTRY = entering<SetupName>(
  (s, entry) => inSetup(s, entry),
  (s) => takeNameOrAskCode(s),
  true,
);

export const SETUP_NAME: PlaceScreen<SetupName> = {
  kind: 'setup',
  chord: 'service',
  unmarked: true,
  controls: { ...ENTRY.controls, lever: STARTS },
  when(moment) {
    const asked = asking(moment, 'name');
    return asked && { ...asked, state: 'setup-name', entry: moment.ui.setup };
  },
  key: setupKey,
  due: (s) => [...usualDue(s), ENTRY.due(s)],
  held: ENTRY.held,
  pages: ({ entry, names }) => entryPages(entry, at(displayNames(names), entry.player)),
  sentence: ({ entry, names }) => entrySentence(entry, at(names, entry.player)),
  slots: (s) => letterSlots(s) ?? playerDigits(s, s.entry.player + 1),
};
