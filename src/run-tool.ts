/** Finds a program of the system, runs it, and reads what it says. Nothing waits for it: a table that plays may have asked. */
import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface Ran {
  /** Undefined where it could not be started. */
  readonly code: number | undefined;
  readonly stdout: string;
  readonly stderr: string;
  /** It was ended, since it took longer than anybody had patience. */
  readonly late: boolean;
}

/** The path of the first of these programs on the PATH, or undefined. */
export function findProgram(programs: readonly string[], path = process.env.PATH ?? ''): string | undefined {
  return path
    .split(delimiter)
    .flatMap((folder) => programs.map((program) => join(folder, program)))
    .find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A tool that takes longer than `patienceMs`, or is `stopped`, is ended whatever it does, and counts as one that could not be started. */
export function runTool(
  program: string,
  words: readonly string[],
  patienceMs?: number,
  stopped?: AbortSignal,
): Promise<Ran> {
  // In English and without colours: what it prints is read.
  const env = { ...process.env, LC_ALL: 'C', SYSTEMD_COLORS: '0' };
  return new Promise((resolve) => {
    const limits = { timeout: patienceMs, killSignal: 'SIGKILL', signal: stopped } as const;
    const child = execFile(program, [...words], { env, ...limits }, (error, stdout, stderr) =>
      resolve({
        ...{ code: child.exitCode ?? undefined, stdout, stderr: stderr || error?.message || '' },
        late: error?.killed === true && stopped?.aborted !== true,
      }),
    );
  });
}
