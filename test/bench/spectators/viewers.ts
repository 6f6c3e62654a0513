/** Thousands of viewers in a process of their own, who note when they received which change. */
import { parent } from './child.ts';
import { type FromViewers, nowMs, type ToViewers } from './messages.ts';
import { openViewer } from './viewer.ts';

/** Connections that are opened at the same time. */
const AT_ONCE = 100;

let received: { readonly seq: number; readonly atMs: number }[] = [];
/** The number of the newest snapshot of each viewer. */
let newestOf: number[] = [];
/** The number that somebody waits for, and how many viewers have not come so far. */
let awaited = Number.POSITIVE_INFINITY;
let behind = 0;
let patience: NodeJS.Timeout | undefined;
let newest: Buffer = Buffer.alloc(0);

/** A viewer that was skipped, since it had not taken the change before, never receives this one. */
const PATIENCE_MS = 3000;
/** Beats have a number too, but they are short. */
const SHORTEST_SNAPSHOT = 300;
const SEQ = '"seq":';

function hear(viewer: number, message: Buffer): void {
  if (message.length < SHORTEST_SNAPSHOT) return;
  const from = message.indexOf(SEQ) + SEQ.length;
  const seq = Number.parseInt(message.toString('latin1', from, from + 10), 10);
  received.push({ seq, atMs: nowMs() });
  if (newest.length === 0) newest = Buffer.from(message);
  const before = newestOf[viewer] as number;
  newestOf[viewer] = seq;
  if (before >= awaited || seq < awaited) return;
  behind -= 1;
  if (behind === 0) tell();
}

function awaitSeq(seq: number): void {
  awaited = seq;
  behind = newestOf.filter((newest) => newest < seq).length;
  patience = setTimeout(tell, PATIENCE_MS);
  if (behind === 0) tell();
}

function tell(): void {
  clearTimeout(patience);
  awaited = Number.POSITIVE_INFINITY;
  say({ type: 'received', missing: behind });
}

async function connectAll({ port, manner, viewers }: Extract<ToViewers, { type: 'connect' }>): Promise<void> {
  newestOf = Array.from({ length: viewers }, () => 0);
  for (let from = 0; from < viewers; from += AT_ONCE) {
    const open = (_: unknown, at: number) => openViewer(port, manner, (message) => hear(from + at, message));
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, viewers - from) }, open));
  }
  say({ type: 'connected' });
}

const say = parent<ToViewers, FromViewers>((message) => {
  switch (message.type) {
    case 'connect':
      void connectAll(message);
      return;
    case 'clear':
      received = [];
      say({ type: 'cleared' });
      return;
    case 'await':
      awaitSeq(message.seq);
      return;
    case 'times': {
      const delays = received.flatMap(({ seq, atMs }) => {
        const madeMs = message.marks[seq];
        return madeMs === undefined ? [] : [atMs - madeMs];
      });
      say({ type: 'times', delays: delays.sort((a, b) => a - b), text: newest.toString() });
      return;
    }
    default:
      return message satisfies never;
  }
});
