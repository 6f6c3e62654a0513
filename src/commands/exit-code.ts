/** What the exit code of `dicetable` says. */
export const EXIT = {
  done: 0,
  /** A fault that a person can mend. */
  fault: 1,
  usage: 2,
  /** Nothing is wrong, and not all of it is proved. */
  unproved: 3,
  /** As in sysexits.h: an error in the program itself. */
  bug: 70,
  /** As shells say "ended by Ctrl-C". */
  interrupted: 130,
} as const;
