/** Prints a configuration as a cabinet file, with the origin of every value beside it. */
import { stringify } from 'yaml';
import type { Text } from '../language/sentence.ts';
import { DEFAULT_ORIGIN, type LoadedConfig } from './config.ts';
import { keysOf } from './key.ts';

/** Valid YAML: saved as a cabinet file it gives the same configuration again. */
export function effectiveText({ config, file, origins }: LoadedConfig, told: (text: Text) => string): string {
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
      origin: originText(origins[path.join('.')] ?? '', told),
    });
  }
  const width = Math.min(60, Math.max(...rows.map(({ text }) => text.length)));
  const source: Text = file === undefined ? { say: 'command.noFile' } : { say: 'command.fileIs', file };
  const lines = rows.map(({ text, origin }) => (origin === '' ? text : `${text.padEnd(width)}  # ${origin}`));
  return `${told({ say: 'command.inForce', source })}\n${lines.join('\n')}\n`;
}

function originText(origin: string, told: (text: Text) => string): string {
  return origin === DEFAULT_ORIGIN ? told({ say: 'command.byDefault' }) : origin;
}

function oneLine(value: unknown): string {
  return stringify(value, { collectionStyle: 'flow', lineWidth: 0, flowCollectionPadding: false }).trim();
}
