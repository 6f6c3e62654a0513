/** Threads that work beside a table, while nobody waits. */
import { setPriority } from 'node:os';

/** The least that there is. */
const LOWEST = 19;

/** This thread gives way to everything else on the machine. */
export function giveWay(): void {
  // Linux has priorities of threads; elsewhere the whole table would be slowed down.
  if (process.platform === 'linux') setPriority(LOWEST);
}
