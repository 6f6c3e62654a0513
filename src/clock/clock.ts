/**
 * Table time: the only clock of table loop, boards and links. Wall time (live beat, sockets, logs) never comes from here.
 */

/** A timer that has been set; `cancel` after it fired does nothing. */
export interface Timer {
  cancel(): void;
}

/**
 * Obligations of every clock:
 * - `now` is in milliseconds, may have a fraction, and never goes back; its zero is arbitrary.
 * - `after` calls `action` once, never synchronously, at or after `delayMs`; timers fire in order of their time,
 *   those of the same time in the order in which they were set.
 * - `track` tells the clock that asynchronous work is under way; a virtual clock stands still until it has settled.
 *   It returns the promise it was given.
 */
export interface Clock {
  now(): number;
  after(delayMs: number, action: () => void): Timer;
  track<T>(work: Promise<T>): Promise<T>;
}
