/** What the processes of the spectators' benchmark say to each other, and the one clock that they share. */

/** Milliseconds of the system's monotonic clock: the same in every process of a machine. */
export function nowMs(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

/** When a change was made: its number, and at what time it was handed to those who send it. */
export type Marks = Readonly<Record<number, number>>;

export type ToServer =
  /** Servers that have no table of their own: send this to every viewer. */
  | { readonly type: 'send'; readonly seq: number; readonly text: string }
  /** Asks for the number of the newest snapshot. */
  | { readonly type: 'newest' }
  | { readonly type: 'report' };

export type FromServer =
  | { readonly type: 'ready'; readonly port: number }
  | { readonly type: 'newest'; readonly seq: number }
  | {
      readonly type: 'report';
      readonly atMs: number;
      /** CPU time of the process so far, without that of the kernel and with it. */
      readonly ownMs: number;
      readonly cpuMs: number;
      readonly residentBytes: number;
      readonly marks: Marks;
    };

/** How a viewer of a server says hello after the upgrade. */
export type Manner = 'ours' | 'ws' | 'socket.io';

export type ToViewers =
  | { readonly type: 'connect'; readonly port: number; readonly manner: Manner; readonly viewers: number }
  /** Forget what was received so far. */
  | { readonly type: 'clear' }
  /** Say `received` once everybody has this snapshot or a newer one, or when that takes too long. */
  | { readonly type: 'await'; readonly seq: number }
  | { readonly type: 'times'; readonly marks: Marks };

export type FromViewers =
  | { readonly type: 'connected' }
  | { readonly type: 'cleared' }
  /** `missing`: viewers who have neither this snapshot nor a newer one. */
  | { readonly type: 'received'; readonly missing: number }
  /** `delays` sorted, in ms: of every change that a viewer received; `text`: the newest message. */
  | { readonly type: 'times'; readonly delays: readonly number[]; readonly text: string };
