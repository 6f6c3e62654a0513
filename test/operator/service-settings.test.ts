import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Settings } from '../../src/config/settings.ts';
import type { SettingsInForce } from '../../src/operator/desk-settings.ts';
import { changeLeaf, settingValues, toFactory } from '../../src/operator/service-settings.ts';
import { SERVICE_SETTINGS } from '../../src/table/state/service-settings.ts';
import { load, temporaryFolders } from '../config/load.ts';

const TEXT = `# Of the bar.

coach: live # the landlord likes it
leds:
  colourOrder: RGB # these matrices
  brightness: 40
`;

function withFile(text = TEXT, options = {}) {
  const folders = temporaryFolders();
  const applied: unknown[] = [];
  const settings = new Settings(load(text, options, folders), folders);
  const parts: SettingsInForce = { settings, apply: (config) => void applied.push(config.leds.brightness) };
  return { parts, settings, applied, text: () => readFileSync(settings.file, 'utf8') };
}

test('a value goes into the cabinet file with its comments kept, and counts at once', () => {
  const { parts, settings, applied, text } = withFile();
  expect(settingValues(settings)).toMatchObject({ coach: 'live', bright: 40, volume: 'low', players: [] });
  expect(changeLeaf(parts, 'bright', 96)).toEqual({ say: 'leafWord.done' });
  expect(text()).toBe(TEXT.replace('40', '96'));
  expect(applied).toEqual([96]);
  expect(settingValues(settings)).toMatchObject({ bright: 96 });
});

test('every value that SETUP offers is one that the cabinet file takes', () => {
  // Without a coin nobody could pay.
  const { parts } = withFile(`${TEXT}credits: { coins: [{ channel: 1, value: 0.5, label: 50C }] }\n`);
  for (const [leaf, { choices }] of Object.entries(SERVICE_SETTINGS)) {
    for (const value of choices([]))
      expect(changeLeaf(parts, leaf as keyof typeof SERVICE_SETTINGS, value)).toEqual({
        say: 'leafWord.done',
      });
  }
});

test('FACTORY takes what SETUP changes out of the file, and nothing else', () => {
  const { parts, applied, text } = withFile();
  expect(toFactory(parts)).toEqual({ say: 'leafWord.done' });
  expect(text()).toBe('# Of the bar.\n\nleds:\n  colourOrder: RGB # these matrices\n');
  expect(applied.at(-1)).toBe(255);
});

test('a value of the command line goes on counting, and the display says so', () => {
  const { parts } = withFile(TEXT, { tumbleMs: '400' });
  expect(changeLeaf(parts, 'tumble', 700)).toEqual({ say: 'leafWord.option' });
});

test('a table without a cabinet file gets one, and says so; one that can have none says that', () => {
  const folders = temporaryFolders();
  const settings = new Settings(load(undefined, {}, folders), folders);
  const parts = { settings, apply: () => undefined };
  expect(existsSync(settings.file)).toBe(false);
  expect(changeLeaf(parts, 'calm', true)).toEqual({ say: 'leafWord.newFile' });
  expect(changeLeaf(parts, 'calm', false)).toEqual({ say: 'leafWord.done' });
  expect(readFileSync(settings.file, 'utf8')).toContain('calm: false');
  expect(settingValues(undefined)).toEqual({});
  expect(changeLeaf({ ...parts, settings: undefined }, 'calm', true)).toEqual({ say: 'leafWord.noFile' });
});
