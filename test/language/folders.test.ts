/** Pages find a record by its folder and file: every language has all of them. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/language/languages.ts';

const filesOf = (language: string) =>
  readdirSync(join(import.meta.dirname, '../../src/language', language)).toSorted();

test.each(LANGUAGES)('%s has the files of English', (language) => {
  expect(filesOf(language)).toEqual(filesOf('en'));
});
