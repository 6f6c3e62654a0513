import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { editorSchema } from '../../src/config/editor-schema.ts';
import { effectiveText } from '../../src/config/effective.ts';
import { userFolders } from '../../src/config/folders.ts';
import { expectationOf, jsonSchema, keysOf } from '../../src/config/key.ts';
import { configOptions } from '../../src/config/option.ts';
import { english } from '../language/english.ts';
import { load } from './load.ts';

test('the printed configuration names every origin, and read again it is the same configuration', () => {
  const loaded = load(
    'players: ["True", Jörg]\nleds:\n  orientations: [0, 90, 0, 0, 0, 270-mirrored]\n  colourOrder: RGB\n',
    { httpPort: '0' },
  );
  const text = effectiveText(loaded, english);
  expect(text).toMatch(/^httpPort: 0 +# --http-port$/m);
  expect(text).toMatch(/^ {2}colourOrder: RGB +# cabinet\.yaml:4$/m);
  expect(text).toMatch(/^host: all +# default$/m);
  expect(load(text).config).toEqual(loaded.config);
  expect(parse(text)).toMatchObject({ players: ['True', 'Jörg'] });
});

test('cabinet.schema.json is fresh', () => {
  const committed = JSON.parse(readFileSync('src/config/cabinet.schema.json', 'utf8'));
  expect(committed).toStrictEqual(JSON.parse(editorSchema()));
});

test("the editors' schema asks for no quotes around orientations", () => {
  const schema = JSON.parse(editorSchema());
  const { items } = schema.properties.leds.properties.orientations;
  expect(items.enum).toEqual(expect.arrayContaining(['90', 90, '90-mirrored']));
  expect(items.type).toBeUndefined();
});

test('every key has a meaning, an expectation in words, and an option of its own, but for lists of groups', () => {
  for (const { path, schema } of keysOf()) {
    expect(schema.description, path.join('.')).toMatch(/\.$/);
    expect(english(expectationOf(schema)), path.join('.')).not.toMatch(/undefined|\[object/);
  }
  const flags = configOptions().map(({ flag }) => flag);
  expect(new Set(flags).size).toBe(keysOf(jsonSchema()).length - 3);
  for (const list of ['--rule-sets', '--credits-coins', '--credits-tiers']) expect(flags).not.toContain(list);
  expect(flags).toEqual(
    expect.arrayContaining(['--host', '--http-port', '--board', '--port', '--leds-colour-order']),
  );
});

test('data and cabinet file lie where each system keeps them', () => {
  const folders = (platform: NodeJS.Platform, environment = {}) =>
    userFolders(environment, platform, '/home/eve', '/tmp');
  expect(folders('linux')).toMatchObject({
    data: '/home/eve/.local/share/dicetable',
    config: '/home/eve/.config/dicetable',
  });
  expect(folders('linux', { XDG_DATA_HOME: '/srv/data', XDG_CONFIG_HOME: 'relative' })).toMatchObject({
    data: '/srv/data/dicetable',
    config: '/home/eve/.config/dicetable',
  });
  expect(folders('darwin').data).toBe('/home/eve/Library/Application Support/dicetable');
  expect(folders('win32', { LOCALAPPDATA: '/local' }).data).toBe('/local/dicetable');
});
