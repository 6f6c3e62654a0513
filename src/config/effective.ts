/** Prints a configuration as a cabinet file, with the origin of every value beside it. */
import { stringify } from 'yaml';
import type { LoadedConfig } from './config.ts';
import { keysOf } from './key.ts';

/** Valid YAML: saved as a cabinet file it gives the same configuration again. */
export function effectiveText({ config, file, origins }: LoadedConfig): string {
  const rows: { text: string; origin: string }[] = [];
  let group = '';
  for (const { path } of keysOf()) {
    const [first = '', inner] = path;
    if (inner !== undefined && first !== group) rows.push({ text: `${first}:`, origin: '' });
    group = first;
    const value = path.reduce<unknown>((outer, step) => (outer as Record<string, unknown>)[step], config);
    const indent = inner === undefined ? '' : '  ';
    rows.push({
      text: `${indent}${inner ?? first}: ${oneLine(value)}`,
      origin: origins[path.join('.')] ?? '',
    });
  }
  const width = Math.min(60, Math.max(...rows.map(({ text }) => text.length)));
  const source = file === undefined ? 'There is no cabinet file.' : `Cabinet file: ${file}`;
  const lines = rows.map(({ text, origin }) => (origin === '' ? text : `${text.padEnd(width)}  # ${origin}`));
  return `# The configuration in force. ${source}\n${lines.join('\n')}\n`;
}

function oneLine(value: unknown): string {
  return stringify(value, { collectionStyle: 'flow', lineWidth: 0, flowCollectionPadding: false }).trim();
}
