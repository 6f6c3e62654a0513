/** Runs a program of the system, whose answer is read. */
import { execFile } from 'node:child_process';

const PATIENCE_MS = 3000;

/** What it printed; undefined where it is missing, fails or keeps us waiting. */
export function toolSays(program: string, words: readonly string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    const env = { ...process.env, LC_ALL: 'C' };
    execFile(program, [...words], { env, timeout: PATIENCE_MS }, (error, stdout) =>
      resolve(error === null ? stdout.trim() : undefined),
    );
  });
}
