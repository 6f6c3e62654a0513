/** What the fan-out tells, and whom. */

/** What there is to tell. */
export interface News {
  /** Counts what was told; 0: nothing yet. */
  readonly newest: number;
  /** What brings a viewer that is at `from` to the newest one; 0: it has nothing. */
  frame(from: number, packed: boolean): Buffer;
  /** A frame that says "nothing new". */
  beat(): Buffer;
}

/** What a viewer brings along. */
export interface Wants {
  /** What it has been told already, on a line that it has lost. */
  readonly at: number;
  /** It can take differences; else each message is whole. */
  readonly changes: boolean;
  /** It can inflate. */
  readonly packed: boolean;
}

/** What is used of a WebSocket. */
export interface ViewerSocket {
  /**
   * True when the kernel has taken the frame already, as it nearly always has: a call back would cost more than all the
   * rest that Node does for a frame. Otherwise `done` is called when it has (error undefined or null), or with an error.
   */
  write(frame: Buffer, done: (error?: Error | null) => void): boolean;
  ping(): void;
  terminate(): void;
}

/** A viewer that is told things, as its route sees it. */
export interface Joined {
  leave(): void;
  pong(): void;
}
