/** What one browser, one address and everybody together may take from the server. Wall time. */

export interface Limits {
  /** Least time between two rounds of snapshots: 20 a second. */
  readonly roundMs: number;
  /** A round that is not through after this long no longer holds up the next one. */
  readonly roundLimitMs: number;
  /** Viewers are served for so long in one go, before the table gets its turn again. */
  readonly sliceMs: number;
  readonly beatMs: number;
  /** Beats between two pings; who has not answered the last one is gone. */
  readonly beatsPerPing: number;
  /** A viewer that takes nothing for this long is dropped. */
  readonly slowMs: number;
  /** Frames that a viewer may send (they are ignored) before it is closed. */
  readonly viewerFrames: number;
  readonly viewerBytes: number;
  readonly controlBytes: number;
  /** Messages of a cabinet that make no sense, before it is closed. */
  readonly controlErrors: number;
  /** Messages of a cabinet: this many at once, and then so many a second. */
  readonly controlBurst: number;
  readonly controlPerSecond: number;
  /** Time that a cabinet has to answer a ping; then its buttons are let go. */
  readonly controlPingMs: number;
  /** A pin stays pressed at least this long: a synthetic click is shorter than any finger, and than the debounce. */
  readonly pressMs: number;
  /** Live connections of one address, and of all. */
  readonly perAddress: number;
  readonly total: number;
}

export const LIMITS: Limits = {
  roundMs: 50,
  roundLimitMs: 200,
  sliceMs: 1,
  beatMs: 1000,
  beatsPerPing: 15,
  slowMs: 10_000,
  viewerFrames: 5,
  viewerBytes: 256,
  controlBytes: 512,
  controlErrors: 5,
  controlBurst: 80,
  controlPerSecond: 60,
  controlPingMs: 4000,
  pressMs: 25,
  perAddress: 64,
  total: 4000,
};
