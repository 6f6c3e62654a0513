/** Hostile databases: lot by lot, so that a hundred thousand are a matter of time alone. */
import type { Campaign } from './campaign.ts';
import { attackJournals } from './hostile-lot.ts';
import { attackInLots, LOT } from './hostile-lots.ts';

export const HOSTILE: Campaign = {
  name: 'hostile',
  what:
    'hostile databases (values, points, faces, seeds, orders, deep and long payloads with their chain made anew; triggers, endless views, other tables, numbers beyond all; ' +
    'bytes flipped, pages cut off, mixed up or emptied), each given to start, restore and verify: it is refused by a named fault, or tells no other dice, points, turns or winners than were played',
  tries: { full: 100_000, quick: 150 },
  run: (trial) => (trial.tries <= LOT ? attackJournals(trial) : attackInLots(trial)),
};
