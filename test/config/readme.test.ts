/** What README.md beside the schema says of every key is so, no more and no less. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectationOf, type Key, keysOf } from '../../src/config/key.ts';
import { PLACEHOLDERS } from '../../src/game/manners.ts';
import { english } from '../language/english.ts';
import { rowsUnder } from '../tools/markdown.ts';

const PAGE = readFileSync('src/config/README.md', 'utf8');

function keyRow({ path, schema }: Key): string {
  const preset = schema.default === undefined ? 'see below' : `\`${JSON.stringify(schema.default)}\``;
  return `| \`${path.join('.')}\` | ${schema.description} | ${english(expectationOf(schema))} | ${preset} |`;
}

test('every key of the cabinet file is explained as it is, and no other', () => {
  expect(rowsUnder(PAGE, 'Keys')).toEqual(keysOf().map(keyRow));
});

test('every sentence of a rule set is named with its placeholders, and no other', () => {
  const keys = Object.entries(PLACEHOLDERS).map(([key, names]) => {
    const filled = names.map((name) => `\`{${name}}\``).join(', ');
    return `\`${key}\`${filled === '' ? '' : ` (${filled})`}`;
  });
  const line = `Keys of \`sentences\`, and what is filled in: ${keys.join(', ')}.`;
  expect(PAGE.split('\n')).toContain(line);
});
