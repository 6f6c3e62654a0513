import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { PIN_FILE, secretFile } from '../../../src/server/guard/secret-file.ts';

test('the PIN is kept over a restart, for its owner alone; an unusable one is drawn anew', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dicetable-pin-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, PIN_FILE);
  const store = secretFile(folder, PIN_FILE);
  expect(store.read()).toBeUndefined();
  writeFileSync(file, 'open', { mode: 0o644 });
  store.write('001234');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(secretFile(folder, PIN_FILE).read()).toBe('001234');
  expect([readFileSync(file, 'utf8'), existsSync(`${file}.new`)]).toEqual(['001234\n', false]);
});

test('a PIN that others could read is closed to them and told, and a link leads to nobody’s file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dicetable-pin-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, PIN_FILE);
  writeFileSync(file, '001234\n', { mode: 0o644 });
  const store = secretFile(folder, PIN_FILE);
  expect([store.read(), store.wasOpen, statSync(file).mode & 0o777]).toEqual(['001234', true, 0o600]);
  expect([store.read(), store.wasOpen]).toEqual(['001234', false]);
  const foreign = join(folder, 'foreign');
  writeFileSync(foreign, '111111');
  symlinkSync(foreign, `${file}.new`);
  store.write('222222');
  rmSync(file);
  symlinkSync(foreign, file);
  expect(store.read()).toBeUndefined();
  store.write('333333');
  expect([readFileSync(foreign, 'utf8'), readFileSync(file, 'utf8')]).toEqual(['111111', '333333\n']);
});
