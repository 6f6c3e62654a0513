/** Runs a program of the system, and reads what it says. Nothing waits for it: a table that plays may have asked. */
import { execFile } from 'node:child_process';

export interface Ran {
  /** Undefined where it could not be started. */
  readonly code: number | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

/** `patienceMs`: a tool that takes longer is ended, and counts as one that could not be started. */
export function runTool(program: string, words: readonly string[], patienceMs?: number): Promise<Ran> {
  // In English and without colours: what it prints is read.
  const env = { ...process.env, LC_ALL: 'C', SYSTEMD_COLORS: '0' };
  return new Promise((resolve) => {
    const child = execFile(program, [...words], { env, timeout: patienceMs }, (error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? undefined, stdout, stderr: stderr || error?.message || '' }),
    );
  });
}
