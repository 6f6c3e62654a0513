/** Thousands of viewers in a process of their own, who note when they received which change. */
import { nowMs, serve } from './child.ts';
import type { Marks } from './sender.ts';
import { type Manner, openViewer } from './viewer.ts';

/** Connections that are opened at the same time. */
const AT_ONCE = 100;
/** A viewer that was skipped, since it had not taken the change before, never receives this one. */
const PATIENCE_MS = 3000;
/** A beat has a number too, but no news. */
const BEAT = '{"type":"beat"';
const SEQ = '"seq":';

let received: { readonly seq: number; readonly atMs: number }[] = [];
/** The number of the newest snapshot of each viewer. */
let newestOf: number[] = [];
/** The number that somebody waits for, and how many viewers have not come so far. */
let awaited = Number.POSITIVE_INFINITY;
let behind = 0;
let tell = () => {};
let first: string | undefined;

function hear(viewer: number, message: Buffer): void {
  if (message.toString('latin1', 0, BEAT.length) === BEAT) return;
  const from = message.indexOf(SEQ) + SEQ.length;
  const seq = Number.parseInt(message.toString('latin1', from, from + 10), 10);
  // What a library says by itself.
  if (Number.isNaN(seq)) return;
  received.push({ seq, atMs: nowMs() });
  first ??= message.toString();
  const before = newestOf[viewer] as number;
  newestOf[viewer] = seq;
  if (before >= awaited || seq < awaited) return;
  behind -= 1;
  if (behind === 0) tell();
}

const api = {
  async connect(port: number, manner: Manner, viewers: number): Promise<void> {
    newestOf = Array.from({ length: viewers }, () => 0);
    for (let from = 0; from < viewers; from += AT_ONCE) {
      const open = (_: unknown, at: number) =>
        openViewer(port, manner, (message) => hear(from + at, message));
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, viewers - from) }, open));
    }
  },
  /** Forgets what was received so far. */
  clear(): void {
    received = [];
  },
  /** Once everybody has this snapshot or a newer one, or that takes too long: how many have not. */
  async missing(seq: number): Promise<number> {
    awaited = seq;
    behind = newestOf.filter((newest) => newest < seq).length;
    if (behind > 0) {
      await new Promise<void>((resolve) => {
        const patience = setTimeout(resolve, PATIENCE_MS);
        tell = () => {
          clearTimeout(patience);
          resolve();
        };
      });
    }
    awaited = Number.POSITIVE_INFINITY;
    return behind;
  },
  /** In ms, of every one of these changes that a viewer received; and what a snapshot looks like. */
  times(marks: Marks): { readonly delays: readonly number[]; readonly text: string } {
    const delays = received.flatMap(({ seq, atMs }) => {
      const madeMs = marks[seq];
      return madeMs === undefined ? [] : [atMs - madeMs];
    });
    return { delays, text: first ?? '' };
  },
};
export type Viewers = typeof api;
serve(api);
