import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Fault } from '../../src/fault/fault.ts';
import { PortLink } from '../../src/link/port-link.ts';

const deaf = { bytes: () => undefined, closed: () => undefined };
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dicetable-port-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function faultOf(path: string): Promise<Fault> {
  const error = await new PortLink({ path }).open(deaf).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Fault);
  return error as Fault;
}

test('a port that does not exist is named, with what exists instead', async () => {
  const fault = await faultOf(join(folder, 'ttyNone'));
  expect(fault.code).toBe('link-open');
  expect(fault.detail).toMatch(/there is no port .*ttyNone; there (is no serial port|are )/);
});

test('a file that is no serial port is refused by its name', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, 'no port');
  const fault = await faultOf(file);
  expect(fault.code).toBe('link-open');
  expect(fault.detail).toContain(file);
});

test('a link may try again after a failure, and closing it does nothing', async () => {
  const link = new PortLink({ path: join(folder, 'ttyNone') });
  await expect(link.open(deaf)).rejects.toBeInstanceOf(Fault);
  await expect(link.open(deaf)).rejects.toThrow('there is no port');
  await link.close();
});
