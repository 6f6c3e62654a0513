/** Commands of a release, asked of it by another one: how they are called, and what they complain about. */
import type { Text } from '../language/sentence.ts';
import type { Ran } from '../run-tool.ts';

const MINUTE_MS = 60_000;

/** The options of the table that was started with these words, for its other commands. */
export function wordsOf({ words }: { readonly words: readonly string[] }): readonly string[] {
  return words[0] === 'run' ? words.slice(1) : words;
}

/** The last line of what a program complains about. `patienceMs`: what it was given. */
export function saidBy({ stderr, stdout, code, late }: Ran, patienceMs: number): Text {
  if (late) return { say: 'update.late', minutes: Math.round(patienceMs / MINUTE_MS) };
  return (stderr.trim() || stdout.trim()).split('\n').at(-1) || `${code}`;
}
