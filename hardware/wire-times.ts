/** How long each side of the wire waits for what; the C header and PROTOCOL.md follow. */

/** All times of the wire in milliseconds, for both sides. */
export const WIRE_TIMES = {
  helloMs: 100,
  inputResendMs: 20,
  frameResendMs: 25,
  /** Each side sends at least this often. */
  keepAliveMs: 250,
  statusMs: 1000,
  /** No good frame for this long: the host says HELLO again. */
  silentMs: 1000,
  /** No good frame for this long, counted from the open too: the host opens the link again. */
  reopenMs: 3000,
  /** No good frame for this long: the board goes dark and shows OFFLINE. */
  offlineMs: 2000,
  /** A press older than this on arrival is shown as stale and not played. */
  staleMs: 500,
} as const;

/** Unit of `age` in INPUT: one step of Timer2 at clk/1024. */
export const AGE_UNIT_US = 64;
/** `age` of "longer ago than u16 can say" and of "no press yet". */
export const AGE_NONE = 0xffff;
