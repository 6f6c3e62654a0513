/** What another process has taken of this machine, as Linux counts it (proc(5)). */
import { readFileSync } from 'node:fs';

/** USER_HZ, which is the same on every machine that Node runs on. */
const TICKS_PER_SECOND = 100;

/** Of all its threads, in ms: user and system time, fields 14 and 15. */
export function cpuMsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the program's name in brackets, with whatever is in it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1000;
}

/** Memory that is resident now. */
export function rssBytesOf(pid: number): number {
  const [, kilobytes = ''] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
