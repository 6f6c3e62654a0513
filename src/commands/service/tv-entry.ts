/** The desktop entry that shows the table's TV page when its user's desktop starts (Desktop Entry and Autostart Specification). */
import { join } from 'node:path';
import { MARK } from './own-file.ts';
import type { TableService } from './table-service.ts';

export function tvEntryFile(config: string): string {
  return join(config, 'autostart', 'dicetable-tv.desktop');
}

export function tvEntry({ program, options, working }: TableService): string {
  const words = [...program, 'service', 'tv', ...options];
  return [
    `# ${MARK}`,
    '[Desktop Entry]',
    'Type=Application',
    'Name=Dicetable TV',
    `Path=${escaped(working)}`,
    `Exec=${words.map((word) => escaped(quoted(word))).join(' ')}`,
    '',
  ].join('\n');
}

/** A word of Exec; `%` begins a field code there. */
function quoted(word: string): string {
  const safe = word.replaceAll('%', '%%');
  return /^[\w@%+=:,./-]+$/.test(safe) ? safe : `"${safe.replaceAll(/["`$\\]/g, '\\$&')}"`;
}

/** Of every value of type string, after all else. */
function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\');
}
