/**
 * A process that opens journals when it is told to: a line is a wall time in ms and a folder. At that time, to the
 * millisecond, it opens the journal there, appends an event, and answers with a line: what is durable, or why it has no journal.
 * `close` on a line closes what it has open.
 */
import { createInterface } from 'node:readline';
import { messageOf } from '../../src/fault/fault.ts';
import { openStore, type SqliteStore } from '../../src/journal/store/sqlite-store.ts';
import { AT, cutEvent, startedEvent } from '../journal/events.ts';

let open: SqliteStore | undefined;

/** What the parent is told. */
export type RaceAnswer = { readonly durable: string } | { readonly refused: string };

function openAt(folder: string, atMs: number): RaceAnswer {
  while (Date.now() < atMs);
  const text = `process ${process.pid}`;
  try {
    open = openStore(folder);
    for (const event of [startedEvent(1), cutEvent(text)]) open.append([{ at: AT, event }]);
    return { durable: text };
  } catch (error) {
    return { refused: messageOf(error) };
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'close') {
    open?.close();
    open = undefined;
    console.log('"closed"');
    continue;
  }
  const [atMs = '', ...folder] = line.split(' ');
  console.log(JSON.stringify(openAt(folder.join(' '), Number(atMs))));
}
