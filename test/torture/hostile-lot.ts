/**
 * Journals that somebody has made to harm or to lie, given to start, restore and verify. A lot of them alone, for who looks
 * for the cause of a loss: `node test/torture/hostile-lot.ts SEED COUNT`.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '../../src/fault/fault.ts';
import type { GameEvent } from '../../src/game/index.ts';
import { DATABASE_FILE } from '../../src/journal/store/sqlite-store.ts';
import { must, Trial } from './campaign.ts';
import { forgedRows, sabotaged } from './forgeries.ts';
import { honestJournal, writeRows } from './hostile-base.ts';
import { GAMES, LOOKS, playedIn } from './hostile-looks.ts';
import { laidOut, quickFolder } from './played-journal.ts';

/** Wall time of one answer, on a machine that has much other work. */
const PATIENCE_MS = 60_000;
/** Of the tries, those that leave the events as they were and go for the file. */
const SABOTAGED = 0.4;

/** `room`: where they are laid out; it is removed at the end. */
export async function attackJournals(trial: Trial, room: string = quickFolder()): Promise<void> {
  const { rows, empty } = honestJournal();
  const played = playedIn(rows.map(({ payload }) => JSON.parse(payload) as GameEvent));
  const [folder, other] = [join(room, 'data'), join(room, 'other')];
  const file = join(folder, DATABASE_FILE);
  laidOut(folder, { [DATABASE_FILE]: empty });
  writeRows(file, rows);
  const honest = Uint8Array.from(readFileSync(file));
  const refused = new Map<string, number>();
  for (let tried = 1; tried <= trial.tries; tried += 1) {
    const chance = trial.chance.fork();
    await trial.attempt(`journal ${tried}`, () => {
      const forged = chance.share() < SABOTAGED ? undefined : forgedRows(rows, chance);
      laidOut(folder, { [DATABASE_FILE]: forged === undefined ? honest : empty });
      if (forged !== undefined) writeRows(file, forged.rows);
      const what = forged === undefined ? sabotaged(file, chance) : forged.what;
      const game = chance.pick(GAMES);
      const bytes = Uint8Array.from(readFileSync(file));
      for (const [name, look] of Object.entries(LOOKS)) {
        laidOut(folder, { [DATABASE_FILE]: bytes });
        const begun = performance.now();
        try {
          look({ folder, other, game }, played);
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
  rmSync(room, { recursive: true, force: true });
}

function told(error: unknown): string {
  return error instanceof Error ? `${error.stack}` : `${error}`;
}

/** What became of a lot, as its process says it in one line. */
export interface Lot {
  readonly survived: number;
  readonly lost: number;
  readonly losses: readonly string[];
  /** Name → value, as in `Trial`. */
  readonly figures: Readonly<Record<string, string>>;
}

if (import.meta.main) {
  const [seed, tries, room] = process.argv.slice(2);
  const trial = new Trial(Number(tries), Number(seed));
  await attackJournals(trial, room);
  const { survived, lost, losses } = trial;
  const lot: Lot = { survived, lost, losses, figures: Object.fromEntries(trial.figures) };
  process.stdout.write(`${JSON.stringify(lot)}\n`);
}
