import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Settings } from '../../src/config/settings.ts';
import type { SettingsInForce } from '../../src/operator/desk-settings.ts';
import { changeLeaf, putLeaf, settingValues, toFactory } from '../../src/operator/service-settings.ts';
import { choicesWith, SERVICE_SETTINGS } from '../../src/table/state/service-settings.ts';
import type { SettingLeaf } from '../../src/table/state/service-tree.ts';
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
  expect(settingValues(settings)).toMatchObject({
    coach: 'live',
    bright: 40,
    buzzerVolume: 'low',
    players: [],
  });
  expect(changeLeaf(parts, 'bright', 96)).toEqual({ say: 'leafWord.done' });
  expect(text()).toBe(TEXT.replace('40', '96'));
  expect(applied).toEqual([96]);
  expect(settingValues(settings)).toMatchObject({ bright: 96 });
});

test('every value that SETUP offers is one that the cabinet file takes', () => {
  // Without a coin nobody could pay.
  const { parts } = withFile(`${TEXT}credits: { coins: [{ channel: 1, value: 0.5, label: 50C }] }\n`);
  // Each from the value that the choice before it has left.
  for (const [leaf, { choices }] of Object.entries(SERVICE_SETTINGS)) {
    for (const value of choices([], settingValues(parts.settings)[leaf as SettingLeaf] ?? ''))
      expect(changeLeaf(parts, leaf as SettingLeaf, value)).toEqual({
        say: 'leafWord.done',
      });
  }
});

test('another price keeps what is cheaper at once as cheap, and more at once is offered at the price of one', () => {
  const { parts, text } = withFile(
    'credits:\n  tiers: [{credits: 1, price: 1}, {credits: 3, price: 2}] # ours\n',
  );
  const now = () => settingValues(parts.settings).price ?? '';
  const shown = (leaf: 'price' | 'tiers') =>
    SERVICE_SETTINGS[leaf].choices([], now()).map((value) => SERVICE_SETTINGS[leaf].shown(value, []));
  expect(shown('price')).toEqual(['0.20', '0.50', '1.00', '1.50', '2.00', '2.50', '3.00', '4.00', '5.00']);
  expect(shown('tiers').slice(0, 3)).toEqual([{ say: 'leafWord.none' }, '2/1.50', '3/2.00']);
  expect(choicesWith('tiers', now(), []).choice).toBe(2);
  changeLeaf(parts, 'price', choicesWith('price', now(), []).choices[1] ?? '');
  expect(text()).toContain('tiers: [{credits: 1, price: 0.5}, {credits: 3, price: 1}] # ours');
});

test('a price that somebody has changed in the file meanwhile is not overwritten from the one in force', () => {
  const { parts, settings, text } = withFile('credits:\n  tiers: [{credits: 1, price: 1}]\n');
  const price = () => choicesWith('price', settingValues(settings).price ?? '', []).choices[0] ?? '';
  const byHand = text().replace('price: 1', 'price: 3');
  writeFileSync(settings.file, byHand);
  expect(changeLeaf(parts, 'price', price())).toEqual({ say: 'leafWord.edited' });
  expect(text()).toBe(byHand);
  expect(() => putLeaf(parts, 'price', price())).toThrow(/credits.tiers has been changed in the file/);
  expect(putLeaf(parts, 'price', null)).toEqual({ say: 'desk.saved' });
  expect(changeLeaf(parts, 'price', price())).toEqual({ say: 'leafWord.done' });
});

test('without a coin in the cabinet file nobody could pay, and FREEPLAY says so', () => {
  const { parts } = withFile('');
  expect(changeLeaf(parts, 'freePlay', 'per-game')).toEqual({ say: 'leafWord.noCoins' });
  expect(() => putLeaf(parts, 'freePlay', 'per-game')).toThrow(/no coins/);
  expect(changeLeaf(parts, 'freePlay', 'free')).toMatchObject({ say: expect.any(String) });
});

test('FACTORY takes what SETUP changes out of the file at once, and nothing else', () => {
  const { parts, applied, text } = withFile();
  expect(toFactory(parts)).toEqual({ say: 'leafWord.done' });
  expect(text()).toBe(
    '# Of the bar.\n\n# the landlord likes it\nleds:\n  colourOrder: RGB # these matrices\n',
  );
  expect(applied).toEqual([255]);
  expect(toFactory(parts)).toEqual({ say: 'leafWord.done' });
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
