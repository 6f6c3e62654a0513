import { expect, test } from 'vitest';
import { requireFirmataPackages } from '../../../src/board/firmata/packages.ts';

test('a checkout has what a Firmata board needs', () => {
  expect(() => requireFirmataPackages()).not.toThrow();
});

test('packages that are not installed are named, with what to do', () => {
  const resolve = (name: string) => {
    if (name !== 'johnny-five') throw new Error(`Cannot find module '${name}'`);
  };
  expect(() => requireFirmataPackages(resolve)).toThrow(
    'The packages for Firmata boards are not installed: firmata-io, node-pixel. Play from a checkout',
  );
});
