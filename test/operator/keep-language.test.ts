import { expect, test } from 'vitest';
import { Settings } from '../../src/config/settings.ts';
import { Fault } from '../../src/fault/fault.ts';
import { keepLanguage } from '../../src/operator/keep-language.ts';
import { load, temporaryFolders } from '../config/load.ts';

const told: string[] = [];
const log = { warn: (words: unknown) => void told.push(String(words)) };
const nobody = { log, guestSelects: () => false };

test('a language chosen at the cabinet stands in the cabinet file, and the next start speaks it', () => {
  const folders = temporaryFolders();
  const settings = new Settings(load('calm: true\n', {}, folders), folders);
  expect(keepLanguage({ ...nobody, settings }, 'de')).toBe(true);
  expect(load(undefined, {}, folders).config.language).toBe('de');
});

test('a guest of an open cabinet changes no file', () => {
  const settings = {
    change: () => {
      throw new Error('A guest has changed a file.');
    },
  };
  expect(keepLanguage({ settings, log, guestSelects: () => true }, 'de')).toBe(true);
});

test('a file that cannot be written is said to the log', () => {
  const settings = {
    change: () => {
      throw new Fault('config-wrong', { say: 'config.noMap' });
    },
  };
  expect(keepLanguage({ ...nobody, settings }, 'de')).toBe(false);
  expect(told.join()).toContain('the cabinet file is no list of keys and values');
});
