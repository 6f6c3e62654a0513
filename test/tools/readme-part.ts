/** The parts of a README that a command writes: each stands between two marks, and a test compares it with its source. */
import { readFileSync, writeFileSync } from 'node:fs';

const END = '<!-- end of figures -->';

/** What stands in this file of the repository now, from the mark that names `command` to the end mark. */
export function readmePart(file: string, command: string): string {
  const { text, from, to } = find(file, command);
  return text.slice(from, to).trim();
}

export function writeReadmePart(file: string, command: string, part: string): void {
  const { path, text, from, to } = find(file, command);
  writeFileSync(path, `${text.slice(0, from)}\n${part}\n${text.slice(to)}`);
}

function find(
  file: string,
  command: string,
): { readonly path: URL; readonly text: string; readonly from: number; readonly to: number } {
  const path = new URL(`../../${file}`, import.meta.url);
  const text = readFileSync(path, 'utf8');
  const begin = `<!-- figures: ${command} -->`;
  const at = text.indexOf(begin);
  const to = text.indexOf(END, at);
  if (at === -1 || to === -1) throw new Error(`${file} lacks the mark ${begin}, or ${END} after it.`);
  return { path, text, from: at + begin.length, to };
}
