/** Runs a program of the system and waits for it. */
import { spawnSync } from 'node:child_process';

export interface Ran {
  /** Undefined where it could not be started. */
  readonly code: number | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

export function runTool(program: string, words: readonly string[]): Ran {
  // In English and without colours: what it prints is read.
  const env = { ...process.env, LC_ALL: 'C', SYSTEMD_COLORS: '0' };
  const { status, stdout, stderr, error } = spawnSync(program, [...words], { encoding: 'utf8', env });
  return { code: status ?? undefined, stdout: stdout ?? '', stderr: stderr || error?.message || '' };
}
