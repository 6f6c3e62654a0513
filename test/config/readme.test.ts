/** The README's tables say what the program does, no more and no less. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectationOf, type Key, keysOf } from '../../src/config/key.ts';
import { FAULTS } from '../../src/fault/catalogue.ts';
import { PLACEHOLDERS } from '../../src/game/manners.ts';

/** The rows of the table under this heading of the README. */
function table(heading: string): readonly string[] {
  const section = readFileSync('README.md', 'utf8')
    .split(/^## /m)
    .find((part) => part.startsWith(heading));
  const lines = (section ?? '').split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2);
}

function keyRow({ path, schema }: Key): string {
  const preset = schema.default === undefined ? 'see below' : `\`${JSON.stringify(schema.default)}\``;
  return `| \`${path.join('.')}\` | ${schema.description} | ${expectationOf(schema)} | ${preset} |`;
}

test('the README explains every key of the cabinet file as it is, and no other', () => {
  expect(table('The cabinet file')).toEqual(keysOf().map(keyRow));
});

test('the README names every sentence of a rule set with its placeholders, and no other', () => {
  const keys = Object.entries(PLACEHOLDERS).map(([key, names]) => {
    const filled = names.map((name) => `\`{${name}}\``).join(', ');
    return `\`${key}\`${filled === '' ? '' : ` (${filled})`}`;
  });
  const line = `Keys of \`sentences\`, and what is filled in: ${keys.join(', ')}.`;
  expect(readFileSync('README.md', 'utf8').split('\n')).toContain(line);
});

test('the README explains every fault as it is, and no other', () => {
  const rows = Object.values(FAULTS).map(
    ({ what, cause, display, advice }) => `| ${what} | ${display || '–'} | ${cause} | ${advice} |`,
  );
  expect(table('When something is wrong')).toEqual(rows);
});

test('the README starts a table again and again, whatever ends it', () => {
  const [, unit = ''] = /```ini\n([\s\S]*?)```/.exec(readFileSync('README.md', 'utf8')) ?? [];
  expect(unit).toMatch(/^Restart=always$/m);
  // Without this, systemd gives up after five starts in ten seconds.
  expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
});
