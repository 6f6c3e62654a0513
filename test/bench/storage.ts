/** The journal on this disk: how long an append takes, what a game costs, and that nothing is seen before it is durable. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { YAHTZEE } from '../../src/game/index.ts';
import { DATABASE_FILE } from '../../src/journal/store/sqlite-store.ts';
import { openSqliteJournal } from '../../src/journal/thread/sqlite-journal.ts';
import { type Report, summarise } from './figures.ts';
import { gameEvents } from './game-events.ts';
import { inFolder } from './on-disk.ts';
import { seenBeforeAppend } from './seen-before-append.ts';

/** Appends go one after the other, as at the table: a player waits for each roll. */
export async function storage(appends: number, rolls: number): Promise<Report> {
  const append = summarise(await appendTimes(appends));
  const bytes = await bytesPerGame(Math.max(2, Math.round(appends / 100)));
  return {
    title: 'The journal: one append after the other, each on the disk before the next',
    runs: [],
    figures: [
      { name: 'append, median', unit: 'ms', value: append.median, wall: true },
      { name: 'append, p99', unit: 'ms', value: append.p99, wall: true },
      { name: 'append, worst', unit: 'ms', value: append.worst, wall: true },
      { name: 'bytes a game of two players', unit: 'bytes', value: bytes, better: 'lower' },
      ...(await seenBeforeAppend(rolls)),
    ],
  };
}

function appendTimes(appends: number): Promise<readonly number[]> {
  return inFolder(async (folder) => {
    const journal = await openSqliteJournal(folder);
    const times: number[] = [];
    for (let number = 1; times.length < appends; number += 1) {
      for (const events of gameEvents(YAHTZEE, number)) {
        const startedMs = performance.now();
        await journal.append(events);
        times.push(performance.now() - startedMs);
      }
    }
    await journal.close();
    return times;
  });
}

/** Of the closed database file, beyond the first game's, which brings the empty tables with it. */
async function bytesPerGame(games: number): Promise<number> {
  const sizeAfter = (count: number) =>
    inFolder(async (folder) => {
      const journal = await openSqliteJournal(folder);
      for (let number = 1; number <= count; number += 1)
        await journal.append(gameEvents(YAHTZEE, number).flat());
      await journal.close();
      return statSync(join(folder, DATABASE_FILE)).size;
    });
  return ((await sizeAfter(games + 1)) - (await sizeAfter(1))) / games;
}
