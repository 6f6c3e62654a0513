/**
 * A process that appends to the journal in the folder of its first argument until it is killed, several appends under
 * way at any time, and prints the number of every append as soon as it is durable.
 */
import { writeSync } from 'node:fs';
import { openSqliteJournal } from '../../src/journal/thread/sqlite-journal.ts';
import { cutEvent, startedEvent } from '../journal/events.ts';

const journal = await openSqliteJournal(process.argv[2] ?? '');
if ((await journal.read()).length === 0) await journal.append([startedEvent(1)]);

async function appendFrom(first: number): Promise<never> {
  for (let number = first; ; number += 4) {
    await journal.append([cutEvent(`${number}`), cutEvent(`${number} again`)]);
    writeSync(1, `${number}\n`);
  }
}

await Promise.all([0, 1, 2, 3].map(appendFrom));
