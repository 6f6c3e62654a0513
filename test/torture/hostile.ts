/** Journals that somebody has made to harm or to lie, given to start, restore and verify. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '../../src/fault/fault.ts';
import type { GameEvent } from '../../src/game/index.ts';
import { DATABASE_FILE } from '../../src/journal/store/sqlite-store.ts';
import { type Campaign, must } from './campaign.ts';
import { forgedRows, sabotaged } from './forgeries.ts';
import { honestJournal, writeRows } from './hostile-base.ts';
import { LOOKS, playedIn } from './hostile-looks.ts';
import { laidOut, quickFolder } from './played-journal.ts';

/** Wall time of one answer, on a machine that has other work too. */
const PATIENCE_MS = 20_000;
/** Of the tries, those that leave the events as they were and go for the file. */
const SABOTAGED = 0.4;

export const HOSTILE: Campaign = {
  name: 'hostile',
  what:
    'hostile databases (values, points, faces, seeds, orders, deep and long payloads with their chain made anew; triggers, endless views, other tables, numbers beyond all; ' +
    'bytes flipped, pages cut off, mixed up or emptied), each given to start, restore and verify: it is refused by a named fault, or tells no other dice, points, turns or winners than were played',
  tries: { full: 1_500, quick: 150 },
  async run(trial) {
    const { rows, empty } = honestJournal();
    const played = playedIn(rows.map(({ payload }) => JSON.parse(payload) as GameEvent));
    const [folder, other] = [quickFolder(), quickFolder()];
    const file = join(folder, DATABASE_FILE);
    const refused = new Map<string, number>();
    for (let tried = 1; tried <= trial.tries; tried += 1) {
      const chance = trial.chance.fork();
      await trial.attempt(`journal ${tried}`, () => {
        const forged = chance.share() < SABOTAGED ? { rows, what: '' } : forgedRows(rows, chance);
        laidOut(folder, { [DATABASE_FILE]: empty });
        writeRows(file, forged.rows);
        const what = forged.what === '' ? sabotaged(file, chance) : forged.what;
        const bytes = Uint8Array.from(readFileSync(file));
        for (const [name, look] of Object.entries(LOOKS)) {
          laidOut(folder, { [DATABASE_FILE]: bytes });
          const begun = performance.now();
          try {
            look(folder, other, played);
          } catch (error) {
            if (!(error instanceof Fault)) throw new Error(`${name}: ${what}: ${told(error)}`);
            refused.set(name, (refused.get(name) ?? 0) + 1);
          }
          const took = performance.now() - begun;
          must(took < PATIENCE_MS, () => `${name}: ${what} took ${Math.round(took)} ms`);
        }
      });
    }
    for (const [name, times] of refused) trial.figures.set(`refused by ${name}`, `${times}`);
    for (const each of [folder, other]) rmSync(each, { recursive: true, force: true });
  },
};

function told(error: unknown): string {
  return error instanceof Error ? `${error.stack}` : `${error}`;
}
