/** Tables that open one new data folder at the same instant: one has it, before it has written a byte. */
import type { Campaign } from './campaign.ts';
import { JournalRace } from './journal-race.ts';

const TABLES = 4;

export const OPENINGS: Campaign = {
  name: 'openings',
  what: 'new data folders that four tables open in the same millisecond: one has it, the others are told who, and what it was told to be durable is there, and nothing else',
  tries: { full: 250, quick: 40 },
  async run(trial) {
    const race = new JournalRace(TABLES);
    for (let n = 0; n < trial.tries; n += 1) await trial.attempt(`round ${n}`, () => race.run());
    race.close();
  },
};
