/** The parts of the README that a command writes: each stands between two marks, and a test compares it with its source. */
import { readFileSync, writeFileSync } from 'node:fs';

const README = new URL('../../README.md', import.meta.url);
const END = '<!-- end of figures -->';

/** What stands in the README now, from the mark that names `command` to the end mark. */
export function readmePart(command: string): string {
  const { text, from, to } = find(command);
  return text.slice(from, to).trim();
}

export function writeReadmePart(command: string, part: string): void {
  const { text, from, to } = find(command);
  writeFileSync(README, `${text.slice(0, from)}\n${part}\n${text.slice(to)}`);
}

function find(command: string): { readonly text: string; readonly from: number; readonly to: number } {
  const text = readFileSync(README, 'utf8');
  const begin = `<!-- figures: ${command} -->`;
  const at = text.indexOf(begin);
  const to = text.indexOf(END, at);
  if (at === -1 || to === -1) throw new Error(`README.md lacks the mark ${begin}, or ${END} after it.`);
  return { text, from: at + begin.length, to };
}
