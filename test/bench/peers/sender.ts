/** A server that sends changes to its viewers, as the benchmark asks it. */
import { nowMs, serve } from './child.ts';

/** When a change was made: its number, and at what time it was handed to those who send it. */
export type Marks = Readonly<Record<number, number>>;

export type Sender = ReturnType<typeof senderOf>;

function senderOf(port: () => Promise<number>, send: (text: string, mark: () => void) => void) {
  const marks: Record<number, number> = {};
  let newest = 0;
  return {
    port,
    newest: () => newest,
    mark(seq: number, atMs = nowMs()) {
      newest = seq;
      marks[seq] ??= atMs;
    },
    /** To every viewer. */
    send(seq: number, text: string) {
      send(text, () => this.mark(seq));
    },
    /** CPU time so far, without that of the kernel and with it, and memory; garbage does not count. */
    report() {
      globalThis.gc?.();
      const { user, system } = process.cpuUsage();
      const residentBytes = process.memoryUsage().rss;
      return { ownMs: user / 1000, cpuMs: (user + system) / 1000, residentBytes, marks };
    },
  };
}

/** `port` is asked once the benchmark is ready; `send` calls `mark` when it hands the text over. */
export function serveSender(...parts: Parameters<typeof senderOf>): Sender {
  const sender = senderOf(...parts);
  serve(sender);
  return sender;
}
