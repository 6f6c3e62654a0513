/** A fallback that can never be right hides what types should guarantee: the table narrows its states instead. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const EMPTY = /(\?\?|\|\|)=? *(''|""|``|\[\]|\[(''|""|``|undefined\b)|-?0\b)/;

const linesWith = (text: string) => text.split('\n').filter((line) => EMPTY.test(line));

test('the table falls back on no empty text, no empty list and no zero', () => {
  const found = globSync('src/table/**/*.ts').flatMap((file) =>
    linesWith(readFileSync(file, 'utf8')).map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test('such fallbacks are found', () => {
  expect(
    linesWith(
      "names[player] ?? ''\nlist ?? []\ncount ||= 0\ntext || ''\nplayers ?? ['']\nhalls[1] ?? [undefined, []]",
    ),
  ).toHaveLength(6);
  expect(linesWith('ui.touchedMs ?? 5\nwinners ?? NOBODY\ncount ?? 10')).toHaveLength(0);
});
