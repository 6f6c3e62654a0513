import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CONFIG_DEFAULTS } from '../../hardware/cabinet.ts';
import { loadConfig } from '../../src/config/config.ts';
import { complaints, load, temporaryFolders } from './load.ts';

test('without a cabinet file and options everything is the default', () => {
  const folders = temporaryFolders();
  const { config, file, origins } = load(undefined, {}, folders);
  expect(file).toBeUndefined();
  expect(config).toMatchObject({
    host: 'all',
    httpPort: 8080,
    dataDir: folders.data,
    openCabinet: false,
    board: { kind: 'emulated', port: 'auto' },
    rules: 'yahtzee',
    players: [],
    buzzer: 'low',
    log: { level: 'warn', file: 'stderr' },
  });
  expect(config.leds).toEqual({ dice: '8x8', ...CONFIG_DEFAULTS });
  expect(new Set(Object.values(origins))).toEqual(new Set(['default']));
});

test('an empty cabinet file and one of comments only mean the defaults too', () => {
  const { config } = load(undefined);
  const { dataDir: _, backup: __, ...rest } = config;
  expect(load('').config).toMatchObject(rest);
  expect(load('# nothing yet\n').config).toMatchObject(rest);
});

test('the file overrides the default and the option overrides the file, and each value knows where it came from', () => {
  const text = 'httpPort: 9000\ncalm: true\nleds:\n  brightness: 40\n  layout: serpentine\n';
  const { config, origins } = load(text, {
    httpPort: '9001',
    'leds.brightness': '90',
    'board.kind': 'serial',
  });
  expect(config).toMatchObject({
    httpPort: 9001,
    calm: true,
    leds: { brightness: 90, layout: 'serpentine', limitMa: CONFIG_DEFAULTS.limitMa },
    board: { kind: 'serial', port: 'auto' },
  });
  expect(origins).toMatchObject({
    httpPort: '--http-port',
    calm: 'cabinet.yaml:2',
    'leds.brightness': '--leds-brightness',
    'leds.layout': 'cabinet.yaml:5',
    'leds.limitMa': 'default',
    'board.kind': '--board',
    host: 'default',
  });
});

test('an option can switch off what the file switches on', () => {
  expect(load('calm: true\nopenCabinet: true\n', { calm: false }).config).toMatchObject({
    calm: false,
    openCabinet: true,
  });
});

test('players are separated by commas, and two of the same name are told apart', () => {
  expect(load(undefined, { players: 'Eric, Julie' }).config.players).toEqual(['Eric', 'Julie']);
  expect(load('players: [Zoë, Zoë]\n').config.players).toEqual(['Zoë', 'Zoë 2']);
  expect(load('players: [Eric]\n', { players: '' }).config.players).toEqual([]);
  const house = load('players: [Eric, house:master, house:human:5]\n').config.players;
  expect(house).toEqual(['Eric', '⌂ MASTER', '⌂ HOUSE 5']);
  expect(load(`players: ${JSON.stringify(house)}\n`).config.players).toEqual(house);
});

test('orientations need no quotes', () => {
  const { config } = load('leds:\n  orientations: [0, 90, 180, 270, 90-mirrored, "0"]\n');
  expect(config.leds.orientations).toEqual(['0', '90', '180', '270', '90-mirrored', '0']);
});

test('the configuration cannot be changed afterwards', () => {
  const { config } = load('players: [Eric]\n');
  expect(() => (config as { host: string }).host.concat()).not.toThrow();
  expect(() => Object.assign(config.leds, { brightness: 1 })).toThrow(TypeError);
  expect(() => (config.players as string[]).push('Julie')).toThrow(TypeError);
});

test('relative paths of the file count from the file, those of an option from the working folder', () => {
  const folders = temporaryFolders();
  const elsewhere = join(folders.home, 'elsewhere');
  mkdirSync(elsewhere);
  const file = join(elsewhere, 'bar.yaml');
  writeFileSync(file, 'dataDir: nights\nlog:\n  file: ~/table.log\n');
  const { config } = loadConfig({ file }, folders);
  expect(config.dataDir).toBe(join(elsewhere, 'nights'));
  expect(config.log.file).toBe(join(folders.home, 'table.log'));
  const { config: overridden } = loadConfig({ file, options: { dataDir: 'here' } }, folders);
  expect(overridden.dataDir).toBe(join(folders.working, 'here'));
});

test('the file named by --config wins over the one here, and that over the one in the configuration folder', () => {
  const folders = temporaryFolders();
  const port = (file?: string): number => loadConfig({ file }, folders).config.httpPort;
  writeFileSync(join(folders.config, 'cabinet.yaml'), 'httpPort: 1001\n');
  expect(port()).toBe(1001);
  writeFileSync(join(folders.working, 'cabinet.yaml'), 'httpPort: 1002\n');
  expect(port()).toBe(1002);
  writeFileSync(join(folders.working, 'other.yaml'), 'httpPort: 1003\n');
  expect(port('other.yaml')).toBe(1003);
});

test('a named file that is missing, a folder, or no text is explained', () => {
  const folders = temporaryFolders();
  const explain = (file: string): string => complaints(() => loadConfig({ file }, folders)).join('\n');
  expect(explain('nowhere.yaml')).toContain('nowhere.yaml, named by --config, does not exist');
  mkdirSync(join(folders.working, 'folder.yaml'));
  expect(explain('folder.yaml')).toContain('is a folder, not a file');
  writeFileSync(join(folders.working, 'binary.yaml'), Uint8Array.of(0xff, 0xfe, 0x00, 0xd8));
  expect(explain('binary.yaml')).toContain('is not UTF-8 text');
});

test('--port without a real board is refused, since a real board is always asked for', () => {
  expect(complaints(() => load(undefined, { 'board.port': '/dev/ttyUSB0' }))[0]).toContain(
    'add --board serial',
  );
  expect(load('board:\n  port: /dev/ttyUSB0\n').config.board.kind).toBe('emulated');
});
